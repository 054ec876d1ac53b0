// swift-tools-version: 6.3
import PackageDescription

/// The techniques, one folder, module and product each. Adding one means adding its name here.
let techniques = [
  "TwitterCondense", "FacebookHide", "TikiCondense", "ElasticStretch", "OffscreenContainer",
  "StickyPullReveal", "EnterAlways", "TwoStage", "LargeTitle", "Detents",
]

/// Modules that import no Foundation and compile as Embedded Swift.
let pureModules: [Target] = [
  .target(
    name: "ScrollPhysics",
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  .target(name: "HeaderCore", dependencies: ["ScrollPhysics"]),
  .target(name: "HeaderCondensing", dependencies: ["HeaderCore"]),
  .target(name: "HeaderObservation", dependencies: ["HeaderCore", "ScrollPhysics"]),
  .target(name: "ScrollSimulator", dependencies: ["HeaderCore", "ScrollPhysics"]),
]

/// `StickyPullReveal` as the catalog has it: `sticky-pull-reveal`.
func catalogName(of technique: String) -> String {
  technique.reduce("") { name, letter in
    name + (letter.isUppercase && !name.isEmpty ? "-" : "") + letter.lowercased()
  }
}

/// The techniques that travel moves, with the mechanism they share.
let condensing = [
  "TwitterCondense", "FacebookHide", "TikiCondense", "EnterAlways", "TwoStage", "Detents",
]

let techniqueModules: [Target] = techniques.map { name in
  .target(
    name: name,
    dependencies: ["HeaderCore"] + (condensing.contains(name) ? ["HeaderCondensing"] : []),
    path: "Strategies/\(name)",
    exclude: ["README.md", "\(catalogName(of: name)).svg"])
}

/// Where there is no UIKit the adapter compiles against a double of it, for its tests only, and the
/// double is no product. The adapter is one all the same: a package that has it for its app could not
/// be resolved there otherwise, nor its tests run.
#if os(Linux)
  let uiKitDouble: [Target.Dependency] = ["HeadlessUIKit"]
  let uiKitDoubleModules: [Target] = [
    .target(
      name: "HeadlessUIKit", dependencies: ["HeaderCore", "ScrollPhysics", "ScrollSimulator"],
      path: "Tests/HeadlessUIKit"),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "HeadlessUIKit", "HeaderCore", "HeaderFormats", "ScrollPhysics", "ScrollSimulator",
        "SimulationTestSupport",
      ]),
  ]
#else
  let uiKitDouble: [Target.Dependency] = []
  let uiKitDoubleModules: [Target] = []
#endif

let hostedModules: [Target] = [
  .target(
    name: "HeaderBehaviors",
    dependencies: ["HeaderCondensing", "HeaderCore"]
      + techniques.map { Target.Dependency(stringLiteral: $0) }),
  .target(name: "HeaderFormats", dependencies: ["HeaderCore", "ScrollSimulator"]),
  .target(
    name: "HeaderConformance",
    dependencies: ["HeaderCore", "HeaderFormats", "ScrollPhysics", "ScrollSimulator"]),
  .target(
    name: "HeaderRendering", dependencies: ["HeaderCore", "HeaderFormats", "ScrollSimulator"]),
  .target(
    name: "HeaderPlayground",
    dependencies: [
      "HeaderBehaviors", "HeaderCore", "HeaderFormats", "HeaderRendering", "ScrollPhysics",
      "ScrollSimulator",
    ],
    path: "Sources/HeaderPlayground/Surface"),
  .target(name: "HeaderPlaygroundPage", path: "Sources/HeaderPlayground/Built"),
  .target(
    name: "HeaderTool",
    dependencies: [
      "HeaderConformance", "HeaderCore", "HeaderFormats", "HeaderPlaygroundPage",
      "HeaderRendering", "ScrollPhysics", "ScrollSimulator",
    ]),
  .target(
    name: "HeaderUIKit",
    dependencies: [
      "HeaderCore", "HeaderObservation", "ScrollPhysics", "ElasticStretch", "OffscreenContainer",
    ] + uiKitDouble),
  .target(
    name: "HeaderSwiftUI", dependencies: ["HeaderCore", "HeaderObservation", "ScrollPhysics"]),
  .executableTarget(name: "headers", dependencies: ["HeaderTool", "HeaderBehaviors"]),
]

/// What several test targets share; no product.
let testSupport = Target.target(
  name: "SimulationTestSupport",
  dependencies: [
    "HeaderBehaviors", "HeaderConformance", "HeaderCore", "HeaderFormats", "HeaderObservation",
    "ScrollPhysics", "ScrollSimulator",
  ],
  path: "Tests/SimulationTestSupport")

/// Counts heap allocations for the tests that say there are none.
let allocationCounter = Target.target(
  name: "AllocationCounter", path: "Tests/AllocationCounter")

/// What the sample app's device check decides, compiled here to be tested: the app has the same files.
let deviceCheck = Target.target(
  name: "DeviceCheck",
  dependencies: ["HeaderCore", "HeaderFormats", "ScrollPhysics", "ScrollSimulator"],
  path: "Tests/SampleApp.swiftpm/App/DeviceCheck")

let testModules: [Target] = [
  .testTarget(
    name: "DeviceCheckTests",
    dependencies: [
      "DeviceCheck", "HeaderBehaviors", "HeaderCore", "HeaderFormats", "HeaderObservation",
      "HeaderUIKit", "ScrollPhysics", "ScrollSimulator", "SimulationTestSupport",
    ] + uiKitDouble),
  .testTarget(
    name: "AllocationTests",
    dependencies: [
      "AllocationCounter", "HeaderBehaviors", "HeaderCore", "HeaderFormats", "ScrollSimulator",
    ]),
  .testTarget(
    name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "SimulationTestSupport"]),
  .testTarget(
    name: "HeaderCoreTests",
    dependencies: [
      "HeaderCore", "HeaderConformance", "HeaderFormats", "ScrollPhysics", "ScrollSimulator",
      "HeaderBehaviors", "SimulationTestSupport",
    ]),
  .testTarget(
    name: "HeaderCondensingTests",
    dependencies: [
      "HeaderCondensing", "HeaderCore", "ScrollPhysics", "HeaderBehaviors", "SimulationTestSupport",
    ]),
  .testTarget(
    name: "ScrollSimulatorTests",
    dependencies: [
      "ScrollSimulator", "HeaderCore", "HeaderFormats", "ScrollPhysics", "HeaderBehaviors",
      "SimulationTestSupport",
    ]),
  .testTarget(
    name: "HeaderObservationTests",
    dependencies: [
      "HeaderObservation", "HeaderBehaviors", "HeaderCore", "HeaderFormats", "ScrollPhysics",
      "ScrollSimulator", "SimulationTestSupport",
    ]),
  .testTarget(
    name: "HeaderFormatsTests",
    dependencies: [
      "HeaderFormats", "HeaderBehaviors", "HeaderCore", "ScrollSimulator", "SimulationTestSupport",
    ]),
  .testTarget(
    name: "HeaderBehaviorsTests",
    dependencies: [
      "HeaderBehaviors", "HeaderCondensing", "HeaderConformance", "HeaderCore", "HeaderFormats",
      "ScrollPhysics", "ScrollSimulator", "SimulationTestSupport",
    ]),
  .testTarget(
    name: "HeaderConformanceTests",
    dependencies: ["HeaderConformance", "HeaderBehaviors", "HeaderFormats", "ScrollSimulator"]),
  .testTarget(
    name: "RefereeTests",
    dependencies: [
      "HeaderBehaviors", "HeaderCore", "ScrollPhysics", "ScrollSimulator", "SimulationTestSupport",
    ],
    exclude: ["README.md"]),
  .testTarget(
    name: "HeaderPlaygroundTests",
    dependencies: [
      "HeaderPlayground", "HeaderPlaygroundPage", "HeaderBehaviors", "HeaderCore", "HeaderFormats",
      "ScrollSimulator", "SimulationTestSupport",
    ], exclude: ["Screens"]),
  .testTarget(
    name: "HeaderRenderingTests",
    dependencies: [
      "HeaderRendering", "HeaderCore", "ScrollSimulator", "HeaderBehaviors",
      "SimulationTestSupport",
    ]),
  .testTarget(
    name: "HeaderUIKitTests",
    dependencies: [
      "HeaderUIKit", "HeaderBehaviors", "HeaderCore", "HeaderFormats", "ScrollPhysics",
      "ScrollSimulator", "SimulationTestSupport",
    ] + uiKitDouble),
  .testTarget(
    name: "HeaderToolTests",
    dependencies: [
      "HeaderTool", "HeaderCore", "HeaderFormats", "HeaderPlaygroundPage", "HeaderRendering",
      "HeaderBehaviors", "ScrollSimulator", "SimulationTestSupport",
    ]),
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
      "HeaderBehaviors", "HeaderCondensing", "HeaderConformance", "HeaderCore", "HeaderFormats",
      "HeaderRendering", "HeaderSwiftUI", "HeaderTool", "HeaderUIKit", "ScrollPhysics",
      "ScrollSimulator",
    ]).map { .library(name: $0, targets: [$0]) },
  targets: pureModules + techniqueModules + hostedModules + uiKitDoubleModules
    + [testSupport, allocationCounter, deviceCheck] + testModules + techniqueTests,
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
