import EnterAlways
import SimulationTestSupport
import Testing

/// The rule of a bar that enters always: the bar follows the content within its height. With a tolerance it follows a
/// marker that the content pulls along at that distance.
struct EnterAlwaysOracle {
  let height = 56.0
  var tolerance = 0.0
  /// Points of the bar that are hidden.
  var hidden = 0.0
  /// Points by which the content has moved up, and the marker.
  private var content = 0.0
  private var marker = 0.0

  init(tolerance: Double) {
    self.tolerance = tolerance
  }

  /// Moves the content up by `travel`, the bar's share included.
  mutating func move(by travel: Double) {
    content += travel
    let pulled = min(max(marker, content - tolerance), content)
    hidden = min(max(hidden + pulled - marker, 0), height)
    marker = pulled
  }
}

/// The bar that enters always, compared with its rule.
@Suite struct EnterAlwaysTests: TechniqueTests {
  typealias Technique = EnterAlwaysHeader

  /// Played in the middle of long content, so that every point of the finger is travel.
  static let gestures = [
    "drag -150 over 300; drag 30 over 200; drag -12 over 100; drag 90 over 300",
    "drag -9 over 100; drag -4 over 100; drag 3 over 100; drag -20 over 200; drag 100 over 200",
    "drag -40 over 200; drag 12 over 100; drag -3 over 50; drag 5 over 50; drag 3 over 50",
    "drag 300 over 300; drag -700 over 400; drag 44 over 100",
  ]

  @Test(
    "Every drag moves the bar by the rule, and the content by the rest",
    arguments: gestures, [0.0, 5, 20])
  func rule(gesture: String, tolerance: Double) throws {
    for frameRate in [60.0, 120] {
      let played = try play(
        gesture, [("tolerance", .number(tolerance))],
        screen(content: 9000, offset: 4000, frameRate: frameRate))
      var oracle = EnterAlwaysOracle(tolerance: tolerance)
      var before = try #require(played.first)
      for row in played where row.cause == .drag {
        let hidden = oracle.hidden
        let travel = row.scroll.position - before.finalPosition
        oracle.move(by: travel)
        let moment = "\(row.time) ms, tolerance \(tolerance)"
        // A few hundred additions of points below 10,000.
        #expect(abs(row.layout.headerMinY + oracle.hidden) < 1e-9, "\(moment)")
        let contentTravel = row.finalPosition - before.finalPosition
        #expect(abs(contentTravel + oracle.hidden - hidden - travel) < 1e-9, "\(moment)")
        before = row
      }
    }
  }

  @Test("Hidden, it only covers the status bar", arguments: [0.0, 59])
  func gone(safeArea: Double) throws {
    let played = try play("drag -300 over 300; lift", [], screen(safeArea: safeArea))
    #expect(played.allSatisfy { $0.layout.headerHeight == safeArea + 56 }, "it slides")
    let end = try #require(played.last).layout
    #expect(end.headerMinY == -56 && end.headerMaxY == safeArea && end.collapsedFraction == 1)
    #expect(end.scrollViewMinY == safeArea && end.restMinY == safeArea + 56)
  }
}
