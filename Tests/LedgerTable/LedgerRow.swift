import InterludeSegues

/// One row of the table of what the ledger promises on every platform.
public struct LedgerRow<World: SegueWorld>: Sendable, CustomStringConvertible {
  /// What the row shows.
  public let description: String
  /// What happens, in words; the last one says that nothing is left.
  public let expected: [String]
  private let body: @MainActor @Sendable (World) throws -> Void

  init(
    _ description: String, _ expected: [String],
    _ body: @escaping @MainActor @Sendable (World) throws -> Void
  ) {
    self.description = description
    self.expected = expected + ["clean"]
    self.body = body
  }

  /// Runs the row in a world of its own.
  ///
  /// - Returns: What happened.
  @MainActor
  public func run() throws -> [String] {
    let world = try World()
    do {
      try body(world)
    } catch {
      world.words.append(word(for: error))
    }
    return world.words + [world.isClean ? "clean" : "something is left"]
  }

  /// All rows.
  public static var all: [LedgerRow] { order + nesting + exits + destinations + lifetimes }

  private func word(for error: any Error) -> String {
    switch error {
    case let error as Refusal: "threw \(error.word)"
    case SegueError.wrongDestination(let segue, let expected, _, let tried):
      "\(segue.name) shows no \(expected), tried \(tried.count)"
    case SegueError.ambiguousDestination(let segue, let expected, let candidates):
      "\(segue.name) shows \(candidates.count) \(expected)"
    default: "\(error)"
    }
  }
}
