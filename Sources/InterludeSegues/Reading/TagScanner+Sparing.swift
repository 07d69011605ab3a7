extension TagScanner {
  /// The text as the parser is to see it: without the gaps, but what is left is on its line and in its column.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var sparingText: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var done = 0
    for gap in gaps {
      let lineEnds = bytes[gap].count(of: Self.lineEnd)
      let isLastOfLine = isLineEnd(at: gap.upperBound)
      // Nothing is left behind it on its line: the spaces before it can go too.
      let start =
        lineEnds > 0 || isLastOfLine ? spacesStart(before: gap.lowerBound) : gap.lowerBound
      text += bytes[done..<max(start, done)]
      text += repeatElement(Self.lineEnd, count: lineEnds)
      if !isLastOfLine {
        let lineStart = bytes[gap].lastIndex(of: Self.lineEnd).map { $0 + 1 } ?? gap.lowerBound
        text += repeatElement(UInt8(ascii: " "), count: gap.upperBound - lineStart)
      }
      done = gap.upperBound
    }
    return text + bytes[done...]
  }

  private func isLineEnd(at offset: Int) -> Bool {
    bytes.byte(at: offset) == Self.lineEnd
      || bytes.byte(at: offset) == UInt8(ascii: "\r") && bytes.byte(at: offset + 1) == Self.lineEnd
  }

  /// Where the spaces begin that end at an offset.
  private func spacesStart(before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    return start
  }

  static let lineEnd = UInt8(ascii: "\n")
}

extension ArraySlice<UInt8> {
  /// How often a byte is in it.
  ///
  /// Counted in bytes, many of which fit into one instruction, and in parts that no byte overflows for.
  func count(of byte: UInt8) -> Int {
    stride(from: startIndex, to: endIndex, by: 255).reduce(0) { sum, start in
      let part = self[start..<Swift.min(start + 255, endIndex)]
      return sum + Int(part.reduce(0 as UInt8) { $1 == byte ? $0 &+ 1 : $0 })
    }
  }
}
