import InterludeSegues

extension WalkReport: Encodable {
  private enum Key: String, CodingKey {
    case storyboards, unreadable, controllers, unmade, segues, madeWithParent, performed, configured
    case leftover
    case notPerformable, kinds, failures
  }

  /// Writes every figure and every failure.
  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(storyboards, forKey: .storyboards)
    try object.encode(unreadable, forKey: .unreadable)
    try object.encode(controllers, forKey: .controllers)
    try object.encode(unmade, forKey: .unmade)
    try object.encode(segues, forKey: .segues)
    try object.encode(madeWithParent, forKey: .madeWithParent)
    try object.encode(performed, forKey: .performed)
    try object.encode(configured, forKey: .configured)
    try object.encode(leftover, forKey: .leftover)
    let reasons = notPerformable.map { ($0.key.rawValue, $0.value) }
    try object.encode(Dictionary(uniqueKeysWithValues: reasons), forKey: .notPerformable)
    try object.encode(kinds, forKey: .kinds)
    try object.encode(failures, forKey: .failures)
  }
}

extension WalkReport {
  /// For each kind, how many segues were performed, and how many were not for each reason.
  private var kinds: [String: [String: Int]] {
    var kinds = performedKinds.mapValues { ["performed": $0] }
    for (kind, reasons) in reasons {
      for (reason, count) in reasons { kinds[kind, default: [:]][reason.rawValue] = count }
    }
    return kinds
  }
}

extension WalkReport.Failure: Encodable {
  private enum Key: String, CodingKey {
    case file, line, column, message
  }

  /// Writes the place and the sentence.
  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(place.file, forKey: .file)
    try object.encode(place.line, forKey: .line)
    try object.encode(place.column, forKey: .column)
    try object.encode(message, forKey: .message)
  }
}
