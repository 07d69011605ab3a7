import Foundation
import Interlude
import InterludeSegues
import InterludeUIKit
import Testing
import UIKit

@testable import SongsApp

/// The sample app, on the stand-in.
@MainActor
@Suite
struct SongsAppTests {
  private func app() throws -> (UINavigationController, SongListController) {
    let storyboard = UIStoryboard(
      standIn: [
        .init("nav", children: ["list"]) { UINavigationController(coder: $0) },
        .init(
          "list",
          segues: [
            .init("showDetail", to: "detail"), .init("showPlayer", to: "playerNav"),
            .init(
              "editSong", to: "editor",
              action: { source, coder, sender in
                (source as? SongListController)?.makeEditor(coder, sender: sender)
              }),
          ]
        ) { SongListController(coder: $0) },
        .init("detail") { SongDetailController(coder: $0) },
        .init("playerNav", children: ["player"]) { UINavigationController(coder: $0) },
        .init("player") { PlayerController(coder: $0) },
        .init("editor") { UIViewController(coder: $0) },
      ], initial: "nav")
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    return (navigation, try #require(navigation.topViewController as? SongListController))
  }

  @Test
  func `a tap on a row shows its song`() throws {
    let (navigation, list) = try app()
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    let detail = navigation.topViewController as? SongDetailController
    #expect(detail?.song?.title == "Lauds")
  }

  @Test
  func `the player gets every song through its navigation controller`() throws {
    let (navigation, list) = try app()
    list.playAll()
    let shown = navigation.viewControllers.last as? UINavigationController
    #expect((shown?.topViewController as? PlayerController)?.title == "16 minutes")
  }

  @Test
  func `the app's gate keeps the player for subscribers`() throws {
    let (navigation, list) = try app()
    let account = Account()
    let hooks = try SongHooks.attach(account: account)
    defer { for hook in hooks { hook.cancel() } }
    list.playAll()
    #expect(list.title == "Subscribe to play")
    account.isSubscribed = true
    list.playAll()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test
  func `the accessory of a row makes the editor with the row's song`() throws {
    let (navigation, list) = try app()
    list.tableView.standInCell = { SongCell() }
    let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 2, section: 0))
    list.standInTap("editSong", sender: cell)
    let editor = navigation.topViewController as? SongEditor
    #expect(editor?.song.title == "Compline")
  }

  @Test
  func `the classes and identifiers of the storyboard are those of the sources`() throws {
    let path = Repository.root.appending(path: "Examples/SongsApp/Main.storyboard").path
    let document = try StoryboardReader().read(file: path)
    let segues = document.controllers.flatMap(\.segues).filter { $0.kind != .relationship }
    #expect(
      Set(segues.compactMap(\.identifier))
        == Set(SongListController.SegueIdentifier.allCases.map(\.rawValue)))
    let classes = [
      SongListController.self, SongDetailController.self, PlayerController.self, SongEditor.self,
    ]
    #expect(
      Set(document.controllers.compactMap(\.customClass))
        == Set(classes.map { String(describing: $0) }))
    #expect(segues.compactMap(\.destinationCreationSelector) == ["makeEditor:sender:"])
  }
}
