/// The times of contenders that took turns: `times[contender][round]`.
package struct Rounds: Sendable {
  let roles: [Contender.Role]
  private(set) var times: [[Double]]

  package init(roles: [Contender.Role], times: [[Double]]) {
    self.roles = roles
    self.times = times
  }

  /// Adds rounds of the same contenders.
  mutating func append(_ others: Rounds) {
    for index in times.indices { times[index] += others.times[index] }
  }

  package func time(_ contender: Int) -> Measurement.Time {
    let sorted = times[contender].sorted()
    return .init(min: sorted[0], median: sorted.median, max: sorted[sorted.count - 1])
  }

  package func ratioToFloor(_ contender: Int) -> Double? {
    roles.firstIndex(of: .floor).map { ratio(contender, to: $0) }
  }

  /// Nil for what is not ours.
  package func ratioToBestRival(_ contender: Int) -> Double? {
    guard roles[contender] == .ours else { return nil }
    let rivals = roles.indices.filter { roles[$0] == .rival }
    return rivals.min { time($0).median < time($1).median }.map { ratio(contender, to: $0) }
  }

  /// The median of the ratios round by round: what slows both of a round down cancels.
  private func ratio(_ left: Int, to right: Int) -> Double {
    zip(times[left], times[right]).map { $0 / $1 }.sorted().median
  }
}

extension [Double] {
  /// The middle of a sorted array.
  fileprivate var median: Double { self[count / 2] }
}
