internal import Foundation
internal import Interlude
internal import InterludeTracing

/// The option of commands that run hook points.
enum TraceOption {
  /// The option as the command describes it.
  static let option = Option.value(
    "trace", "FILE", "Write what ran, for Perfetto and chrome://tracing.")

  /// Does a command's work and writes a trace file of it, where that is asked for.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command.
  ///   - console: Where to say that the file cannot be written.
  ///   - work: The command's own work.
  /// - Returns: What the work answers; `findings` where the file cannot be written.
  /// - Throws: What the work throws; no file is written then.
  @MainActor
  static func recording(
    _ arguments: Arguments, _ console: Console, _ work: () throws -> CommandStatus
  ) throws -> CommandStatus {
    guard let file = arguments.value("trace") else { return try work() }
    let recorder = TraceRecorder()
    let observation = observeEveryHookPoint(recorder.record)
    defer { observation.cancel() }
    let status = try work()
    do throws(TraceFileError) {
      let trace = recorder.trace
      try Interruption.delayed { () throws(TraceFileError) in
        try trace.writeChromeTrace(to: URL(fileURLWithPath: file))
      }
      return status
    } catch {
      try console.errors.writeLine("segue: error: \(error)")
      return .findings
    }
  }
}
