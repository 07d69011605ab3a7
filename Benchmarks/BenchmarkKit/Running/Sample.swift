/// What one pass, or several, have found of a case.
package struct Sample: Sendable {
  let name: String
  let size: Int
  let threads: Int
  let subjects: [String]
  let bytes: [Double?]
  let objects: [Double?]
  private(set) var rounds: Rounds
  /// How long the pass took, with what making the case took.
  package var pass = Duration.zero

  /// Whether there is time for more passes: cases of a million objects make do with one.
  package var wantsMore: Bool { pass < .seconds(3) }

  init(
    name: String, size: Int, threads: Int, subjects: [String], bytes: [Double?],
    objects: [Double?], rounds: Rounds
  ) {
    self.name = name
    self.size = size
    self.threads = threads
    self.subjects = subjects
    self.bytes = bytes
    self.objects = objects
    self.rounds = rounds
  }

  /// Adds the rounds of another pass.
  package mutating func append(_ other: Sample) {
    rounds.append(other.rounds)
  }

  package var measurements: [Measurement] {
    subjects.indices.map { index in
      Measurement(
        name: name, subject: subjects[index], size: size, threads: threads,
        nsPerOperation: rounds.time(index), bytesPerSubject: bytes[index],
        allocationsPerOperation: objects[index], ratioToFloor: rounds.ratioToFloor(index),
        ratioToBestRival: rounds.ratioToBestRival(index))
    }
  }
}
