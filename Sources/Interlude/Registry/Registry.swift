public import Synchronization

/// The hooks of one hook point: those for everywhere and for classes, and those for objects.
///
/// Calls look plans up here without a lock (`Registry+Reading.swift`); registrations go through the
/// lock of the part that they change. Where two locks are held, that of a shard is taken before
/// that of the classes, and the reclaimer's last.
///
/// A registry is made when the first hook is attached to its point.
@usableFromInline
final class Registry: @unchecked Sendable {
  /// The name of the hook point.
  let name: String
  /// What plans call the hooks, where that is not their kind.
  let label: String?
  /// The code that the hook point surrounds: the last step of every plan.
  @usableFromInline let original: HookRecord
  @usableFromInline let lastStep: LastStep
  /// Whether any hook may be attached; a call on a closed registry runs the original at once.
  @usableFromInline let gate = Atomic<Gate>(.closed)
  /// The ``Modes`` that are on.
  @usableFromInline let modes = Atomic<UInt8>(0)
  @usableFromInline let slots: ReaderSlots
  let reclaimer: Reclaimer
  @usableFromInline let classes: ClassHooks
  let objects = ObjectTables()
  let shards: ObjectShards
  /// Calls that found nothing since the registry opened, roughly; see ``closeIfIdle()``.
  let idleCalls = Atomic<UInt32>(0)
  /// Whether a call is in ``closeIfIdle()``.
  let isClosing = Atomic<Bool>(false)
  let observers = Lock<[ObserverRecord]>([])
  /// The scopes of hooks that run in one task only.
  let taskScopes = Lock<[ObjectIdentifier: TaskScope]>([:])
  /// Held while hooks with names or constraints are attached; taken before every other lock.
  let transactions = Lock(())
  /// By which hooks find the registry.
  private let anchor: RegistryAnchor
  private let generation: UInt32
  /// The bit by which the sentinels of objects know of the registry.
  @usableFromInline let sentinelMark: UInt
  private static let made = Atomic<Int>(0)
  /// What hooks know of the registry.
  @usableFromInline let reference: RegistryReference
  private let ended = Atomic<Bool>(false)

  init(name: String, original: HookRecord, label: String? = nil) {
    self.name = name
    self.label = label
    self.original = original
    let number = Self.made.wrappingAdd(1, ordering: .relaxed).newValue
    sentinelMark = 1 << UInt(truncatingIfNeeded: number & (UInt.bitWidth - 1))
    lastStep = LastStep(original)
    slots = ReaderSlots()
    let reclaimer = Reclaimer(slots: slots)
    self.reclaimer = reclaimer
    classes = ClassHooks(original: original)
    shards = ObjectShards(original: original, tables: objects, slots: slots)
    anchor = RegistryAnchor.takeSpare()
    generation = anchor.nextGeneration()
    reference = RegistryReference(anchor, generation)
    anchor.hold(self)
  }

  deinit {
    anchor.letGo(of: generation)
    shards.deallocate()
    objects.deallocate()
    slots.deallocate()
    lastStep.deallocate()
  }

  /// Ends every hook, when the hook point itself ends.
  ///
  /// Sentinels and registrations may keep the registry; nothing that a user wrote stays in it.
  func end() {
    ended.store(true, ordering: .releasing)
    anchor.letGo(of: generation)
    gate.store(.closed, ordering: .sequentiallyConsistent)
    var garbage = classes.removeAll()
    shards.forEach { garbage.add($0.removeAll()) }
    reclaimer.retire(garbage, waits: false)
    reclaimer.releaseAll()
    original.releaseBody()
    removeObservers()
  }
}

extension Registry: SentinelClient {
  @usableFromInline var mark: UInt { sentinelMark }

  @usableFromInline var hasEnded: Bool { ended.load(ordering: .acquiring) }

  @usableFromInline
  func objectDied(_ object: ObjectIdentifier) {
    dispose(shards.with(object) { $0.removeEntry(of: object) })
    endTaskHooks(of: object)
  }
}
