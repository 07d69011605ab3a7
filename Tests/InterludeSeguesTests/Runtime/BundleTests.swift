import InterludeSegues
import Testing

/// References from one bundle to another, and between languages.
@MainActor
@Suite
struct BundleTests {
  private func main(_ reference: String, file: String = "App/Main.storyboard") throws
    -> StoryboardDocument
  {
    try Fixture.document(
      Fixture.scene("a", Fixture.segue("show", to: "ref", "go")), reference, initial: "a",
      file: file)
  }

  private func screen(_ title: String, _ file: String, _ more: String...) throws
    -> StoryboardDocument
  {
    try Fixture.document(
      Fixture.scene("x", title: title, Fixture.segue("show", to: "ref", "go")),
      more.joined(separator: "\n"), initial: "x", file: file)
  }

  private func performed(_ set: StoryboardSet) throws -> SceneController {
    let source = try set.storyboard(named: "Main").instantiateInitialController()
    try source.performSegue(withIdentifier: "go")
    return try #require(source.presentedController)
  }

  @Test
  func `a reference leads into another bundle, and from there stays in it`() throws {
    let kit = [
      try screen("kit", "Kit/Player.storyboard", Fixture.reference("ref", to: "Other")),
      try screen("kit other", "Kit/Other.storyboard"),
    ]
    let set = StoryboardSet(
      [
        try main(Fixture.reference("ref", to: "Player", bundle: "org.kit")),
        try screen("app", "App/Player.storyboard"), try screen("app other", "App/Other.storyboard"),
      ], bundles: ["org.kit": kit])
    let player = try performed(set)
    #expect(player.title == "kit")
    try player.performSegue(withIdentifier: "go")
    #expect(player.presentedController?.title == "kit other")
  }

  @Test
  func `without a bundle a reference does not leave its own`() throws {
    let set = StoryboardSet(
      [try main(Fixture.reference("ref", to: "Player"))],
      bundles: ["org.kit": [try screen("kit", "Kit/Player.storyboard")]])
    let error = #expect(throws: SegueError.self) { _ = try performed(set) }
    #expect(
      error?.description
        == "the storyboard reference (Main.storyboard:5) leads to storyboard 'Player', which was "
        + "not loaded; load the folder that has it")
  }

  @Test
  func `a bundle that was not loaded, or lacks the storyboard, says where was looked`() throws {
    let kit = ["org.kit": [try screen("kit", "Kit/Player.storyboard")]]
    let unknown = StoryboardSet(
      [try main(Fixture.reference("ref", to: "Player", bundle: "org.kat"))], bundles: kit)
    #expect(
      #expect(throws: SegueError.self) { _ = try performed(unknown) }?.description
        == "the storyboard reference (Main.storyboard:5) leads to storyboard 'Player' in the "
        + "bundle 'org.kat', which was not loaded; load its folder as a bundle, there is 'org.kit'")
    let lost = StoryboardSet(
      [try main(Fixture.reference("ref", to: "Lost", bundle: "org.kit"))], bundles: kit)
    #expect(
      #expect(throws: SegueError.self) { _ = try performed(lost) }?.description
        == "the storyboard reference (Main.storyboard:5) leads to storyboard 'Lost' in the bundle "
        + "'org.kit', which was not loaded; there is 'Player'")
  }

  @Test
  func `bundles are loaded from folders`() throws {
    let folder = try LibraryFolder()
    try folder.write(
      "App/Main.storyboard", Fixture.scene("a", Fixture.segue("show", to: "ref", "go")),
      Fixture.reference("ref", to: "Player", bundle: "org.kit"), initial: "a")
    try folder.write("Kit/Player.storyboard", Fixture.scene("x", title: "kit"), initial: "x")
    let set = try StoryboardSet(bundles: [
      StoryboardBundle(folder: folder.path + "/App"),
      StoryboardBundle(identifier: "org.kit", folder: folder.path + "/Kit"),
    ])
    #expect(try performed(set).title == "kit")
  }

  @Test(arguments: [
    ("App/fr.lproj/Main.storyboard", "fr"), ("App/it.lproj/Main.storyboard", "Base"),
    ("App/Main.storyboard", "Base"), ("Elsewhere/Main.storyboard", "Base"),
  ])
  func `of several languages the reference's own is meant, else the base`(
    _ file: String, _ title: String
  ) throws {
    let players = try ["de", "Base", "fr"].map {
      try screen($0, "App/\($0).lproj/Player.storyboard")
    }
    let set = StoryboardSet(
      [try main(Fixture.reference("ref", to: "Player"), file: file)] + players)
    #expect(try performed(set).title == title)
  }
}
