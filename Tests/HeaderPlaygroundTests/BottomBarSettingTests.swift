import HeaderPlayground
import SimulationTestSupport
import Testing

@Suite("The bar at the bottom of the page's phone")
struct BottomBarSettingTests {
  @Test(
    "stays, moves with the header, or has its own technique",
    arguments: [(1.0, 0.0), (2, 1), (3, 1)])
  func movers(choice: Double, hidden: Double) throws {
    let host = try SessionHost("twitter-condense")
    #expect(host.number("barHeight") == 0)
    let setting = host.setting("bottom-bar")
    #expect(host.session.setSetting(setting, code: choice) == .done)
    #expect(host.session.settingCode(setting) == choice)
    let foot = host.number("containerHeight")
    #expect(host.number("barHeight") == 83 && host.number("barMinY") == foot - 83)
    host.drag(by: -300, over: 300)
    host.settle()
    #expect(host.number("collapsedFraction") == 1)
    #expect(abs(host.number("barMinY") - (foot - 83 * (1 - hidden))) < 1e-9)
  }
}
