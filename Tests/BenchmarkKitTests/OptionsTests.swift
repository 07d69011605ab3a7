import BenchmarkKit
import Testing

@Suite
struct OptionsTests {
  @Test
  func `every option is read`() throws {
    let options = try Options([
      "--filter", "call", "--quick", "--json", "a.json", "--bounds", "b", "--storyboards", "c",
      "--subject", "interlude", "--operations", "10", "--list",
    ])
    #expect(options.filter == "call")
    #expect(options.isQuick)
    #expect(options.jsonFile == "a.json")
    #expect(options.boundsFile == "b")
    #expect(options.storyboards == "c")
    #expect(options.subject == "interlude")
    #expect(options.operations == 10)
    #expect(options.lists)
  }

  @Test(arguments: [
    (["--fast"], "unknown option '--fast'; see --help"),
    (["--filter"], "option '--filter' needs a value; see --help"),
    (["--operations", "many"], "option '--operations' needs a number above zero, not 'many'"),
    (["--operations", "0"], "option '--operations' needs a number above zero, not '0'"),
  ])
  func `misuse is said`(_ words: [String], _ message: String) {
    #expect(throws: Options.Misuse(message: message)) { try Options(words) }
  }
}
