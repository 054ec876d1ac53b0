import SimulationTestSupport
import Testing

/// Loops that users of other headers reported. The names describe what they saw.
@Suite struct ReportedLoopTests {
  private let screenWithBar = screen(mounting: .overlay, bottomBar: BottomBar(height: 49))

  @Test("Setting the bars' visibility calls didScroll, which sets it: endless")
  func visibilitySetInDidScroll() throws {
    var (view, count) = (nil as SimulatedScrollView?, 0)
    let setter = AnsweringClient { _, event in
      count += 1
      guard event.cause != nil, let view else { return }
      view.scrollDelegate?.scrollHost(view, didReport: .setFraction(1, animated: false))
    }
    let played = PlayedScreen(try makeDriver("facebook-hide"), client: setter)
    view = played.view
    try played.play("drag -100 over 300; lift")
    #expect(played.view.layout.collapsedFraction == 1)
    #expect(count < 2000)
  }

  @Test("The page does not move until the bar is gone; the bar returns when content grows")
  func barOverContent() throws {
    let played = PlayedScreen(try makeDriver("facebook-hide"), on: screenWithBar)
    try played.play("drag -40 over 200; drag -100 over 200; lift; wait 2000; content-size 5000")
    let drags = played.rows.filter { $0.cause == .drag }
    let tops = drags.map { $0.contentMinY(under: $0.layout) }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 < $0 }, "content moves with the finger")
    #expect(played.rows.last?.barMinY == 852)
  }

  @Test("A slow scroll upward never shows the bar; short content is stuck hidden")
  func slowScroll() throws {
    for mover in [nil, "enter-always"] {
      let played = PlayedScreen(
        try makeDriver("facebook-hide"), bar: try mover.map { try makeDriver($0) },
        on: screenWithBar)
      for gesture in [
        "drag -300 over 300; lift; wait 3000; drag 110 over 6000; lift",
        "collapse; content-size 300",
      ] {
        try played.play(gesture)
        #expect(abs((played.rows.last?.barMinY ?? 0) - 803) < 1e-9, "\(gesture)")
      }
    }
  }
}
