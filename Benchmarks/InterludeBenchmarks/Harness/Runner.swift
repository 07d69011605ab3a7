/// Measures cases: contenders in turns, many short batches, medians.
struct Runner {
  /// How long a batch takes, and how many there are of each contender.
  let batchNanoseconds: Double
  let batches: Int

  static let full = Runner(batchNanoseconds: 2_000_000, batches: 41)
  static let quick = Runner(batchNanoseconds: 300_000, batches: 15)

  /// A contender answered with something else than the first one.
  struct WrongAnswer: Error, CustomStringConvertible {
    let description: String
  }

  func measure(_ benchmarkCase: Case) throws(WrongAnswer) -> [Measurement] {
    try check(benchmarkCase)
    let step = benchmarkCase.step
    let counts = benchmarkCase.contenders.map { operations(for: $0, step: step) }
    var times: [[Double]] = benchmarkCase.contenders.map { _ in [] }
    for _ in 0..<batches {
      for (index, contender) in benchmarkCase.contenders.enumerated() {
        times[index].append(nanoseconds(contender, counts[index]) / Double(counts[index]))
      }
    }
    let measurements = zip(benchmarkCase.contenders, times).map { contender, times in
      measurement(benchmarkCase, contender, times.sorted())
    }
    let roles = benchmarkCase.contenders.map { ($0.subject, $0.role) }
    return measurements.withRatios(Dictionary(roles) { first, _ in first })
  }

  /// Every contender has to give the same answer to the same number of operations.
  private func check(_ benchmarkCase: Case) throws(WrongAnswer) {
    guard benchmarkCase.hasOneAnswer else { return }
    let answers = benchmarkCase.contenders.map { ($0.subject, $0.run(100)) }
    for (subject, answer) in answers where answer != answers.first?.1 {
      throw WrongAnswer(
        description: "\(benchmarkCase.name) \(benchmarkCase.size): '\(subject)' answers \(answer), "
          + "'\(answers.first?.0 ?? "")' answers \(answers.first?.1 ?? 0)")
    }
  }

  private func measurement(
    _ benchmarkCase: Case, _ contender: Contender, _ sorted: [Double]
  ) -> Measurement {
    Measurement(
      name: benchmarkCase.name, subject: contender.subject, size: benchmarkCase.size,
      threads: benchmarkCase.threads,
      nsPerOperation: .init(
        min: sorted[0], median: sorted[sorted.count / 2], max: sorted[sorted.count - 1]),
      bytesPerSubject: contender.bytesPerSubject)
  }

  /// How many operations make a batch of the wanted length.
  private func operations(for contender: Contender, step: Int) -> Int {
    var count = step == 1 ? 64 : step
    while true {
      let time = nanoseconds(contender, count)
      if time >= batchNanoseconds / 2 {
        return max(1, Int(Double(count) * batchNanoseconds / time) / step) * step
      }
      count *= 2
    }
  }

  private func nanoseconds(_ contender: Contender, _ operations: Int) -> Double {
    var answer = 0
    let time = ContinuousClock().measure { answer = contender.run(operations) }
    keep(answer)
    let parts = time.components
    return Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9
  }
}

/// Makes the optimiser believe that a value is used.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
