import InterludeSegues
import Testing

/// Which sender counts as the one that a call gave.
@MainActor
@Suite
struct SenderTests {
  private struct Unequal {
    let number: Int
  }
  private struct Other {}
  private nonisolated static let object = Probe()

  /// A case: what was given, what the platform hands on, and whether the ticket is for it.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let given: @Sendable () -> Any?
    let found: @Sendable () -> Any?
    let matches: Bool
  }

  nonisolated static let examples = [
    Example(
      testDescription: "nobody and nobody", given: { nil }, found: { nil }, matches: true),
    Example(
      testDescription: "nobody and somebody", given: { nil }, found: { object }, matches: false),
    Example(
      testDescription: "somebody and nobody", given: { object }, found: { nil }, matches: false),
    Example(
      testDescription: "one object", given: { object }, found: { object }, matches: true),
    Example(
      testDescription: "two objects of a class", given: { object }, found: { Probe() },
      matches: false),
    Example(testDescription: "equal values", given: { 7 }, found: { 7 }, matches: true),
    Example(testDescription: "unequal values", given: { 7 }, found: { 8 }, matches: false),
    Example(testDescription: "values of two types", given: { 7 }, found: { "7" }, matches: false),
    Example(
      testDescription: "values without equality, of one type", given: { Unequal(number: 1) },
      found: { Unequal(number: 1) }, matches: true),
    Example(
      testDescription: "values without equality, of two types", given: { Unequal(number: 1) },
      found: { Other() }, matches: false),
    Example(
      testDescription: "no number", given: { Double.nan }, found: { Double.nan }, matches: true),
    Example(
      testDescription: "no number and a number", given: { Double.nan }, found: { 1 }, matches: false
    ),
    Example(
      testDescription: "a value and its box", given: { Unequal(number: 1) }, found: { Box() },
      matches: true),
  ]

  /// Stands for the box in which Objective-C gets a value.
  private final class Box {}

  @Test(arguments: examples)
  func `a segue gets the closure only with the sender of its call`(_ example: Example) throws {
    let stage = Stage()
    let outcome = try stage.ledger.perform(
      from: stage.screen, identifier: "a", sender: example.given(), configure: { _ in }
    ) { _ in
      try stage.bring("a", sender: example.found())
      return .performed
    }
    #expect(outcome == (example.matches ? .performed : .notPrepared))
    #expect(stage.isClean)
  }
}
