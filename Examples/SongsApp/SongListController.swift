import InterludeSegues
import InterludeUIKit
import UIKit

/// The list of songs, a class of the app's own with the lines that lead its segues to the hooks.
final class SongListController: UITableViewController, SegueHandling {
  enum SegueIdentifier: String, CaseIterable { case showDetail, showPlayer, editSong }

  var songs = Song.all

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    runSegueHooks(for: segue, sender: sender)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    admitsSegue(withIdentifier: identifier, sender: sender)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let song = songs[indexPath.row]
    attempt {
      try performSegue(.showDetail, sender: tableView.cellForRow(at: indexPath)) {
        (detail: SongDetailController) in
        detail.song = song
      }
    }
  }

  /// Plays every song: the player is inside a navigation controller.
  func playAll() {
    let queue = songs
    attempt {
      let outcome = try performSegue(to: PlayerController.self) { player in player.queue = queue }
      if outcome == .denied { title = "Subscribe to play" }
    }
  }

  /// Makes the editor of a song that does not change; the storyboard's segue names this action.
  #if canImport(Darwin)
    @IBSegueAction
  #endif
  func makeEditor(_ coder: NSCoder, sender: Any?) -> SongEditor? {
    makeDestination {
      (sender as? SongCell)?.song.flatMap { SongEditor(coder: coder, song: $0) }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
    let song = songs[indexPath.row]
    (cell as? SongCell)?.song = song
    var content = cell.defaultContentConfiguration()
    content.text = song.title
    cell.contentConfiguration = content
    return cell
  }

  private func attempt(_ body: () throws -> Void) {
    do { try body() } catch { title = "\(error)" }
  }
}

/// A row, which knows its song.
final class SongCell: UITableViewCell {
  var song: Song?
}
