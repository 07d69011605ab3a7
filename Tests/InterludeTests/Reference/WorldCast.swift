import Interlude

/// Whose methods the programs of a world run: three objects, of a base class, a class derived from it
/// and one derived apart from that.
protocol WorldCast: SendableMetatype {
  associatedtype Subject: AnyObject & Sendable
  typealias Point = HookPoint<Subject, Int, Int, Oops>

  static func makeSubjects() -> [Subject]
  static var bases: Scope<Subject> { get }
  static var derived: Scope<Subject> { get }
  static var apart: Scope<Subject> { get }
  static func only(_ subject: Subject) -> Scope<Subject>
  /// A call as a program writes it, where the class of the subject is known.
  static func call(_ point: Point, _ subject: Subject, _ input: Int) throws(Oops) -> Int
}

/// Objects whose ends weak references tell.
enum PlainCast: WorldCast {
  static func makeSubjects() -> [Player] { [Player(), Jukebox(), Radio()] }
  static var bases: Scope<Player> { .instances(of: Player.self) }
  static var derived: Scope<Player> { .instances(of: Jukebox.self) }
  static var apart: Scope<Player> { .instances(of: Radio.self) }
  static func only(_ subject: Player) -> Scope<Player> { .object(subject) }

  static func call(_ point: Point, _ subject: Player, _ input: Int) throws(Oops) -> Int {
    try point(subject, input)
  }
}

/// Objects that store a sentinel: their hooks and calls go by shorter ways.
enum SentinelCast: WorldCast {
  class Deck: SentinelHolder, @unchecked Sendable {
    let sentinel = Sentinel()
    init() {}
  }

  final class TapeDeck: Deck, @unchecked Sendable {}

  final class DiscDeck: Deck, @unchecked Sendable {}

  static func makeSubjects() -> [Deck] { [Deck(), TapeDeck(), DiscDeck()] }
  static var bases: Scope<Deck> { .instances(of: Deck.self) }
  static var derived: Scope<Deck> { .instances(of: TapeDeck.self) }
  static var apart: Scope<Deck> { .instances(of: DiscDeck.self) }
  static func only(_ subject: Deck) -> Scope<Deck> { .object(subject) }

  static func call(_ point: Point, _ subject: Deck, _ input: Int) throws(Oops) -> Int {
    try point(subject, input)
  }
}
