/// A line and a column of a text, both from 1; columns count Unicode scalars.
struct TextPlace: Sendable, Hashable {
  var line: Int
  var column: Int
}
