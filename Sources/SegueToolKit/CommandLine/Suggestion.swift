/// The known word that a wrong word was most likely meant to be.
struct Suggestion {
  let wrong: String
  let right: String?

  /// Looks for a word at most a third of its letters away, and no further than two.
  ///
  /// - Complexity: O(*n* · *m*²) for *n* words of *m* letters.
  init(for wrong: String, among known: [String]) {
    self.wrong = wrong
    right = Self.near(wrong, known).first
  }

  /// The known words, each once: those near to the wrong one, nearest first, then the others in their order.
  ///
  /// - Complexity: O(*n* · *m*²) for *n* words of *m* letters.
  static func sorted(_ known: [String], nearTo wrong: String) -> [String] {
    var seen: Set<String> = []
    return (near(wrong, known) + known).filter { seen.insert($0).inserted }
  }

  /// The words that the wrong one can have been meant to be, nearest first.
  private static func near(_ wrong: String, _ known: [String]) -> [String] {
    let near = known.map { (word: $0, distance: distance(wrong, $0)) }
      .filter { $0.distance <= min(2, max(1, $0.word.count / 3)) }
    return near.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element.word)
  }

  /// The sentence for a misuse: the wrong word, and the right one or where to look.
  func sentence(_ what: String, help: String) -> String {
    guard let right else { return "\(what) '\(wrong)'; see '\(help)'" }
    return "\(what) '\(wrong)'; did you mean '\(right)'?"
  }

  /// The number of letters to insert, delete, replace or swap with a neighbour to get from one word to the other.
  static func distance(_ first: String, _ second: String) -> Int {
    let from = Array(first)
    let to = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for (row, letter) in from.enumerated() {
      var current = [row + 1]
      for (column, other) in to.enumerated() {
        var best = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == to[column - 1], from[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[to.count]
  }
}
