// swift-tools-version: 6.2

// Builds and tests the adapter for UIKit against a stand-in, on platforms that have no UIKit. All sources but the
// stand-in and the tests are those of the root package, reached by symbolic links and compiled unchanged. The root package
// is no dependency, as its module `InterludeUIKit`, which is empty here, would have the name of this one.

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The testing library has an overlay for the real UIKit, which would be looked for.
let withoutOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: name, swiftSettings: settings)
}

let package = Package(
  name: "UIKitStandIn",
  targets: [
    module("ObjectiveC"),
    module("Interlude", ["ObjectiveC"]),
    module("InterludeSegues", ["Interlude"]),
    module("LedgerTable", ["Interlude", "InterludeSegues"]),
    module("UIKit", ["ObjectiveC"]),
    module("InterludeUIKit", ["Interlude", "InterludeSegues", "UIKit"]),
    .target(
      name: "SongsApp",
      dependencies: ["Interlude", "InterludeSegues", "InterludeUIKit", "UIKit"], path: "SongsApp",
      exclude: ["Main.storyboard", "README.md"], swiftSettings: settings),
    .testTarget(
      name: "InterludeUIKitTests",
      dependencies: [
        "Interlude", "InterludeSegues", "InterludeUIKit", "LedgerTable", "ObjectiveC", "SongsApp",
        "UIKit",
      ],
      path: "Tests", swiftSettings: settings + [withoutOverlays]),
  ]
)
