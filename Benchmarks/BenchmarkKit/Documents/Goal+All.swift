extension Goal {
  /// The goals of the design, in its order, and what was added to them.
  static let all: [Goal] = [
    over(4, "call, no hook on the point", "call-unhooked", 0),
    over(8, "call, 100,000 other objects have hooks", "call-unhooked-among-hooked", 100_000),
    within(15, "one before", "call-before", 1),
    within(60, "ten befores", "call-before", 10),
    within(25, "one around", "call-around", 1),
    within(100, "five arounds", "call-around", 5),
    gain(1.9, "two threads through one plan", "threads-shared-plan", bare: "bare method"),
    part(
      1, of: "Mutex dictionary", "closure for one object and one call",
      goal: "≤ a `Mutex` dictionary", "perform-cycle"),
    part(
      0.05, of: "NotificationCenter", "the same, beside notifications",
      goal: "20 times as fast", "perform-cycle"),
    gain(1.8, "two threads, each with its own object", "threads-own-subject", bare: nil),
    growth, bytes, left, registering, registeringGrowth,
    objects(0, "objects made by an unhooked call", goal: "0", "call-unhooked", 0),
    objects(
      3, "objects made by a closure for one call", goal: "the closure's context and 2",
      "perform-cycle", 1),
    reading,
  ]

  private static var growth: Goal {
    Goal(
      operation: "a hook on each of 1,000,000 objects", goal: "≤ 2 × the call at 1,000",
      benchmark: "subjects-scaling"
    ) {
      guard let few = $0["subjects-scaling", 1_000]?.nsPerOperation.median,
        let many = $0["subjects-scaling", 1_000_000]?.nsPerOperation.median
      else { return nil }
      return Outcome(
        text: "\((many / few).short) × (\(few.short) to \(many.short) ns)", isMet: many <= 2 * few)
    }
  }

  private static var bytes: Goal {
    Goal(operation: "memory for each", goal: "≤ 200 bytes", benchmark: "subjects-scaling") {
      $0["subjects-scaling", 1_000_000]?.bytesPerSubject.map {
        Outcome(text: "\($0.short) bytes", isMet: $0 <= 200)
      }
    }
  }

  private static var left: Goal {
    Goal(operation: "memory left of each when all are gone", goal: "0", benchmark: "subjects-gone")
    {
      $0["subjects-gone", 1_000_000]?.bytesPerSubject.map {
        Outcome(text: "\($0.short) bytes", isMet: $0 < 1)
      }
    }
  }

  private static var registering: Goal {
    Goal(
      operation: "100,000 hooks attached, called and cancelled", goal: "< 1 s",
      benchmark: "registration"
    ) {
      $0["registration", 100_000].map { ours in
        let seconds = ours.nsPerOperation.median * 100_000 / 1e9
        return Outcome(text: "\(seconds.short) s", isMet: seconds < 1)
      }
    }
  }

  /// What n log n allows from 100 hooks to 100,000: the logarithms are as 2 to 5.
  private static var registeringGrowth: Goal {
    Goal(
      operation: "each of 100,000 hooks", goal: "≤ 2.5 × each of 100", benchmark: "registration"
    ) {
      guard let few = $0["registration", 100]?.nsPerOperation.median,
        let many = $0["registration", 100_000]?.nsPerOperation.median
      else { return nil }
      return Outcome(text: "\((many / few).short) ×", isMet: many <= 2.5 * few)
    }
  }

  private static var reading: Goal {
    Goal(
      operation: "calls while one thread attaches and cancels", goal: "not slower than a lock",
      benchmark: "threads-register-while-calling"
    ) {
      $0["threads-register-while-calling", 1, threads: 2]?.ratioToBestRival.map {
        Outcome(text: "\($0.short) × the best rival", isMet: $0 <= 1)
      }
    }
  }
}
