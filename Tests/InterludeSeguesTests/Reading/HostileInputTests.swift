import InterludeSegues
import Testing

/// Input that is broken or means harm; none may do more than throw.
@Suite
struct HostileInputTests {
  /// A root element that is never closed; what follows begins on line 2.
  private static let head = "<document type=\"Storyboard\">\n"

  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let diagnostic: String

    init(_ name: String, _ text: String, _ rest: String) {
      testDescription = name
      self.text = text
      diagnostic = "Main.storyboard" + rest
    }
  }

  @Test(arguments: [
    Fault("empty", "", ": error: the file 'Main.storyboard' is empty; give a storyboard"),
    Fault(
      "blank", "\u{FEFF} \n", ": error: the file 'Main.storyboard' is empty; give a storyboard"),
    Fault(
      "text", "\n  hello",
      ":2:3: error: the file 'Main.storyboard' is not XML; give a storyboard"),
    Fault(
      "image", "<svg/>",
      ":1:1: error: the file is not a storyboard: its first element is 'svg'; give a storyboard"),
    Fault(
      "xib", "<document type=\"Some.XIB\"/>",
      ":1:1: error: the file is not a storyboard: its type is 'Some.XIB'; give a storyboard"),
    Fault(
      "untyped", "<document/>",
      ":1:1: error: the file is not a storyboard: its 'document' has no type; give a storyboard"),
    Fault(
      "encoding", "<?xml version='1.0' encoding='UTF-16'?>" + head,
      ":1: error: the file is in the encoding 'UTF-16'; save it as 'UTF-8'"),
    Fault(
      "zero byte", head + "<a b='\0'/>",
      ":2:7: error: the file has a zero byte, so it is not text; give a storyboard"),
    Fault(
      "document type", "<?xml version='1.0'?>\n <!DOCTYPE a [<!ENTITY x \"y\">]>" + head,
      ":2:2: error: the file has a document type declaration, '<!DOCTYPE'; remove it, storyboards "
        + "have none"),
    Fault(
      "conflict", head + "<a/>\n<<<<<<< HEAD\n=======\n>>>>>>> x\n</document>",
      ":3:1: error: the conflict marker '<<<<<<<' is left in the file; resolve the conflict"),
    Fault(
      "conflict before the root", "<<<<<<< HEAD\r\n" + head,
      ":1:1: error: the conflict marker '<<<<<<<' is left in the file; resolve the conflict"),
    Fault(
      "depth", head + String(repeating: "<a>", count: 100_000),
      ":2:1534: error: elements are nested more than 512 deep; give a storyboard"),
  ])
  func `what is no storyboard is refused by name`(fault: Fault) {
    let error = #expect(throws: StoryboardError.self) { try Sample.read(fault.text) }
    #expect(error?.diagnostic == fault.diagnostic)
  }

  @Test(arguments: [
    Fault(
      "mismatch", head + "<a>\n<b></a>",
      ":3:4: error: the XML is malformed: this closing tag does not match 'b', opened on line 3; "
        + "close that first"),
    Fault(
      "cut off", head + "<a>\n<b>\n",
      ":4:1: error: the XML is malformed: the file ends before 'b', opened on line 3, is closed; "
        + "restore the rest"),
    Fault(
      "declaration only", "<?xml version='1.0'?>",
      ":1:22: error: the XML is malformed: the file ends before its first element; restore the rest"
    ),
    Fault(
      "second root", head + "</document>\n<a/>",
      ":3:1: error: the XML is malformed: there is content after the last closing tag; remove it"),
    Fault(
      "stray less-than", head + "1 < 2",
      ":2:3: error: the XML is malformed: this '<' begins no tag; write '&lt;' for the character"),
    Fault(
      "stray ampersand", head + "é & 2",
      ":2:3: error: the XML is malformed: this '&' begins no known entity; write '&amp;' for the "
        + "character"),
    Fault(
      "unknown entity", head + "<a b='&c;'/>",
      ":2:7: error: the XML is malformed: this '&' begins no known entity; write '&amp;' for the "
        + "character"),
    Fault(
      "less-than in an attribute", head + "<a b='<'/>",
      ":2:7: error: the XML is malformed: an attribute holds a '<'; write '&lt;' for the character"),
    Fault(
      "unquoted", head + "<a b=1/>",
      ":2:6: error: the XML is malformed: this tag is broken; write its attributes as "
        + "name=\"value\" and end it with '>'"),
    Fault(
      "twice", head + "<a b='1' b='2'/>",
      ":2:15: error: the XML is malformed: an attribute is written twice in this tag; remove one"),
    Fault(
      "comment", head + "<!-- ",
      ":2:6: error: the XML is malformed: a comment is not finished or holds '--'; end it with '-->'"
    ),
    Fault(
      "control character", head + "\u{1}",
      ":2:1: error: the XML is malformed: this character is not allowed in XML; remove it"),
    Fault(
      "late declaration", head + "]]>",
      ":2:1: error: the XML is malformed: it breaks a rule of XML here (libxml2 error 62); "
        + "correct it"),
  ])
  func `malformed XML is refused with its place, cause and cure`(fault: Fault) {
    let error = #expect(throws: StoryboardError.self) { try Sample.read(fault.text) }
    #expect(error?.diagnostic == fault.diagnostic)
  }

  @Test(
    arguments: [
      ("UTF-16", [0xFF, 0xFE, 0x3C, 0]), ("UTF-16", [0xFE, 0xFF, 0, 0x3C]),
      ("UTF-16", [0x3C, 0, 0x3F, 0]), ("UTF-32", [0xFF, 0xFE, 0, 0]),
    ] as [(String, [UInt8])])
  func `a wide encoding is named`(name: String, content: [UInt8]) {
    let error = #expect(throws: StoryboardError.self) {
      try StoryboardReader().read(content, file: "a")
    }
    #expect(error == StoryboardError(.encoding(name), file: "a"))
  }

  @Test(arguments: [[0xFF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0x80]] as [[UInt8]])
  func `bytes that are not UTF-8 are refused at their place`(bytes: [UInt8]) {
    let error = #expect(throws: StoryboardError.self) {
      try StoryboardReader().read(Array(Self.head.utf8) + Array("é".utf8) + bytes, file: "a")
    }
    #expect(error == StoryboardError(.invalidUTF8(bytes[0]), file: "a", line: 2, column: 2))
  }

  @Test
  func `nothing is expanded and comments may speak of declarations`() throws {
    let text = Self.head + "<!-- <!DOCTYPE a> --><![CDATA[<!ENTITY b \"c\">]]></document>"
    #expect(try Sample.read(text).scenes == [])
  }

  @Test
  func `a document of the largest size is read`() throws {
    let head = "<?xml version=\"1.0\"?>\n<document type=\"Storyboard\"><resources>"
    let tail = "</resources></document>"
    let image = "<image name=\"x\" width=\"1\" height=\"1\"/>\n"
    let room = StoryboardReader.sizeLimit - head.utf8.count - tail.utf8.count
    let body = String(repeating: image, count: room / image.utf8.count)
    let scene = try StoryboardReader().read(Array((head + body + tail).utf8), file: "large")
    #expect(scene.scenes.isEmpty)
  }

  @Test
  func `the limits are exact`() throws {
    let reader = StoryboardReader(sizeLimit: 100, depthLimit: 3)
    let start = #"<document type="Storyboard"><a><b>"#
    let end = "</b></a></document>"
    let space = String(repeating: " ", count: 100 - start.utf8.count - end.utf8.count)
    _ = try reader.read(text: start + space + end, file: "a")
    let large = #expect(throws: StoryboardError.self) {
      try reader.read(text: start + space + " " + end, file: "a")
    }
    #expect(large == StoryboardError(.tooLarge(bytes: 101, limit: 100), file: "a"))
    let deep = #expect(throws: StoryboardError.self) {
      try reader.read(text: start + "<c/>" + end, file: "a")
    }
    #expect(deep?.reason == .tooDeep(limit: 3))
  }

  @Test
  func `a hundred thousand segues on one line are read`() throws {
    let one = #"<segue id="1" kind="show"/>"#
    let many = String(repeating: one, count: 100_000)
    let segues = try Sample.controller("<connections>\(many)</connections>").segues
    #expect(segues.count == 100_000)
    #expect(segues.last?.column == 37 + 99_999 * one.count)
  }

  @Test
  func `every way to cut a storyboard short is refused`() throws {
    let whole = Sample.document(objects: "<exit id='é'/><!-- c --><a><![CDATA[d]]></a>")
    _ = try Sample.read(whole)
    let bytes = Array(whole.utf8)
    for length in 0..<bytes.count {
      let error = #expect(throws: StoryboardError.self, "cut to \(length) bytes") {
        try StoryboardReader().read(Array(bytes[..<length]), file: "a")
      }
      #expect(error?.line != nil || error?.reason == .empty)
    }
  }
}
