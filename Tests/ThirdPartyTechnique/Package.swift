// swift-tools-version: 6.1
import PackageDescription

/// An app's own package: a technique of its own, the whole tool for it, and the laws as its test.
let package = Package(
  name: "ThirdPartyTechnique",
  platforms: [.iOS(.v15), .macOS(.v12)],
  dependencies: [.package(name: "HeaderBehaviors", path: "../..")],
  targets: [
    .target(
      name: "ParallaxHeader",
      dependencies: [.product(name: "HeaderCore", package: "HeaderBehaviors")]),
    .executableTarget(
      name: "parallax-headers",
      dependencies: [
        "ParallaxHeader",
        .product(name: "HeaderBehaviors", package: "HeaderBehaviors"),
        .product(name: "HeaderTool", package: "HeaderBehaviors"),
      ]),
    .testTarget(
      name: "ParallaxHeaderTests",
      dependencies: [
        "ParallaxHeader",
        .product(name: "HeaderConformance", package: "HeaderBehaviors"),
        .product(name: "HeaderCore", package: "HeaderBehaviors"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
