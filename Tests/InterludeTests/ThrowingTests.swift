import Interlude
import Testing

@Suite(.leavesNothingAlive) struct ThrowingTests {
  @Test(arguments: [HookKind.before, .after, .around])
  func `a concrete failure of a hook travels outward as if the original had thrown it`(
    thrower: HookKind
  ) {
    let journal = Journal()
    let point = OopsPoint("p") { _, input throws(Oops) in
      journal.note("original")
      return input
    }
    surround(point, "outer", journal)
    addThrower(thrower, to: point)
    surround(point, "inner", journal)
    #expect(throws: Oops.hook("\(thrower)")) { try point(Player(), 1) }
    #expect(journal.words == expected(thrower, failure: ".hook(\"\(thrower)\")"))
  }

  @Test func `a failure of the original leaves every hook that was entered in reverse`() {
    let journal = Journal()
    let point = OopsPoint("p") { _, _ throws(Oops) in throw .original }
    surround(point, "outer", journal)
    surround(point, "inner", journal)
    #expect(throws: Oops.original) { try point(Player(), 1) }
    #expect(
      journal.words == [
        "outer before", "outer around<", "inner before", "inner around<",
        "inner around threw", "inner finally .original", "outer around threw",
        "outer finally .original",
      ])
  }

  @Test func `an around may handle what the inside throws`() throws {
    let journal = Journal()
    let point = OopsPoint("p") { _, _ throws(Oops) in throw .original }
    surround(point, "outer", journal)
    point.around { _, input, next throws(Oops) in
      do throws(Oops) { return try next(input) } catch { return -1 }
    }
    #expect(try point(Player(), 1) == -1)
    #expect(
      journal.words == [
        "outer before", "outer around<", "outer around>", "outer finally -1", "outer after",
      ])
  }

  @Test func `an around may throw another failure in place of the inner one`() {
    let point = OopsPoint("p") { _, _ throws(Oops) in throw .original }
    point.around { _, input, next throws(Oops) in
      do throws(Oops) { return try next(input) } catch { throw .hook("instead of \(error)") }
    }
    #expect(throws: Oops.hook("instead of original")) { try point(Player(), 1) }
  }

  @Test func `an after that throws replaces the output and skips the afters outside`() {
    let journal = Journal()
    let point = OopsPoint("p") { _, input in input }
    point.after { _, _, _ in journal.note("outer after") }
    point.finally { _, _, outcome in journal.note("finally \(outcome.word)") }
    point.after { _, _, _ throws(Oops) in throw .hook("late") }
    point.after { _, _, _ in journal.note("inner after") }
    #expect(throws: Oops.hook("late")) { try point(Player(), 1) }
    #expect(journal.words == ["inner after", "finally .hook(\"late\")"])
  }

  @Test(arguments: [HookKind.before, .after, .around])
  func `any error of a hook travels outward`(thrower: HookKind) {
    let journal = Journal()
    let point = AnyPoint("p") { _, input in input }
    point.finally { _, _, outcome in journal.note("outer \((try? outcome.get()) ?? -1)") }
    switch thrower {
    case .before: point.before { _, _ in throw Oops.hook("any") }
    case .after: point.after { _, _, _ in throw Oops.hook("any") }
    default: point.around { _, _, _ in throw Oops.hook("any") }
    }
    point.finally { _, _, _ in journal.note("inner") }
    #expect(throws: Oops.hook("any")) { try point(Player(), 1) }
    #expect(journal.words == (thrower == .after ? ["inner", "outer -1"] : ["outer -1"]))
  }

  @Test func `hooks of a point that cannot throw are called without try`() {
    let point = SafePoint("p") { _, input in input }
    point.before { _, input in input += 1 }
    point.around { _, input, next in next(input) + 1 }
    point.after { _, _, output in output += 1 }
    let output: Int = point(Player(), 1)
    #expect(output == 4)
  }

  /// Attaches one of each kind that notes what it sees.
  private func surround(_ point: OopsPoint, _ place: String, _ journal: Journal) {
    point.after { _, _, _ in journal.note("\(place) after") }
    point.finally { _, _, outcome in journal.note("\(place) finally \(outcome.word)") }
    point.before { _, _ in journal.note("\(place) before") }
    point.around { _, input, next throws(Oops) in
      journal.note("\(place) around<")
      do throws(Oops) {
        let output = try next(input)
        journal.note("\(place) around>")
        return output
      } catch {
        journal.note("\(place) around threw")
        throw error
      }
    }
  }

  private func addThrower(_ kind: HookKind, to point: OopsPoint) {
    switch kind {
    case .before: point.before { _, _ throws(Oops) in throw .hook("before") }
    case .after: point.after { _, _, _ throws(Oops) in throw .hook("after") }
    default: point.around { _, _, _ throws(Oops) in throw .hook("around") }
    }
  }

  private func expected(_ thrower: HookKind, failure: String) -> [String] {
    let inner = [
      "inner before", "inner around<", "original", "inner around>", "inner finally 1",
      "inner after",
    ]
    return ["outer before", "outer around<"] + (thrower == .after ? inner : [])
      + ["outer around threw", "outer finally \(failure)"]
  }
}

extension Result where Success == Int, Failure == Oops {
  /// The output or the case of the failure.
  fileprivate var word: String {
    switch self {
    case .success(let output): "\(output)"
    case .failure(.original): ".original"
    case .failure(.hook(let name)): ".hook(\"\(name)\")"
    }
  }
}
