/// The controllers that stand for the platforms' own.
enum BaseControllers {
  /// The class for a tag; unknown tags get the base class.
  static func type(forTag tag: String) -> SceneController.Type {
    switch tag {
    case "navigationController": NavigationController.self
    case "tabBarController", "tabViewController": TabBarController.self
    case "splitViewController": SplitViewController.self
    case "pageViewController", "pagecontroller": PageViewController.self
    case "windowController": WindowController.self
    default: SceneController.self
    }
  }
}
