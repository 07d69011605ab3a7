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
  /// The last element that was found, if its place has not been worked out.
  private var pending: (offset: Int, line: Int)?
  private var place = TextPlace(line: 1, column: 1)

  /// Makes a locator for a text without byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The place of an element's `<`; elements count from 1 and must be asked for in order.
  mutating func place(ofElement number: Int) -> TextPlace {
    while found < number, findMark() { enterMarkup() }
    if let (offset, line) = pending.take() {
      place = TextPlace(line: line, column: column(of: offset))
    }
    return place
  }

  /// Goes on behind the next `<`; false at the end of the text.
  private mutating func findMark() -> Bool {
    var next = offset
    defer { offset = next }
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      if byte == UInt8(ascii: "<") { return true }
      if byte == UInt8(ascii: "\n") { beginLine(at: next) }
    }
    return false
  }

  private mutating func beginLine(at start: Int) {
    line += 1
    known = (start, 1)
  }

  /// Decides what a `<` begins, after it was found.
  private mutating func enterMarkup() {
    guard offset < bytes.count else { return }
    switch bytes[offset] {
    case UInt8(ascii: "/"): break
    case UInt8(ascii: "?"): skip(past: Self.instructionEnd)
    case UInt8(ascii: "!"): skipCommentOrData()
    default:
      found += 1
      pending = (offset - 1, line)
    }
  }

  private mutating func skipCommentOrData() {
    guard isNext(Self.commentStart) else { return skip(past: Self.dataEnd) }
    offset += Self.commentStart.count
    skip(past: Self.commentEnd)
  }

  private mutating func skip(past end: [UInt8]) {
    while offset < bytes.count, !isNext(end) {
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "\n") { beginLine(at: offset) }
    }
    offset = min(offset + end.count, bytes.count)
  }

  private func isNext(_ text: [UInt8]) -> Bool {
    bytes[offset...].starts(with: text)
  }

  /// The column of a byte, counted from one on its line whose column is known.
  private mutating func column(of position: Int) -> Int {
    if known.offset > position {
      let lineEnd = bytes[..<position].lastIndex(of: UInt8(ascii: "\n"))
      known = (lineEnd.map { $0 + 1 } ?? 0, 1)
    }
    let column = bytes[known.offset..<position].reduce(known.column) {
      $1 & 0xC0 == 0x80 ? $0 : $0 + 1
    }
    known = (position, column)
    return column
  }

  private static let commentStart = Array("!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  private static let dataEnd = Array("]]>".utf8)
  private static let instructionEnd = Array("?>".utf8)
}
