import Interlude
import InterludeSegues
import InterludeUIKit
import UIKit

/// What the app does around every segue, whichever controller performs it.
@MainActor
enum SongHooks {
  static func attach(account: Account) throws -> [Registration] {
    [
      try SegueLog { print($0) }.attach(to: UIKitPlatform.self),
      UIViewController.admission.around { _, request, next in
        request.identifier != "showPlayer" || account.isSubscribed ? next(request) : false
      },
      UIViewController.segueReports.after { _, report, _ in print(report) },
    ]
  }
}
