import SegueToolKit
import Testing

/// A command that says what it was given.
private struct EchoCommand: Command {
  let name = "echo"
  let summary = "Say what was given."
  let operands = "FILE [OTHER]"
  let operandCount = 1...2
  let options: [Option] = [
    .flag("loud", "Shout."),
    .value("from", "NAME", "Who says it."),
  ]

  func run(_ arguments: Arguments, _ console: Console) throws -> CommandStatus {
    let from = arguments.value("from") ?? "nobody"
    try console.output.write(
      "\(arguments.operands) \(from) \(arguments.has("loud") ? "loud" : "quiet")")
    return .findings
  }
}

@MainActor
@Suite
struct ArgumentsTests {
  private let tool = Tool([EchoCommand()])

  @Test
  func `options and operands come in any order`() {
    #expect(
      Call("echo", "a", "--loud", "b", "--from", "x", tool: tool).output
        == #"["a", "b"] x loud"#)
    #expect(Call("echo", "--from=x=y", "a", tool: tool).output == #"["a"] x=y quiet"#)
    #expect(Call("echo", "a", tool: tool).status == .findings)
  }

  @Test
  func `after two hyphens every word is an operand, and a lone hyphen always is`() {
    #expect(
      Call("echo", "-", "--", "--loud", tool: tool).output
        == #"["-", "--loud"] nobody quiet"#)
  }

  @Test
  func `a value that is given twice is misuse, a flag is not`() {
    let twice = Call("echo", "a", "--from", "x", "--from=x", tool: tool)
    #expect(twice.status == .misuse)
    #expect(twice.errors == "segue: error: '--from' is given twice; leave one out\n")
    #expect(Call("echo", "a", "--loud", "--loud", tool: tool).output == #"["a"] nobody loud"#)
  }

  @Test(arguments: [["--from="], ["--from", ""]])
  func `an empty value is a missing value`(words: [String]) {
    let errors = Recorder()
    let console = Console(output: Recorder().sink(), errors: errors.sink())
    #expect(tool.run(["echo", "a"] + words, console) == .misuse)
    #expect(
      errors.written == "segue: error: '--from' needs a value; write '--from NAME'\n")
  }

  @Test
  func `an empty operand is misuse`() {
    let call = Call("echo", "a", "", tool: tool)
    #expect(call.status == .misuse)
    #expect(call.errors == "segue: error: an argument is empty; write 'segue echo FILE [OTHER]'\n")
  }

  @Test
  func `a missing value and too many operands are misuse`() {
    #expect(
      Call("echo", "a", "--from", tool: tool).errors
        == "segue: error: '--from' needs a value; write '--from NAME'\n")
    #expect(
      Call("echo", "a", "b", "c", tool: tool).errors
        == "segue: error: 'c' is one argument too many; write 'segue echo FILE [OTHER]'\n")
  }

  @Test
  func `help wins over missing operands and shows values`() {
    #expect(
      Call("echo", "--loud", "--help", tool: tool).output == """
        Usage: segue echo [OPTION…] FILE [OTHER]

        Say what was given.

        Options:
          --loud       Shout.
          --from NAME  Who says it.
          --help       Show this.

        """)
  }

  @Test
  func `a command that throws anything else fails with the error's text`() {
    struct Failing: Command {
      let name = "fail"
      let summary = "Fail."
      let operands = ""
      let operandCount = 0...0
      let options: [Option] = []
      func run(_ arguments: Arguments, _ console: Console) throws -> CommandStatus {
        throw Broken()
      }
    }
    struct Broken: Error, CustomStringConvertible {
      let description = "it broke"
    }
    let call = Call("fail", tool: Tool([Failing()]))
    #expect(call.status == .findings)
    #expect(call.errors == "segue: error: it broke\n")
  }
}
