import BenchmarkKit
import Foundation

@main
enum Main {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let misuse as Options.Misuse {
      fail("error: \(misuse.message)", status: 2)
    } catch {
      fail("error: \(error)", status: 1)
    }
  }

  private static func run(_ words: [String]) throws {
    if let command = words.first.flatMap(Command.init) {
      return try command.run(Array(words.dropFirst()))
    }
    let options = try Options(words)
    if options.wantsHelp { return print(Options.help) }
    let chosen = Benchmark.all.filter { options.filter.map($0.name.contains) ?? true }
    guard !chosen.isEmpty else {
      throw Options.Misuse(message: "no benchmark has '\(options.filter ?? "")' in its name")
    }
    if options.lists {
      for benchmark in chosen { print("\(benchmark.name): \(benchmark.question)") }
    } else if let operations = options.operations {
      try count(operations, chosen, options)
    } else {
      try measure(chosen, options)
    }
  }

  /// Runs contenders without measuring time, for a profiler that counts.
  private static func count(
    _ operations: Int, _ chosen: [Benchmark], _ options: Options
  ) throws {
    for makeCase in try chosen.flatMap({ try $0.cases(options) }) {
      let benchmarkCase = try makeCase()
      for contender in benchmarkCase.contenders
      where contender.subject == options.subject ?? contender.subject {
        print(benchmarkCase.name, benchmarkCase.size, contender.subject, contender.run(operations))
      }
    }
  }

  private static func measure(_ chosen: [Benchmark], _ options: Options) throws {
    var runner = options.isQuick ? Runner.quick : Runner.full
    if ObjectCount.isPossible { runner.countAllocations = ObjectCount.count }
    let progress = Progress()
    let makers = try chosen.flatMap { try $0.cases(options) }
    var samples: [Sample] = []
    for pass in 0..<runner.passes {
      for (index, makeCase) in makers.enumerated() where pass == 0 || samples[index].wantsMore {
        let began = ContinuousClock.now
        let benchmarkCase = try makeCase()
        progress.show(benchmarkCase, pass: pass, of: runner.passes)
        var sample = try runner.sample(benchmarkCase, isFirst: pass == 0)
        sample.pass = .now - began
        if pass == 0 { samples.append(sample) } else { samples[index].append(sample) }
      }
    }
    let results = Results(samples.flatMap(\.measurements))
    progress.clear()
    print(Report(results).text)
    if let file = options.jsonFile {
      try results.json().write(to: URL(fileURLWithPath: file), options: .atomic)
    }
    if let file = options.boundsFile { try check(results, file) }
  }

  private static func check(_ results: Results, _ file: String) throws {
    let bounds = try Bounds(String(contentsOfFile: file, encoding: .utf8))
    let complaints = bounds.complaints(about: results)
    guard complaints.isEmpty else {
      throw Command.Worse(description: complaints.joined(separator: "\nerror: "))
    }
    print("\(bounds.bounds.count) bounds of '\(file)' kept")
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
