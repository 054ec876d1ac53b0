import SimulationTestSupport
import Testing

/// What a top safe area that changes does to the content, with a header and without.
@Suite struct SafeAreaTests {
  /// Content that has been scrolled to `offset` under a safe area of 116 points, and no header.
  private func plainView(at offset: Double) -> SimulatedScrollView {
    var configuration = screen(content: 4000, safeArea: 116)
    configuration.contentOffset = offset
    return SimulatedScrollView(configuration)
  }

  @Test(
    "Shrinking by 52 points, it moves content at rest along where that is under the bar's edge",
    arguments: [
      (300, 352), (-63, -11), (-116, -64), (3148, 3148), (3128, 3148),
      // As recorded: content between the old top and the new one stays.
      (-65, -65),
    ] as [(Double, Double)])
  func shrinks(offset: Double, moved: Double) {
    let view = plainView(at: offset)
    let log = EventLog(view)
    view.perform(.setSafeAreaTop(64))
    #expect(view.contentOffset == moved)
    #expect(log.heard.count { $0.event.cause != nil } == (offset == moved ? 0 : 1))
  }

  @Test("Growing, it moves content at the top, and no other")
  func grows() {
    for (offset, moved) in [(-116.0, -168.0), (300, 300), (-64, -64)] {
      let view = plainView(at: offset)
      view.perform(.setSafeAreaTop(168))
      #expect(view.contentOffset == moved)
    }
  }

  @Test("Under a finger, in a flight and in an animated scroll it moves nothing")
  func inMotion() throws {
    for gesture in [
      "drag -100 over 200; safe-area 64", "drag -300 over 100; lift; wait 50; safe-area 64",
      "scroll-to 900; wait 100; safe-area 64",
    ] {
      let played = try rows(
        gesture: gesture,
        configuration: screen(content: 4000, safeArea: 116, offset: 300))
      let change = try #require(played.lastIndex { $0.eventName == "geometryDidChange" })
      let before = try #require(played[..<change].last).finalOffset
      #expect(played[change].finalOffset == before, "\(gesture)")
      // What the system moves is a pixel at rest, and no 52 points.
      for (row, next) in zip(played[change...], played[change...].dropFirst())
      where next.cause == .layout {
        #expect(abs(next.finalOffset - row.finalOffset) < 1, "\(gesture)")
      }
    }
  }
}
