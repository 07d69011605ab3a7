/// The bytes of a storyboard that is being damaged.
struct MutableMarkup {
  private(set) var bytes: [UInt8]
  private lazy var scan = MarkupScan(bytes)
  /// The path of a file that an external entity names.
  let secret: String

  init(_ bytes: [UInt8], secret: String) {
    self.bytes = bytes
    self.secret = secret
  }

  mutating func apply(_ mutation: Mutation, _ random: inout Seeded) {
    switch mutation {
    case .truncation, .flippedBytes, .splice, .invalidUTF8, .wideEncoding, .zeroByte:
      damageBytes(mutation, &random)
    case .duplicatedElement, .multipliedElement, .removedElement, .swappedElements,
      .renamedElement, .deepNesting, .almostTooDeepNesting:
      damageElements(mutation, &random)
    case .hugeAttribute, .oddAttribute, .removedAttribute, .repeatedAttribute:
      damageAttributes(mutation, &random)
    case .entityBomb, .externalEntity:
      declare(mutation, &random)
    default:
      mislead(mutation, &random)
    }
  }

  private mutating func insert(_ text: String, at place: Int) {
    bytes.insert(contentsOf: text.utf8, at: place)
  }

  private mutating func replace(_ range: Range<Int>, _ text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
  }
}

extension MutableMarkup {
  private mutating func damageBytes(_ mutation: Mutation, _ random: inout Seeded) {
    let place = random.below(bytes.count)
    switch mutation {
    case .truncation:
      bytes.removeSubrange(place...)
    case .flippedBytes:
      for _ in 0...random.below(4) where !bytes.isEmpty {
        bytes[random.below(bytes.count)] ^= UInt8(1 << random.below(8))
      }
    case .splice:
      let start = random.below(bytes.count)
      let slice = bytes[start..<min(bytes.count, start + random.below(400))]
      bytes.insert(contentsOf: slice, at: place)
    case .invalidUTF8:
      let wrong: [[UInt8]] = [
        [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82],
      ]
      bytes.insert(contentsOf: random.pick(wrong) ?? [], at: place)
    case .wideEncoding:
      let wide = String(decoding: bytes, as: UTF8.self).utf16
      let isBig = random.below(2) == 0
      let mark: [UInt16] = random.below(2) == 0 ? [0xFEFF] : []
      bytes = (mark + Array(wide)).flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
        return isBig ? [high, low] : [low, high]
      }
    default:
      bytes.insert(0, at: place)
    }
  }

  private mutating func damageElements(_ mutation: Mutation, _ random: inout Seeded) {
    guard let element = random.pick(scan.elements) else { return }
    switch mutation {
    case .duplicatedElement:
      bytes.insert(contentsOf: bytes[element.range], at: element.range.upperBound)
    case .multipliedElement:
      let copy = Array(bytes[element.range])
      let count = min(2 + random.below(500), 30_000 / (copy.count + 1))
      let copies = Array(repeatElement(copy, count: count).joined())
      bytes.insert(contentsOf: copies, at: element.range.upperBound)
    case .removedElement:
      bytes.removeSubrange(element.range)
    case .swappedElements:
      guard let other = random.pick(scan.elements), !other.range.overlaps(element.range) else {
        return
      }
      let pair = [element.range, other.range].sorted { $0.lowerBound < $1.lowerBound }
      let (first, second) = (Array(bytes[pair[0]]), Array(bytes[pair[1]]))
      bytes.replaceSubrange(pair[1], with: first)
      bytes.replaceSubrange(pair[0], with: second)
    case .renamedElement:
      let names = ["scene", "objects", "segue", "connections", "viewController", "exit", "x:y"]
      let start = element.tag.lowerBound + 1
      replace(start..<(start + element.name.count), random.pick(names) ?? "")
    case .deepNesting:
      nest(10_000, at: element.range.lowerBound, &random)
    default:
      nest(400 + random.below(120), at: element.range.lowerBound, &random)
    }
  }

  private mutating func nest(_ depth: Int, at place: Int, _ random: inout Seeded) {
    let isClosed = random.below(2) == 0
    let name = random.pick(["view", "objects", "segue", "scene"]) ?? ""
    let closing = isClosed ? String(repeating: "</\(name)>", count: depth) : ""
    insert(String(repeating: "<\(name)>", count: depth) + closing, at: place)
  }

  private mutating func damageAttributes(_ mutation: Mutation, _ random: inout Seeded) {
    guard let attribute = random.pick(scan.attributes) else { return }
    switch mutation {
    case .hugeAttribute:
      replace(attribute.value, String(repeating: "é", count: 1 << (6 + random.below(10))))
    case .removedAttribute:
      bytes.removeSubrange(attribute.range)
    case .repeatedAttribute:
      bytes.insert(contentsOf: bytes[attribute.range] + [0x20], at: attribute.range.lowerBound)
    default:
      let odd = [
        "", " ", "&#0;", "&#x110000;", "&lt;&#10;", "-1", "1e999", "\u{202E}", "\u{1F3B5}", "<",
        "'",
        "\"", "&amp;amp;", "..", "/", "%n%s", "99999999999999999999999",
      ]
      replace(attribute.value, random.pick(odd) ?? "")
    }
  }

  private mutating func mislead(_ mutation: Mutation, _ random: inout Seeded) {
    let ids = scan.values(of: "id") + scan.values(of: "sceneID") + ["nowhere", ""]
    let id = random.pick(ids) ?? ""
    switch mutation {
    case .otherDestination: set(["destination"], to: id, &random)
    case .missingDestination:
      guard let one = random.pick(scan.attributes(named: ["destination"])) else { return }
      bytes.removeSubrange(one.range)
    case .relationship: set(["kind"], to: random.pick(Self.kinds) ?? "", &random)
    case .selfContaining: containItself(&random)
    case .duplicateID: set(["id"], to: id, &random)
    case .otherSceneID:
      set(["sceneID", "id"], to: random.pick(scan.values(of: "sceneID")) ?? "", &random)
    case .initialController: set(["initialViewController"], to: id, &random)
    case .customClass:
      set(["customClass", "customModule"], to: random.pick(Self.classes) ?? "", &random)
    case .selfReference: addPlaceholder("Main", "Loop", &random)
    default: addPlaceholder(random.pick(["Main", "Other", "None"]) ?? "", id, &random)
    }
  }

  private static let kinds = [
    "relationship\" relationship=\"rootViewController", "relationship", "embed", "unwind", "show",
    "custom\" customClass=\"Nothing", "popover", "",
  ]

  private static let classes = [
    "NSObject", "Foundation.NSObject", "Swift.String", "InterludeSegues", "a.b.c", "_TtC1a1b", "",
    ".",
    "Player()", "Optional<Int>", "InterludeSegues.NavigationController", "\u{1F3B5}",
  ]

  private mutating func set(_ names: Set<String>, to text: String, _ random: inout Seeded) {
    guard let attribute = random.pick(scan.attributes(named: names)) else { return }
    replace(attribute.value, text)
  }

  /// Gives some controller a relationship to itself or to another one.
  private mutating func containItself(_ random: inout Seeded) {
    let controllers = scan.elements.filter {
      String(decoding: $0.name, as: UTF8.self).hasSuffix("Controller")
    }
    guard let one = random.pick(controllers) else { return }
    let tag = MarkupScan(Array(bytes[one.tag]))
    let own = tag.values(of: "id").first ?? ""
    let other = random.below(3) == 0 ? random.pick(scan.values(of: "id")) ?? own : own
    let segue =
      "<connections><segue destination=\"\(other)\" kind=\"relationship\" relationship=\"x\" id=\"s-\(own)\"/>"
      + "</connections>"
    guard one.range != one.tag else { return }
    insert(segue, at: one.tag.upperBound)
  }

  /// Adds a scene with a reference, and leads some segue to it.
  private mutating func addPlaceholder(
    _ storyboard: String, _ identifier: String, _ random: inout Seeded
  ) {
    guard let scene = random.pick(scan.elements.filter { $0.name.elementsEqual("scene".utf8) })
    else {
      return
    }
    let destination = random.pick(scan.attributes(named: ["destination"]))
    let placeholder =
      "<scene sceneID=\"ref\"><objects><viewControllerPlaceholder storyboardIdentifier=\"Loop\" "
      + "storyboardName=\"\(storyboard)\" referencedIdentifier=\"\(identifier)\" id=\"ref-1\"/>"
      + "</objects></scene>"
    let place = scene.range.lowerBound
    if let destination, destination.value.lowerBound > place {
      replace(destination.value, "ref-1")
    }
    insert(placeholder, at: place)
  }

  private mutating func declare(_ mutation: Mutation, _ random: inout Seeded) {
    let place = random.pick(scan.elements)?.range.lowerBound ?? 0
    let front = scan.elements.first?.range.lowerBound ?? 0
    if let attribute = random.pick(scan.attributes) { replace(attribute.value, "&z;") }
    insert(declaration(of: mutation), at: random.below(3) == 0 ? place : front)
  }

  private func declaration(of mutation: Mutation) -> String {
    guard mutation == .entityBomb else {
      return "<!DOCTYPE document [<!ENTITY z SYSTEM \"file://\(secret)\">]>"
    }
    let letters = "zyxwvutsrq".map { String($0) }
    let entities = zip(letters, letters.dropFirst()).map { name, inner in
      "<!ENTITY \(name) \"\(String(repeating: "&\(inner);", count: 10))\">"
    }
    return "<!DOCTYPE document [<!ENTITY q \"lol\">\(entities.joined())]>"
  }
}
