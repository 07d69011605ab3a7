import Foundation

/// The memory that the process holds.
enum ResidentMemory {
  /// In MiB: now on Linux, elsewhere the most so far.
  static var mebibytes: Double {
    #if canImport(Darwin)
      var usage = rusage()
      unsafe getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / Double(1 << 20)
    #else
      let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = text?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
      return (pages ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / Double(1 << 20)
    #endif
  }
}
