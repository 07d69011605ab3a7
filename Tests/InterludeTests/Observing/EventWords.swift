import Interlude

extension HookEvent {
  /// The event in a word or two.
  var word: String {
    switch happening {
    case .callBegan: "call"
    case .callEnded(let ending, let duration): "/call \(ending)\(sign(duration))"
    case .hookBegan(let hook): "\(hook.title)"
    case .hookEnded(let hook, let ending, let duration): "/\(hook.title) \(ending)\(sign(duration))"
    case .originalBegan: "original"
    case .originalEnded(let ending, let duration): "/original \(ending)\(sign(duration))"
    case .attached(let hook): "+\(hook.title)"
    case .detached(let hook): "-\(hook.title)"
    }
  }

  /// Nothing, unless a duration is wrong.
  private func sign(_ duration: Duration) -> String {
    duration < .zero ? " in negative time" : ""
  }
}

extension Plan.Entry {
  fileprivate var title: String { name ?? "\(kind)" }
}
