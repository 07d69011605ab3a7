import InterludeSegues

/// The list of songs, which leads to one song and to the player.
final class SongListController: SceneController {
  var songs: [Song] = []

  /// What a tap on a row does: the closure gives the song to the screen that this tap opens.
  func select(row: Int) throws {
    let song = songs[row]
    try performSegue(withIdentifier: "showDetail", sender: row) { (detail: SongDetailController) in
      detail.song = song
    }
  }

  /// Plays every song: the player is inside a navigation controller, and no identifier is needed to get there.
  func playAll() throws {
    let queue = songs
    try performSegue(to: PlayerController.self) { player in player.queue = queue }
  }

  /// The list's own part in its segues; the closures of calls do not depend on it.
  override func prepare(for segue: Segue, sender: Any?) throws {
    Transcript.shared.add("list prepares '\(segue.identifier ?? "")'")
  }
}
