// swift-tools-version: 6.1
import PackageDescription

/// Measurements of time. They are not tests, because a build must not fail for a slow machine.
///
///     swift run -c release --package-path Tests/Benchmarks benchmarks
let package = Package(
  name: "Benchmarks",
  platforms: [.iOS(.v15), .macOS(.v12)],
  dependencies: [.package(name: "HeaderBehaviors", path: "../..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "HeaderBehaviors", package: "HeaderBehaviors"),
        .product(name: "HeaderCore", package: "HeaderBehaviors"),
        .product(name: "HeaderFormats", package: "HeaderBehaviors"),
        .product(name: "HeaderRendering", package: "HeaderBehaviors"),
        .product(name: "ScrollSimulator", package: "HeaderBehaviors"),
      ])
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
