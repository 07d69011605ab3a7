import InterludeSegues
import Testing

/// Processing instructions mean nothing in a storyboard, and one without data ends Foundation's parser on Linux.
@Suite struct InstructionTests {
  /// A storyboard with something before its root, in its scene and behind its root.
  private func read(_ before: String, _ inside: String = "", _ behind: String = "") throws
    -> StoryboardDocument
  {
    try Sample.read(
      """
      <?xml version="1.0" encoding="UTF-8"?>\(before)
      <document type="Storyboard"><scenes><scene sceneID="s"><objects>\(inside)
        <viewController id="a" title="why?"/></objects></scene></scenes></document>\(behind)
      """)
  }

  @Test(
    arguments: [
      "<?a?>", "<?foo?>", "<?foo ?>", "<?foo bar?>", "<?XML?>", "<?xml-stylesheet href='a'?>",
      "<?f\u{e4}hre?>", "<?a b?c ? >?>", "<?a\n\n?>", "<?a?><?b?>",
    ])
  func `instructions are passed over wherever they stand`(instruction: String) throws {
    for (before, inside, behind) in [
      (instruction, "", ""), ("", instruction, ""), ("", "", instruction),
    ] {
      let document = try read(before, inside, behind)
      #expect(document.controllers.map(\.id) == ["a"])
      #expect(document.controllers.map(\.title) == ["why?"])
      let lines = (before + inside).filter { $0 == "\n" }.count
      #expect(document.controllers.map(\.line) == [3 + lines])
    }
  }

  @Test func `a text without declaration may have instructions too`() throws {
    let document = try Sample.read(#"<?foo?><document type="Storyboard"/><?bar?>"#)
    #expect(document.scenes.isEmpty)
  }

  @Test func `what a fuzzer found is malformed`() {
    #expect(throws: StoryboardError.self) {
      try Sample.read("<?xmatItnerfaceBuilder4.CocoaTouchS?>\".t\n<)0d")
    }
  }

  @Test func `what looks like an instruction is none in comments, data and attributes`() throws {
    let document = try read(
      "<!-- <?a?> -- -->".replacing(" -- ", with: " "),
      "<!--<?b?>--><x y='a > ?'/><![CDATA[<?c?>]]>")
    #expect(document.controllers.map(\.id) == ["a"])
    #expect(document.controllers.map(\.line) == [3])
  }

  @Test(
    arguments: [
      "<?", "<?foo", "<?foo?", "<??>", "<?9?>", "<? foo?>", "<?xml?>", "<?xml version='1.0'?>",
      "<x y='<?a?>'/>", "<x <?a?> />",
    ])
  func `what is no instruction is malformed`(text: String) {
    for (before, inside, behind) in [(text, "", ""), ("", text, ""), ("", "", text)] {
      #expect(throws: StoryboardError.self) { try read(before, inside, behind) }
    }
  }
}
