/// The bytes of a storyboard that passed every check that can be made before XML is parsed.
///
/// The checks keep libxml2 away from what it treats leniently or expands: other encodings, zero bytes, and document
/// type declarations. A declaration is legal only before the first element, so only that part is searched for one, and
/// a comment that mentions it does no harm.
struct StoryboardText {
  /// The text, in UTF-8, without byte order mark.
  private(set) var bytes: [UInt8]
  /// The text without what a parser need not see, with everything else on its line and in its column.
  private(set) var parsed: [UInt8] = []
  /// Where the elements of that begin in the whole text, in their order.
  private(set) var starts: [Int] = []

  /// Checks the content of a file.
  ///
  /// - Throws: ``StoryboardError`` where the bytes are no UTF-8 text, or not one that starts as a storyboard does.
  init(_ content: [UInt8], file: String, limits: ReadingLimits) throws(StoryboardError) {
    guard content.count <= limits.size else {
      throw StoryboardError(.tooLarge(bytes: content.count, limit: limits.size), file: file)
    }
    if let encoding = Self.markedEncoding(of: content) {
      throw StoryboardError(.encoding(encoding), file: file)
    }
    bytes = content.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(content.dropFirst(3)) : content
    try checkBeginning(file)
    try checkCharacters(file)
    let scanner = TagScanner(bytes, limits: limits)
    parsed = scanner.sparingText
    starts = scanner.starts
  }

  /// The wide encoding that the first bytes show.
  private static func markedEncoding(of content: [UInt8]) -> String? {
    let first = content.prefix(4)
    if first.starts(with: [0, 0, 0xFE, 0xFF]) || first.starts(with: [0xFF, 0xFE, 0, 0]) {
      return "UTF-32"
    }
    let marks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE], [0, 0x3C, 0, 0x3F], [0x3C, 0, 0x3F, 0]]
    return marks.contains { first.starts(with: $0) } ? "UTF-16" : nil
  }

  private func checkBeginning(_ file: String) throws(StoryboardError) {
    guard let first = bytes.firstIndex(where: { !XMLProlog.isSpace($0) }) else {
      throw StoryboardError(.empty, file: file)
    }
    guard bytes[first] == UInt8(ascii: "<") else {
      if let marker = conflictMarker(onLine: place(of: first).line) {
        throw StoryboardError(.conflictMarker(marker), file: file, at: place(of: first))
      }
      throw StoryboardError(.notXML, file: file, at: place(of: first))
    }
    let prolog = XMLProlog(bytes)
    if let name = prolog.encoding, !["UTF-8", "UTF8", "US-ASCII"].contains(name.uppercased()) {
      throw StoryboardError(.encoding(name), file: file, line: 1)
    }
    if let offset = prolog.documentType {
      throw StoryboardError(.documentType, file: file, at: place(of: offset))
    }
  }

  private func checkCharacters(_ file: String) throws(StoryboardError) {
    // A search that ends early costs several times as much for each byte.
    if bytes.reduce(.max, min) == 0, let offset = bytes.firstIndex(of: 0) {
      throw StoryboardError(.nulByte, file: file, at: place(of: offset))
    }
    let isASCII = bytes.reduce(0, |) < 0x80
    guard !isASCII, String(validating: bytes, as: UTF8.self) == nil else { return }
    let offset = firstInvalidByte()
    throw StoryboardError(.invalidUTF8(bytes[offset]), file: file, at: place(of: offset))
  }

  /// Where the first sequence begins that is no UTF-8; only for texts that have one.
  private func firstInvalidByte() -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { offset += scalar.count }
    return min(offset, bytes.count - 1)
  }

  /// The last `<` or `&` before a place, on the same line.
  func lastMark(before place: TextPlace) -> (byte: UInt8, place: TextPlace)? {
    var column = 0
    var mark: (byte: UInt8, place: TextPlace)?
    for byte in line(place.line) {
      if byte & 0xC0 != 0x80 { column += 1 }
      guard column < place.column else { break }
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") {
        mark = (byte, TextPlace(line: place.line, column: column))
      }
    }
    return mark
  }

  /// The conflict marker that a line consists of or begins with.
  func conflictMarker(onLine line: Int) -> String? {
    let start = self.line(line).prefix(8)
    let markers = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    return markers.first { marker in
      start.starts(with: marker.utf8)
        && (start.count == marker.utf8.count || XMLProlog.isSpace(start[start.endIndex - 1]))
    }
  }

  /// The bytes of a line, without its end; none beyond the last.
  private func line(_ number: Int) -> ArraySlice<UInt8> {
    var rest = bytes[...]
    for _ in 1..<max(number, 1) {
      rest = rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    }
    return rest.prefix { $0 != UInt8(ascii: "\n") }
  }

  /// The line and column of a byte.
  func place(of offset: Int) -> TextPlace {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: TagScanner.lineEnd).map { $0 + 1 } ?? 0
    return TextPlace(
      line: 1 + before.count(of: TagScanner.lineEnd), column: 1 + before[lineStart...].scalarCount)
  }
}
