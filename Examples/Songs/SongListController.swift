import InterludeSegues

/// The list of songs, which leads to one song in three ways, and to the player.
final class SongListController: SceneController {
  override class var segueActions: [SegueAction] {
    [SegueAction("makeDetail:sender:segueIdentifier:", SongListController.makeDetail)]
  }

  var songs: [Song] = []

  /// Makes the detail screen for each of the three segues that lead to it: the identifier tells them apart, the sender
  /// says which song.
  func makeDetail(
    _ coder: SceneCoder, sender: Any?, segueIdentifier: String?
  ) -> SongDetailController? {
    switch (segueIdentifier, sender) {
    case ("editSong", let row as Int):
      SongDetailController(coder: coder, song: songs[row], isEditing: true)
    case (nil, let button as SourceElement) where button.userLabel == "Latest":
      songs.last.flatMap { SongDetailController(coder: coder, song: $0, isEditing: false) }
    default:
      nil  // `init(coder:)` makes it, and the closure of the call gives it the song.
    }
  }

  /// What a tap on a row does: the closure gives the song to the screen that this tap opens.
  func select(row: Int) throws {
    let song = songs[row]
    try performSegue(withIdentifier: "showDetail", sender: row) { (detail: SongDetailController) in
      detail.song = song
    }
  }

  /// What a tap on the button of a row does.
  func edit(row: Int) throws {
    try trigger(element: "Song", event: "accessoryAction", sender: row)
  }

  /// What a tap on the button in the bar does; its segue has no identifier and needs none.
  func showLatest() throws {
    try trigger(element: "Latest")
  }

  /// Plays every song: the player is inside a navigation controller, and no identifier is needed to get there.
  func playAll() throws {
    let queue = songs
    try performSegue(to: PlayerController.self) { player in player.queue = queue }
  }

  /// The list's own part in its segues; the closures of calls do not depend on it.
  override func prepare(for segue: Segue, sender: Any?) throws {
    Transcript.shared.add("list prepares '\(segue.identifier ?? "unnamed")'")
  }
}
