// Stand-ins for UIKit: the signatures that the adapter and the sample app use, as Apple's documentation gives them,
// with enough behaviour to run a segue in UIKit's order. Each declaration names its page under
// developer.apple.com/documentation/uikit. They exist to type-check and run the adapter where UIKit is not; nothing here
// is UIKit's code, and nothing about UIKit is proved by it.

@_exported public import Foundation
public import ObjectiveC

/// - Source: "UIResponder".
@MainActor
open class UIResponder: ObjectiveC.NSObject {
  /// - Source: "init()" of `NSObject`.
  public init() { super.init(standIn: ()) }
}

/// - Source: "UIView".
@MainActor
open class UIView: UIResponder {
  /// - Source: "addSubview(_:)".
  open func addSubview(_ view: UIView) { subviews.append(view) }
  /// - Source: "subviews".
  open private(set) var subviews: [UIView] = []
}

/// - Source: "UILabel".
open class UILabel: UIView {
  /// - Source: "text".
  open var text: String?
}

/// - Source: Objective-C runtime, "Selector"; written in source as `#selector`, which needs the Objective-C runtime.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The selector's text.
  public let description: String

  /// - Source: "init(_:)".
  public init(_ name: String) { description = name }
  /// - Source: "ExpressibleByStringLiteral".
  public init(stringLiteral value: String) { description = value }
}
