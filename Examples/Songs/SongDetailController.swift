import InterludeSegues

/// One song, to look at or to edit.
final class SongDetailController: SceneController {
  var song: Song? {
    didSet { Transcript.shared.add("detail gets '\(song?.title ?? "")'") }
  }
  let isEditing: Bool

  /// Makes the screen for a song that is known already, as the list's segue action does.
  init?(coder: SceneCoder, song: Song, isEditing: Bool) {
    self.song = song
    self.isEditing = isEditing
    super.init(coder: coder)
  }

  /// Makes the screen for a song that comes later.
  required init?(coder: SceneCoder) {
    isEditing = false
    super.init(coder: coder)
  }
}
