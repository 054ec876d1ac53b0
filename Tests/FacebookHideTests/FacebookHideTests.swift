import FacebookHide
import HeaderCore
import ScrollSimulator
import SimulationTestSupport
import Testing

/// What is Facebook's own: a header of which nothing is left, and a search bar that fades with it.
@Suite struct FacebookHideTests {
  private func play(
    _ gesture: String, _ configuration: SimulatorConfiguration = screen()
  ) throws -> [SimulationRow] {
    try rows(
      of: HeaderDriver(FacebookHideHeader()), gesture: gesture, configuration: configuration)
  }

  @Test(
    "On every frame the search bar is as opaque as the header is high",
    arguments: assortedGestures, [60.0, 120])
  func choreography(gesture: String, frameRate: Double) throws {
    let choreography = FacebookHideHeader().choreography
    let played = try play(gesture, screen(frameRate: frameRate))
    try #require(played.count > 10)
    for row in played {
      let opacity = try #require(choreography.value(.opacity, of: "search-bar", in: row.layout))
      // The height goes through a fraction: the last bits differ.
      #expect(abs(opacity - row.layout.headerHeight / 88) < 1e-12)
      for edge in [HeaderAttribute.bottom, .leading, .trailing] {
        #expect(choreography.value(edge, of: "search-bar", in: row.layout) == 8)
      }
    }
  }

  @Test(
    "Reading on, the header is gone down to the status bar, which stays covered",
    arguments: [0.0, 20, 59])
  func gone(safeArea: Double) throws {
    let played = try play("drag -300 over 300; lift", screen(safeArea: safeArea))
    #expect(played.first?.layout.headerHeight == safeArea + 88)
    let end = try #require(played.last)
    #expect(end.layout.headerHeight == safeArea && end.layout.collapsedFraction == 1)
    #expect(end.scroll.bounds == 852 - safeArea, "the content has the rest of the screen")
    for row in played {
      #expect(row.layout.scrollViewMinY == row.layout.headerHeight)
      #expect(row.layout.headerMinY == 0 && row.layout.contentInsetTop == 0)
    }
  }

  @Test("Turning back anywhere in the list brings it back before the content moves")
  func returns() throws {
    let played = try play(
      "scroll-to 800; wait 400; collapse; wait 300; drag 98 over 400; hold 100; drag 30 over 200")
    let turned = played.filter { $0.cause == .drag && $0.layout.headerHeight < 88 }
    #expect(turned.count > 10)
    #expect(turned.allSatisfy { $0.finalOffset == 800 }, "the content stands still meanwhile")
    let held = try #require(played.last { $0.finger != nil })
    #expect(held.layout.headerHeight == 88 && held.finalOffset == 770)
  }

  @Test("Let go half-way it goes to the nearer end: 45 of 88 points open, 44 close")
  func snaps() throws {
    for (drag, height) in [(53.0, 88.0), (54, 0)] {
      let played = try play("drag -\(drag) over 300; hold 150; lift")
      let released = try #require(played.named("willEndDragging").first)
      // The travel came in pieces whose additions round.
      #expect(abs(released.layout.headerHeight - (98 - drag)) < 1e-12)
      #expect(played.last?.layout.headerHeight == height)
      #expect(played.last?.eventName == "animationFrame")
    }
  }

  @Test("It introduces itself with the same article, and has no minimum to tune")
  func descriptor() {
    let descriptor = FacebookHideHeader.descriptor
    #expect(descriptor.name == "facebook-hide" && FacebookHideHeader().traits.movedBy == .travel)
    #expect(descriptor.document.contains("MichiganLabs"))
    let names = FacebookHideHeader.parameters.map(\.name)
    #expect(
      names == [
        "maximum-height", "snaps", "snap-by", "snap-threshold", "snap-duration", "travel",
        "commit-distance", "reveals", "tolerance",
        "starts-collapsed", "pinned",
      ])
    #expect(throws: HeaderParameterError.self) {
      try FacebookHideHeader(applying: [HeaderParameterAssignment("minimum-height", .number(9))])
    }
  }
}
