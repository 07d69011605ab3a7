/// Where the times of a measurement lie, in units that another run on another day shares.
///
/// The unit is the floor of the same case in the same run; the best rival where there is no floor, and a
/// nanosecond where there is neither.
package struct Band: Equatable, Sendable {
  package let low: Double
  package let middle: Double
  package let high: Double
  /// What the unit is, for people.
  package let unit: String

  package init(_ measurement: Measurement) {
    let time = measurement.nsPerOperation
    let ratio = measurement.ratioToFloor ?? measurement.ratioToBestRival
    middle = ratio ?? time.median
    low = middle * time.min / time.median
    high = middle * time.max / time.median
    unit =
      measurement.ratioToFloor != nil
      ? "× floor" : measurement.ratioToBestRival != nil ? "× best rival" : "ns"
  }
}

extension Band: CustomStringConvertible {
  package var description: String { "\(middle.short) [\(low.short)…\(high.short)] \(unit)" }
}
