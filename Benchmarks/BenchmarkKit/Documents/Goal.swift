/// A row of the table of goals: what is asked for, and what a run says of it.
struct Goal: Sendable {
  let operation: String
  let goal: String
  /// Where the figure comes from.
  let benchmark: String
  /// What was measured, and whether that meets the goal; nil where the run does not have it.
  let measure: @Sendable (Results) -> Outcome?

  struct Outcome {
    let text: String
    let isMet: Bool
  }

  /// The row as cells of a table.
  func cells(_ results: Results) -> [String] {
    let outcome = measure(results)
    let isMet = outcome.map { $0.isMet ? "yes" : "no" } ?? ""
    return [operation, goal, outcome?.text ?? "not measured", isMet, "`\(benchmark)`"]
  }
}

extension Goal {
  /// A call may take so many nanoseconds more than the bare one.
  static func over(
    _ nanoseconds: Double, _ operation: String, _ benchmark: String, _ size: Int
  ) -> Goal {
    Goal(operation: operation, goal: "bare + \(nanoseconds.short) ns", benchmark: benchmark) {
      guard let ours = $0[benchmark, size],
        let bare = $0[benchmark, size, subject: "bare method"]
      else { return nil }
      let more = ours.nsPerOperation.median - bare.nsPerOperation.median
      return Outcome(
        text: "bare + \(more.short) ns\(ours.floorText)", isMet: more <= nanoseconds)
    }
  }

  /// An operation may take so many nanoseconds.
  static func within(
    _ nanoseconds: Double, _ operation: String, _ benchmark: String, _ size: Int
  ) -> Goal {
    Goal(operation: operation, goal: "≤ \(nanoseconds.short) ns", benchmark: benchmark) {
      $0[benchmark, size].map { ours in
        Outcome(
          text: "\(ours.nsPerOperation.median.short) ns\(ours.floorText)",
          isMet: ours.nsPerOperation.median <= nanoseconds)
      }
    }
  }

  /// Two threads have to do so many times as much as one; the bare method says what the machine allows.
  static func gain(
    _ factor: Double, _ operation: String, _ benchmark: String, bare: String?
  ) -> Goal {
    Goal(operation: operation, goal: "≥ \(factor.short) × one thread", benchmark: benchmark) {
      guard let gain = $0.gain(benchmark, "interlude") else { return nil }
      let allowed = bare.flatMap { [results = $0] in results.gain(benchmark, $0) }
      let aside = allowed.map { " (bare method \($0.short) ×)" } ?? ""
      return Outcome(text: "\(gain.short) ×\(aside)", isMet: gain >= factor)
    }
  }

  /// An operation may take a part of what a rival takes.
  static func part(
    _ limit: Double, of rival: String, _ operation: String, goal: String, _ benchmark: String
  ) -> Goal {
    Goal(operation: operation, goal: goal, benchmark: benchmark) {
      guard let ours = $0[benchmark, 1]?.nsPerOperation.median,
        let other = $0[benchmark, 1, subject: rival]?.nsPerOperation.median
      else { return nil }
      return Outcome(
        text: "\((ours / other).short) × (\(ours.short) to \(other.short) ns)",
        isMet: ours / other <= limit)
    }
  }

  /// An operation may make so many objects.
  static func objects(
    _ limit: Double, _ operation: String, goal: String, _ benchmark: String, _ size: Int
  ) -> Goal {
    Goal(operation: operation, goal: goal, benchmark: benchmark) {
      $0[benchmark, size]?.allocationsPerOperation.map {
        Outcome(text: $0.short, isMet: $0 <= limit)
      }
    }
  }
}

extension Measurement {
  fileprivate var floorText: String { ratioToFloor.map { " (\($0.short) × bare)" } ?? "" }
}

extension Results {
  /// How many times as much two threads do as one.
  fileprivate func gain(_ benchmark: String, _ subject: String) -> Double? {
    guard let one = self[benchmark, 1, threads: 1, subject: subject],
      let two = self[benchmark, 1, threads: 2, subject: subject]
    else { return nil }
    return one.nsPerOperation.median / two.nsPerOperation.median
  }
}
