/// What means nothing in a storyboard: instructions, comments, and the marks of character data.
extension TagScanner {
  /// Goes behind a processing instruction, which the parser is spared if it is well-formed.
  ///
  /// Foundation's parser on Linux ends the process where it meets one without data, `<?name?>`. What is no well-formed
  /// instruction is left to it: it says so.
  mutating func passInstruction() {
    let start = offset
    skip(past: Self.instructionEnd)
    let name = bytes[(start + 2)..<max(start + 2, offset - 2)]
      .prefix { !XMLProlog.isSpace($0) && $0 != UInt8(ascii: "?") }
    let isClosed =
      offset - start >= 4 && bytes[..<offset].suffix(2).elementsEqual(Self.instructionEnd)
    guard isClosed, name.first.map(Self.beginsName) ?? false, !name.elementsEqual("xml".utf8)
    else { return contentEnd = offset }
    gaps.append(start..<offset)
  }

  /// Goes behind a comment or character data, in which marks are none.
  mutating func passCommentOrData() {
    if isNext(Self.comment) {
      offset += Self.comment.count
      skip(past: Self.commentEnd)
    } else {
      skip(past: Self.dataEnd)
    }
    contentEnd = offset
  }

  mutating func skip(past end: [UInt8]) {
    while offset < bytes.count, !isNext(end) { offset += 1 }
    offset = min(offset + end.count, bytes.count)
  }

  private func isNext(_ text: [UInt8]) -> Bool { bytes[offset...].starts(with: text) }

  private static func beginsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  static let instructionEnd = Array("?>".utf8)
  private static let comment = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  private static let dataEnd = Array("]]>".utf8)
}
