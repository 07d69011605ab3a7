import InterludeSegues
import Testing

/// What the path of a storyboard says.
@Suite
struct StoryboardPathTests {
  @Test(
    arguments: [
      ("App/Main.storyboard", "App", nil, "Main", nil),
      ("App/Base.lproj/Main.storyboard", "App", "Base", "Main", nil),
      ("pt-PT.lproj/Main~ipad.storyboard", "", "pt-PT", "Main", StoryboardDevice.pad),
      ("Main~iphone.storyboard", "", nil, "Main", .phone),
      ("SaveStates~.storyboard", "", nil, "SaveStates~", nil),
      ("Foo~bar.storyboard", "", nil, "Foo~bar", nil),
      ("Foo~iphoneX.storyboard", "", nil, "Foo~iphoneX", nil),
      ("Main_iPad.storyboard", "", nil, "Main_iPad", nil),
      ("~ipad.storyboard", "", nil, "~ipad", nil),
      ("a~b~ipad.storyboard", "", nil, "a~b", .pad),
      (".lproj/Main.storyboard", ".lproj", nil, "Main", nil),
      ("App/Main.xml", "App", nil, "Main.xml", nil),
    ] as [(String, String, String?, String, StoryboardDevice?)])
  func `a path is folder, language, name and device`(
    _ path: String, _ folder: String, _ language: String?, _ name: String,
    _ device: StoryboardDevice?
  ) {
    let parts = StoryboardPath(path)
    #expect(parts.folder == folder)
    #expect(parts.language == language)
    #expect(parts.name == name)
    #expect(parts.device == device)
  }
}
