// swift-tools-version: 6.1
import PackageDescription

/// The techniques, one folder, module and product each. Adding one means adding its name here.
let techniques = [
  "TwitterCondense", "FacebookHide", "TikiCondense", "ElasticStretch", "OffscreenContainer",
  "StickyPullReveal",
]

/// Modules that import no Foundation and compile as Embedded Swift.
let pureModules: [Target] = [
  .target(
    name: "ScrollPhysics",
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  .target(name: "HeaderCore", dependencies: ["ScrollPhysics"]),
  .target(name: "ScrollSimulator", dependencies: ["HeaderCore", "ScrollPhysics"]),
]

let techniqueModules: [Target] = techniques.map { name in
  .target(
    name: name, dependencies: ["HeaderCore"], path: "Strategies/\(name)", exclude: ["README.md"])
}

let hostedModules: [Target] = [
  .target(
    name: "HeaderBehaviors",
    dependencies: ["HeaderCore"] + techniques.map { Target.Dependency(stringLiteral: $0) }),
  .target(
    name: "HeaderConformance", dependencies: ["HeaderCore", "ScrollPhysics", "ScrollSimulator"]),
  .target(
    name: "HeaderTool",
    dependencies: ["HeaderConformance", "HeaderCore", "ScrollPhysics", "ScrollSimulator"]),
  .executableTarget(name: "headers", dependencies: ["HeaderTool", "HeaderBehaviors"]),
]

/// What several test targets share; no product.
let testSupport = Target.target(
  name: "SimulationTestSupport",
  dependencies: ["HeaderBehaviors", "HeaderCore", "ScrollSimulator"],
  path: "Tests/SimulationTestSupport")

/// Counts heap allocations for the tests that say there are none.
let allocationCounter = Target.target(
  name: "AllocationCounter", path: "Tests/AllocationCounter")

let testModules: [Target] = [
  .testTarget(
    name: "AllocationTests",
    dependencies: [
      "AllocationCounter", "HeaderBehaviors", "HeaderCore", "ScrollSimulator",
    ]),
  .testTarget(
    name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "SimulationTestSupport"]),
  .testTarget(
    name: "HeaderCoreTests",
    dependencies: ["HeaderCore", "ScrollPhysics", "HeaderBehaviors", "SimulationTestSupport"]),
  .testTarget(
    name: "ScrollSimulatorTests",
    dependencies: [
      "ScrollSimulator", "HeaderCore", "ScrollPhysics", "HeaderBehaviors", "SimulationTestSupport",
    ]),
  .testTarget(
    name: "HeaderBehaviorsTests",
    dependencies: [
      "HeaderBehaviors", "HeaderCore", "ScrollPhysics", "ScrollSimulator", "SimulationTestSupport",
    ]),
  .testTarget(
    name: "HeaderConformanceTests",
    dependencies: ["HeaderConformance", "HeaderBehaviors", "ScrollSimulator"]),
  .testTarget(
    name: "HeaderToolTests",
    dependencies: ["HeaderTool", "HeaderCore", "HeaderBehaviors", "SimulationTestSupport"]),
]

let techniqueTests: [Target] = techniques.map { name in
  .testTarget(
    name: "\(name)Tests",
    dependencies: [
      .init(stringLiteral: name), "HeaderCore", "ScrollPhysics", "ScrollSimulator",
      "SimulationTestSupport",
    ])
}

let package = Package(
  name: "HeaderBehaviors",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .executable(name: "headers", targets: ["headers"])
  ]
    + (techniques + [
      "HeaderBehaviors", "HeaderConformance", "HeaderCore", "HeaderTool", "ScrollPhysics",
      "ScrollSimulator",
    ]).map { .library(name: $0, targets: [$0]) },
  targets: pureModules + techniqueModules + hostedModules + [testSupport, allocationCounter]
    + testModules + techniqueTests,
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
