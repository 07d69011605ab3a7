/// Tells the line and column where an element begins.
///
/// libxml2 reports where a start tag *ends*, which is another line when a tag is spread over several. So the reader
/// counts elements and asks here for the few whose place it keeps.
///
/// - Complexity: O(*n*) in the length of the text, over all questions together that go forward.
struct TagLocator {
  private let text: StoryboardText
  /// A byte whose place is known, and that place.
  private var known = (offset: 0, place: TextPlace(line: 1, column: 1))

  init(_ text: StoryboardText) {
    self.text = text
  }

  /// The place of an element's `<`; elements count from 1.
  mutating func place(ofElement number: Int) -> TextPlace {
    if text.starts.indices.contains(number - 1) { advance(to: text.starts[number - 1]) }
    return known.place
  }

  private mutating func advance(to offset: Int) {
    if offset < known.offset { known = (0, TextPlace(line: 1, column: 1)) }
    let between = text.bytes[known.offset..<offset]
    if let lineEnd = between.lastIndex(of: TagScanner.lineEnd) {
      known.place.line += between.count(of: TagScanner.lineEnd)
      known.place.column = 1 + between[(lineEnd + 1)...].scalarCount
    } else {
      known.place.column += between.scalarCount
    }
    known.offset = offset
  }
}

extension ArraySlice<UInt8> {
  /// How many Unicode scalars begin in a text in UTF-8.
  var scalarCount: Int { reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } }
}
