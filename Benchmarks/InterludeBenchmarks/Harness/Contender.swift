/// One way of doing what a case measures.
struct Contender {
  /// What a contender is measured for.
  enum Role {
    /// The package.
    case ours
    /// What the operation costs without what the package adds.
    case floor
    /// Another way to get the same.
    case rival
  }

  let subject: String
  let role: Role
  /// Does the operation as often as asked and answers with a sum that proves it.
  let run: (_ operations: Int) -> Int
  /// The memory that each subject of the case takes beyond itself, where that was measured.
  var bytesPerSubject: Double?

  static func ours(_ run: @escaping (Int) -> Int) -> Contender {
    Contender(subject: "interlude", role: .ours, run: run)
  }

  static func floor(_ subject: String, _ run: @escaping (Int) -> Int) -> Contender {
    Contender(subject: subject, role: .floor, run: run)
  }

  static func rival(_ subject: String, _ run: @escaping (Int) -> Int) -> Contender {
    Contender(subject: subject, role: .rival, run: run)
  }
}

/// One question at one size: its contenders run in turns, so that drift of the machine cancels.
struct Case {
  let name: String
  let size: Int
  var threads = 1
  /// Whether the contenders do the same and so have to give the same answer.
  var hasOneAnswer = true
  /// The number of operations that can only be done together.
  var step = 1
  let contenders: [Contender]
}

/// A group of cases that answer one question.
struct Benchmark: Sendable {
  let name: String
  let question: String
  let cases: @Sendable () -> [Case]
}
