import Interlude
import Testing

/// Who is told to let go of a closure: nobody while a call is inside, and then one of them.
@Suite struct HookUseTests {
  enum Step {
    case begin
    case end
    case close
  }

  /// What a new hook's use answers to these steps.
  private func answers(_ steps: Step...) -> [Bool] {
    let use = HookUse()
    return steps.map { step in
      switch step {
      case .begin: use.begin()
      case .end: use.end()
      case .close: use.close()
      }
    }
  }

  @Test func `a hook that nobody is inside of goes when it is closed, once`() {
    #expect(answers(.close, .close, .begin, .end) == [true, false, false, false])
  }

  @Test func `a hook that calls are inside of goes with the last of them`() {
    #expect(
      answers(.begin, .begin, .close, .close, .end, .end)
        == [true, true, false, false, false, true])
  }

  @Test func `whoever comes too late and leaves last is told`() {
    #expect(
      answers(.begin, .close, .begin, .end, .end, .begin, .end)
        == [true, false, false, false, true, false, false])
  }

  @Test func `an open hook is never let go`() {
    #expect(
      answers(.begin, .end, .begin, .begin, .end, .end, .close)
        == [true, false, true, true, false, false, true])
  }
}
