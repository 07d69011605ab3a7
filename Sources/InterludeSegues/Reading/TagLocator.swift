/// Finds the start of the *n*th element of an XML text.
///
/// libxml2 reports where a start tag *ends*, which is another line when a tag is spread over several. So the reader
/// counts elements and asks here for the few whose place it keeps. The search goes forward only and looks at each
/// byte once; it relies on `<` being illegal everywhere but in markup, comments and CDATA.
///
/// - Complexity: O(*n*) in the length of the text, over all questions together.
struct TagLocator {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  /// A byte of the current line whose column is known, and that column.
  private var known = (offset: 0, column: 1)
  private var found = 0
  private var place = TextPlace(line: 1, column: 1)

  /// Makes a locator for a text without byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The place of an element's `<`; elements count from 1 and must be asked for in order.
  mutating func place(ofElement number: Int) -> TextPlace {
    while found < number, let byte = take() {
      if byte == UInt8(ascii: "<") { enterMarkup() }
    }
    return place
  }

  /// Takes one byte and keeps count of lines.
  private mutating func take() -> UInt8? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    offset += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      known = (offset, 1)
    }
    return byte
  }

  /// Decides what a `<` begins, after it was taken.
  private mutating func enterMarkup() {
    guard offset < bytes.count else { return }
    switch bytes[offset] {
    case UInt8(ascii: "/"): break
    case UInt8(ascii: "?"): skip(past: Self.instructionEnd)
    case UInt8(ascii: "!"): skipCommentOrData()
    default:
      found += 1
      known = (offset - 1, column(of: offset - 1))
      place = TextPlace(line: line, column: known.column)
    }
  }

  private mutating func skipCommentOrData() {
    guard isNext(Self.commentStart) else { return skip(past: Self.dataEnd) }
    offset += Self.commentStart.count
    skip(past: Self.commentEnd)
  }

  private mutating func skip(past end: [UInt8]) {
    while offset < bytes.count, !isNext(end) { _ = take() }
    offset = min(offset + end.count, bytes.count)
  }

  private func isNext(_ text: [UInt8]) -> Bool {
    bytes[offset...].starts(with: text)
  }

  private func column(of position: Int) -> Int {
    bytes[known.offset..<position].reduce(known.column) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  private static let commentStart = Array("!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  private static let dataEnd = Array("]]>".utf8)
  private static let instructionEnd = Array("?>".utf8)
}
