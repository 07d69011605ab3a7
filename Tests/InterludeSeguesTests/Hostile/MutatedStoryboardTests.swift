import Foundation
import InterludeSegues
import Testing

/// Thousands of damaged storyboards; each ends in a result or a typed error.
///
/// A case is decided by the example, the mutation and a number, so a failure can be met again. What
/// traps or never ends fails the run of the tests as a whole. Other tests of the main actor get their turn between two
/// storyboards.
@Suite(.timeLimit(.minutes(5)))
@MainActor
struct MutatedStoryboardTests {
  /// A text that only a file outside of the storyboards has.
  private static let secret = "hostile-secret-text"
  nonisolated private static let examples = [
    "Songs/Main", "Books/Main", "Formulas/Resources/Formulas",
  ]
  private static let rounds: UInt64 = 60

  @Test(arguments: Mutation.allCases)
  func `a damaged storyboard ends in a result or a typed error`(mutation: Mutation) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.secret, to: "secret.txt")
    let file = folder.path + "/secret.txt"
    for (number, example) in Self.examples.enumerated() {
      let bytes = try Self.bytes(of: example)
      let other = Self.examples[(number + 1) % Self.examples.count]
      let run = HostileRun(other: try Self.document(other, named: "Other"))
      for round in 0..<Self.rounds {
        var random = Seeded(round &+ UInt64(number) << 32)
        run.take(
          mutation.apply(to: bytes, &random, secret: file),
          secret: mutation == .externalEntity ? Self.secret : nil)
        await Task.yield()
      }
      #expect(run.read + run.refused == Int(Self.rounds))
    }
  }

  @Test(arguments: Self.examples)
  func `several damages at once end in a result or a typed error`(example: String) async throws {
    let bytes = try Self.bytes(of: example)
    let run = HostileRun(other: try Self.document("Books/Main", named: "Other"))
    for round in 0..<600 as Range<UInt64> {
      var random = Seeded(round)
      var damaged = bytes
      for _ in 0..<(2 + random.below(4)) {
        guard let mutation = random.pick(Self.smallMutations) else { continue }
        damaged = mutation.apply(to: damaged, &random, secret: "/nowhere")
      }
      run.take(damaged)
      await Task.yield()
    }
    #expect(run.read > 100)
    #expect(run.refused > 100)
    #expect(run.performed > 100)
    #expect(run.failed > 100)
  }

  /// Those that do not make the text much longer, and leave it readable now and then.
  private static let smallMutations: [Mutation] = [
    .duplicatedElement, .removedElement, .swappedElements, .oddAttribute, .removedAttribute,
    .otherDestination, .missingDestination, .relationship, .selfContaining, .duplicateID,
    .otherSceneID, .initialController, .customClass, .selfReference, .referenceToOther,
    .flippedBytes, .truncation,
  ]

  private static func bytes(of example: String) throws -> [UInt8] {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { package.deleteLastPathComponent() }
    let file = package.appendingPathComponent("Examples/\(example).storyboard")
    return Array(try Data(contentsOf: file))
  }

  private static func document(_ example: String, named name: String) throws -> StoryboardDocument {
    try StoryboardReader().read(try bytes(of: example), file: "\(name).storyboard")
  }
}
