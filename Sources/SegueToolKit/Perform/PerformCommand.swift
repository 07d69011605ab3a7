internal import Foundation
internal import InterludeSegues

/// `segue perform`: performs one segue and shows what ran.
package struct PerformCommand: Command {
  package let name = "perform"
  package let summary = "Perform one segue with a closure, and show the plan and each step."
  package let operands = "FILE --segue ID"
  package let operandCount = 1...1
  package let options: [Option] = [
    .value("segue", "ID", "The segue's identifier, or its object identifier."),
    .value("from", "CLASS-OR-ID", "The source's class or identifier, where several have it."),
    .flag("json", "Write an object."),
    TraceOption.option,
  ]

  /// Makes the command.
  package init() {}

  /// Makes the source controller and performs the segue; plain controllers stand in for the app's classes.
  ///
  /// - Parameters:
  ///   - arguments: The file, the segue, and whether to write JSON.
  ///   - console: Where to write.
  /// - Returns: `findings` where the file could not be read, or the segue not be found or performed.
  /// - Throws: ``Misuse`` where no segue is named,
  ///   ``SinkError`` where nobody reads any more, or the text cannot be written.
  package func run(_ arguments: Arguments, _ console: Console) throws -> CommandStatus {
    guard let segue = arguments.value("segue"), let file = arguments.operands.first else {
      throw Misuse("'perform' needs a segue; write 'segue perform \(operands)'")
    }
    return try TraceOption.recording(arguments, console) {
      do {
        let report = try report(on: segue, from: arguments.value("from"), in: file)
        return try write(report, arguments, console)
      } catch {
        guard let finding = Finding(error, in: file) else { throw error }
        try console.errors.writeLine(finding.diagnostic)
        return .findings
      }
    }
  }

  private func write(
    _ report: PerformReport, _ arguments: Arguments, _ console: Console
  ) throws -> CommandStatus {
    let text =
      arguments.has("json")
      ? try JSONText.encode(report) : report.lines.joined(separator: "\n")
    return try console.finish(text, report.outcome == .performed ? .success : .findings)
  }

  @MainActor
  private func report(
    on segue: String, from source: String?, in file: String
  ) throws -> PerformReport {
    let storyboard = try storyboard(file)
    let choice = try SegueChoice(segue, from: source, in: storyboard.document)
    return try Rehearsal(choice, in: storyboard).report()
  }

  /// Reads a storyboard, and those beside it where it has references.
  private func storyboard(_ file: String) throws -> Storyboard {
    let document = try StoryboardReader().read(file: file)
    let factory = ControllerFactory(unknownClasses: .plain)
    guard !document.placeholders.isEmpty else { return Storyboard(document, factory: factory) }
    let others = filesBeside(file).compactMap { try? StoryboardReader().read(file: $0) }
    let set = StoryboardSet([document] + others, factory: factory)
    return set.storyboards[0]
  }

  private func filesBeside(_ file: String) -> [String] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let own = URL(fileURLWithPath: file).lastPathComponent
    return (names ?? []).sorted()
      .filter { $0.hasSuffix(".storyboard") && !$0.hasPrefix("._") && $0 != own }
      .map { folder.appendingPathComponent($0).path }
  }
}
