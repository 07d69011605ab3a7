import Interlude
import UIKit

// The attribute is UIKit's; where the app is compiled against a stand-in, nothing starts it.
#if canImport(Darwin)
  @main
#endif
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var hooks: [Registration] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    do {
      hooks = try SongHooks.attach(account: Account())
    } catch {
      print(error)
    }
    return true
  }
}

/// What the user has paid for.
@MainActor
final class Account {
  var isSubscribed = false
}
