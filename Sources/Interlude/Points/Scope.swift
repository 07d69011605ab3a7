/// Which subjects a hook covers.
///
/// ```swift
/// Player.play.before { … }                                // every player
/// Player.play.before(.instances(of: Jukebox.self)) { … }  // jukeboxes and their subclasses
/// Player.play.before(.object(player)) { … }               // this one, until it ends
/// ```
/// Among hooks of equal order the widest scope stands outermost: everywhere, base class, derived
/// class, object.
public struct Scope<Subject: AnyObject> {
  @usableFromInline let coverage: Coverage
  /// Keeps the one object for as long as the scope exists; ``coverage`` names it only.
  @usableFromInline let subject: Subject?

  @inlinable
  init(_ coverage: Coverage, keeping subject: Subject? = nil) {
    self.coverage = coverage
    self.subject = subject
  }

  /// Every subject of the hook point.
  @inlinable public static var everywhere: Scope {
    Scope(Coverage(scope: .everywhere, subject: nil, enlist: nil))
  }

  /// The instances of a class and of its subclasses.
  ///
  /// - Parameter type: The subject's class or one derived from it.
  /// - Returns: The scope.
  public static func instances(of type: Subject.Type) -> Scope {
    Scope(Coverage(scope: .instances(type), subject: nil, enlist: nil))
  }

  /// One object; the hook ends with it and does not keep it.
  ///
  /// A ``SentinelHolder`` ends its hooks in the instant in which it ends. For any other object
  /// a weak reference is made, and its hooks are found and let go when later ones are attached.
  ///
  /// - Parameter subject: The object.
  /// - Returns: The scope.
  public static func object(_ subject: Subject) -> Scope {
    let scope = HookScope.object(ObjectIdentifier(subject))
    return Scope(
      Coverage(scope: scope, subject: subject) { enlistWithSentinel($1, of: $0) },
      keeping: subject)
  }
}

/// - Hazard: a scope of one object hands that object, and a closure, to other threads.
/// - Proof: the object is a `Subject`, which is `Sendable` here; the closure captures nothing.
extension Scope: @unchecked Sendable where Subject: Sendable {}

extension Scope where Subject: SentinelHolder {
  /// One object; the hook ends in the instant in which the object ends and does not keep it.
  ///
  /// That instant comes after the object's own `deinit`: a call that is made there runs the hook.
  /// The hooks of an object without a sentinel have ended by then.
  ///
  /// - Parameter subject: The object.
  /// - Returns: The scope.
  @inlinable
  public static func object(_ subject: Subject) -> Scope {
    let scope = HookScope.object(ObjectIdentifier(subject))
    return Scope(
      Coverage(scope: scope, subject: subject) { object, client in
        let subject = unsafe Unmanaged.passUnretained(unsafeDowncast(object, to: Subject.self))
        return unsafe subject._withUnsafeGuaranteedRef { $0.sentinel.enlist(client, for: object) }
      }, keeping: subject)
  }
}

/// A scope without its types, with the way to the object's sentinel.
///
/// - Hazard: it names its object without keeping it: a count of the reference for each attachment
///   would be a write that threads share.
/// - Proof: the scope that it is part of keeps the object, and is there for as long as the
///   attachment takes; whatever stores a coverage (``Draft``) stores the object with it.
@safe @usableFromInline
struct Coverage {
  @usableFromInline let scope: HookScope
  /// The one object, where there is one.
  @usableFromInline let unmanagedSubject: Unmanaged<AnyObject>?
  /// Asks the object's sentinel to tell of its end; answers whether it will.
  @usableFromInline let enlist: ((AnyObject, any SentinelClient) -> Bool)?

  @inlinable
  init(
    scope: HookScope, subject: AnyObject?,
    enlist: ((AnyObject, any SentinelClient) -> Bool)?
  ) {
    self.scope = scope
    unsafe unmanagedSubject = subject.map { unsafe .passUnretained($0) }
    self.enlist = enlist
  }

  /// The one object, where there is one.
  var subject: AnyObject? { unsafe unmanagedSubject?.takeUnretainedValue() }
}
