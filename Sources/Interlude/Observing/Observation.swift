/// The handle that ends the observation of hook points.
///
/// It is a value: keep it, copy it, put it into a set, or drop it; the observer stays until it is
/// cancelled. Observers are removed by identity, in any order.
///
/// *Threads:* safe from every thread, also from inside the observer.
public struct Observation: Sendable {
  let record: ObserverRecord

  /// Ends the observation.
  ///
  /// When it has returned, the observer is not called any more; where it is being called on another
  /// thread, that call may finish. What it captured is let go.
  ///
  /// - Returns: Whether this call ended it.
  @discardableResult
  public func cancel() -> Bool {
    guard record.end() else { return false }
    switch record.extent {
    case .registry(let registry): registry.removeObserver(record)
    case .everyPoint: HookPointDirectory.removeObserver(record)
    }
    return true
  }

  /// Whether the observer is still told of events.
  public var isActive: Bool { record.isActive }
}

extension Observation: Hashable {
  /// Whether both are of the same observer.
  public static func == (left: Observation, right: Observation) -> Bool {
    left.record === right.record
  }

  /// Hashes the identity of the observer.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(record))
  }
}

/// One observer.
final class ObserverRecord: Sendable {
  /// What it observes.
  enum Extent: Sendable {
    case registry(Registry)
    case everyPoint
  }

  let extent: Extent
  /// What it is told with; nil when it has ended.
  private let body: Lock<Body?>

  private struct Body: Sendable {
    let run: @Sendable (HookEvent) -> Void
  }

  init(_ extent: Extent, _ body: @escaping @Sendable (HookEvent) -> Void) {
    self.extent = extent
    self.body = Lock(Body(run: body))
  }

  var isActive: Bool { body.withLock { $0 != nil } }

  /// Tells it of an event, unless it has ended.
  func observe(_ event: HookEvent) {
    body.withLock { $0 }?.run(event)
  }

  /// Ends it and lets go of what it captured; true for the one caller that did it.
  func end() -> Bool {
    let body = body.withLock { body in
      defer { body = nil }
      return body
    }
    return body != nil
  }
}
