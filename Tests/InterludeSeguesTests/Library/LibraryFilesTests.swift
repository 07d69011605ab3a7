import InterludeSegues
import Testing

/// Which files a library uses.
@MainActor
@Suite
struct LibraryFilesTests {
  private let folder: LibraryFolder

  init() throws {
    folder = try LibraryFolder()
  }

  private func write(_ names: String...) throws {
    for name in names { try folder.write(name, Fixture.scene("a", class: "Screen")) }
  }

  @Test
  func `of the files for devices one is used, and other tildes belong to names`() throws {
    try write(
      "Main.storyboard", "Main~ipad.storyboard", "Main~iphone.storyboard", "Only~ipad.storyboard",
      "SaveStates~.storyboard", "a~b.storyboard")
    let real = ["SaveStates~.storyboard", "a~b.storyboard"]
    #expect(
      folder.names(folder.library()) == ["Main.storyboard", "Only~ipad.storyboard"] + real)
    #expect(
      folder.names(folder.library(device: .pad))
        == ["Main~ipad.storyboard", "Only~ipad.storyboard"] + real)
    #expect(folder.names(folder.library(device: .phone)) == ["Main~iphone.storyboard"] + real)
    #expect(
      folder.library(device: .pad).storyboards.storyboards.map(\.name)
        == ["Main", "Only", "SaveStates~", "a~b"])
  }

  @Test
  func `the languages of a storyboard are one, those of another folder are not`() throws {
    try write(
      "A/Base.lproj/Main.storyboard", "A/de.lproj/Main.storyboard", "A/fr.lproj/Main.storyboard",
      "B/Main.storyboard", "C/fr.lproj/Main.storyboard", "C/de.lproj/Main.storyboard")
    #expect(
      folder.names(folder.library())
        == ["A/Base.lproj/Main.storyboard", "B/Main.storyboard", "C/de.lproj/Main.storyboard"])
    #expect(
      folder.names(folder.library(languages: ["it", "fr"]))
        == ["A/fr.lproj/Main.storyboard", "B/Main.storyboard", "C/fr.lproj/Main.storyboard"])
    #expect(folder.library().divergences.isEmpty)
  }

  @Test
  func `languages that differ in more than words are reported`() throws {
    try folder.write(
      "Base.lproj/Main.storyboard",
      Fixture.scene("a", class: "Screen", title: "Songs", Fixture.segue("show", to: "b", "go")),
      Fixture.scene("b"), Fixture.scene("gone"), initial: "a")
    try folder.write(
      "de.lproj/Main.storyboard",
      Fixture.scene("a", class: "Screen", title: "Lieder", Fixture.segue("show", to: "b", "go")),
      Fixture.scene("b"), Fixture.scene("gone"), initial: "a")
    try folder.write(
      "fr.lproj/Main.storyboard",
      Fixture.scene(
        "a", class: "Old", Fixture.segue("show", to: "b", "vas"),
        Fixture.segue("show", to: "a", id: "more")), Fixture.scene("b"))
    let divergences = folder.library().divergences
    let base = folder.path + "/Base.lproj/Main.storyboard"
    let french = folder.path + "/fr.lproj/Main.storyboard"
    #expect(divergences.map(\.other) == [french])
    #expect(
      divergences.first?.differences == [
        .initialController, .controller(id: "a"), .controllerOnly(id: "gone", in: base),
        .segue(id: "show-b"), .segueOnly(id: "more", in: french),
      ])
    #expect(
      divergences.first?.description
        == "'\(french)' differs from '\(base)' in more than words: the initial controller, "
        + "controller 'a', controller 'gone' is only in '\(base)', segue 'show-b', segue 'more' is "
        + "only in '\(french)'; bring them into line")
  }

  @Test
  func `copies and builds are left out and listed, and macOS's own files are skipped`() throws {
    try write(
      "App/Main.storyboard", "App/._Main.storyboard", "de.xcloc/Source Contents/Main.storyboard",
      "DerivedData/x/Main.storyboard", ".build/Main.storyboard", "build/Main.storyboard",
      "Kit.framework/Main.storyboard", "App/Builder/Other.storyboard")
    let library = folder.library()
    #expect(folder.names(library) == ["App/Builder/Other.storyboard", "App/Main.storyboard"])
    #expect(
      library.skippedFolders.map { $0.dropFirst(folder.path.count + 1) }
        == [".build", "DerivedData", "Kit.framework", "build", "de.xcloc"])
  }

  @Test
  func `a folder that is named counts whatever its name, and one inside another counts once`()
    throws
  {
    try write("build/Main.storyboard")
    let library = StoryboardLibrary(
      folders: [folder.path + "/build", folder.path + "/build/Main.storyboard"])
    #expect(library.scenes(ofClass: "Screen").count == 1)
  }
}
