/// Whether the sender that a platform hands on can be the one that a perform call gave.
///
/// Objects are compared by identity. A value has none, and a platform may box it on the way: Objective-C gets it as an object
/// of a class that no one can name. So a value is never held against its call; only no sender at all, and the source, which
/// the platform gives as the sender of an embed, are told from it.
func canBeSender(_ given: Any?, _ found: Any?, of controller: AnyObject?) -> Bool {
  guard let given, let found else { return given == nil && found == nil }
  if type(of: given) is AnyClass {
    return type(of: found) is AnyClass && (given as AnyObject) === (found as AnyObject)
  }
  guard let controller, type(of: found) is AnyClass else { return true }
  return (found as AnyObject) !== controller
}
