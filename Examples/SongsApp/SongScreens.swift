import InterludeSegues
import InterludeUIKit
import UIKit

/// One song, given by the closure of the call that leads here.
final class SongDetailController: UIViewController {
  var song: Song? {
    didSet { title = song?.title }
  }
}

/// The player; segues that lead to it are named `showPlayer`.
final class PlayerController: UIViewController, SegueNamed {
  static var segueIdentifier: String { "showPlayer" }

  var queue: [Song] = [] {
    didSet { title = "\(queue.reduce(0) { $0 + $1.minutes }) minutes" }
  }
}

/// The editor of one song, which it gets in its initialiser and keeps.
final class SongEditor: UIViewController {
  let song: Song

  init?(coder: NSCoder, song: Song) {
    self.song = song
    super.init(coder: coder)
    title = song.title
  }

  required init?(coder: NSCoder) { nil }
}
