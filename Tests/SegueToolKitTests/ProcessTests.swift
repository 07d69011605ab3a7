import Foundation
import Testing

/// The program that was built with the tests.
enum Program {
  /// Its path; nil where it is not beside the tests.
  static let path: String? = {
    let tests = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    let program = tests.deletingLastPathComponent().appendingPathComponent("segue").path
    return FileManager.default.isExecutableFile(atPath: program) ? program : nil
  }()
}

/// Runs the program itself, whose streams may be closed or lead nowhere.
@Suite(.enabled(if: Program.path != nil, "the program is not beside the tests"))
struct ProcessTests {
  /// Runs the program through a shell, with its standard output as `redirection` says.
  private func run(_ redirection: String, output: Pipe? = nil) throws -> (Int32, String) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\"$0\" --help \(redirection)", Program.path ?? ""]
    process.standardError = errors
    if let output { process.standardOutput = output }
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no full device"))
  func `a full device is told`() throws {
    let (status, errors) = try run(">/dev/full")
    #expect(status == 1)
    #expect(
      errors == "segue: error: cannot write to the standard output (No space left on device); "
        + "check where it leads\n")
  }

  @Test
  func `a closed output is told`() throws {
    let (status, errors) = try run(">&-")
    #expect(status == 1)
    #expect(
      errors == "segue: error: cannot write to the standard output (Bad file descriptor); "
        + "check where it leads\n")
  }

  @Test
  func `a reader that has gone is no error`() throws {
    let output = Pipe()
    try output.fileHandleForReading.close()
    let (_, errors) = try run("", output: output)
    #expect(errors == "")
  }
}
