/// What an element directly under a scene's `objects` is.
///
/// The tag list is open. A controller is decided by name (every tag that ends in "controller", in any case, so also
/// `pagecontroller` and ones to come) or by place (`sceneMemberID="viewController"`). Two exceptions: AppKit's
/// model controllers, and a macOS `application`, which claims the place of a controller.
enum SceneRole {
  case controller
  case placeholder
  case exit
  case object

  init(tag: String, attributes: [String: String]) {
    let name = tag.lowercased()
    if name.hasSuffix("controllerplaceholder") {
      self = .placeholder
    } else if tag == "exit" {
      self = .exit
    } else if Self.objects.contains(name) {
      self = .object
    } else if name.hasSuffix("controller") || attributes["sceneMemberID"] == "viewController" {
      self = .controller
    } else {
      self = .object
    }
  }

  /// Tags, in lower case, that look like controllers and are not.
  private static let objects: Set<String> = [
    "application", "arraycontroller", "dictionarycontroller", "objectcontroller",
    "searchdisplaycontroller", "treecontroller", "userdefaultscontroller",
  ]
}
