/// A tag in which a parser can find no error: printable ASCII, attributes in double quotes with different names, a space
/// or more before each, and no references; and not more of them than are compared with each other in no time.
struct SimpleTag {
  /// Where its name lies.
  let name: Range<Int>
  /// The offset behind its `>`.
  let end: Int

  /// Looks at the tag that a `<` begins.
  ///
  /// - Returns: Nil where the tag is not as simple, though it may be well-formed.
  /// - Complexity: O(*n*) in the length of the tag.
  init?(at start: Int, in text: [UInt8]) {
    var next = start + 1
    guard Self.passName(&next, text) else { return nil }
    name = (start + 1)..<next
    var names = NameMarks()
    for _ in 0...Self.mostAttributes {
      let isApart = text.byte(at: next) == UInt8(ascii: " ")
      while text.byte(at: next) == UInt8(ascii: " ") { next += 1 }
      switch text.byte(at: next) {
      case UInt8(ascii: ">"):
        end = next + 1
        return
      case UInt8(ascii: "/"):
        guard text.byte(at: next + 1) == UInt8(ascii: ">") else { return nil }
        end = next + 2
        return
      default:
        let attribute = next
        guard isApart, Self.passName(&next, text) else { return nil }
        let isNew = names.insert(first: text[attribute], last: text[next - 1], next - attribute)
        if !isNew, Self.isRepeated(attribute..<next, behind: name.upperBound, text) { return nil }
        guard Self.passValue(&next, text) else { return nil }
      }
    }
    return nil
  }

  private static let mostAttributes = 32

  /// Goes behind a name of letters and digits that begins with a letter, and not as `xml` does, which has meanings.
  @inline(__always)
  private static func passName(_ next: inout Int, _ text: [UInt8]) -> Bool {
    let start = next
    while text.byte(at: next).isLetterOrDigit { next += 1 }
    let first = text.byte(at: start) | 0x20
    let second = text.byte(at: start + 1) | 0x20
    return first >= UInt8(ascii: "a")
      && !(first == UInt8(ascii: "x") && second == UInt8(ascii: "m"))
  }

  /// Goes behind an equals sign and a value in quotes.
  @inline(__always)
  private static func passValue(_ next: inout Int, _ text: [UInt8]) -> Bool {
    guard text.byte(at: next) == UInt8(ascii: "="), text.byte(at: next + 1) == UInt8(ascii: "\"")
    else { return false }
    next += 2
    while true {
      let byte = text.byte(at: next)
      next += 1
      if byte == UInt8(ascii: "\"") { return true }
      if byte < 0x20 || byte > 0x7E || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") {
        return false
      }
    }
  }

  /// Whether the text between an offset and a name looks as if it had an attribute of that name.
  private static func isRepeated(
    _ name: Range<Int>, behind start: Int, _ text: [UInt8]
  ) -> Bool {
    (start..<name.lowerBound).contains { text[$0...].starts(with: text[name]) }
  }
}

/// A set of names of which each is two of 128 bits: what it has not seen is new, what it has seen may be.
private struct NameMarks {
  private var left: UInt64 = 0
  private var right: UInt64 = 0

  /// Adds a name; true if it is certain that it is new.
  @inline(__always)
  mutating func insert(first: UInt8, last: UInt8, _ count: Int) -> Bool {
    let name = UInt64(first) << 16 | UInt64(last) << 8 | UInt64(count & 0xFF)
    let hash = name &* 0x9E37_79B9_7F4A_7C15
    let (leftBit, rightBit): (UInt64, UInt64) = (1 << (hash >> 58), 1 << ((hash >> 52) & 63))
    defer {
      left |= leftBit
      right |= rightBit
    }
    return left & leftBit == 0 || right & rightBit == 0
  }
}

extension [UInt8] {
  /// The byte at an offset; zero behind the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? self[offset] : 0
  }
}

extension UInt8 {
  /// Whether it is one in ASCII.
  @inline(__always)
  var isLetterOrDigit: Bool {
    let letter = self | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}
