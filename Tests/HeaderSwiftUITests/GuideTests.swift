import Foundation
import HeaderBehaviors
import SimulationTestSupport
import Testing

/// The guides show the screens that `.ci/apple` compiles for four releases.
@Suite struct GuideTests {
  private static let screens = ["Feed", "Cover", "Pages", "Search", "Glass", "Browser"]
  private static let guides = "Sources/HeaderSwiftUI/HeaderSwiftUI.docc/"

  private func text(of screen: String) throws -> String {
    try PackageFolder.text("Tests/HeaderSwiftUITests/Screens/\(screen)Screen.swift")
  }

  @Test("The guide shows each screen's file", arguments: screens)
  func sameText(screen: String) throws {
    let guide = screen == "Browser" ? "MoveAFooterAlong" : "FiveScreens"
    let text = try PackageFolder.text(Self.guides + guide + ".md")
    #expect(try text.contains("```swift\n\(self.text(of: screen))```"))
  }

  @Test("Every guide is listed")
  func listed() throws {
    let overview = try PackageFolder.text(Self.guides + "HeaderSwiftUI.md")
    for guide in try FileManager.default.contentsOfDirectory(
      atPath: PackageFolder.path(Self.guides))
    where guide != "HeaderSwiftUI.md" {
      #expect(overview.contains("<doc:\(guide.dropLast(".md".count))>"), "\(guide)")
    }
  }
}
