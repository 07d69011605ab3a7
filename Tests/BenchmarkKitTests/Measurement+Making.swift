import BenchmarkKit

extension Measurement {
  /// A measurement in which only what matters is given.
  static func made(
    _ name: String = "call", _ subject: String = "interlude", size: Int = 1, threads: Int = 1,
    time: [Double], bytes: Double? = nil, objects: Double? = nil,
    floor: Double? = nil, rival: Double? = nil
  ) -> Measurement {
    Measurement(
      name: name, subject: subject, size: size, threads: threads,
      nsPerOperation: Time(min: time[0], median: time[1], max: time[2]), bytesPerSubject: bytes,
      allocationsPerOperation: objects, ratioToFloor: floor, ratioToBestRival: rival)
  }
}
