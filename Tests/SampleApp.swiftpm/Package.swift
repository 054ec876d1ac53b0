// swift-tools-version: 6.3
import AppleProductTypes
import PackageDescription

/// An app with a screen for every technique and every way in, and a check of the device it runs on.
/// Opens in Xcode and in Swift Playgrounds; Linux has no `AppleProductTypes`, so there its sources
/// are type-checked and nothing more.
///
/// Without `Info.plist` an iPhone of 120 frames a second gives an app's display links 60 of them: for the
/// other half of the device check, leave out its line.
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
