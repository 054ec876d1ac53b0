import SimulationTestSupport
import Testing
import TwoStage

/// The rule of a header that returns in two stages. Up: the header leaves first. Down: the bar returns, then the
/// content moves to its top, then the rest of the header returns.
struct TwoStageOracle {
  let expandedHeight = 128.0
  let barHeight = 56.0
  var height: Double
  /// Points of content above the top of the view.
  var scrolled: Double

  /// Moves header and content up by `travel` of the finger.
  mutating func move(by travel: Double) {
    guard travel < 0 else {
      // Content that was pulled away from the header returns first.
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

/// The header that returns in two stages, compared with its rule.
@Suite struct TwoStageTests: TechniqueTests {
  typealias Technique = TwoStageHeader

  static let gestures = [
    "drag -400 over 400; drag 30 over 100; drag 90 over 200; drag 400 over 400",
    "drag -60 over 200; drag 40 over 200; drag -160 over 300; drag 71 over 200; drag 200 over 90",
    "drag -150 over 120; drag 145 over 100; drag -3 over 50; drag 200 over 120",
  ]

  @Test(
    "Every drag moves header and content by the rule, in either mounting",
    arguments: gestures, HeaderMounting.allCases)
  func rule(gesture: String, mounting: HeaderMounting) throws {
    for frameRate in [60.0, 120] {
      let played = try play(
        gesture, [], screen(safeArea: 59, frameRate: frameRate, mounting: mounting))
      var oracle = TwoStageOracle(height: 128, scrolled: 0)
      var before = try #require(played.first)
      for row in played where row.cause == .drag {
        oracle.move(by: row.scroll.position - before.finalPosition)
        // A few hundred additions of points below 1000.
        #expect(abs(row.layout.headerMaxY - 59 - oracle.height) < 1e-9, "\(row.time) ms")
        #expect(abs(row.finalPosition - oracle.scrolled) < 1e-9, "\(row.time) ms")
        before = row
      }
      #expect(oracle.height == 128, "expanded at the end")
    }
  }

  @Test("A fling back to the top expands the header", arguments: HeaderMounting.allCases)
  func flung(mounting: HeaderMounting) throws {
    let played = try play(
      "drag -400 over 400; hold 200; lift; wait 500; drag 150 over 60; lift", [],
      screen(mounting: mounting))
    let opening = played.filter { $0.cause == .deceleration && $0.layout.headerHeight == 128 }
    #expect(opening.contains { 60..<120 ~= $0.layout.headerMaxY }, "during the deceleration")
    #expect(played.last?.layout.headerMinY == 0 && played.last?.finalOffset == 0)
  }

  @Test("Let go between two rests, it snaps to the nearer one")
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

  @Test("A request for the middle shows the bar anywhere in the list, one to expand shows all")
  func requests() throws {
    let played = try play(
      "scroll-to 900; wait 400; fraction 0.5; wait 400; expand; wait 400; drag -30 over 200")
    let asked = played.filter { $0.eventName.hasPrefix("set") }
    #expect(asked.map(\.layout.headerMinY) == [-72, 0])
    let held = try #require(played.last { $0.finger != nil })
    // 20 points in several additions, which round.
    #expect(abs(held.layout.headerMinY + 20) < 1e-9 && held.finalOffset == 900)
  }

  @Test("A bar of the whole height returns at any turn, one of no height at the top only")
  func extremes() throws {
    let turn = "drag -400 over 400; drag 70 over 200; hold 100"
    for (bar, minY) in [(128.0, -58.0), (0, -128)] {
      let played = try play(turn, [("bar-height", .number(bar))])
      let held = try #require(played.last { $0.finger != nil })
      #expect(abs(held.layout.headerMinY - minY) < 1e-9)
    }
  }
}
