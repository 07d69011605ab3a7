import InterludeSegues
import Testing

/// What Foundation's parser is spared makes no difference but in time.
@Suite struct SparedElementTests {
  private let limits = ReadingLimits(size: 100_000, depth: 20, sparesParser: true)

  /// What the parser sees of something inside a controller.
  private func seen(_ content: String) -> String {
    let text = Sample.document(objects: "<viewController id=\"c\">\n\(content)\n</viewController>")
    let scanner = TagScanner(Array(text.utf8), limits: limits)
    let lines = lines(scanner.sparingText)
    #expect(lines.count == self.lines(Array(text.utf8)).count)
    let seen = Array(lines.dropFirst(3).dropLast(2).joined(separator: [0x0A]))
    return String(decoding: seen, as: UTF8.self)
  }

  /// Lines of bytes: for a string, a carriage return and a line feed are one character.
  private func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  private func readings(_ content: String) -> BothReadings {
    BothReadings(
      Sample.document(objects: "<viewController id=\"c\">\n\(content)\n</viewController>"))
  }

  @Test(
    arguments: [
      (#"<rect key="frame" x="0.0" y="20"/>"#, ""),
      ("  <view>\n    <rect/>  \n  </view>", "\n\n"),
      ("<a><b><c/> <c></c></b></a>", ""),
      ("<view/> <view/>", "       "),
      ("<view/>\t<outlet/>", "       \t<outlet/>"),
      ("  <view>\n  </view><segue/>", "\n         <segue/>"),
      ("<view>\r\n</view>\r\n<segue/>", "\n\r\n<segue/>"),
      ("<view><?a b?></view>", ""),
      (#"<a x="1"  y="2" />"#, ""),
      (#"<a x="it's > that"/>"#, ""),
    ])
  func `elements of which nothing is kept are not seen`(content: String, left: String) {
    #expect(seen(content) == left)
    #expect(readings(content).agree)
  }

  @Test(
    arguments: [
      "<view><outlet/></view>", "<view><x><segue/></x></view>", "<view>text</view>",
      "<view><!-- c --></view>", "<view><![CDATA[]]></view>", "<view>&#9;</view>",
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute/></userDefinedRuntimeAttributes>",
      "<userDefinedRuntimeAttribute\n>\n<a/></userDefinedRuntimeAttribute>", "<outletCollection/>",
      "<a x='1'/>", "<a x=\"&lt;\"/>", "<a x=\"<\"/>", "<a x=\"\u{e4}\"/>", "<a x=\"\t\"/>",
      "<a\tx=\"1\"/>", "<a-b/>", "<a:b/>", "<a xmlns=\"1\"/>", "<a xMl=\"1\"/>", "<9/>", "</>",
      "<a x=\"1\" y=\"2\" x=\"3\"/>", "<a x=\"1\"y=\"2\"/>", "<a x/>", "<a x=1/>", "<a / >",
      "<a x= \"1\"/>",
      "<a></a >", "<a></b>", "<a></ab>", "<ab></a>", "</a>", "<a>", "<a", "<", "<a/", "<a x=\"1",
      "< a/>",
      "<?a", "<??>", "</a<b/>", "</a <b/>", "</", "<a><b/", "<!<b/>", "<!-<b/>-->",
      "<a><?xml?></a>",
    ])
  func `everything else is seen`(content: String) {
    #expect(seen(content) == content)
    #expect(readings(content).agree, "\(readings(content))")
  }

  @Test func `what stands behind on a line keeps its column`() {
    let error = readings("<view><rect/></view> <x y='<'/>").sparing
    #expect(throws: StoryboardError.self) { try error.get() }
    for content in [
      "<view/><x y='<'/>", "<view>\n</view><x y='<'/>", "<view/>\n<x y='<'/>", "<view/>\r\n &a;",
      "\u{e4}<view/>&a;", "<?\u{e4}?>&a;", "<v/></y>", "<v>\n<v/>\n<v/></y>",
    ] {
      let readings = readings(content)
      #expect(readings.agree, "\(content): \(readings)")
      #expect(throws: StoryboardError.self) { try readings.whole.get() }
    }
  }

  @Test(arguments: 1..<20)
  func `elements that are too deep are seen`(limit: Int) {
    for depth in 0..<20 {
      let nested =
        String(repeating: "<v>", count: depth) + "<r/>"
        + String(repeating: "</v>", count: depth)
      let text = Sample.document(objects: "<viewController id=\"c\">\(nested)</viewController>")
      let readings = BothReadings(Array(text.utf8), depthLimit: limit)
      #expect(readings.agree, "\(depth): \(readings)")
      #expect((try? readings.whole.get()) == nil || depth + 6 <= limit)
    }
  }

  @Test func `a text may end and be broken anywhere`() {
    let content = "<view x=\"1\">\n<?a?><b/> <c><d/></c>\r\n</view><outlet id='o'/>"
    let text = Sample.document(objects: "<viewController id=\"c\">\(content)</viewController>")
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      #expect(BothReadings(Array(bytes[..<end])).agree, "\(end)")
      for byte in "<>/&\"' x!?".utf8 {
        var (replaced, inserted) = (bytes, bytes)
        replaced[end] = byte
        inserted.insert(byte, at: end)
        #expect(BothReadings(replaced).agree, "\(byte) for \(end)")
        #expect(BothReadings(inserted).agree, "\(byte) before \(end)")
      }
    }
  }

  @Test func `elements outside of scenes and their objects are seen`() {
    let texts = [
      #"<document type="Storyboard"><a/><b><c/></b></document>"#,
      #"<document type="Storyboard"><scenes><scene><objects><view/><exit/></objects></scene></scenes></document>"#,
    ]
    for text in texts {
      let scanner = TagScanner(Array(text.utf8), limits: limits)
      #expect(String(decoding: scanner.sparingText, as: UTF8.self) == text)
    }
  }
}
