import SimulationTestSupport
import Testing

/// The place where a page is shown again.
@Suite("Places") struct PagePlaceTests {
  /// Plays `gesture` to a technique over `pages` in an overlay.
  private func played(
    _ technique: String, _ gesture: String, pages: [Double], frameRate: Double = 60,
    mounting: HeaderMounting = .overlay
  ) throws -> PlayedScreen {
    let played = PlayedScreen(
      try makeDriver(technique),
      on: screen(frameRate: frameRate, mounting: mounting, pages: pages))
    try played.play(gesture)
    return played
  }

  @Test(
    "A short list is shown whole under an expanded header, and at its pixel under a collapsed one")
  func shortPage() throws {
    let leaves = "flick -273 over 160; lift; wait 2500; page 2 over 300; "
    let opens = "drag 163 over 300; lift; wait 2000; "
    let open = try played(
      "facebook-hide", leaves + opens + "page 1 over 300; wait 1000", pages: [200, 4000]
    ).simulation
    #expect(open.scrollViews[0].contentOffset == -88)
    let small = try played("facebook-hide", leaves + "page 1 over 300", pages: [200, 4000])
    let left = try #require(small.rows.last { $0.page == 1 && $0.event == .didStop })
    #expect(left.scroll.contentOffset == 1.0 / 3, "a pixel further than on the header")
    #expect(small.simulation.scrollViews[0].contentOffset == 1.0 / 3)
  }

  @Test("A list that is shown again under an expanded header scrolls no further than its end")
  func shortEnd() throws {
    let simulation = try played(
      "facebook-hide",
      "drag -300 over 300; lift; wait 2500; page 2 over 300; drag 163 over 300; lift; wait 2000; "
        + "page 1 over 300; wait 1000", pages: [800, 4000]
    ).simulation
    #expect(simulation.scrollViews[0].contentOffset == 800 - 852)
  }

  @Test("A list that moves to its top with an expanding header stays at its top")
  func top() throws {
    let simulation = try played(
      "two-stage",
      "drag -49 over 300; lift; wait 2500; drag -27 over 60; lift; wait 70; drag 106 over 150; "
        + "lift; wait 2000; page 2 over 300; wait 500; page 1 over 300; wait 1000",
      pages: [4000, 3000, 5000], frameRate: 120
    ).simulation
    #expect(simulation.pages?.places[0] == .top)
    #expect(simulation.scrollView.contentOffset == -128)
  }

  @Test(
    "A smaller safe area moves the places of visible and hidden pages along",
    arguments: HeaderCatalog.standard.names, HeaderMounting.allCases)
  func safeArea(technique: String, mounting: HeaderMounting) throws {
    /// The top of page 1's content, relative to the header's bottom and the safe area.
    func place(_ gesture: String) throws -> Double {
      let leaves = "safe-area 59; drag -900 over 200; lift; wait 4000; "
      let view = try played(
        technique, leaves + gesture, pages: [6000, 6000], mounting: mounting
      ).simulation.scrollViews[0]
      return view.minY - view.contentOffset
        - max(view.visibleLayout.headerMaxY, view.reading.safeAreaTop)
    }
    let left = try place("wait 0")
    let away = "page 2 over 0; drag -900 over 200; lift; wait 4000; "
    #expect(left < -800)
    #expect(abs(try place(away + "safe-area 7; wait 500; page 1 over 0; wait 500") - left) < 1e-9)
    #expect(abs(try place("safe-area 7; wait 500; page 2 over 0; page 1 over 0") - left) < 1e-9)
  }
}
