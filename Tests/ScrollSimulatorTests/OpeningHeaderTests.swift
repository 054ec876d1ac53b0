import SimulationTestSupport
import Testing

/// A header that expands because its content moves down to it, in an overlay.
@Suite("An opening header") struct OpeningHeaderTests {
  /// The screen at the end of a frame.
  private struct Seen {
    var headerMaxY: Double
    var contentMinY: Double
  }

  /// Returns each frame from the first event `name` on.
  private func seen(
    _ technique: String, from name: String, _ gesture: String, reducesMotion: Bool = false,
    frameRate: Double = 60
  ) throws -> [Seen] {
    let configuration = screen(
      content: 6000, reducedMotion: reducesMotion, frameRate: frameRate, mounting: .overlay)
    let played = PlayedScreen(try makeDriver(technique), on: configuration)
    var seen: [Seen] = []
    try played.play(gesture) {
      guard !seen.isEmpty || played.rows.contains(where: { $0.eventName == name }) else { return }
      seen.append(
        Seen(
          headerMaxY: played.view.visibleLayout.headerMaxY,
          contentMinY: -played.view.contentOffset))
    }
    return seen
  }

  @Test(
    "moves with the content after a status-bar tap, without a gap",
    arguments: ["detents", "twitter-condense", "facebook-hide", "enter-always", "two-stage"],
    [false, true])
  func statusBar(technique: String, reducesMotion: Bool) throws {
    for frameRate in [60.0, 120] {
      let seen = try seen(
        technique, from: "setCollapsed",
        "drag -700 over 300; lift; wait 4000; scroll-to-top; wait 3000",
        reducesMotion: reducesMotion, frameRate: frameRate)
      // Half a pixel is no gap.
      for frame in seen { #expect(abs(frame.headerMaxY - frame.contentMinY) <= 1.0 / 6) }
      #expect(seen.count > 1, "in more than one frame")
    }
  }

  @Test("continues by itself if an app's scroll ends half-way")
  func halfWay() throws {
    let seen = try seen(
      "detents", from: "setCollapsed",
      "drag -700 over 300; lift; wait 4000; scroll-to -100; wait 3000")
    for frame in seen { #expect(abs(frame.headerMaxY - frame.contentMinY) <= 1.0 / 6) }
    #expect(try #require(seen.last).headerMaxY == 300)
  }
}
