import Foundation
import Interlude
import Synchronization

/// Asks whether memory stays flat and every answer right when many subjects with hooks come and go on several threads.
///
/// `scripts/soak` runs it; the arguments are the number of subjects and of threads.
@main
struct Main {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let subjects = numbers.first ?? 10_000_000
    let threads = numbers.dropFirst().first ?? 4
    let isGood = run(subjects, on: threads)
    let alive = Luggage.alive.load(ordering: .relaxed)
    print("captures that outlive the hook point: \(alive)")
    exit(isGood && alive == 0 ? 0 : 1)
  }

  private static func run(_ subjects: Int, on threads: Int) -> Bool {
    let soak = Soak()
    let began = ContinuousClock.now
    print("subjects   seconds  MiB    hooks  places  table  waiting")
    let share = max(subjects / threads, 10)
    let samples = Samples()
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      soak.run(share, every: share * threads / 10) { samples.take(soak, since: began) }
    }
    return verdict(soak, samples)
  }

  /// Whether all is as it should be when every subject has gone.
  private static func verdict(_ soak: Soak, _ samples: Samples) -> Bool {
    let wrong = soak.wrongAnswers.load(ordering: .relaxed)
    print("wrong answers: \(wrong)")
    print("values beside living objects: \(soak.table.count)")
    let (early, late) = samples.halves
    print("most memory in the first half: \(early) MiB, in the second: \(late) MiB")
    return wrong == 0 && soak.table.count == 0 && late < 1.25 * early
  }
}

/// What was seen each time.
private final class Samples: Sendable {
  private let memory = Mutex<[Double]>([])

  func take(_ soak: Soak, since began: ContinuousClock.Instant) {
    let mebibytes = ResidentMemory.mebibytes
    memory.withLock { $0.append(mebibytes) }
    let cells = [
      "\(soak.subjects.load(ordering: .relaxed))",
      "\((ContinuousClock.now - began).components.seconds)",
      "\(Int(mebibytes))", "\(soak.point.storedHookCount)", "\(soak.point.storedPlaceCount)",
      "\(soak.table.capacity)", "\(soak.point.pendingCount)",
    ]
    print(
      cells.map { $0.padding(toLength: max($0.count, 8), withPad: " ", startingAt: 0) }.joined(
        separator: " "))
  }

  /// The most in the first and in the second half, in whole MiB.
  var halves: (Double, Double) {
    memory.withLock { memory in
      let middle = memory.count / 2
      return (
        (memory[..<middle].max() ?? 0).rounded(), (memory[middle...].max() ?? 0).rounded()
      )
    }
  }
}
