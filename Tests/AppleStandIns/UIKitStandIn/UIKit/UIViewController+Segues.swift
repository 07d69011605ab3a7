extension UIViewController {
  /// Performs a segue of the scene: the destination is made, then the segue object, then the source is prepared, then
  /// the segue performs.
  ///
  /// The sender crosses Objective-C as an object, so a value comes back in a box.
  func run(_ identifier: String, sender: Any?) {
    guard let segue = scene?.segues.first(where: { $0.identifier == identifier }) else {
      return NSException.raise("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    make(segue, sender: sender.map(bridged))
  }

  /// Performs the segue of a control, as a tap on it does: the source is asked first, with the control as the sender.
  ///
  /// A stand-in for a touch; UIKit's controls do it through a target of their own.
  public func standInTap(_ identifier: String, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    run(identifier, sender: sender)
  }

  /// Brings in a child through an embed segue; the source is asked with itself as the sender.
  public func standInEmbed(_ identifier: String) { standInTap(identifier, sender: self) }

  /// Unwinds from this controller to the nearest one above that has the action, asking each.
  public func standInUnwind(_ action: Selector, sender: Any?) {
    var next = presenter ?? parent
    while let target = next {
      if target.canPerformUnwindSegueAction(action, from: self, sender: sender) {
        let segue = UIStoryboardSegue(identifier: nil, source: self, destination: target)
        prepare(for: segue, sender: sender)
        return
      }
      next = target.presenter ?? target.parent
    }
  }

  private func make(_ segue: UIStoryboard.Segue, sender: Any?) {
    guard let storyboard else { return }
    let destination = storyboard.make(scene: segue.destination) { coder in
      segue.action?(self, coder, sender)
    }
    let object = segue.type.init(
      identifier: segue.identifier, source: self, destination: destination)
    prepare(for: object, sender: sender)
    object.perform()
  }
}

/// An object as it is, and a value in a box, as Objective-C gets them.
private func bridged(_ sender: Any) -> AnyObject {
  String(describing: sender) == "(Function)" ? __SwiftValue() : sender as AnyObject
}

/// The box of a closure.
///
/// On Apple platforms it tells its content as its description; elsewhere Swift's box does not.
private final class __SwiftValue: CustomStringConvertible {
  var description: String { "(Function)" }
}

/// What the stand-in does where UIKit raises an Objective-C exception, which Swift cannot catch: it notes the reason.
@MainActor
public enum NSException {
  /// The reasons of what was raised.
  public static var raised: [String] = []
  static func raise(_ reason: String) { raised.append(reason) }
}
