// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Interlude",
  platforms: [
    .macOS(.v15), .iOS(.v18), .macCatalyst(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    .library(name: "Interlude", targets: ["Interlude"]),
    .library(name: "InterludeTracing", targets: ["InterludeTracing"]),
    .library(name: "InterludeTesting", targets: ["InterludeTesting"]),
    .library(name: "InterludeSegues", targets: ["InterludeSegues"]),
    .library(name: "InterludeUIKit", targets: ["InterludeUIKit"]),
    .executable(name: "segue", targets: ["segue"]),
    .executable(name: "songs", targets: ["SongsExample"]),
    .executable(name: "books", targets: ["BooksExample"]),
    .executable(name: "formulas", targets: ["FormulasExample"]),
  ],
  targets: [
    .target(name: "Interlude", swiftSettings: settings),
    .target(name: "InterludeTracing", dependencies: ["Interlude"], swiftSettings: settings),
    .target(name: "InterludeTesting", dependencies: ["Interlude"], swiftSettings: settings),
    .target(name: "InterludeSegues", dependencies: ["Interlude"], swiftSettings: settings),
    .target(
      name: "InterludeUIKit", dependencies: ["Interlude", "InterludeSegues"],
      swiftSettings: settings),
    .target(
      name: "SegueToolKit", dependencies: ["Interlude", "InterludeSegues", "InterludeTracing"],
      swiftSettings: settings),
    .executableTarget(name: "segue", dependencies: ["SegueToolKit"], swiftSettings: settings),

    .target(
      name: "BenchmarkKit", path: "Benchmarks/BenchmarkKit", swiftSettings: settings),
    .executableTarget(
      name: "interlude-benchmarks",
      dependencies: ["BenchmarkKit", "Interlude", "InterludeSegues", "InterludeTracing"],
      path: "Benchmarks/InterludeBenchmarks", swiftSettings: settings),

    .executableTarget(
      name: "interlude-soak", dependencies: ["Interlude"], path: "Benchmarks/InterludeSoak",
      swiftSettings: settings),

    .executableTarget(
      name: "SongsExample", dependencies: ["Interlude", "InterludeSegues"], path: "Examples/Songs",
      resources: [.copy("Main.storyboard")], swiftSettings: settings),
    .executableTarget(
      name: "BooksExample", dependencies: ["Interlude", "InterludeSegues"], path: "Examples/Books",
      resources: [.copy("Main.storyboard")], swiftSettings: settings),
    .executableTarget(
      name: "FormulasExample", dependencies: ["Interlude", "InterludeSegues"],
      path: "Examples/Formulas", resources: [.copy("Resources")], swiftSettings: settings),

    .testTarget(name: "InterludeTests", dependencies: ["Interlude"], swiftSettings: settings),
    .testTarget(
      name: "OracleTests", dependencies: ["Interlude"], path: "Tests/Oracles",
      exclude: ["Cases", "Generators"], swiftSettings: settings),
    .testTarget(
      name: "InterludeTracingTests", dependencies: ["InterludeTracing"], swiftSettings: settings),
    .testTarget(
      name: "RecipeTests",
      dependencies: ["Interlude", "InterludeSegues", "InterludeTesting", "InterludeTracing"],
      swiftSettings: settings),
    .testTarget(
      name: "InterludeTestingTests", dependencies: ["Interlude", "InterludeTesting"],
      swiftSettings: settings),
    .target(
      name: "LedgerTable", dependencies: ["Interlude", "InterludeSegues"],
      path: "Tests/LedgerTable", swiftSettings: settings),
    .testTarget(
      name: "InterludeSeguesTests", dependencies: ["InterludeSegues", "LedgerTable"],
      swiftSettings: settings),
    .testTarget(
      name: "SegueToolKitTests", dependencies: ["SegueToolKit"], swiftSettings: settings),
    .target(
      name: "Visits", dependencies: ["Interlude", "InterludeSegues"],
      path: "Tests/TwoModules/Visits", swiftSettings: settings),
    .target(
      name: "Greetings", dependencies: ["Interlude", "InterludeSegues"],
      path: "Tests/TwoModules/Greetings", swiftSettings: settings),
    .testTarget(
      name: "TwoModulesTests",
      dependencies: ["Visits", "Greetings", "Interlude", "InterludeSegues"],
      path: "Tests/TwoModules/Tests", swiftSettings: settings),
    .testTarget(name: "BenchmarkKitTests", dependencies: ["BenchmarkKit"], swiftSettings: settings),
    .testTarget(
      name: "ExamplesTests", dependencies: ["SongsExample", "BooksExample", "FormulasExample"],
      swiftSettings: settings),
  ]
)
