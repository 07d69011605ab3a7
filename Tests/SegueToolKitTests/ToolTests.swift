import SegueToolKit
import Testing

@MainActor
@Suite
struct ToolTests {
  @Test(arguments: ["--help", "-h"])
  func `help lists the commands`(word: String) {
    let call = Call(word)
    #expect(call.status == .success)
    #expect(call.errors == "")
    #expect(
      call.output == """
        Usage: segue COMMAND …

        Looks into Interface Builder storyboards, and runs their segues.

        Commands:
          inspect  Say what is in each storyboard.
          perform  Perform one segue with a closure, and show the plan and each step.
          walk     Make every controller and perform every segue of storyboards.

        Options:
          --help     Show this, or with a command, that command's help.
          --version  Show the version.

        Exit status: 0 when all is well, 1 on findings or failures, 2 on misuse.

        """)
  }

  @Test
  func `a command's help lists its options`() {
    let call = Call("inspect", "--help")
    #expect(call.status == .success)
    #expect(
      call.output == """
        Usage: segue inspect [OPTION…] PATH…

        Say what is in each storyboard.

        Options:
          --json  Write an array of objects, one for each file.
          --help  Show this.

        """)
  }

  @Test
  func `help shows what a command cannot do without`() {
    #expect(
      Call("perform", "--help").output == """
        Usage: segue perform [OPTION…] FILE --segue ID

        Perform one segue with a closure, and show the plan and each step.

        Options:
          --segue ID          The segue's identifier, or its object identifier.
          --from CLASS-OR-ID  The source's class or identifier, where several have it.
          --json              Write an object.
          --trace FILE        Write what ran, for Perfetto and chrome://tracing.
          --help              Show this.

        """)
  }

  @Test
  func `the version is printed`() {
    let call = Call("--version")
    #expect(call.status == .success)
    #expect(call.output == "segue \(Tool.version)\n")
  }

  @Test(arguments: [
    ([], "a command is needed; see 'segue --help'"),
    (["inspct"], "unknown command 'inspct'; did you mean 'inspect'?"),
    (["frobnicate"], "unknown command 'frobnicate'; see 'segue --help'"),
    (["--hlep"], "unknown option '--hlep'; did you mean '--help'?"),
    (["inspect"], "'inspect' needs more arguments; write 'segue inspect PATH…'"),
    (["inspect", ""], "an argument is empty; write 'segue inspect PATH…'"),
    (["inspect", "--jsno", "a"], "unknown option '--jsno'; did you mean '--json'?"),
    (["inspect", "-x"], "unknown option '-x'; see 'segue inspect --help'"),
    (["inspect", "--json=yes", "a"], "'--json' takes no value; leave it out"),
    (["perform"], "'perform' needs more arguments; write 'segue perform FILE --segue ID'"),
    (["perform", "a"], "'perform' needs a segue; write 'segue perform FILE --segue ID'"),
    (["perform", "a", "--segue", "b", "--segue", "c"], "'--segue' is given twice; leave one out"),
    (["walk", "--trace=", "a"], "'--trace' needs a value; write '--trace FILE'"),
  ])
  func `misuse names the wrong word and the right one`(words: [String], sentence: String) {
    let output = Recorder()
    let errors = Recorder()
    let status = Tool.standard.run(words, Console(output: output.sink(), errors: errors.sink()))
    #expect(status == .misuse)
    #expect(output.written == "")
    #expect(errors.written == "segue: error: \(sentence)\n")
  }

  @Test
  func `a sink that nobody reads ends the call quietly`() throws {
    let folder = try TemporaryFolder()
    for name in 1...9 {
      try folder.write("<document type='Storyboard'/>", to: "\(name).storyboard")
    }
    let output = Recorder(limit: 2)
    let errors = Recorder()
    let console = Console(output: output.sink(), errors: errors.sink())
    #expect(Tool.standard.run(["inspect", folder.path], console) == .success)
    #expect(output.attempts == 3)
    #expect(errors.written == "")
  }

  @Test
  func `text that cannot be written is a failure, and the reason is told`() throws {
    let output = Recorder(
      limit: 0, error: .failed(sink: "standard output", reason: "No space left on device"))
    let errors = Recorder()
    let console = Console(output: output.sink(), errors: errors.sink())
    #expect(Tool.standard.run(["--help"], console) == .findings)
    #expect(
      errors.written
        == "segue: error: cannot write to the standard output (No space left on device); "
        + "check where it leads\n")
  }

  @Test
  func `errors that cannot be written are a failure`() {
    let errors = Recorder(limit: 0, error: .failed(sink: "standard error", reason: "it is full"))
    let console = Console(output: Recorder().sink(), errors: errors.sink())
    #expect(Tool.standard.run(["inspect", "/no/such"], console) == .findings)
  }
}
