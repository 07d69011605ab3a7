/// What one contender of one case took.
package struct Measurement: Codable, Equatable, Sendable {
  package struct Time: Codable, Equatable, Sendable {
    package let min: Double
    package let median: Double
    package let max: Double

    package init(min: Double, median: Double, max: Double) {
      self.min = min
      self.median = median
      self.max = max
    }
  }

  package let name: String
  package let subject: String
  package let size: Int
  package let threads: Int
  /// Wall time; with several threads, over the operations of all threads together.
  package let nsPerOperation: Time
  package var bytesPerSubject: Double?
  package var allocationsPerOperation: Double?
  /// The median of the ratios to the floor, each within one round.
  package var ratioToFloor: Double?
  /// The median of the ratios to the rival with the smallest median, each within one round.
  package var ratioToBestRival: Double?

  package init(
    name: String, subject: String, size: Int, threads: Int, nsPerOperation: Time,
    bytesPerSubject: Double? = nil, allocationsPerOperation: Double? = nil,
    ratioToFloor: Double? = nil, ratioToBestRival: Double? = nil
  ) {
    self.name = name
    self.subject = subject
    self.size = size
    self.threads = threads
    self.nsPerOperation = nsPerOperation
    self.bytesPerSubject = bytesPerSubject
    self.allocationsPerOperation = allocationsPerOperation
    self.ratioToFloor = ratioToFloor
    self.ratioToBestRival = ratioToBestRival
  }
}

extension Measurement {
  /// What makes a measurement the same as one of another run.
  package struct Key: Hashable, Sendable, CustomStringConvertible {
    package let name: String
    package let subject: String
    package let size: Int
    package let threads: Int

    package init(name: String, subject: String, size: Int, threads: Int) {
      self.name = name
      self.subject = subject
      self.size = size
      self.threads = threads
    }

    package var description: String {
      let of = threads == 1 ? "size \(size)" : "size \(size), \(threads) threads"
      return "\(name) (\(of)), \(subject)"
    }
  }

  package var key: Key { Key(name: name, subject: subject, size: size, threads: threads) }
}
