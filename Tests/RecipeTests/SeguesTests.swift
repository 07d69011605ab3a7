import Foundation
import Interlude
import InterludeSegues
import Testing

/// Stands for what the app's screens depend on.
final class SongLibrary {}

final class SongListScreen: SceneController {
  var songs = ["Blackbird", "Yesterday"]

  func open(_ song: String) throws {
    try performSegue(withIdentifier: "showSong") { (screen: SongScreen) in screen.song = song }
  }
}

final class PlayerScreen: SceneController {
  let song: String

  init?(coder: SceneCoder, song: String) {
    self.song = song
    super.init(coder: coder)
  }

  required init?(coder: SceneCoder) { nil }
}

final class SongScreen: SceneController {
  var song = ""
  var library: SongLibrary?

  override class var segueActions: [SegueAction] {
    [SegueAction("makePlayer:sender:", SongScreen.makePlayer)]
  }

  func makePlayer(_ coder: SceneCoder, sender: Any?) -> PlayerScreen? {
    PlayerScreen(coder: coder, song: song)
  }

  func makePlayer(of song: String) throws -> PlayerScreen? {
    try storyboard?.instantiateController(identifier: "Player") { coder in
      PlayerScreen(coder: coder, song: song)
    }
  }
}

final class LyricsScreen: SceneController {
  private(set) var accent: String?

  override class var outlets: [Outlet]? { [Outlet("textView")] }

  override func setRuntimeAttribute(_ attribute: RuntimeAttribute) {
    if attribute.keyPath == "accent" { accent = attribute.value }
  }
}

@MainActor
func inject(_ library: SongLibrary) -> Registration {
  SceneController.awakening.before(.instances(of: SongScreen.self)) { screen, _ in
    (screen as? SongScreen)?.library = library
  }
}

@MainActor
func addRules(_ trail: BreadcrumbTrail, _ isSignedIn: @escaping @MainActor () -> Bool) throws {
  try trail.attach()
  try DoubleTapGuard().attach()
  try SegueGate { _, segue, _ in
    segue.identifier == "showSong" && !isSignedIn() ? .deny(reason: "sign in first") : .allow
  }.attach()
}

@MainActor
func openFirstSong(_ storyboard: Storyboard) throws -> PlayerScreen {
  let route = try NavigationRoute(from: storyboard)
  try route.follow("showSong", .tap("Play"))
  return try route.arrive(at: PlayerScreen.self)
}

@MainActor
func makeSongScreen(from folder: String) throws -> SongScreen {
  try StoryboardLibrary(folders: [folder]).instantiateController(SongScreen.self)
}

@MainActor
private final class Session {
  var isSignedIn = false
}

@MainActor
@Suite(.serialized) struct SeguesTests {
  private let storyboard: Storyboard

  init() throws {
    storyboard = Storyboard(
      try StoryboardReader().read(text: SongStoryboard.text, file: "Main.storyboard"))
  }

  private func makeList() throws -> SongListScreen {
    let navigation = try storyboard.instantiateInitialController() as? NavigationController
    return try #require(navigation?.rootController as? SongListScreen)
  }

  private func songScreen(shownBy list: SongListScreen) throws -> SongScreen {
    let wrapper = try #require(list.presentedController ?? list.navigationController?.topController)
    return try #require((wrapper as? NavigationController)?.rootController as? SongScreen)
  }

  @Test func `a closure sets the screen inside of the container`() throws {
    let list = try makeList()
    try list.open(list.songs[1])
    #expect(try songScreen(shownBy: list).song == "Yesterday")
  }

  @Test func `a segue action and a creator make screens that have their song`() throws {
    let list = try makeList()
    try list.open("Blackbird")
    let screen = try songScreen(shownBy: list)
    try screen.trigger(element: "Play")
    #expect((screen.presentedController as? PlayerScreen)?.song == "Blackbird")
    #expect(try screen.makePlayer(of: "Help!")?.song == "Help!")
  }

  @Test func `one hook injects into every screen of a class`() throws {
    let library = SongLibrary()
    let list = try makeList()
    try withHook(inject(library)) { try list.open("Help!") }
    #expect(try songScreen(shownBy: list).library === library)
    try list.open("Help!")
    #expect(try songScreen(shownBy: list).library == nil)
  }

  @Test func `outlets are there and attributes arrive`() throws {
    let lyrics = try storyboard.instantiateController(withIdentifier: "Lyrics") as? LyricsScreen
    #expect(lyrics?.accent == "amber")
  }

  @Test func `rules hold for every segue`() throws {
    let trail = BreadcrumbTrail()
    let session = Session()
    try addRules(trail) { session.isSignedIn }
    defer { for hook in SceneController.prepareForSegue.registrations { hook.cancel() } }
    let list = try makeList()
    #expect(throws: SegueDenial.self) { try list.open("Help!") }
    session.isSignedIn = true
    try list.open("Help!")
    #expect(trail.crumbs.count == 1)
  }

  @Test func `a route goes to the player`() throws {
    #expect(try openFirstSong(storyboard).song == "")
  }

  @Test func `a screen is found by its class in a folder`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "recipe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Main.storyboard")
    try SongStoryboard.text.write(to: file, atomically: true, encoding: .utf8)
    #expect(try makeSongScreen(from: folder.path).song == "")
  }
}
