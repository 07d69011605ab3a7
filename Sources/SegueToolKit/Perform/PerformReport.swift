internal import Interlude
internal import InterludeSegues

/// What `segue perform` saw.
struct PerformReport {
  /// One thing that happened.
  struct Step {
    /// What happened: `make`, `before`, `configure`, `prepare` or `perform`.
    let name: String
    /// What it happened to.
    let subject: String
    /// The scope of the hook, where a hook ran.
    let scope: String?
    /// The line of the storyboard or of the source that it comes from.
    let location: String
  }

  let segue: SegueReference
  let outcome: SegueOutcome
  let plan: Plan
  let steps: [Step]
}

extension PerformReport {
  /// The report as lines.
  var lines: [String] {
    var table = Table()
    for (index, step) in steps.enumerated() {
      table.add("\(index + 1).", step.name, step.subject, step.scope ?? "-", step.location)
    }
    return ["\(segue)", "plan of \(plan.hookPoint):"] + planLines + ["trace:"] + table.lines()
      + ["outcome: \(outcome)" + (outcome == .noTarget ? noTargetAdvice : "")]
  }

  /// What to do about an unwind segue from a controller that no segue has led to.
  private var noTargetAdvice: String {
    "; nobody to go back to, as no segue has led here: 'segue walk' goes where segues lead first"
  }
}

extension PerformReport {
  /// The hooks of the plan, outermost first, without how often they ran: the trace tells that.
  private var planLines: [String] {
    var table = Table()
    for (index, entry) in plan.entries.enumerated() {
      table.add(
        "\(index + 1).", "\(entry.kind)", "\(entry.scope)", "\(entry.order)",
        entry.isOneShot ? "once" : "-", "\(entry.site)")
    }
    return table.lines()
  }
}

extension PerformReport: Encodable {
  private enum Key: String, CodingKey {
    case segue, identifier, id, kind, controller, file, line, column
    case outcome, plan, trace
    case name, scope, order, oneShot, location, subject
  }

  /// Writes the segue, the plan, the trace and the outcome.
  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try encodeSegue(&object)
    try object.encode("\(outcome)", forKey: .outcome)
    var entries = object.nestedUnkeyedContainer(forKey: .plan)
    for entry in plan.entries {
      var item = entries.nestedContainer(keyedBy: Key.self)
      try item.encode("\(entry.kind)", forKey: .kind)
      try item.encode(entry.name, forKey: .name)
      try item.encode("\(entry.scope)", forKey: .scope)
      try item.encode("\(entry.order.order)", forKey: .order)
      try item.encode(entry.isOneShot, forKey: .oneShot)
      try item.encode("\(entry.site)", forKey: .location)
    }
    var trace = object.nestedUnkeyedContainer(forKey: .trace)
    for step in steps {
      var item = trace.nestedContainer(keyedBy: Key.self)
      try item.encode(step.name, forKey: .name)
      try item.encode(step.subject, forKey: .subject)
      try item.encode(step.scope, forKey: .scope)
      try item.encode(step.location, forKey: .location)
    }
  }

  private func encodeSegue(_ object: inout KeyedEncodingContainer<Key>) throws {
    var item = object.nestedContainer(keyedBy: Key.self, forKey: .segue)
    try item.encode(segue.identifier, forKey: .identifier)
    try item.encode(segue.id, forKey: .id)
    try item.encode(segue.kind.name, forKey: .kind)
    try item.encode(segue.controller.name, forKey: .controller)
    try item.encode(segue.place?.file, forKey: .file)
    try item.encode(segue.place?.line, forKey: .line)
    try item.encode(segue.place?.column, forKey: .column)
  }
}
