/// Whether a sender is a closure.
///
/// A trailing closure can be taken for the `sender` of a perform method that takes no other closure. It would be lost
/// without a word, so such a sender has to be told from all others. A closure that has crossed Objective-C is in the
/// runtime's box for values, which is known by its name and what it says of its content; neither is documented.
func isFunction(_ sender: Any?) -> Bool {
  guard let sender else { return false }
  let name = String(describing: type(of: sender))
  guard type(of: sender) is AnyClass else { return hasOuterArrow(name) }
  return name == "__SwiftValue" && String(describing: sender) == "(Function)"
}

/// Whether the name of a type has an arrow outside of all brackets, as only those of functions have.
private func hasOuterArrow(_ name: String) -> Bool {
  var depth = 0
  var last: Character = " "
  for character in name {
    switch character {
    case "(", "<", "[": depth += 1
    case ">" where last == "-": if depth == 0 { return true }
    case ")", ">", "]": depth -= 1
    default: break
    }
    last = character
  }
  return false
}

extension SegueError {
  /// Refuses a closure that came in as the sender of a perform call; nil for any other sender.
  ///
  /// A platform whose own perform method takes any sender asks in its prepare, where no perform call has a closure.
  ///
  /// - Parameters:
  ///   - sender: The sender.
  ///   - identifier: The segue's identifier.
  ///   - controller: Names the source.
  /// - Returns: ``closureAsSender(identifier:controller:)`` for a closure.
  public static func refusal(
    ofSender sender: Any?, identifier: String, controller: ControllerReference
  ) -> SegueError? {
    isFunction(sender) ? .closureAsSender(identifier: identifier, controller: controller) : nil
  }
}
