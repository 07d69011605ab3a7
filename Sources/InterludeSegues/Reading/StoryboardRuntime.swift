/// The platform that a storyboard is for, as its `targetRuntime` names it.
///
/// The list is open: a runtime that this version does not know is kept as `other`.
public enum StoryboardRuntime: Sendable, Hashable {
  /// UIKit on iPhone, or on both iPhone and iPad.
  case iOS
  /// UIKit on iPad alone.
  case iPad
  /// AppKit.
  case macOS
  /// UIKit on Apple TV.
  case tvOS
  /// WatchKit.
  case watchOS
  /// A runtime that this version does not know.
  case other(String)

  /// Makes the runtime that a storyboard writes as `name`.
  public init(_ name: String) {
    self =
      switch name {
      case "iOS.CocoaTouch": .iOS
      case "iOS.CocoaTouch.iPad": .iPad
      case "MacOSX.Cocoa": .macOS
      case "AppleTV": .tvOS
      case "watchKit": .watchOS
      default: .other(name)
      }
  }

  /// The word that storyboards use for the runtime.
  public var name: String {
    switch self {
    case .iOS: "iOS.CocoaTouch"
    case .iPad: "iOS.CocoaTouch.iPad"
    case .macOS: "MacOSX.Cocoa"
    case .tvOS: "AppleTV"
    case .watchOS: "watchKit"
    case .other(let name): name
    }
  }
}
