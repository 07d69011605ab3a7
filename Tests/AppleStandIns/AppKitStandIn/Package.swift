// swift-tools-version: 6.2

// Builds and tests the adapter for AppKit against a stand-in, on platforms that have no AppKit. All sources but the
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

// The testing library has an overlay for the real AppKit, which would be looked for.
let withoutOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: name, swiftSettings: settings)
}

let package = Package(
  name: "AppKitStandIn",
  targets: [
    module("Interlude"),
    module("InterludeSegues", ["Interlude"]),
    module("LedgerTable", ["Interlude", "InterludeSegues"]),
    module("AppKit", ["Interlude"]),
    module("InterludeUIKit", ["Interlude", "InterludeSegues", "AppKit"]),
    .testTarget(
      name: "InterludeUIKitTests",
      dependencies: ["AppKit", "Interlude", "InterludeSegues", "InterludeUIKit", "LedgerTable"],
      path: "Tests", swiftSettings: settings + [withoutOverlays]),
  ]
)
