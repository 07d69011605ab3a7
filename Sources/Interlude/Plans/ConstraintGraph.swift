/// The hooks that bear a name or ask for one, over all scopes of a hook point.
///
/// It answers one question when a hook is attached: do its constraints contradict those of hooks
/// that can meet it in one plan?
struct ConstraintGraph: Sendable {
  private typealias Hooks = [ObjectIdentifier: HookRecord]

  private var bearers: [String: Hooks] = [:]
  /// The hooks that ask to stand inside of a name.
  private var insiders: [String: Hooks] = [:]
  /// The hooks that ask to stand outside of a name.
  private var outsiders: [String: Hooks] = [:]

  mutating func insert(_ hook: HookRecord) {
    change(hook) { $0[ObjectIdentifier(hook)] = hook }
  }

  mutating func remove(_ hook: HookRecord) {
    change(hook) { $0[ObjectIdentifier(hook)] = nil }
  }

  /// The hooks that bear a name, in no order.
  func bearers(of name: String) -> [HookRecord] {
    Array((bearers[name] ?? [:]).values)
  }

  /// The number of hooks in the graph.
  var hookCount: Int {
    let lists = [bearers, insiders, outsiders].flatMap(\.values)
    return Set(lists.flatMap(\.keys)).count
  }

  private mutating func change(_ hook: HookRecord, _ apply: (inout Hooks) -> Void) {
    guard let extras = hook.extras else { return }
    func update(_ lists: inout [String: Hooks], _ name: String) {
      apply(&lists[name, default: [:]])
      if lists[name]?.isEmpty == true { lists[name] = nil }
    }
    if let name = extras.name { update(&bearers, name) }
    for name in extras.order.outerNames { update(&insiders, name) }
    for name in extras.order.innerNames { update(&outsiders, name) }
  }

  /// A cycle through `hook`, which has been inserted: each outside of the next, `hook` first.
  ///
  /// - Complexity: Constant where nothing has to stand on one of its sides. Else linear in the hooks
  ///   and constraints that can be reached from it; where they lead back to it over hooks of several
  ///   scopes, that times the number of these scopes.
  func cycle(through hook: HookRecord, _ loaded: inout LoadedObjects) -> [HookRecord]? {
    guard hasOuter(hook) else { return nil }
    guard let widest = search(from: hook, &loaded, admitting: { _ in true }) else { return nil }
    let meetings = Dictionary(grouping: widest.reached, by: { Meeting(of: $0) }).keys
    for meeting in meetings where meeting.admits(hook) {
      if let found = search(from: hook, &loaded, admitting: meeting.admits) { return found.cycle }
    }
    return nil
  }

  /// Whether any hook has to stand outside of this one.
  private func hasOuter(_ hook: HookRecord) -> Bool {
    guard let extras = hook.extras else { return false }
    return extras.order.outerNames.contains { bearers[$0] != nil }
      || extras.name.map { outsiders[$0] != nil } ?? false
  }

  /// The shortest cycle through `hook` over admitted hooks, and all that were reached on the way.
  private func search(
    from hook: HookRecord, _ loaded: inout LoadedObjects, admitting admits: (HookRecord) -> Bool
  ) -> (cycle: [HookRecord], reached: [HookRecord])? {
    var comesFrom: [ObjectIdentifier: HookRecord] = [:]
    var reached = [hook]
    var cycle: [HookRecord]?
    var index = 0
    while index < reached.count {
      let current = reached[index]
      index += 1
      for next in inner(of: current, &loaded) where admits(next) {
        if next === hook, cycle == nil { cycle = path(to: current, from: hook, comesFrom) }
        guard next !== hook, comesFrom[ObjectIdentifier(next)] == nil else { continue }
        comesFrom[ObjectIdentifier(next)] = current
        reached.append(next)
      }
    }
    return cycle.map { ($0, reached) }
  }

  private func path(
    to last: HookRecord, from first: HookRecord, _ comesFrom: [ObjectIdentifier: HookRecord]
  ) -> [HookRecord] {
    var path = [last]
    while let previous = comesFrom[ObjectIdentifier(path[path.count - 1])] { path.append(previous) }
    return path.reversed()
  }

  /// The hooks that have to stand inside of `hook`; a hook never has to stand inside of itself.
  ///
  /// Hooks that have ended are in nobody's way, though some are found dead only later.
  private func inner(of hook: HookRecord, _ loaded: inout LoadedObjects) -> [HookRecord] {
    guard let extras = hook.extras else { return [] }
    var inner: [HookRecord] = []
    if let hooks = extras.name.flatMap({ insiders[$0] }) { inner += hooks.values }
    for name in extras.order.innerNames { inner += (bearers[name] ?? [:]).values }
    return inner.filter { $0 !== hook && $0.isActive(&loaded) }
  }
}

/// A kind of subject for which hooks can meet in one plan.
private struct Meeting: Hashable {
  private let type: ObjectIdentifier?
  private let object: ObjectIdentifier?
  private let line: [ObjectIdentifier]

  init(of hook: HookRecord) {
    let subjectClass: AnyClass?
    switch hook.scope {
    case .everywhere: (subjectClass, object) = (nil, nil)
    case .instances(let type): (subjectClass, object) = (type, nil)
    case .object(let id): (subjectClass, object) = (hook.extras?.subjectClass, id)
    }
    type = subjectClass.map { ObjectIdentifier($0) }
    line = subjectClass.map { ClassLineage.line(of: $0).map { ObjectIdentifier($0) } } ?? []
  }

  /// Whether a hook is in the plan of such a subject.
  func admits(_ hook: HookRecord) -> Bool {
    switch hook.scope {
    case .everywhere: true
    case .instances(let base): line.contains(ObjectIdentifier(base))
    case .object(let id): id == object
    }
  }
}
