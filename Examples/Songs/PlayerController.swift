import InterludeSegues

/// The player, with the songs that it will play.
final class PlayerController: SceneController {
  var queue: [Song] = [] {
    didSet {
      let minutes = queue.reduce(0) { $0 + $1.minutes }
      Transcript.shared.add("player gets \(queue.count) songs, \(minutes) minutes")
    }
  }
}
