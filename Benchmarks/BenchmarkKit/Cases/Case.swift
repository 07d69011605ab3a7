/// One question at one size: its contenders run in turns, so that drift of the machine cancels.
package struct Case {
  package let name: String
  package let size: Int
  package let threads: Int
  /// Whether the contenders do the same and so have to give the same answer.
  package let hasOneAnswer: Bool
  /// The number of operations that can only be done together.
  package let step: Int
  package let contenders: [Contender]

  package init(
    _ name: String, size: Int, threads: Int = 1, hasOneAnswer: Bool = true, step: Int = 1,
    _ contenders: [Contender]
  ) {
    self.name = name
    self.size = size
    self.threads = threads
    self.hasOneAnswer = hasOneAnswer
    self.step = step
    self.contenders = contenders
  }
}
