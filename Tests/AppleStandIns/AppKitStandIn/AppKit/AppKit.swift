// Stand-ins for AppKit: the signatures that the adapter uses, as Apple's documentation gives them, with enough behaviour
// to run a segue in AppKit's order. Each declaration names its page under developer.apple.com/documentation/appkit. They
// exist to type-check and run the adapter where AppKit is not; nothing here is AppKit's code, and nothing about AppKit
// is proved by it.

@_exported public import Foundation
public import Interlude

/// - Source: "NSResponder". It is no `NSObject` here, as the initialiser of Foundation's is not of the main actor. The
///   sentinel stands in for the associated object that any `NSObject` gets where there is an Objective-C runtime.
@MainActor
open class NSResponder: SentinelHolder {
  /// Stands in for the associated object that any `NSObject` gets.
  public nonisolated let sentinel = Sentinel()
  /// - Source: "init()".
  public init() {}
  /// - Source: "init(coder:)".
  public required init?(coder: NSCoder) {}

  var scene: NSStoryboard.Scene?
  var madeBy: NSStoryboard?
}

/// - Source: "NSView".
open class NSView: NSResponder {}

/// - Source: "NSWindow".
open class NSWindow: NSResponder {
  /// - Source: "contentViewController".
  open var contentViewController: NSViewController?
}
