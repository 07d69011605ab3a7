import Foundation

/// The benchmarks, in the order in which they run; a new one is a file and a line here.
private let benchmarks: [Benchmark] = [
  .callUnhooked,
  .callAmongHooked,
  .callBefore,
  .callAround,
  .callMiddleware,
  .callMixed,
  .callClassChain,
  .callObserved,
  .callAsync,
  .performCycle,
  .threadsSharedPlan,
  .threadsOwnSubject,
  .registration,
  .subjectsScaling,
]

@main
enum Main {
  static func main() {
    do {
      try run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch let misuse as Options.Misuse {
      fail("error: \(misuse.message)", status: 2)
    } catch {
      fail("error: \(error)", status: 1)
    }
  }

  private static func run(_ options: Options) throws {
    if options.wantsHelp { return print(Options.help) }
    let chosen = benchmarks.filter { options.filter.map($0.name.contains) ?? true }
    guard !chosen.isEmpty else {
      throw Options.Misuse(message: "no benchmark has '\(options.filter ?? "")' in its name")
    }
    if options.lists {
      for benchmark in chosen { print("\(benchmark.name): \(benchmark.question)") }
      return
    }
    if let operations = options.operations {
      return count(operations, chosen, subject: options.subject)
    }
    let report = try measure(chosen, options.isQuick ? .quick : .full)
    print(report.text)
    if let file = options.jsonFile {
      try report.json().write(to: URL(fileURLWithPath: file), options: .atomic)
    }
  }

  /// Runs contenders without measuring time, for a profiler that counts.
  private static func count(_ operations: Int, _ chosen: [Benchmark], subject: String?) {
    for benchmarkCase in chosen.flatMap({ $0.cases() }) {
      for contender in benchmarkCase.contenders
      where contender.subject == subject ?? contender.subject {
        print(benchmarkCase.name, benchmarkCase.size, contender.subject, contender.run(operations))
      }
    }
  }

  private static func measure(_ chosen: [Benchmark], _ runner: Runner) throws -> Report {
    let isTerminal = isatty(STDERR_FILENO) == 1
    var measurements: [Measurement] = []
    for benchmark in chosen {
      for benchmarkCase in benchmark.cases() {
        if isTerminal {
          let progress = "\r\u{1B}[K\(benchmarkCase.name) \(benchmarkCase.size)"
          FileHandle.standardError.write(Data(progress.utf8))
        }
        measurements += try runner.measure(benchmarkCase)
      }
    }
    if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    return Report(measurements: measurements)
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
