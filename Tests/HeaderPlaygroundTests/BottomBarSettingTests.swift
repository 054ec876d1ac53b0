import Foundation
import HeaderPlayground
import SimulationTestSupport
import Testing

/// The bar at the bottom of the page's phone.
@Suite("The bottom bar")
struct BottomBarSettingTests {
  /// The setting 'bottom-bar', and its choices in their order.
  private static let setting = 8

  @Test("stays, goes with the header, or by a technique of its own")
  func movers() throws {
    for (choice, hidden) in [(1.0, 0.0), (2, 1), (3, 1)] {
      let host = try SessionHost("twitter-condense")
      #expect(host.number("barHeight") == 0)
      #expect(host.session.setSetting(Self.setting, code: choice) == .done)
      #expect(host.number("barHeight") == 83)
      #expect(host.number("barMinY") == host.number("containerHeight") - 83)
      host.drag(by: -300, over: 300)
      host.settle()
      #expect(host.number("collapsedFraction") == 1)
      let edge = host.number("containerHeight") - 83 * (1 - hidden)
      #expect(abs(host.number("barMinY") - edge) < 1e-9)
      #expect(host.session.settingCode(Self.setting) == choice)
    }
  }

  @Test("is in the tool's command where the tool has it")
  func command() throws {
    for (choice, flag) in [
      (0.0, ""), (1, ""), (2, " --bottom-bar 83"), (3, " --bottom-bar 83:enter-always"),
    ] {
      let host = try SessionHost("twitter-condense")
      _ = host.session.setSetting(Self.setting, code: choice)
      let words = host.session.command.components(separatedBy: " --")
      let bar = words.first { $0.hasPrefix("bottom-bar") }.map { " --" + $0 } ?? ""
      #expect(bar == flag)
    }
  }
}
