/// A group of cases that answer one question.
package struct Benchmark: Sendable {
  package let name: String
  package let question: String
  /// Makes the cases, each when its turn comes, so that none stands in the memory of another.
  package let cases: @Sendable (Options) throws -> [() throws -> Case]

  package init(
    _ name: String, _ question: String,
    cases: @escaping @Sendable (Options) throws -> [() throws -> Case]
  ) {
    self.name = name
    self.question = question
    self.cases = cases
  }

  /// A benchmark with a case of each size; quick runs leave out those above `quickLimit`.
  package init(
    _ name: String, _ question: String, sizes: [Int], quickLimit: Int = 100_000,
    _ makeCase: @escaping @Sendable (_ name: String, _ size: Int) -> Case
  ) {
    self.init(name, question) { options in
      sizes.filter { !options.isQuick || $0 <= quickLimit }.map { size in { makeCase(name, size) } }
    }
  }
}
