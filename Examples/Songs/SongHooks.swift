import Interlude
import InterludeSegues

/// What the app does around every segue, whichever controller performs it.
@MainActor
enum SongHooks {
  /// Attaches the hooks.
  static func attach() throws -> [Registration] {
    let prepare = SceneController.prepareForSegue
    return [
      try prepare.after(name: "analytics") { source, preparation, _ in
        let screen = type(of: preparation.segue.destination)
        Transcript.shared.add("analytics: \(type(of: source)) to \(screen)")
      },
      // Attached later, and yet outside: what the gate refuses, analytics does not count.
      try prepare.before(name: "gate", order: .outside("analytics")) { _, preparation in
        Transcript.shared.add("gate lets '\(preparation.segue.identifier ?? "unnamed")' pass")
      },
      prepare.before(order: .first, once: true) { _, _ in
        Transcript.shared.add("tip, shown once: swipe to go back")
      },
    ]
  }
}
