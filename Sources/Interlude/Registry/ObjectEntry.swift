/// What the table of a shard has for an object.
///
/// An object whose sentinel tells of its end and that has one hook is entered with the hook itself,
/// which is then the whole plan: one allocation less for the most frequent use, a closure for one
/// call. Every other object has a node.
enum ObjectEntry {
  case node(ObjectNode)
  case hook(HookRecord)

  /// Reads an entry; nil for zero.
  ///
  /// - Hazard: the word does not keep what it names.
  /// - Proof: the caller holds the lock of the shard, which owns a reference.
  init?(_ word: UInt) {
    guard let address = unsafe UnsafeRawPointer(bitPattern: word & ~3) else { return nil }
    if PlanWord(word).isSingle {
      self = unsafe .hook(Unmanaged<HookRecord>.fromOpaque(address).takeUnretainedValue())
    } else {
      self = unsafe .node(Unmanaged<ObjectNode>.fromOpaque(address).takeUnretainedValue())
    }
  }

  /// The word for the table; the word of a hook is that of the plan which is that hook.
  var word: UInt {
    switch self {
    case .node(let node): unsafe UInt(bitPattern: Unmanaged.passUnretained(node).toOpaque())
    case .hook(let hook): PlanWord(single: hook).bits
    }
  }

  /// What the shard owns a reference to.
  var object: AnyObject {
    switch self {
    case .node(let node): node
    case .hook(let hook): hook
    }
  }

  /// The hooks, in no order.
  var hooks: [HookRecord] {
    switch self {
    case .node(let node): unsafe node.hooks.hooks
    case .hook(let hook): [hook]
    }
  }

  /// Whether a hook is in the entry.
  func contains(_ hook: HookRecord) -> Bool {
    switch self {
    case .node(let node): unsafe node.hooks.contains(hook)
    case .hook(let own): own === hook
    }
  }

  /// Whether the entry is that of `candidate`, not of an object that had its address before.
  func belongs(to candidate: AnyObject) -> Bool {
    switch self {
    case .node(let node): node.belongs(to: candidate)
    case .hook: true
    }
  }
}
