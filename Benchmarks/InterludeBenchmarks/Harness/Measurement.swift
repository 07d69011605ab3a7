/// What one contender of one case took.
struct Measurement: Codable {
  struct Time: Codable {
    let min: Double
    let median: Double
    let max: Double
  }

  let name: String
  let subject: String
  let size: Int
  let threads: Int
  let nsPerOperation: Time
  var bytesPerSubject: Double?
  var ratioToFloor: Double?
  var ratioToBestRival: Double?
}

extension [Measurement] {
  /// Adds the ratios of the medians, case by case.
  func withRatios(_ roles: [String: Contender.Role]) -> [Measurement] {
    let floor = first { roles[$0.subject] == .floor }?.nsPerOperation.median
    let rival = filter { roles[$0.subject] == .rival }.map(\.nsPerOperation.median).min()
    return map { measurement in
      var measurement = measurement
      measurement.ratioToFloor = floor.map { measurement.nsPerOperation.median / $0 }
      if roles[measurement.subject] == .ours {
        measurement.ratioToBestRival = rival.map { measurement.nsPerOperation.median / $0 }
      }
      return measurement
    }
  }
}
