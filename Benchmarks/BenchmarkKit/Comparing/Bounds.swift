import Foundation

/// What a run may not go past: a file with a bound a line.
///
/// A line has the benchmark, the size, the threads, what is bounded (`floor`, `rival`, `objects` or
/// `bytes`), the bound, and the subject where it is not `interlude`. Empty lines and what follows a `#` are
/// comments.
package struct Bounds: Equatable, Sendable {
  package enum Quantity: String, Sendable {
    case floor
    case rival
    case objects
    case bytes
  }

  package struct Bound: Equatable, Sendable {
    package let key: Measurement.Key
    package let quantity: Quantity
    package let limit: Double
  }

  /// A line that is no bound.
  package struct Misspelt: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let text: String

    package var description: String {
      "line \(line) of the bounds, '\(text)', is not 'benchmark size threads floor|rival|objects|bytes "
        + "bound [subject]'"
    }
  }

  package let bounds: [Bound]

  package init(_ text: String) throws(Misspelt) {
    var bounds: [Bound] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      if content.isEmpty { continue }
      guard let bound = Bound(content) else { throw Misspelt(line: index + 1, text: content) }
      bounds.append(bound)
    }
    self.bounds = bounds
  }

  /// A sentence for each bound that a run goes past, or says nothing of.
  package func complaints(about results: Results) -> [String] {
    bounds.compactMap { $0.complaint(about: results) }
  }
}

extension Bounds.Bound {
  fileprivate init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 5).map(String.init)
    guard words.count >= 5, let size = Int(words[1]), let threads = Int(words[2]),
      let quantity = Bounds.Quantity(rawValue: words[3]), let limit = Double(words[4])
    else { return nil }
    let subject = words.count > 5 ? words[5] : "interlude"
    self.init(
      key: .init(name: words[0], subject: subject, size: size, threads: threads),
      quantity: quantity, limit: limit)
  }

  fileprivate func complaint(about results: Results) -> String? {
    guard let measurement = results[key], let value = quantity.value(of: measurement) else {
      return "\(key): \(quantity.words) was not measured, and has a bound of \(limit.short)"
    }
    if value <= limit { return nil }
    return "\(key): \(quantity.words) is \(value.short), past its bound of \(limit.short)"
  }
}

extension Bounds.Quantity {
  fileprivate func value(of measurement: Measurement) -> Double? {
    switch self {
    case .floor: measurement.ratioToFloor
    case .rival: measurement.ratioToBestRival
    case .objects: measurement.allocationsPerOperation
    case .bytes: measurement.bytesPerSubject
    }
  }

  fileprivate var words: String {
    switch self {
    case .floor: "the ratio to the floor"
    case .rival: "the ratio to the best rival"
    case .objects: "the number of objects an operation"
    case .bytes: "the number of bytes a subject"
    }
  }
}
