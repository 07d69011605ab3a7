/// The elements and attributes of a text that looks like XML, found without caring whether it is.
struct MarkupScan {
  struct Element {
    /// From the `<` of the start tag to behind the end tag, or behind the start tag where none is found.
    var range: Range<Int>
    /// The start tag, `<` and `>` included.
    let tag: Range<Int>
    let name: ArraySlice<UInt8>
  }

  struct Attribute {
    let name: String
    /// The value, without its quotes.
    let value: Range<Int>
    /// From the name to behind the closing quote.
    let range: Range<Int>
  }

  private(set) var elements: [Element] = []
  private(set) var attributes: [Attribute] = []
  private let bytes: [UInt8]
  private var open: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return }
      take(start..<(end + 1))
      index = end + 1
    }
  }

  /// The values of the attributes with a name, as text.
  func values(of name: String) -> [String] {
    attributes.filter { $0.name == name }.map { String(decoding: bytes[$0.value], as: UTF8.self) }
  }

  func attributes(named names: Set<String>) -> [Attribute] {
    attributes.filter { names.contains($0.name) }
  }

  private mutating func take(_ tag: Range<Int>) {
    guard tag.count > 2 else { return }
    switch bytes[tag.lowerBound + 1] {
    case UInt8(ascii: "?"), UInt8(ascii: "!"): return
    case UInt8(ascii: "/"): close(tag)
    default:
      let inside = bytes[(tag.lowerBound + 1)..<(tag.upperBound - 1)]
      let name = inside.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
      elements.append(Element(range: tag, tag: tag, name: name))
      if inside.last != UInt8(ascii: "/") { open.append(elements.count - 1) }
      takeAttributes(inside.dropFirst(name.count))
    }
  }

  private mutating func close(_ tag: Range<Int>) {
    let name = bytes[(tag.lowerBound + 2)..<(tag.upperBound - 1)]
    guard let place = open.lastIndex(where: { elements[$0].name.elementsEqual(name) }) else {
      return
    }
    elements[open[place]].range = elements[open[place]].range.lowerBound..<tag.upperBound
    open.removeSubrange(place...)
  }

  private mutating func takeAttributes(_ text: ArraySlice<UInt8>) {
    var rest = text
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].suffix(while: { $0 > 0x20 })
      let value = rest[(equals + 1)...]
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = value.dropFirst().firstIndex(of: quote)
      else { return }
      attributes.append(
        Attribute(
          name: String(decoding: name, as: UTF8.self), value: (equals + 2)..<end,
          range: name.startIndex..<(end + 1)))
      rest = rest[(end + 1)...]
    }
  }
}

extension ArraySlice {
  /// The longest suffix of which every element holds.
  fileprivate func suffix(while holds: (Element) -> Bool) -> ArraySlice {
    var start = endIndex
    while start > startIndex, holds(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
