// swift-tools-version: 6.1
import PackageDescription

/// An app's package: custom techniques, the tool for them, and the laws as their tests.
let package = Package(
  name: "ThirdPartyTechnique",
  platforms: [.iOS(.v15), .macOS(.v12)],
  dependencies: [.package(name: "HeaderBehaviors", path: "../..")],
  targets: [
    .target(
      name: "AppHeaders",
      dependencies: [.product(name: "HeaderCore", package: "HeaderBehaviors")]),
    .target(
      name: "OneProduct",
      dependencies: [.product(name: "TwitterCondense", package: "HeaderBehaviors")]),
    .executableTarget(
      name: "app-headers",
      dependencies: [
        "AppHeaders",
        .product(name: "HeaderBehaviors", package: "HeaderBehaviors"),
        .product(name: "HeaderRendering", package: "HeaderBehaviors"),
        .product(name: "HeaderTool", package: "HeaderBehaviors"),
      ]),
    .testTarget(
      name: "AppHeadersTests",
      dependencies: [
        "AppHeaders",
        .product(name: "HeaderConformance", package: "HeaderBehaviors"),
        .product(name: "HeaderCore", package: "HeaderBehaviors"),
        .product(name: "HeaderFormats", package: "HeaderBehaviors"),
        .product(name: "ScrollSimulator", package: "HeaderBehaviors"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
