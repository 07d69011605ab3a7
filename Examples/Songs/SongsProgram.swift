internal import Foundation
import Interlude
import InterludeSegues

/// Opens the list, selects a song, edits one, shows the latest, plays them all, and makes a mistake.
@main
@MainActor
package enum SongsProgram {
  static func main() throws {
    for line in try transcript() { print(line) }
  }

  /// Runs the program.
  package static func transcript() throws -> [String] {
    Transcript.shared.clear()
    let hooks = try SongHooks.attach()
    defer { for hook in hooks { hook.cancel() } }
    let window = try openWindow()
    if let list = window.rootController as? SongListController { try run(list, in: window) }
    return Transcript.shared.lines
  }

  /// Makes the navigation controller that the storyboard begins with; it owns the list.
  private static func openWindow() throws -> NavigationController {
    let file = Bundle.module.path(forResource: "Main", ofType: "storyboard")
    let storyboard = try Storyboard(file: file ?? "Main.storyboard")
    guard let navigation = try storyboard.instantiateInitialController() as? NavigationController
    else { throw SegueError.noInitialController(storyboard: "Main.storyboard", named: nil) }
    let list = navigation.rootController as? SongListController
    list?.songs = [Song(title: "Vespers", minutes: 12), Song(title: "Lux aeterna", minutes: 10)]
    return navigation
  }

  private static func run(_ list: SongListController, in window: NavigationController) throws {
    try list.select(row: 0)
    say(window.topController, is: "on top")
    try list.edit(row: 1)
    say(list.presentedController, is: "presented")
    try list.showLatest()
    say(window.topController, is: "on top")
    try list.playAll()
    say(list.presentedController, is: "presented")
    do {
      try list.performSegue(withIdentifier: "showDetial") { _ in }
    } catch {
      Transcript.shared.add("\(error)")
    }
    Transcript.shared.add("nothing is left: \(SceneController.ledger.isEmpty)")
  }

  private static func say(_ controller: SceneController?, is place: String) {
    let song = (controller as? SongDetailController).map { detail in
      " with '\(detail.song?.title ?? "")'" + (detail.isEditing ? " to edit" : "")
    }
    Transcript.shared.add(
      "\(controller.map { "\(type(of: $0))" } ?? "nothing")\(song ?? "") is \(place)")
  }
}
