/// Whether the sender that a platform hands on is the one that a perform call gave.
///
/// Objects are compared by identity. Values have none, and a platform may box them on the way, so they are compared by
/// equality where they have it, and by type where they do not.
func isSameSender(_ given: Any?, _ found: Any?) -> Bool {
  guard let given, let found else { return given == nil && found == nil }
  if type(of: given) is AnyClass {
    return type(of: found) is AnyClass && (given as AnyObject) === (found as AnyObject)
  }
  if let given = given as? AnyHashable, let found = found as? AnyHashable { return given == found }
  return type(of: given) == type(of: found)
}
