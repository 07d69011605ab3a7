internal import InterludeSegues

/// `segue walk`: performs every segue of storyboards.
package struct WalkCommand: Command {
  package let name = "walk"
  package let summary = "Make every controller and perform every segue of storyboards."
  package let operands = "PATH…"
  package let operandCount = 1...Int.max
  package let options: [Option] = [
    .flag("json", "Write an object with the figures."), TraceOption.option,
  ]

  /// Makes the command.
  package init() {}

  /// Reads everything first, so that references between the storyboards can be followed, then walks through each.
  ///
  /// - Parameters:
  ///   - arguments: The paths, and whether to write JSON.
  ///   - console: Where to write.
  /// - Returns: `findings` where anything could not be read, failed, or was left.
  /// - Throws: ``SinkError`` where nobody reads any more, or the text cannot be written.
  package func run(_ arguments: Arguments, _ console: Console) throws -> CommandStatus {
    try TraceOption.recording(arguments, console) { try walk(arguments, console) }
  }

  @MainActor
  private func walk(_ arguments: Arguments, _ console: Console) throws -> CommandStatus {
    var walk = Walk()
    let documents = try documents(PathList(arguments.operands), console) { walk.noteUnreadable() }
    let set = StoryboardSet(documents, factory: ControllerFactory(unknownClasses: .plain))
    var progress = ProgressLine(console.errors)
    for (index, storyboard) in set.storyboards.enumerated() {
      try progress.show(index + 1, of: documents.count, storyboard.document.file)
      walk.visit(storyboard)
    }
    walk.goBack()
    try progress.clear()
    let report = walk.report
    for failure in report.failures { try console.errors.writeLine(failure.diagnostic) }
    let text =
      arguments.has("json")
      ? try JSONText.encode(report) : report.lines.joined(separator: "\n")
    return try console.finish(text, report.isClean ? .success : .findings)
  }

  /// Reads every file, and tells what cannot be read.
  private func documents(
    _ paths: PathList, _ console: Console, _ noteUnreadable: () -> Void
  ) throws -> [StoryboardDocument] {
    var progress = ProgressLine(console.errors)
    var documents: [StoryboardDocument] = []
    for (index, entry) in paths.entries.enumerated() {
      do throws(StoryboardError) {
        let file = try entry.get()
        try? progress.show(index + 1, of: paths.entries.count, file)
        documents.append(try StoryboardReader().read(file: file))
      } catch {
        noteUnreadable()
        try progress.clear()
        try console.errors.writeLine(error.diagnostic)
      }
    }
    try progress.clear()
    return documents
  }
}
