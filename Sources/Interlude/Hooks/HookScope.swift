/// Which subjects a hook covers, without their types.
@usableFromInline
enum HookScope: Sendable {
  case everywhere
  case instances(AnyClass)
  case object(ObjectIdentifier)

  /// The depth of the scope: everywhere, then base class before derived class, then one object.
  var level: Int {
    switch self {
    case .everywhere: 0
    case .instances(let type): ClassLineage.depth(of: type)
    case .object: .max
    }
  }

  /// Whether every subject is covered.
  var isEverywhere: Bool { if case .everywhere = self { true } else { false } }

  /// Whether it is this one object.
  @inline(__always)
  func isObject(_ object: ObjectIdentifier) -> Bool {
    if case .object(let own) = self { own == object } else { false }
  }

  /// Whether a subject of class `type` is covered, as far as classes decide it.
  func covers(_ type: AnyClass) -> Bool {
    switch self {
    case .everywhere: true
    case .instances(let base): ClassLineage.contains(base, in: type)
    case .object: false
    }
  }
}

/// The line of a class and its superclasses, most derived first.
enum ClassLineage {
  /// - Complexity: Linear in the depth.
  static func line(of type: AnyClass) -> some Sequence<AnyClass> {
    sequence(first: type, next: { _getSuperclass($0) })
  }

  /// The number of classes in the line, the class itself included.
  static func depth(of type: AnyClass) -> Int {
    line(of: type).reduce(0) { depth, _ in depth + 1 }
  }

  /// Whether `base` is `type` or one of its superclasses.
  static func contains(_ base: AnyClass, in type: AnyClass) -> Bool {
    line(of: type).contains { $0 == base }
  }
}
