import Foundation
import Interlude
import Synchronization

/// Something that a hook's closure captures; counts what is alive.
final class Luggage: Sendable {
  static let alive = Atomic(0)
  let number: Int

  init(_ number: Int) {
    self.number = number
    Self.alive.add(1, ordering: .relaxed)
  }

  deinit { Self.alive.subtract(1, ordering: .relaxed) }
}

/// A subject that announces its end.
final class Herald: SentinelHolder {
  let sentinel = Sentinel()
}

/// A subject that does not.
final class Mute {}

/// Crowds of subjects that come, are hooked, called and go, on several threads at once.
final class Soak: Sendable {
  /// The hook point of every subject; the original adds one.
  let point = HookPoint("Soak.step") { (_: AnyObject, input: Int) in input + 1 }
  /// Values beside the subjects.
  let table = ObjectTable<Int>()
  /// The subjects that have come so far.
  let subjects = Atomic(0)
  /// The calls that gave another answer than the rules give.
  let wrongAnswers = Atomic(0)

  /// How many subjects of a thread live at the same time.
  private static let company = 1_000

  /// Lets subjects come and go; every `interval` of them, over all threads, asks `tell` to look.
  func run(_ count: Int, every interval: Int, _ tell: () -> Void) {
    var living: [AnyObject] = []
    for number in 1...max(count, 1) {
      let subject: AnyObject = number % 2 == 0 ? Herald() : Mute()
      visit(subject, number)
      living.append(subject)
      if living.count == Self.company { living.removeAll(keepingCapacity: true) }
      let all = subjects.add(1, ordering: .relaxed).newValue
      if all % interval == 0 { tell() }
    }
  }

  /// Hooks a subject once and for good, sometimes everything for an instant, and checks what a call gives.
  private func visit(_ subject: AnyObject, _ number: Int) {
    let luggage = Luggage(number)
    point.before(.object(subject), once: true) { _, input in input += luggage.number }
    let lasting = point.after(.object(subject)) { _, _, output in output -= luggage.number }
    let passing =
      number % 1_000 == 0 ? point.finally { _, _, _ in _ = luggage.number } : nil
    table[subject] = number
    check(point(subject, 1), 2)
    check(point(subject, number), 1)
    check(table[subject] ?? 0, number)
    passing?.cancel()
    if number % 3 == 0 { lasting.cancel() }
  }

  private func check(_ answer: Int, _ expected: Int) {
    if answer != expected { wrongAnswers.add(1, ordering: .relaxed) }
  }
}
