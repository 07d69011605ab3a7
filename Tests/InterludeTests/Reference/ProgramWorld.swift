import Interlude

/// Something on which programs run.
protocol ProgramWorld: AnyObject, Sendable {
  var journal: Journal { get }
  var fuel: Fuel { get }
  /// Attaches a hook and numbers it; false where it is refused.
  func attach(_ hook: Program.Hook) -> Bool
  func pool(_ index: Int) -> Program.Hook
  /// Cancels the hook with a number; nil where there is none.
  func cancel(_ number: Int) -> Bool?
  func call(_ subject: Int, _ input: Int) throws(Oops) -> Int
  /// The numbers of the hooks that a call would run.
  func plan(_ subject: Int) -> [Int]
  /// For each hook that was attached, how often it ran and whether it still may.
  func counts() -> [String]
}

/// Bounds what a program does, so that every one comes to an end.
final class Fuel: Sendable {
  private let left: Guarded<Int>

  init(_ amount: Int) { left = Guarded(amount) }

  func burn() -> Bool {
    left.withLock { left in
      left -= 1
      return left >= 0
    }
  }
}

/// What the words of programs mean, the same for every world.
extension ProgramWorld {
  /// Runs a whole program and answers with its words.
  func run(_ program: Program) -> [String] {
    for act in program.acts {
      do throws(Oops) {
        try perform([act], by: -1, input: 1)
      } catch {
        journal.note("ended \(error)")
      }
    }
    return journal.words + counts() + (0..<3).map { "plan \($0) \(plan($0))" }
  }

  private func perform(_ acts: [Program.Act], by number: Int, input: Int) throws(Oops) {
    for act in acts where fuel.burn() {
      switch act {
      case .attach(let index): journal.note("attach \(index) \(attach(pool(index)))")
      case .cancel(let victim): noteCancel(victim)
      case .cancelNear(let offset): noteCancel(number + offset)
      case .call(let subject):
        journal.note("call \(subject)")
        journal.note("answer \(try call(subject, input + 1))")
      case .look(let subject): journal.note("look \(plan(subject))")
      case .fail: throw .hook("\(number)")
      }
    }
  }

  private func noteCancel(_ number: Int) {
    journal.note("cancel \(number) \(cancel(number).map { "\($0)" } ?? "nothing")")
  }

  func ask(_ number: Int, _ question: Program.Question, _ input: Int) -> Bool {
    journal.note("asked \(number) \(input)")
    do throws(Oops) {
      try perform(question.acts, by: number, input: input)
    } catch {
      journal.note("asked \(number) swallowed \(error)")
    }
    return !question.wantsEven || input % 2 == 0
  }

  func runBefore(_ number: Int, _ hook: Program.Hook, _ input: inout Int) throws(Oops) {
    journal.note("before \(number) \(input)")
    input = input &* 3 &+ number
    try perform(hook.acts, by: number, input: input)
  }

  func runAfter(
    _ number: Int, _ hook: Program.Hook, _ input: Int, _ output: inout Int
  ) throws(Oops) {
    journal.note("after \(number) \(input) \(output)")
    output = output &* 5 &+ number
    try perform(hook.acts, by: number, input: input)
  }

  func runAround(
    _ number: Int, _ hook: Program.Hook, _ input: Int, _ next: (Int) throws(Oops) -> Int
  ) throws(Oops) -> Int {
    journal.note("around \(number) \(input)")
    defer { journal.note("around \(number) left") }
    try perform(hook.acts, by: number, input: input)
    var output = number
    for round in 0..<hook.rounds where round == 0 || fuel.burn() {
      do throws(Oops) {
        output = output &* 7 &+ (try next(input &+ round))
      } catch {
        journal.note("around \(number) saw \(error)")
        if !hook.handles { throw error }
      }
    }
    return output
  }

  func runFinally(
    _ number: Int, _ hook: Program.Hook, _ input: Int, _ outcome: Result<Int, Oops>
  ) {
    journal.note("finally \(number) \(input) \(outcome)")
    do throws(Oops) {
      try perform(hook.acts, by: number, input: input)
    } catch {
      journal.note("finally \(number) swallowed \(error)")
    }
  }

  func runOriginal(_ subject: Int, _ input: Int) throws(Oops) -> Int {
    journal.note("original \(subject) \(input)")
    if input % 11 == 7 { throw .original }
    return input &* 2
  }
}
