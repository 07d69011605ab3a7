import Foundation

/// The program that was built with the tests.
enum Program {
  /// Its path; nil where it is not beside the tests.
  static let path: String? = {
    let tests = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    let program = tests.deletingLastPathComponent().appendingPathComponent("segue").path
    return FileManager.default.isExecutableFile(atPath: program) ? program : nil
  }()

  /// How a run of the program ended, and what it wrote.
  struct Run {
    let status: Int32
    let signal: Int32?
    let output: String
    let errors: String
  }

  /// Runs the program through a shell, so that its streams can lead anywhere.
  ///
  /// - Parameters:
  ///   - words: The arguments; `$1` and so on in the script stand for them.
  ///   - script: What the shell runs; `$0` is the program.
  /// - Returns: How it ended, and what it wrote.
  /// - Throws: The error of a system that starts no programs.
  static func run(_ words: [String], _ script: String = #""$0" "$@""#) throws -> Run {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, path ?? ""] + words
    process.standardOutput = output
    let folder = try TemporaryFolder()
    try folder.write("", to: "errors")
    let errors = URL(fileURLWithPath: folder.path + "/errors")
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      signal: process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil,
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Starts a program that ends when it is interrupted.
  ///
  /// Signals that a thread of a pool blocks, or that a job in the background ignores, stay so in the programs it starts.
  static func withDefaultSignals(_ start: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&none)
    signal(SIGINT, SIG_DFL)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
  }
}
