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

  @inlinable
  init(_ coverage: Coverage) {
    self.coverage = coverage
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
      Coverage(scope: scope, subject: subject) { enlistWithSentinel($1, of: $0) })
  }
}

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
        let subject = unsafe unsafeDowncast(object, to: Subject.self)
        return subject.sentinel.enlist(client, for: object)
      })
  }
}

/// A scope without its types, with the way to the object's sentinel.
@usableFromInline
struct Coverage {
  @usableFromInline let scope: HookScope
  /// The one object, where there is one.
  @usableFromInline let subject: AnyObject?
  /// Asks the object's sentinel to tell of its end; answers whether it will.
  @usableFromInline let enlist: ((AnyObject, any SentinelClient) -> Bool)?

  @inlinable
  init(
    scope: HookScope, subject: AnyObject?,
    enlist: ((AnyObject, any SentinelClient) -> Bool)?
  ) {
    self.scope = scope
    self.subject = subject
    self.enlist = enlist
  }
}
