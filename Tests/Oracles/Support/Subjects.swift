/// The classes that CLOS and Perl have: 0 <- 1 <- 2 <- 3 and 0 <- 4 <- 5.
class Subject0: @unchecked Sendable {
  required init() {}
}

class Subject1: Subject0, @unchecked Sendable {}

class Subject2: Subject1, @unchecked Sendable {}

final class Subject3: Subject2, @unchecked Sendable {}

class Subject4: Subject0, @unchecked Sendable {}

final class Subject5: Subject4, @unchecked Sendable {}

extension Subject0 {
  /// The class that a digit names, with its depth.
  static func named(_ digit: Character) -> (type: Subject0.Type, depth: Int) {
    switch digit {
    case "1": (Subject1.self, 1)
    case "2": (Subject2.self, 2)
    case "3": (Subject3.self, 3)
    case "4": (Subject4.self, 1)
    case "5": (Subject5.self, 2)
    default: (Subject0.self, 0)
    }
  }
}
