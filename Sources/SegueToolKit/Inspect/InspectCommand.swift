import InterludeSegues

/// `segue inspect`: says what is in storyboards.
package struct InspectCommand: Command {
  package let name = "inspect"
  package let summary = "Say what is in each storyboard."
  package let operands = "PATH…"
  package let operandCount = 1...Int.max
  package let options: [Option] = [
    .flag("json", "Write an array of objects, one for each file.")
  ]

  /// Makes the command.
  package init() {}

  /// Reads every file and every storyboard below each folder; one that cannot be read does not stop the others.
  ///
  /// - Parameters:
  ///   - arguments: The paths, and whether to write JSON.
  ///   - console: Where to write.
  /// - Returns: `findings` where anything could not be read.
  /// - Throws: ``SinkError`` where nobody reads any more, or the text cannot be written.
  package func run(_ arguments: Arguments, _ console: Console) throws -> CommandStatus {
    let asJSON = arguments.has("json")
    let reports = try reports(on: PathList(arguments.operands), console) { report in
      if !asJSON { try write(report, console) }
    }
    let status = reports.allSatisfy { $0.error == nil } ? CommandStatus.success : .findings
    return asJSON ? try console.finish(JSONText.encode(reports), status) : status
  }

  /// Makes a report on each entry, tells errors, and shows progress while the output does not.
  ///
  /// - Returns: The reports up to the one that nobody reads any more.
  private func reports(
    on paths: PathList, _ console: Console, _ tell: (InspectReport) throws -> Void
  ) throws -> [InspectReport] {
    var progress = ProgressLine(console.errors)
    var reports: [InspectReport] = []
    for entry in paths.entries {
      if case .success(let file) = entry, !console.output.isTerminal {
        try progress.show(reports.count + 1, of: paths.entries.count, file)
      }
      let report = InspectReport(on: entry)
      if let error = report.error {
        try progress.clear()
        try console.errors.writeLine(error.diagnostic)
      }
      reports.append(report)
      do {
        try tell(report)
      } catch SinkError.closed {
        break
      }
    }
    try progress.clear()
    return reports
  }

  private func write(_ report: InspectReport, _ console: Console) throws {
    guard case .success(let contents) = report.result else { return }
    let lines = [report.file] + contents.lines + [""]
    try console.output.write(lines.map { $0 + "\n" }.joined())
  }
}
