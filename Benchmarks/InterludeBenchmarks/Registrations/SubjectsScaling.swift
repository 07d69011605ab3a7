import Foundation
import Interlude

extension Benchmark {
  /// What a call costs on one of n objects that each have a hook, and what memory they take.
  ///
  /// Side tables grow; neither the time of a call nor the bytes of a subject may. The rival is
  /// a dictionary behind an `NSLock`. Subjects are visited in an order that defeats the cache alike.
  static let subjectsScaling = Benchmark(
    name: "subjects-scaling", question: "What does a hook cost on each of n objects?"
  ) {
    [1, 1_000, 100_000, 1_000_000].map { count in
      let subjects = (0..<count).map { _ in Item() }
      let point = HookPoint("Item.add") { (item: Item, number: Int) in item.add(number) }
      let ours = bytes(for: count) {
        for item in subjects { point.before(.object(item)) { _, number in number &+= 1 } }
      }
      let table = ItemTable()
      let rival = bytes(for: count) {
        for item in subjects { table.set(item) { _, number in number &+= 1 } }
      }
      return Case(
        name: "subjects-scaling", size: count,
        contenders: [
          visits(subjects, .ours, "interlude", ours) { point($0, $1) },
          visits(subjects, .rival, "NSLock dictionary", rival) { table.call($0, $1) },
        ])
    }
  }
}

private func visits(
  _ subjects: [Item], _ role: Contender.Role, _ name: String, _ bytes: Double?,
  _ call: @escaping (Item, Int) -> Int
) -> Contender {
  var contender = Contender(subject: name, role: role) { operations in
    var sum = 0
    var index = 0
    for number in 0..<operations {
      index = (index &+ 7_919) % subjects.count
      sum &+= call(subjects[index], number)
    }
    return sum
  }
  contender.bytesPerSubject = bytes
  return contender
}

/// How many bytes of resident memory `body` takes for each subject; nil where they are too few.
private func bytes(for count: Int, _ body: () -> Void) -> Double? {
  let before = residentBytes()
  body()
  guard count >= 100_000, let before, let after = residentBytes() else { return nil }
  return Double(after - before) / Double(count)
}

/// The resident memory of the process, where the system tells it in a file.
private func residentBytes() -> Int? {
  let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = statistics?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return pages.map { $0 * 4096 }
}

private final class Item: SentinelHolder, Sendable {
  let sentinel = Sentinel()

  @inline(never)
  func add(_ number: Int) -> Int { number &+ 1 }
}

/// - Hazard: `closures` is a variable of a shared object.
/// - Proof: it is used under the lock.
private final class ItemTable: @unchecked Sendable {
  private let lock = NSLock()
  private var closures: [ObjectIdentifier: (Item, inout Int) -> Void] = [:]

  func set(_ item: Item, _ closure: @escaping (Item, inout Int) -> Void) {
    lock.withLock { closures[ObjectIdentifier(item)] = closure }
  }

  func call(_ item: Item, _ number: Int) -> Int {
    var number = number
    lock.withLock { closures[ObjectIdentifier(item)] }?(item, &number)
    return item.add(number)
  }
}
