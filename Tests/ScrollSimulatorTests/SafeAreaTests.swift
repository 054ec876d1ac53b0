import SimulationTestSupport
import Testing

/// The effect of a changing top safe area on the content, without a header.
@Suite struct SafeAreaTests {
  /// Content scrolled to `offset` under a safe area of 116 points.
  private func plainView(at offset: Double) -> SimulatedScrollView {
    var configuration = screen(content: 4000, safeArea: 116)
    configuration.contentOffset = offset
    return SimulatedScrollView(configuration)
  }

  @Test(
    "A safe area smaller by 52 points moves resting content along that is under the bar's edge",
    arguments: [
      (300, 352), (-63, -11), (-116, -64), (3148, 3148), (3128, 3148),
      // Recorded: content between the old top and the new one stays.
      (-65, -65),
    ] as [(Double, Double)])
  func shrinks(offset: Double, moved: Double) {
    let view = plainView(at: offset)
    let log = EventLog(view)
    view.perform(.setSafeAreaTop(64))
    #expect(view.contentOffset == moved)
    #expect(log.heard.count { $0.event.cause != nil } == (offset == moved ? 0 : 1))
  }

  @Test("A larger safe area moves content at the top only")
  func grows() {
    for (offset, moved) in [(-116.0, -168.0), (300, 300), (-64, -64)] {
      let view = plainView(at: offset)
      view.perform(.setSafeAreaTop(168))
      #expect(view.contentOffset == moved)
    }
  }

  @Test("A safe area that changes during a drag, a flight or an animated scroll moves nothing")
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
      // Layout scrolls only round to a pixel at rest.
      for (row, next) in zip(played[change...], played[change...].dropFirst())
      where next.cause == .layout {
        #expect(abs(next.finalOffset - row.finalOffset) < 1, "\(gesture)")
      }
    }
  }
}
