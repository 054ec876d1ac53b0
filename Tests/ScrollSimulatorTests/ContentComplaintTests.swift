import SimulationTestSupport
import Testing

/// What users of other header libraries complain about, where content and geometry are concerned.
/// The numbers are those of the project's list of complaints.
@Suite struct ContentComplaintTests {
  static let techniques = ["twitter-condense", "facebook-hide"]

  /// Heights around the one at which the content just fits under a collapsed header.
  static let barelyScrollable = stride(from: 740.0, through: 860, by: isBroad ? 1.5 : 4.5).map {
    $0
  }

  @Test("1: Barely scrollable content does not make the header flicker", arguments: techniques)
  func barelyScrollableContent(technique: String) throws {
    for content in Self.barelyScrollable {
      for gesture in [
        "drag -60 over 200; hold 500; lift", "drag -300 over 100; lift",
        "drag -300 over 100; lift; wait 2000; drag 300 over 100; lift",
        "scroll-to 90; wait 500; drag 30 over 300; lift",
      ] {
        let played = try rows(
          of: technique, gesture: gesture, configuration: screen(content: content))
        // Between two events of the finger the header may go one way only.
        for phase in played.split(whereSeparator: { $0.finger != nil }) {
          let heights = phase.map { $0.layout.headerHeight }
          let changes = zip(heights, heights.dropFirst()).map { $1 - $0 }
          #expect(
            !(changes.contains { $0 > 0 } && changes.dropFirst().contains { $0 < 0 })
              || phase.contains { $0.kind == .animationFrame },
            "content \(content), \(gesture)")
        }
        let end = try #require(played.last).layout.collapsedFraction
        #expect(end == 0 || end == 1, "content \(content), \(gesture)")
      }
    }
  }

  @Test(
    "3: A reload or more pages leave the header as it is",
    arguments: [
      "content-size 4000", "content-size 1500", "content-size 1500; content-size 6000",
      "content-size 900",
    ])
  func reload(change: String) throws {
    for (before, height) in [
      ("drag -300 over 200; lift; wait 3000", 44.0),
      ("drag -300 over 200; lift; wait 3000; expand; wait 400", 88),
    ] {
      let played = try rows(of: "twitter-condense", gesture: "\(before); \(change)")
      let lifted = try #require(played.lastIndex { $0.eventName == "didStop" })
      let reloaded = played[lifted...].drop { $0.eventName != "geometryDidChange" }
      #expect(!reloaded.isEmpty)
      #expect(reloaded.allSatisfy { $0.layout.headerHeight == height }, "\(before); \(change)")
    }
  }

  @Test("17: A keyboard, an inset or a programmatic scroll does not move the header")
  func keyboard() throws {
    for (before, height) in [("drag -300 over 200; lift; wait 3000", 44.0), ("wait 1", 88)] {
      let played = PlayedScreen(HeaderDriver(TwitterCondenseHeader()))
      try played.play("\(before); scroll-to 900; wait 500; scroll-to 40")
      for command: SimulationCommand in [
        .setContentInset(ScrollInsets(top: 0, bottom: 336)),
        .setContentOffset(700, animated: false),
        .setContentInset(ScrollInsets(top: 60, bottom: 0)),
        .setContentOffset(-60, animated: false),
      ] { played.view.perform(command) }
      let moved = played.rows.filter { $0.cause == .programmatic || $0.cause == .layout }
      #expect(moved.count > 20)
      #expect(moved.allSatisfy { $0.layout.headerHeight == height && $0.correctedOffset == nil })
      #expect(played.rows.last?.layout.headerHeight == height)
    }
  }
}
