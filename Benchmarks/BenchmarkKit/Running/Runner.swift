/// Measures cases: contenders in turns, many short batches, medians.
package struct Runner: Sendable {
  /// Counts the allocations that a body makes.
  package typealias AllocationCount = @Sendable (_ body: () -> Void) -> Int

  /// How long a batch takes.
  let batchNanoseconds: Double
  /// How many batches there are of each contender.
  let batches: Int
  /// After how long a case makes do with the batches it has, where a single one takes long.
  let patience: Double
  /// Nil where allocations cannot be counted.
  package var countAllocations: AllocationCount?

  /// How often the suite is gone through: a slow moment of the machine then meets one pass of a case.
  package let passes: Int

  package static let full = Runner(batchNanoseconds: 3e5, batches: 41, patience: 2e9, passes: 5)
  package static let quick = Runner(batchNanoseconds: 2e5, batches: 21, patience: 2e8, passes: 3)

  /// The fewest batches that have a median.
  private static let fewest = 3

  init(batchNanoseconds: Double, batches: Int, patience: Double, passes: Int) {
    self.batchNanoseconds = batchNanoseconds
    self.batches = batches
    self.patience = patience
    self.passes = passes
  }

  /// A contender answered with something else than the first one.
  package struct WrongAnswer: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// Measures a case; the first sample of it also has its answers checked and its objects counted.
  package func sample(_ benchmarkCase: Case, isFirst: Bool = true) throws(WrongAnswer) -> Sample {
    if isFirst { try check(benchmarkCase) }
    let contenders = benchmarkCase.contenders
    let counts = contenders.map { operations(for: $0, of: benchmarkCase) }
    return Sample(
      name: benchmarkCase.name, size: benchmarkCase.size, threads: benchmarkCase.threads,
      subjects: contenders.map(\.subject), bytes: contenders.map(\.bytesPerSubject),
      objects: contenders.map { isFirst ? allocations($0, of: benchmarkCase) : nil },
      rounds: Rounds(roles: contenders.map(\.role), times: times(contenders, counts)))
  }

  /// The time of an operation in each batch of each contender; the contenders take turns.
  private func times(_ contenders: [Contender], _ counts: [Int]) -> [[Double]] {
    var times: [[Double]] = contenders.map { _ in [] }
    var spent = 0.0
    for round in 0..<batches where round < Self.fewest || spent < patience {
      for (index, contender) in contenders.enumerated() {
        let time = nanoseconds(contender, counts[index])
        times[index].append(time / Double(counts[index]))
        spent += time
      }
    }
    return times
  }

  /// Every contender has to give the same answer to the same number of operations.
  private func check(_ benchmarkCase: Case) throws(WrongAnswer) {
    guard benchmarkCase.hasOneAnswer else { return }
    let operations = max(benchmarkCase.step, 120)
    let answers = benchmarkCase.contenders.map { ($0.subject, $0.run(operations)) }
    for (subject, answer) in answers where answer != answers.first?.1 {
      throw WrongAnswer(
        description: "\(benchmarkCase.name) \(benchmarkCase.size): '\(subject)' answers \(answer), "
          + "'\(answers.first?.0 ?? "")' answers \(answers.first?.1 ?? 0)")
    }
  }

  /// How many operations make a batch of the wanted length; waking threads takes its time, so
  /// their batches are longer.
  private func operations(for contender: Contender, of benchmarkCase: Case) -> Int {
    let step = benchmarkCase.step
    let wanted = benchmarkCase.threads == 1 ? batchNanoseconds : batchNanoseconds * 4
    var count = step == 1 ? 64 : step
    while true {
      let time = nanoseconds(contender, count)
      if time >= wanted / 2 { return max(1, Int(Double(count) * wanted / time) / step) * step }
      // What takes no time at all, however often, has been optimised away.
      if count > 1 << 40 { return count }
      count *= 2
    }
  }

  /// What each operation allocates; what a batch allocates by itself cancels.
  private func allocations(_ contender: Contender, of benchmarkCase: Case) -> Double? {
    guard let countAllocations, benchmarkCase.threads == 1 else { return nil }
    let operations = benchmarkCase.step == 1 ? 240 : benchmarkCase.step
    let once = countAllocations { keep(contender.run(operations)) }
    if benchmarkCase.step > 1 { return Double(once) / Double(operations) }
    let twice = countAllocations { keep(contender.run(2 * operations)) }
    return Double(max(0, twice - once)) / Double(operations)
  }

  private func nanoseconds(_ contender: Contender, _ operations: Int) -> Double {
    var answer = 0
    let time = ContinuousClock().measure { answer = contender.run(operations) }
    keep(answer)
    let parts = time.components
    return Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9
  }
}
