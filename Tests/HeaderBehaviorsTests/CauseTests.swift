import SimulationTestSupport
import Testing

/// Who moves the content, and whether with motion, through every technique of the catalog.
@Suite struct CauseTests {
  static let names = HeaderCatalog.standard.names

  static let positionDriven = HeaderCatalog.standard.techniques
    .filter { $0.traits.movedBy == .position }.map(\.descriptor.name)

  @Test(
    "A header that follows the content looks the same whatever brought the content there",
    arguments: positionDriven)
  func samePlaceSameLook(name: String) throws {
    for drag in [-40.0, -130, -260, -480] {
      let dragged = try #require(
        try rows(of: name, gesture: "drag \(drag) over 500; hold 150; lift").last)
      let scrolled = try #require(
        try rows(of: name, gesture: "scroll-to \(dragged.finalOffset)").last)
      let appeared = try #require(
        rows(
          of: makeDriver(name), statements: [], configuration: screen(offset: dragged.finalOffset)
        ).last)
      #expect(scrolled.finalOffset == dragged.finalOffset)
      #expect(scrolled.layout == dragged.layout)
      #expect(appeared.layout == dragged.layout)
      #expect(dragged.layout.collapsedFraction > 0)
    }
  }

  @Test(
    "With reduced motion nothing is animated, and everything ends where it would", arguments: names)
  func reducedMotion(name: String) throws {
    for gesture in [
      "drag -40 over 400; hold 150; lift; wait 600", "drag -70 over 400; hold 150; lift; wait 600",
      "drag -400 over 300; lift; wait 4000; scroll-to-top; wait 900", "drag 300 over 300; lift",
      "collapse; wait 600", "expand; wait 600; collapse; wait 600; expand; wait 600",
      "drag 300 over 300; lift; wait 1500; drag -300 over 150; lift; wait 4000; content-size 300",
    ] {
      let reduced = try rows(of: name, gesture: gesture, configuration: screen(reducedMotion: true))
      #expect(reduced.named("animationFrame").isEmpty, "\(gesture)")
      let animated = try #require(try rows(of: name, gesture: gesture).last)
      let end = try #require(reduced.last)
      #expect(end.layout == animated.layout, "\(gesture)")
      #expect(end.finalOffset == animated.finalOffset, "\(gesture)")
    }
  }

  @Test("With reduced motion the app's wish comes true in the same frame", arguments: names)
  func immediateCommands(name: String) throws {
    let played = try rows(
      of: name, gesture: "collapse; wait 500; expand; wait 500; collapse",
      configuration: screen(reducedMotion: true))
    for row in played.named("setCollapsed") {
      let settled = try #require(played.last { $0.time == row.time })
      #expect(row.kind == .event(.setCollapsed(row.layout.collapsedFraction == 1, animated: true)))
      #expect(settled.layout == row.layout)
    }
    #expect(played.allSatisfy { $0.time == 0 || $0.time >= 500 })
    #expect(Set(played.map(\.time)).count == 3)
  }
}
