/// The handle that undoes an attachment, of one hook or of a group.
///
/// It is a value: keep it, copy it, put it into a set, or drop it; the hook stays until it is
/// cancelled, has run if it is a one-shot, or has lost its object or its owner. ``token()`` gives
/// a handle that ends the hook when it is dropped.
///
/// *Threads:* safe from every thread, also from inside the hook.
public struct Registration: Sendable {
  @usableFromInline let hook: HookRecord

  @inlinable
  init(_ hook: HookRecord) {
    self.hook = hook
  }

  /// Ends the hook, or every hook of the group.
  ///
  /// When it has returned, no body of the hook starts on any thread; one that has started may
  /// finish. What the closure captured is let go at once, or when the last call that is running
  /// the plan leaves. The hooks of a group end one after another: a call meanwhile may run some.
  ///
  /// - Returns: Whether this call ended it: false when it had ended before, or is a one-shot that
  ///   has been claimed.
  /// - Complexity: Constant on average.
  @discardableResult @inlinable
  public func cancel() -> Bool {
    !hook.hasEnded && hook.cancel()
  }

  /// Whether a body of the hook may still start.
  public var isActive: Bool { hook.isActive }

  /// How many bodies of the hook have started; exact when no call is under way.
  public var timesRun: Int { hook.timesRun }

  /// Whether the hook runs at most once; false for a group.
  public var isOneShot: Bool { hook.isOneShot }

  /// Where the hook was attached.
  public var site: HookSite { hook.site }

  /// A handle that ends the hook when it is dropped.
  public func token() -> RegistrationToken {
    RegistrationToken(self)
  }
}

extension Registration: Hashable {
  /// Whether both are of the same attachment.
  public static func == (left: Registration, right: Registration) -> Bool {
    left.hook === right.hook
  }

  /// Hashes the identity of the attachment.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(hook))
  }
}

/// A handle that ends its hook when the last reference to it is dropped.
public final class RegistrationToken: Sendable {
  /// The registration that is cancelled.
  public let registration: Registration

  init(_ registration: Registration) {
    self.registration = registration
  }

  deinit {
    registration.cancel()
  }
}
