// swift-tools-version: 6.3
import AppleProductTypes
import PackageDescription

/// An app with a screen for every technique and every way to attach a header, and a check of the device it runs on.
/// Opens in Xcode and in Swift Playgrounds. Linux has no `AppleProductTypes`; there its sources are only type-checked.
///
/// Without `Info.plist` an iPhone with 120 Hz calls an app's display links at 60 Hz: for the other half of the device
/// check, remove its line.
let package = Package(
  name: "SampleApp",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "SampleApp",
      targets: ["App"],
      bundleIdentifier: "com.example.HeaderBehaviors.SampleApp",
      teamIdentifier: "",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .leaf),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [.package(name: "HeaderBehaviors", path: "../..")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        "HeaderBehaviors", "HeaderCore", "HeaderFit", "HeaderFormats", "HeaderRecording",
        "HeaderSwiftUI", "HeaderUIKit", "ScrollPhysics", "ScrollSimulator", "TwitterCondense",
      ].map { .product(name: $0, package: "HeaderBehaviors") },
      path: "App",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
