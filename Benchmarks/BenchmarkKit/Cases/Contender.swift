/// One way of doing what a case measures.
package struct Contender {
  /// What a contender is measured for.
  package enum Role: Sendable {
    /// The package.
    case ours
    /// What the operation costs without what the package adds.
    case floor
    /// Another way to get the same.
    case rival
  }

  package let subject: String
  package let role: Role
  /// Does the operation as often as asked and answers with a sum that proves it.
  package let run: (_ operations: Int) -> Int
  /// The memory that each subject of the case takes beyond itself, where that was measured.
  package var bytesPerSubject: Double?

  package init(_ subject: String, _ role: Role, run: @escaping (_ operations: Int) -> Int) {
    self.subject = subject
    self.role = role
    self.run = run
  }

  /// The package, or one way of using it where a case compares several.
  package static func ours(
    _ subject: String = "interlude", _ run: @escaping (Int) -> Int
  ) -> Contender {
    Contender(subject, .ours, run: run)
  }

  package static func floor(_ subject: String, _ run: @escaping (Int) -> Int) -> Contender {
    Contender(subject, .floor, run: run)
  }

  package static func rival(_ subject: String, _ run: @escaping (Int) -> Int) -> Contender {
    Contender(subject, .rival, run: run)
  }
}
