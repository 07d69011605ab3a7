import BenchmarkKit
import Interlude
import InterludeTracing

extension Benchmark {
  /// What observing costs a point that nobody observes any more.
  ///
  /// The claim is that calls pay for tracing only while somebody observes: a point whose observer
  /// has gone has to take as long as the rival, one that never had any.
  static let tracingOff = Benchmark(
    "tracing-off", "What do n befores cost when the observer has gone?", sizes: [0, 1, 10]
  ) { name, size in
    let point = Counter.hookPoint(befores: size)
    point.observe { _ in }.cancel()
    return Case(
      name, size: size,
      [
        bareCall(adding: size), calls(point),
        calls(Counter.hookPoint(befores: size), as: "never observed", .rival),
      ])
  }

  /// What an observer costs while it observes, one that does nothing and one that records.
  ///
  /// Tracing is for finding out, not for always; it still has to leave timings that mean something.
  static let tracingOn = Benchmark(
    "tracing-on", "What do n befores cost while somebody observes?", sizes: [0, 1, 10]
  ) { name, size in
    let point = Counter.hookPoint(befores: size)
    let observed = Counter.hookPoint(befores: size)
    observed.observe { _ in }
    return Case(
      name, size: size,
      [
        bareCall(adding: size), calls(point, as: "not observed", .rival),
        calls(observed), recorded(size),
      ])
  }
}

/// Calls that a trace recorder records; what it has recorded is dropped after each batch.
private func recorded(_ befores: Int) -> Contender {
  let recorder = TraceRecorder()
  let point = Counter.hookPoint(befores: befores)
  point.observe(recorder.record)
  let calls = calls(point)
  return .ours("interlude, recorded") { operations in
    defer { recorder.removeAll() }
    return calls.run(operations)
  }
}
