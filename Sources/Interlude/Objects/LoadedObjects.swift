/// Keeps what was loaded from weak references under a lock, until the lock is given back.
///
/// Asking whether somebody else's object is alive makes a reference to it. If its owner lets go in
/// that instant, ours is the last, and releasing it runs the object's `deinit`: code of a user,
/// which must not run under a lock. So it goes here, and whoever takes the lock declares this first.
struct LoadedObjects {
  private var objects: [AnyObject] = []

  /// Whether the object that was loaded is there.
  mutating func keep(_ object: AnyObject?) -> Bool {
    guard let object else { return false }
    objects.append(object)
    return true
  }
}
