/// What happened, in order: the program prints it and a test compares it.
@MainActor
final class Transcript {
  static let shared = Transcript()

  private(set) var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }

  /// Begins anew.
  func clear() {
    lines = []
  }
}
