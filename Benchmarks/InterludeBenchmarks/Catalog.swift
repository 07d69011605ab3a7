import BenchmarkKit

extension Benchmark {
  /// The benchmarks, in the order in which they run; a new one is a file and a line here.
  static let all: [Benchmark] = [
    .callUnhooked,
    .callAmongHooked,
    .callBefore,
    .callAround,
    .callMiddleware,
    .callMixed,
    .callClassChain,
    .tracingOff,
    .tracingOn,
    .taskScoped,
    .asyncCall,
    .asyncAround,
    .performCycle,
    .threadsSharedPlan,
    .threadsOwnSubject,
    .threadsRegisterWhileCalling,
    .oneShotRace,
    .registration,
    .subjectsScaling,
    .subjectsGone,
    .storyboardRead,
    .seguePerform,
  ]
}
