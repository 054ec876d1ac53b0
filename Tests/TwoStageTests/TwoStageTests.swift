import HeaderCore
import ScrollSimulator
import SimulationTestSupport
import Testing
import TwoStage

/// A header that returns in two stages, from its rule: up, it goes first; down, the bar comes first,
/// then the content goes to its top, then the rest of the header comes.
struct TwoStageOracle {
  let expandedHeight = 128.0
  let barHeight = 56.0
  var height: Double
  /// Points that the content has above the top of the view.
  var scrolled: Double

  /// The finger has moved everything up by `travel`.
  mutating func move(by travel: Double) {
    guard travel < 0 else {
      // Content that has been pulled away from the header comes back first.
      let back = min(travel, max(0, -scrolled))
      let taken = min(travel - back, height)
      height -= taken
      scrolled += travel - taken
      return
    }
    var left = -travel
    func take(_ most: Double) -> Double {
      let taken = min(left, max(0, most))
      left -= taken
      return taken
    }
    height += take(barHeight - height)
    scrolled -= take(scrolled)
    height += take(expandedHeight - height)
    scrolled -= left
  }
}

/// The header that returns in two stages against its rule, and what is its own.
@Suite struct TwoStageTests: TechniqueTests {
  typealias Technique = TwoStageHeader

  static let gestures = [
    "drag -400 over 400; drag 30 over 100; drag 90 over 200; drag 400 over 400",
    "drag -60 over 200; drag 40 over 200; drag -160 over 300; drag 71 over 200; drag 200 over 90",
    "drag -150 over 120; drag 145 over 100; drag -3 over 50; drag 200 over 120",
  ]

  @Test(
    "Every drag moves header and content as the rule has it, in either mounting",
    arguments: gestures, HeaderMounting.allCases)
  func rule(gesture: String, mounting: HeaderMounting) throws {
    for frameRate in [60.0, 120] {
      var configuration = screen(safeArea: 59, frameRate: frameRate)
      configuration.mounting = mounting
      let played = try play(gesture, [], configuration)
      var oracle = TwoStageOracle(height: 128, scrolled: 0)
      var before = try #require(played.first)
      for row in played where row.cause == .drag {
        oracle.move(by: row.scroll.position - before.finalPosition)
        // A few hundred additions of points below 1000.
        #expect(abs(row.layout.headerMaxY - 59 - oracle.height) < 1e-9, "\(row.time) ms")
        #expect(abs(row.finalPosition - oracle.scrolled) < 1e-9, "\(row.time) ms")
        before = row
      }
      #expect(oracle.height == 128, "pulled back whole")
    }
  }

  @Test("A fling back to the top brings the rest of the header with what is left of it")
  func flung() throws {
    for mounting in HeaderMounting.allCases {
      var configuration = screen()
      configuration.mounting = mounting
      let played = try play(
        "drag -400 over 400; hold 200; lift; wait 500; drag 150 over 60; lift", [], configuration)
      let opening = played.filter { $0.cause == .deceleration && $0.layout.headerHeight == 128 }
      #expect(opening.contains { 60..<120 ~= $0.layout.headerMaxY }, "on its way, \(mounting)")
      #expect(played.last?.layout.headerMinY == 0 && played.last?.finalOffset == 0)
    }
  }

  @Test("Let go between two of its rests, it goes to the nearer one, and the rows go along")
  func snaps() throws {
    for (gesture, end) in [
      ("drag -40 over 300; hold 150; lift", 0.0),
      ("drag -60 over 300; hold 150; lift", -72),
      ("drag -108 over 300; hold 150; lift", -72),
      ("drag -115 over 300; hold 150; lift", -128),
      ("drag -600 over 500; drag 29 over 200; hold 150; lift", -72),
      ("drag -600 over 500; drag 27 over 200; hold 150; lift", -128),
    ] {
      #expect(try play(gesture).last?.layout.headerMinY == end, "\(gesture)")
    }
  }

  @Test("Asked for the middle it is a bar, anywhere in the list; asked to expand it is whole")
  func requests() throws {
    let played = try play(
      "scroll-to 900; wait 400; fraction 0.5; wait 400; expand; wait 400; drag -30 over 200")
    let asked = played.filter { $0.eventName.hasPrefix("set") }
    #expect(asked.map(\.layout.headerMinY) == [-72, 0])
    let held = try #require(played.last { $0.finger != nil })
    // 20 points in pieces whose additions round.
    #expect(abs(held.layout.headerMinY + 20) < 1e-9 && held.finalOffset == 900)
  }

  @Test("A bar as tall as the whole enters always, and one of no height waits for the top")
  func extremes() throws {
    let turn = "drag -400 over 400; drag 70 over 200; hold 100"
    for (bar, minY) in [(128.0, -58.0), (0, -128)] {
      let played = try play(turn, [("bar-height", .number(bar))])
      let held = try #require(played.last { $0.finger != nil })
      #expect(abs(held.layout.headerMinY - minY) < 1e-9)
    }
  }
}
