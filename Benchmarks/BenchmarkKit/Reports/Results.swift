package import Foundation

/// The measurements of a run, as they stand in a file.
package struct Results: Equatable, Sendable {
  package var measurements: [Measurement]

  package init(_ measurements: [Measurement] = []) {
    self.measurements = measurements
  }

  /// A file that is no array of measurements.
  package struct Unreadable: Error, CustomStringConvertible {
    package let description: String
  }

  package init(file: String) throws(Unreadable) {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      measurements = try JSONDecoder().decode([Measurement].self, from: data)
    } catch {
      throw Unreadable(description: "'\(file)' holds no measurements: \(error)")
    }
  }

  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(measurements)
  }

  /// The measurement of a contender, if the run has it.
  package subscript(key: Measurement.Key) -> Measurement? {
    measurements.first { $0.key == key }
  }

  package subscript(
    _ name: String, _ size: Int, threads threads: Int = 1, subject subject: String = "interlude"
  ) -> Measurement? {
    self[.init(name: name, subject: subject, size: size, threads: threads)]
  }
}
