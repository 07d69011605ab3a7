/// Looks through the tags of an XML text before Foundation's parser does.
///
/// It notes where elements begin, and finds what the parser is to be spared: processing instructions, and elements of
/// which a document keeps nothing, as views with their frames, constraints and colors. They are most of a storyboard, and
/// for each the parser would make a dictionary.
///
/// An element is spared only where no error can be in it: its tags are simple (``SimpleTag``), its end tag has its name,
/// and in it are only white space and elements that are spared themselves. All else is the parser's, well-formed or not.
///
/// - Complexity: O(*n*) in the length of the text.
package struct TagScanner {
  /// An element that has not been closed.
  private struct OpenElement {
    let start: Int
    /// Where its name lies, if it may be spared.
    let sparedName: Range<Int>?
    /// How many elements and gaps were known before it.
    let startCount: Int
    let gapCount: Int
  }

  let bytes: [UInt8]
  /// Where in the text the search goes on.
  var offset = 0
  /// What the parser is to be spared, in the order of the text.
  var gaps: [Range<Int>] = []
  /// Where the last thing ends that the parser has to see and that is no element.
  var contentEnd = 0
  /// Where the elements begin that the parser sees, in their order.
  private(set) var starts: [Int] = []
  private let limits: ReadingLimits
  private var open: [OpenElement] = []
  /// How many elements are open that are too deep to be read.
  private var tooDeepCount = 0
  /// How many elements are open where a runtime attribute is: of what is in it the document keeps all.
  private var attributeDepth = Int.max

  /// Scans a text without byte order mark and zero bytes.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - limits: What says at which depths elements may be spared.
  package init(_ bytes: [UInt8], limits: ReadingLimits) {
    self.bytes = bytes
    self.limits = limits
    if bytes.starts(with: Self.declaration) { skip(past: Self.instructionEnd) }
    while findMark() { passMarkup() }
  }

  /// Goes to the next `<`; false at the end of the text.
  private mutating func findMark() -> Bool {
    var next = offset
    defer { offset = next }
    while next < bytes.count {
      let byte = bytes[next]
      if byte == UInt8(ascii: "<") { return true }
      next += 1
      if !XMLProlog.isSpace(byte) { contentEnd = next }
    }
    return false
  }

  /// Goes behind what the `<` begins.
  private mutating func passMarkup() {
    switch bytes.byte(at: offset + 1) {
    case UInt8(ascii: "/"): passEndTag()
    case UInt8(ascii: "?"): passInstruction()
    case UInt8(ascii: "!"): passCommentOrData()
    default: passStartTag()
    }
  }

  private mutating func passStartTag() {
    let start = offset
    let tag = SimpleTag(at: start, in: bytes)
    offset = tag?.end ?? tagEnd(from: start)
    let isEmpty = offset > start + 2 && bytes[offset - 2] == UInt8(ascii: "/")
    let sparedName = tag.flatMap { mayBeSpared($0) ? $0.name : nil }
    if isEmpty, sparedName != nil { return gaps.append(start..<offset) }
    starts.append(start)
    if isEmpty { return }
    if open.count > limits.depth { return tooDeepCount += 1 }
    open.append(
      OpenElement(
        start: start, sparedName: sparedName, startCount: starts.count - 1, gapCount: gaps.count))
    if attributeDepth == .max, bytes[start...].starts(with: Self.attributeStart),
      !bytes.byte(at: start + Self.attributeStart.count).isLetterOrDigit
    {
      attributeDepth = open.count
    }
  }

  private mutating func passEndTag() {
    let name = (offset + 2)..<(bytes[offset...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count)
    offset = min(name.upperBound + 1, bytes.count)
    if tooDeepCount > 0 { return tooDeepCount -= 1 }
    guard let element = open.popLast() else { return }
    if open.count < attributeDepth { attributeDepth = .max }
    guard let sparedName = element.sparedName, starts.count == element.startCount + 1,
      contentEnd <= element.start, bytes[sparedName].elementsEqual(bytes[name]),
      name.upperBound < bytes.count
    else { return }
    starts.removeLast()
    gaps.removeLast(gaps.count - element.gapCount)
    gaps.append(element.start..<offset)
  }

  /// Whether the document keeps nothing of an element, if it keeps nothing of what is in it.
  private func mayBeSpared(_ tag: SimpleTag) -> Bool {
    guard attributeDepth == .max, limits.sparedDepths.contains(open.count + 1) else { return false }
    let name = bytes[tag.name]
    return !Self.keptNames.contains { $0.count == name.count && name.elementsEqual($0) }
  }

  /// Where a tag ends, whatever is in it; a `>` in quotes is no end.
  private func tagEnd(from start: Int) -> Int {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return bytes.count
  }

  private static let keptNames = [
    "segue", "outlet", "outletCollection", "userDefinedRuntimeAttribute",
  ]
  .map { Array($0.utf8) }
  private static let attributeStart = Array("<userDefinedRuntimeAttribute".utf8)
  private static let declaration = Array("<?xml ".utf8)
}
