import Foundation
import Testing

/// Runs the program itself, whose streams may be closed or lead nowhere.
@Suite(
  .enabled(if: Program.path != nil, "the program is not beside the tests"), .timeLimit(.minutes(1)))
struct ProcessTests {
  private static let good = "<document type='Storyboard'/>"

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no full device"))
  func `a full device is told`() throws {
    let run = try Program.run([], #""$0" --help >/dev/full"#)
    #expect(run.status == 1)
    #expect(
      run.errors == "segue: error: cannot write to the standard output (No space left on device); "
        + "check where it leads\n")
  }

  @Test
  func `a closed output is told`() throws {
    let run = try Program.run([], #""$0" --help >&-"#)
    #expect(run.status == 1)
    #expect(
      run.errors == "segue: error: cannot write to the standard output (Bad file descriptor); "
        + "check where it leads\n")
  }

  @Test
  func `all streams may be closed`() throws {
    let run = try Program.run([], #""$0" --help <&- >&- 2>&-"#)
    #expect(run.status == 1)
  }

  @Test
  func `a reader that has gone is no error, and the status is that of the work`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "A.storyboard")
    for words in [["--help"], ["walk", folder.path], ["inspect", folder.path]] {
      let run = try Program.run(words, Self.withoutReader)
      #expect(run.output == "0\n")
      #expect(run.errors == "")
    }
    try folder.write("", to: "B.storyboard")
    for words in [["walk", folder.path], ["inspect", "--json", folder.path]] {
      let run = try Program.run(words, Self.withoutReader)
      #expect(run.output == "1\n")
      #expect(run.errors.hasSuffix("B.storyboard' is empty; give a storyboard\n"))
    }
  }

  /// Runs the program once the reader of its output has gone, and prints its status.
  ///
  /// The reader holds the writing end of a second pipe, whose end tells that it has gone.
  private static let withoutReader = """
    pipe=$(mktemp -u) && mkfifo "$pipe"
    { { cat "$pipe" >/dev/null; "$0" "$@" 3>&-; echo $? >&3; } | { exec <&-; : >"$pipe"; }; } 3>&1
    rm "$pipe"
    """

  @Test
  func `errors that nobody reads are dropped, and the work goes on`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.storyboard")
    try folder.write(Self.good, to: "B.storyboard")
    let script = """
      pipe=$(mktemp -u) && mkfifo "$pipe"
      { { cat "$pipe" >/dev/null; "$0" "$@" 2>&1 >&3 3>&-; echo $? >&3; } \
      | { exec <&-; : >"$pipe"; }; } 3>&1
      rm "$pipe"
      """
    let run = try Program.run(["inspect", folder.path], script)
    #expect(run.output.hasPrefix(folder.path + "/B.storyboard\n"))
    #expect(run.output.hasSuffix("\n1\n"))
  }

  @Test
  func `an interrupted program leaves nothing behind`() throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "x", count: 200)
    // Together more than a pipe holds, so that the program is still at work.
    for number in 1...300 { try folder.write(Self.good, to: "\(long)\(number).storyboard") }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: Program.path ?? "")
    process.arguments = ["inspect", folder.path]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = output
    try Program.withDefaultSignals { try process.run() }
    _ = try output.fileHandleForReading.read(upToCount: 1)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 300)
  }
}
