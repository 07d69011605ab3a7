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
  typealias Enlist = (Subject, any SentinelClient) -> Bool

  enum Extent {
    case everywhere
    case instances(AnyClass)
    case object(Subject, Enlist)
  }

  let extent: Extent

  /// Every subject of the hook point.
  public static var everywhere: Scope { Scope(extent: .everywhere) }

  /// The instances of a class and of its subclasses.
  ///
  /// - Parameter type: The subject's class or one derived from it.
  /// - Returns: The scope.
  public static func instances(of type: Subject.Type) -> Scope {
    Scope(extent: .instances(type))
  }

  /// One object; the hook ends with it and does not keep it.
  ///
  /// A ``SentinelHolder`` ends its hooks in the instant in which it ends. For any other object
  /// a weak reference is made, and its hooks are found and let go when later ones are attached.
  public static func object(_ subject: Subject) -> Scope {
    Scope(extent: .object(subject, { enlistWithSentinel($1, of: $0) }))
  }
}

extension Scope where Subject: SentinelHolder {
  /// One object; the hook ends in the instant in which the object ends and does not keep it.
  public static func object(_ subject: Subject) -> Scope {
    Scope(extent: .object(subject, { $0.sentinel.enlist($1, for: ObjectIdentifier($0)) }))
  }
}

extension Scope {
  /// The scope without its types.
  var hookScope: HookScope {
    switch extent {
    case .everywhere: .everywhere
    case .instances(let type): .instances(type)
    case .object(let subject, _): .object(ObjectIdentifier(subject))
    }
  }

  /// The one object, where there is one.
  var subject: Subject? {
    if case .object(let subject, _) = extent { subject } else { nil }
  }

  /// Asks the object's sentinel to tell `client` of its end; whether it will.
  func enlist(_ client: any SentinelClient) -> Bool {
    if case .object(let subject, let enlist) = extent { enlist(subject, client) } else { false }
  }
}
