// swift-tools-version: 6.3
import PackageDescription

/// The techniques: the module, which is also the folder's name, and the name in the catalog. Each has a product
/// and a test target. A new technique is added here.
let techniques: KeyValuePairs = [
  "TwitterCondense": "twitter-condense",
  "FacebookHide": "facebook-hide",
  "TikiCondense": "tiki-condense",
  "ElasticStretch": "elastic-stretch",
  "OffscreenContainer": "offscreen-container",
  "StickyPullReveal": "sticky-pull-reveal",
  "EnterAlways": "enter-always",
  "TwoStage": "two-stage",
  "LargeTitle": "large-title",
  "Detents": "detents",
  "Stack": "stack",
]

// Tests of the UIKit adapter that only the double can run, because they send touches or set the clock.
#if os(Linux)
  let excludedUIKitTests: [String] = []
#else
  let excludedUIKitTests = ["OnTheDouble"]
#endif

let package = Package(
  name: "HeaderBehaviors",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .executable(name: "headers", targets: ["headers"]),
    .library(name: "HeaderBehaviors", targets: ["HeaderBehaviors"]),
    .library(name: "HeaderConformance", targets: ["HeaderConformance"]),
    .library(name: "HeaderCore", targets: ["HeaderCore"]),
    .library(name: "HeaderFilm", targets: ["HeaderFilm"]),
    .library(name: "HeaderFit", targets: ["HeaderFit"]),
    .library(name: "HeaderFormats", targets: ["HeaderFormats"]),
    .library(name: "HeaderRecording", targets: ["HeaderRecording"]),
    .library(name: "HeaderRendering", targets: ["HeaderRendering"]),
    .library(name: "HeaderSwiftUI", targets: ["HeaderSwiftUI"]),
    .library(name: "HeaderTool", targets: ["HeaderTool"]),
    .library(name: "HeaderUIKit", targets: ["HeaderUIKit"]),
    .library(name: "ScrollPhysics", targets: ["ScrollPhysics"]),
    .library(name: "ScrollSimulator", targets: ["ScrollSimulator"]),
  ],
  targets: [
    // Pure: without Foundation, and compiled as Embedded Swift as well. So are all techniques.
    .target(
      name: "ScrollPhysics", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "HeaderCore", dependencies: ["ScrollPhysics"]),
    .target(name: "HeaderObservation", dependencies: ["HeaderCore", "ScrollPhysics"]),
    .target(name: "ScrollSimulator", dependencies: ["HeaderCore", "ScrollPhysics"]),

    // For an app.
    .target(name: "HeaderPlatform", dependencies: ["HeaderCore", "HeaderObservation"]),
    .target(name: "HeaderBehaviors", dependencies: ["HeaderCore"]),
    .target(
      name: "HeaderUIKit",
      dependencies: [
        "HeaderCore", "HeaderObservation", "HeaderPlatform", "ScrollPhysics", "ElasticStretch",
        "OffscreenContainer",
      ]),
    .target(
      name: "HeaderSwiftUI",
      dependencies: ["HeaderCore", "HeaderObservation", "HeaderPlatform", "ScrollPhysics"]),

    // For the terminal and the page.
    .target(name: "HeaderFit", dependencies: ["HeaderCore", "ScrollPhysics"]),
    .target(name: "HeaderFilm", dependencies: ["HeaderFit"]),
    .target(
      name: "HeaderFormats", dependencies: ["HeaderCore", "HeaderFit", "ScrollSimulator"]),
    .target(name: "HeaderRecording", dependencies: ["HeaderFit", "HeaderPlatform"]),
    .target(
      name: "HeaderConformance",
      dependencies: ["HeaderCore", "HeaderFormats", "ScrollPhysics", "ScrollSimulator"]),
    .target(
      name: "HeaderRendering",
      dependencies: ["HeaderCore", "HeaderFit", "HeaderFormats", "ScrollSimulator"]),
    .target(
      name: "HeaderPlayground",
      dependencies: [
        "HeaderBehaviors", "HeaderCore", "HeaderFilm", "HeaderFit", "HeaderFormats",
        "HeaderRendering", "ScrollPhysics", "ScrollSimulator",
      ],
      path: "Sources/HeaderPlayground/Surface"),
    .target(name: "HeaderPlaygroundPage", path: "Sources/HeaderPlayground/Built"),
    .target(
      name: "HeaderTool",
      dependencies: [
        "HeaderBehaviors", "HeaderConformance", "HeaderCore", "HeaderFit", "HeaderFormats",
        "HeaderPlaygroundPage", "HeaderRendering", "ScrollPhysics", "ScrollSimulator",
      ]),
    .executableTarget(name: "headers", dependencies: ["HeaderTool", "HeaderBehaviors"]),

    // Shared by tests. Re-exports the modules that it depends on.
    .target(
      name: "SimulationTestSupport",
      dependencies: [
        "HeaderBehaviors", "HeaderConformance", "HeaderCore", "HeaderFormats", "HeaderObservation",
        "ScrollPhysics", "ScrollSimulator",
      ],
      path: "Tests/SimulationTestSupport"),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    // The sample app's device check, as a module that tests can import.
    .target(
      name: "DeviceCheck",
      dependencies: [
        "HeaderCore", "HeaderFormats", "ScrollPhysics", "ScrollSimulator", "TwitterCondense",
      ],
      path: "Tests/SampleApp.swiftpm/App/DeviceCheck"),

    .testTarget(
      name: "AllocationTests", dependencies: ["AllocationCounter", "SimulationTestSupport"]),
    .testTarget(
      name: "DeviceCheckTests",
      dependencies: ["DeviceCheck", "SimulationTestSupport"]),
    .testTarget(name: "HeaderBehaviorsTests", dependencies: ["SimulationTestSupport"]),
    .testTarget(
      name: "HeaderConformanceTests", dependencies: ["SimulationTestSupport"],
      exclude: ["LawRegressions.txt"]),
    .testTarget(
      name: "HeaderCoreTests", dependencies: ["SimulationTestSupport"],
      exclude: ["Condensing.txt"]),
    .testTarget(
      name: "HeaderFilmTests", dependencies: ["HeaderFilm", "HeaderFit", "SimulationTestSupport"]),
    .testTarget(name: "HeaderFitTests", dependencies: ["HeaderFit", "SimulationTestSupport"]),
    .testTarget(name: "HeaderFormatsTests", dependencies: ["SimulationTestSupport"]),
    .testTarget(
      name: "HeaderObservationTests", dependencies: ["SimulationTestSupport"],
      exclude: ["Callbacks.txt", "Samples.txt"]),
    .testTarget(
      name: "HeaderPlaygroundTests",
      dependencies: [
        "HeaderFit", "HeaderPlayground", "HeaderRendering", "SimulationTestSupport",
      ],
      exclude: ["Screens"]),
    .testTarget(
      name: "HeaderRecordingTests",
      dependencies: ["HeaderFit", "HeaderRecording", "SimulationTestSupport"]),
    .testTarget(
      name: "HeaderRenderingTests", dependencies: ["HeaderRendering", "SimulationTestSupport"]),
    .testTarget(
      name: "HeaderSwiftUITests", dependencies: ["HeaderSwiftUI", "SimulationTestSupport"],
      exclude: ["Screens"]),
    .testTarget(
      name: "HeaderToolTests", dependencies: ["HeaderTool", "SimulationTestSupport"],
      exclude: ["Help"]),
    .testTarget(
      name: "HeaderUIKitTests",
      dependencies: ["HeaderFit", "HeaderRecording", "HeaderUIKit", "SimulationTestSupport"],
      exclude: excludedUIKitTests),
    .testTarget(
      name: "RefereeTests", dependencies: ["SimulationTestSupport"],
      exclude: ["Cases", "README.md"]),
    .testTarget(
      name: "ScrollPhysicsTests", dependencies: ["SimulationTestSupport"], exclude: ["Pans.txt"]),
    .testTarget(
      name: "ScrollSimulatorTests", dependencies: ["SimulationTestSupport"],
      exclude: ["PageRegressions.txt", "Traces.txt"]),
  ],
  swiftLanguageModes: [.v6]
)

for (name, catalogName) in techniques {
  let dependency = Target.Dependency(stringLiteral: name)
  package.products.append(.library(name: name, targets: [name]))
  package.targets += [
    .target(
      name: name, dependencies: ["HeaderCore"], path: "Strategies/\(name)",
      exclude: ["README.md", "\(catalogName).svg"]),
    .testTarget(name: "\(name)Tests", dependencies: [dependency, "SimulationTestSupport"]),
  ]
  package.targets.first { $0.name == "HeaderBehaviors" }?.dependencies.append(dependency)
}

// Without UIKit, its adapter compiles against a double of it, for tests.
#if os(Linux)
  package.targets += [
    .target(
      name: "HeadlessUIKit", dependencies: ["HeaderCore", "ScrollPhysics", "ScrollSimulator"],
      path: "Tests/HeadlessUIKit")
  ]
  for target in package.targets
  where ["HeaderPlatform", "HeaderUIKitTests"].contains(target.name) {
    target.dependencies.append("HeadlessUIKit")
  }
#endif

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
