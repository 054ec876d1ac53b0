// swift-tools-version: 6.1
import PackageDescription

/// Measurements, apart from the tests: they need a release build and a quiet machine.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "HeaderBehaviors", path: "../..")],
  targets: [
    .executableTarget(
      name: "rendering-benchmark",
      dependencies: [
        .product(name: "HeaderBehaviors", package: "HeaderBehaviors"),
        .product(name: "HeaderRendering", package: "HeaderBehaviors"),
        .product(name: "ScrollSimulator", package: "HeaderBehaviors"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
