/// What the command line asks for.
package struct Options: Equatable, Sendable {
  package var filter: String?
  package var isQuick = false
  package var jsonFile: String?
  package var boundsFile: String?
  package var storyboards: String?
  package var subject: String?
  package var operations: Int?
  package var lists = false
  package var wantsHelp = false

  package static let help = """
    usage: interlude-benchmarks [--filter NAME] [--quick] [--json FILE] [--list]
                                [--bounds FILE] [--storyboards FOLDER]
                                [--subject NAME --operations COUNT]
           interlude-benchmarks compare OLD.json NEW.json
           interlude-benchmarks tables RESULTS.json MACHINE DOCUMENT…
           interlude-benchmarks series RESULTS.json FOLDER

      --filter NAME         only the benchmarks whose name contains NAME
      --quick               fewer and shorter batches: for bounds, not for figures
      --json FILE           write the measurements to FILE
      --list                print the names and questions
      --bounds FILE         fail where a ratio is past its bound in FILE
      --storyboards FOLDER  what storyboard-read reads; generated files if not given

    for profilers, which do not need the time:
      --subject NAME        only the contender NAME
      --operations COUNT    run each contender COUNT times and print its answer

      compare  prints what got slower, or allocates more, beyond noise; status 1 if anything did
      tables   writes the tables of documents anew, between their markers
      series   writes the columns from which charts are drawn
    """

  /// The command line cannot be followed.
  package struct Misuse: Error, Equatable {
    package let message: String

    package init(message: String) {
      self.message = message
    }
  }

  package init(_ words: [String] = []) throws(Misuse) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--filter": filter = try value(of: word, &rest)
      case "--json": jsonFile = try value(of: word, &rest)
      case "--bounds": boundsFile = try value(of: word, &rest)
      case "--storyboards": storyboards = try value(of: word, &rest)
      case "--subject": subject = try value(of: word, &rest)
      case "--operations": operations = try number(after: word, &rest)
      case "--quick": isQuick = true
      case "--list": lists = true
      case "--help", "-h": wantsHelp = true
      default: throw Misuse(message: "unknown option '\(word)'; see --help")
      }
    }
  }

  private func number(after option: String, _ rest: inout ArraySlice<String>) throws(Misuse) -> Int
  {
    let text = try value(of: option, &rest)
    guard let number = Int(text), number > 0 else {
      throw Misuse(message: "option '\(option)' needs a number above zero, not '\(text)'")
    }
    return number
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
