import InterludeSegues
import Testing

/// Controllers found by class and identifier in several storyboards.
@MainActor
@Suite(.serialized)
struct StoryboardLibraryTests {
  private let folder: LibraryFolder

  init() throws {
    folder = try LibraryFolder()
    try folder.write(
      "App/Main.storyboard", Fixture.scene("a", class: "DetailController", identifier: "Detail"),
      Fixture.scene("b", class: "CountedController", identifier: "Counted"))
    try folder.write(
      "Kit/Player.storyboard", Fixture.scene("a", class: "RecordingController"),
      Fixture.scene("b", class: "LongCountedController"),
      Fixture.scene("c", class: "ConcreteController", title: "concrete"))
  }

  @Test
  func `a controller is made by class, by name with and without module, and by identifier`() throws
  {
    let library = folder.library()
    let recording = try library.instantiateController(RecordingController.self)
    #expect(recording.storyboard?.name == "Player")
    let named = try library.instantiateController(ofClass: "RecordingController")
    #expect(named is RecordingController)
    let qualified = try library.instantiateController(
      ofClass: "InterludeSeguesTests.DetailController")
    #expect(qualified is DetailController)
    #expect(try library.instantiateController(withIdentifier: "Detail") is DetailController)
  }

  @Test
  func `looking up makes no controller`() throws {
    CountedController.made = 0
    let library = folder.library()
    #expect(library.scenes(ofClass: "CountedController").count == 1)
    #expect(library.scenes(of: CountedController.self).count == 1)
    #expect(library.scenes(withIdentifier: "Counted").map(\.controller.id) == ["b"])
    #expect(CountedController.made == 0)
    _ = try library.instantiateController(CountedController.self)
    #expect(CountedController.made == 1)
  }

  @Test
  func `a class comes before its subclasses, which stand in where it is not there`() throws {
    let library = folder.library()
    #expect(
      try type(of: library.instantiateController(CountedController.self)) == CountedController.self)
    #expect(try library.instantiateController(AbstractController.self).title == "concrete")
  }

  @Test
  func `a class or identifier that is nowhere is an empty list, or an error that says so`() throws {
    let library = folder.library()
    #expect(library.scenes(of: TypedDetailController.self).isEmpty)
    #expect(library.scenes(ofClass: "Lost").isEmpty)
    #expect((try? library.instantiateController(TypedDetailController.self)) == nil)
    let error = #expect(throws: LibraryError.self) {
      try library.instantiateController(ofClass: "Lost")
    }
    #expect(
      error?.description
        == "no controller has the class 'Lost' in 2 storyboards; there is 'ConcreteController', "
        + "'CountedController', 'DetailController', 'LongCountedController', 'RecordingController'")
    try folder.folder.write("no XML", to: "App/Broken.storyboard")
    let other = #expect(throws: LibraryError.self) {
      try library.instantiateController(withIdentifier: "Lost")
    }
    #expect(
      other?.description
        == "no controller has the identifier 'Lost' in 2 storyboards, and 1 could not be read; "
        + "there is 'Counted', 'Detail'")
    #expect(other?.family == .misuse)
    #expect(library.unreadable.map(\.file) == [folder.path + "/App/Broken.storyboard"])
  }

  @Test
  func `several controllers of a class or identifier are an error that lists their places`() throws
  {
    try folder.write(
      "Kit/More.storyboard", Fixture.scene("x", class: "DetailController", identifier: "Detail"))
    let library = folder.library()
    let error = #expect(throws: LibraryError.self) {
      try library.instantiateController(DetailController.self)
    }
    let name = "InterludeSeguesTests.DetailController"
    let places =
      "'\(name)' (\(folder.path)/App/Main.storyboard:3:31), "
      + "'\(name)' (\(folder.path)/Kit/More.storyboard:3:31); ask one storyboard for it, or name the "
      + "module where the modules differ"
    #expect(error?.description == "several controllers have the class '\(name)': \(places)")
    let other = #expect(throws: LibraryError.self) {
      try library.instantiateController(withIdentifier: "Detail")
    }
    #expect(other?.description == "several controllers have the identifier 'Detail': \(places)")
    #expect(other?.place?.line == 3)
  }

  @Test
  func `a class that cannot be made is an error with the reason`() throws {
    try folder.write("Kit/More.storyboard", Fixture.scene("x", class: "RefusingController"))
    let error = #expect(throws: LibraryError.self) {
      try folder.library().instantiateController(RefusingController.self)
    }
    #expect(
      error?.description
        == "'init(coder:)' of controller 'RefusingController' (More.storyboard:3) returned nil; "
        + "return a controller")
    #expect(error?.family == .failure)
  }

  @Test
  func `a second look-up reads nothing, found or not`() throws {
    let library = folder.library()
    #expect(library.readCount == 2)
    for _ in 1...3 {
      #expect(library.scenes(of: TypedDetailController.self).isEmpty)
      #expect(library.scenes(of: DetailController.self).count == 1)
      #expect(library.scenes(ofClass: "Lost").isEmpty)
    }
    #expect(library.readCount == 2)
    #expect(library.searchCount == 2)
  }

  @Test
  func `files that come, go and change are noticed, and only those are read`() throws {
    let library = folder.library()
    #expect(library.scenes(of: TypedDetailController.self).isEmpty)
    try folder.write("App/New.storyboard", Fixture.scene("n", class: "TypedDetailController"))
    #expect(library.scenes(of: TypedDetailController.self).count == 1)
    #expect(library.readCount == 3)
    try folder.write("App/New.storyboard", Fixture.scene("n", class: "NoController"))
    #expect(library.scenes(of: TypedDetailController.self).isEmpty)
    #expect(library.scenes(ofClass: "NoController").count == 1)
    #expect(library.readCount == 4)
    try folder.folder.remove("App/New.storyboard")
    #expect(library.scenes(ofClass: "NoController").isEmpty)
    #expect(library.readCount == 4)
  }

  @Test
  func `a library that does not check is as it was until it is refreshed`() throws {
    let library = folder.library()
    library.checksFolders = false
    try folder.write("App/New.storyboard", Fixture.scene("n", class: "Fresh"))
    #expect(library.scenes(ofClass: "Fresh").isEmpty)
    #expect(library.refresh())
    #expect(library.scenes(ofClass: "Fresh").count == 1)
    #expect(!library.refresh())
    library.reload()
    #expect(library.readCount == 6)
  }

  @Test
  func `a folder that is missing is unreadable until it comes`() throws {
    let library = StoryboardLibrary(folders: [folder.path + "/Late"])
    #expect(library.unreadable.map(\.reason) == [.missing])
    try folder.write("Late/A.storyboard", Fixture.scene("a", class: "DetailController"))
    #expect(library.scenes(of: DetailController.self).count == 1)
    #expect(library.unreadable.isEmpty)
  }

  @Test
  func `a reference leads from one storyboard of a library to another`() throws {
    try folder.write(
      "App/Start.storyboard", Fixture.scene("s", Fixture.segue("show", to: "r", "go")),
      Fixture.reference("r", to: "End"), initial: "s")
    try folder.write("App/End~ipad.storyboard", Fixture.scene("p", title: "pad"), initial: "p")
    try folder.write("App/End.storyboard", Fixture.scene("p", title: "any"), initial: "p")
    let library = folder.library(device: .pad)
    let start = try library.storyboards.storyboard(named: "Start").instantiateInitialController()
    try start.performSegue(withIdentifier: "go", sender: nil)
    #expect(start.presentedController?.title == "pad")
  }
}
