import Interlude

/// A small program over one hook point: hooks that act while they run, and a list of first acts.
///
/// It means the same on every ``ProgramWorld``; the words that it leaves are compared.
struct Program: Equatable, CustomStringConvertible {
  /// The hooks that acts can attach.
  var pool: [Hook]
  /// What happens outside of all hooks; what is thrown ends one act, not the program.
  var acts: [Act]

  /// A hook and what it does when it runs.
  struct Hook: Equatable {
    var kind = HookKind.before
    var scope = Reach.everywhere
    var rank = 0
    var isOneShot = false
    /// What decides whether it takes part in a call; nil where it always does.
    var question: Question?
    var name: String?
    var inside: [String] = []
    var outside: [String] = []
    /// What it does first.
    var acts: [Act] = []
    /// How often an around runs its inside.
    var rounds = 1
    /// Whether an around handles what its inside throws.
    var handles = false
  }

  /// The condition of a hook, which acts too.
  struct Question: Equatable {
    /// What it does first.
    var acts: [Act] = []
    /// Whether it is true for calls with an even input only.
    var wantsEven = false
  }

  /// The subjects that a hook covers.
  enum Reach: Equatable, CaseIterable {
    case everywhere, players, jukeboxes, radios, firstPlayer, jukebox, radio
  }

  /// One thing that a program or a hook does.
  enum Act: Equatable {
    /// Attaches a hook of the pool; its number is the next free one.
    case attach(Int)
    /// Cancels the hook with a number.
    case cancel(Int)
    /// Cancels the hook whose number is that of the acting one and something.
    case cancelNear(Int)
    /// Calls the point on a subject.
    case call(Int)
    /// Notes the plan of a subject.
    case look(Int)
    /// Throws, where the hook can.
    case fail
  }

  var description: String {
    let hooks = pool.enumerated().map { "  pool[\($0.offset)] \($0.element)" }
    return (["acts \(acts)"] + hooks).joined(separator: "\n")
  }
}
