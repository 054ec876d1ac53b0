import Foundation
import HeaderPlayground
import SimulationTestSupport
import Testing

@Suite("The bar at the bottom of the page's phone")
struct BottomBarSettingTests {
  @Test(
    "stays, moves with the header, or has its own technique, also in the tool's command",
    arguments: [
      (1.0, 0.0, nil), (2, 1, "bottom-bar 83"), (3, 1, "bottom-bar 83:enter-always"),
    ] as [(Double, Double, String?)])
  func movers(choice: Double, hidden: Double, flag: String?) throws {
    let host = try SessionHost("twitter-condense")
    func commandFlag() -> String? {
      host.session.command.components(separatedBy: " --").first { $0.hasPrefix("bottom-bar") }
    }
    #expect(host.number("barHeight") == 0 && commandFlag() == nil)
    // The setting 'bottom-bar'.
    #expect(host.session.setSetting(8, code: choice) == .done)
    #expect(host.session.settingCode(8) == choice && commandFlag() == flag)
    let foot = host.number("containerHeight")
    #expect(host.number("barHeight") == 83 && host.number("barMinY") == foot - 83)
    host.drag(by: -300, over: 300)
    host.settle()
    #expect(host.number("collapsedFraction") == 1)
    #expect(abs(host.number("barMinY") - (foot - 83 * (1 - hidden))) < 1e-9)
  }
}
