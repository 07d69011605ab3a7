/// What the command line asks for.
struct Options {
  var filter: String?
  var isQuick = false
  var jsonFile: String?
  var subject: String?
  var operations: Int?
  var lists = false
  var wantsHelp = false

  static let help = """
    usage: interlude-benchmarks [--filter NAME] [--quick] [--json FILE] [--list]
                                [--subject NAME --operations COUNT]

      --filter NAME  only the benchmarks whose name contains NAME
      --quick        shorter batches: a smoke run, not for figures
      --json FILE    write the measurements to FILE
      --list         print the names and questions

    for profilers, which do not need the time:
      --subject NAME      only the contender NAME
      --operations COUNT  run each contender COUNT times and print its answer
    """

  struct Misuse: Error {
    let message: String
  }

  init(_ words: [String]) throws(Misuse) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--filter": filter = try value(of: word, &rest)
      case "--json": jsonFile = try value(of: word, &rest)
      case "--subject": subject = try value(of: word, &rest)
      case "--operations":
        let count = try value(of: word, &rest)
        operations = Int(count)
        if operations == nil { throw Misuse(message: "'\(count)' is not a number; see --help") }
      case "--quick": isQuick = true
      case "--list": lists = true
      case "--help", "-h": wantsHelp = true
      default: throw Misuse(message: "unknown option '\(word)'; see --help")
      }
    }
  }

  private func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(Misuse) -> String {
    guard let value = rest.popFirst() else {
      throw Misuse(message: "option '\(option)' needs a value; see --help")
    }
    return value
  }
}
