/// Whether the sender that a platform hands on can be the one that a perform call gave.
///
/// Objects are compared by identity. Values have none: they are compared by equality where they have it, and by type where they
/// do not. A platform may hand a value on in a box, as an object of a class that no one can name; a box is never held against
/// its call. Only the source, which the platform gives as the sender of an embed, is told from one.
func canBeSender(_ given: Any?, _ found: Any?, of controller: AnyObject?) -> Bool {
  guard let given, let found else { return given == nil && found == nil }
  if type(of: given) is AnyClass {
    return type(of: found) is AnyClass && (given as AnyObject) === (found as AnyObject)
  }
  if type(of: found) is AnyClass { return controller.map { $0 !== found as AnyObject } ?? true }
  guard let given = given as? AnyHashable, let found = found as? AnyHashable else {
    return type(of: given) == type(of: found)
  }
  // What is not equal to itself, such as no number, can only be the same by its type.
  return given == found || given != given && type(of: given.base) == type(of: found.base)
}
