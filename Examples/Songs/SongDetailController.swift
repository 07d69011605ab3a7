import InterludeSegues

/// One song.
final class SongDetailController: SceneController {
  var song: Song? {
    didSet { Transcript.shared.add("detail gets '\(song?.title ?? "")'") }
  }
}
