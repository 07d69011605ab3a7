/// - Source: "UIApplication".
open class UIApplication: UIResponder {
  /// - Source: "UIApplication.LaunchOptionsKey".
  public struct LaunchOptionsKey: Hashable, Sendable {
    /// - Source: "rawValue".
    public let rawValue: String
    /// - Source: "init(rawValue:)".
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// - Source: "UIApplicationDelegate"; its methods are optional.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// - Source: "window".
  var window: UIWindow? { get set }
  /// - Source: "application(_:didFinishLaunchingWithOptions:)".
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

/// - Source: "UIWindow".
open class UIWindow: UIView {}
