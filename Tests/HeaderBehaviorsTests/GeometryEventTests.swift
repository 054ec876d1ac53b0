import SimulationTestSupport
import Testing

/// What changes around a header, for every technique of the catalog: the app's insets, the safe area, a refresh control,
/// the header's fitting height, reduced motion.
@Suite struct GeometryEventTests {
  static let names = HeaderCatalog.standard.names

  /// Plays two scripts, and expects the same header over the same content at the end. Returns the first one's rows.
  @discardableResult
  private func expectSameEnd(
    of name: String, _ script: String, _ configuration: SimulatorConfiguration = screen(),
    as other: String, _ otherConfiguration: SimulatorConfiguration = screen()
  ) throws -> [SimulationRow] {
    let played = try rows(of: name, gesture: script, configuration: configuration)
    let end = try #require(played.last)
    let expected = try #require(
      rows(of: name, gesture: other, configuration: otherConfiguration).last)
    #expect(end.layout == expected.layout, "\(script)")
    #expect(end.finalOffset == expected.finalOffset, "\(script)")
    return played
  }

  @Test("An inset that the app sets later is added to the header's", arguments: names)
  func laterInset(name: String) throws {
    let top = "; scroll-to-top; wait 1000"
    for start in ["wait 10", "drag -700 over 300; lift; wait 4000", "collapse; wait 600"] {
      for inset in [30.0, 336] {
        let later = start + "; insets \(inset) 0"
        try expectSameEnd(of: name, later + top, as: start + top, screen(insetTop: inset))
        try expectSameEnd(of: name, later + "; wait 100; insets 0 0" + top, as: start + top)
      }
    }
  }

  @Test("A keyboard's inset at the bottom moves neither header nor rows", arguments: names)
  func keyboard(name: String) throws {
    for start in ["wait 10", "drag -250 over 300; hold 150; lift; wait 1000"] {
      for keyboard in ["; insets 0 336", "; insets 0 336; wait 50; insets 0 0"] {
        try expectSameEnd(of: name, start + keyboard, as: start)
      }
    }
  }

  @Test("A fitting height may be measured after the first frame", arguments: names)
  func laterHeight(name: String) throws {
    for start in ["wait 10", "collapse; wait 600", "expand; wait 600"] {
      for height in [20.0, 61, 340] {
        try expectSameEnd(
          of: name, start + "; fitting-height \(height)", as: start, screen(fittingHeight: height))
      }
    }
  }

  @Test("With reduced motion all ends in the same place, without animation", arguments: names)
  func reducedMotion(name: String) throws {
    for gesture in [
      "drag -40 over 400; hold 150; lift; wait 600", "drag -70 over 400; hold 150; lift; wait 600",
      "drag -400 over 300; lift; wait 4000; scroll-to-top; wait 900", "drag 300 over 300; lift",
      "collapse; wait 600", "expand; wait 600; collapse; wait 600; expand; wait 600",
      "drag 300 over 300; lift; wait 1500; drag -300 over 150; lift; wait 4000; content-size 300",
    ] {
      let played = try expectSameEnd(
        of: name, gesture, screen(reducedMotion: true), as: gesture)
      #expect(played.named("animationFrame").isEmpty, "\(gesture)")
    }
  }

  @Test("The end of a refresh leaves nothing behind, and nothing flickers", arguments: names)
  func refresh(name: String) throws {
    for pull in ["drag 300 over 300; hold 150", "drag 900 over 200"] {
      let played = try expectSameEnd(
        of: name, pull + "; insets 60 0; lift; wait 2000; insets 0 0",
        as: pull + "; lift; wait 2000")
      // Finger and bounce move the header. Then it stands still.
      let settled = try #require(played.lastIndex { $0.eventName == "didStop" })
      let after = played[settled...].filter { $0.event != nil }.map(\.eventName)
      #expect(after.dropFirst().allSatisfy { ["didScroll", "geometryDidChange"].contains($0) })
      #expect(after.count <= 3, "one change, and one correction of the offset")
    }
  }

  @Test("During a refresh, the control's 60 points stay free above the rows, or on the header")
  func refreshRoom() throws {
    // Points from the header's bottom edge to the rows. The sticky header is itself the first row, and an elastic header
    // shows the control itself.
    let rooms = [
      "twitter-condense": 60.0, "facebook-hide": 60, "tiki-condense": 60,
      "offscreen-container": 60, "elastic-stretch": 0,
    ]
    let gesture = "drag 300 over 300; hold 150; insets 60 0; lift"
    for (name, room) in rooms {
      let end = try #require(rows(of: name, gesture: gesture).last)
      #expect(end.contentTop - end.layout.headerMaxY == room, "\(name)")
      #expect(end.layout.headerMinY == 0 && end.layout.collapsedFraction == 0, "\(name)")
    }
    let sticky = try #require(rows(of: "sticky-pull-reveal", gesture: gesture).last).layout
    #expect(sticky.headerMinY == 60 && sticky.contentInsetTop == 0)
  }

  @Test(
    "A safe area that arrives late gives the same screen, without a scroll", arguments: names,
    [(0.0, 47.0), (0, 59), (0, 120), (59, 20), (47, 0)])
  func lateSafeArea(name: String, change: (before: Double, after: Double)) throws {
    let arrival = "safe-area \(change.after)"
    let played = try expectSameEnd(
      of: name, arrival, screen(safeArea: change.before), as: "wait 0",
      screen(safeArea: change.after))
    #expect(played.allSatisfy { $0.time == 0 }, "in the same frame")
    let collapsed = try rows(of: name, gesture: "collapse; wait 600; " + arrival)
    let other = try rows(of: name, gesture: arrival + "; collapse; wait 600")
    #expect(collapsed.last?.layout == other.last?.layout, "collapsed")
  }

  @Test("In the first frame nothing of the screen's top is left blank", arguments: names)
  func firstFrame(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    for safeArea in [0.0, 47, 59, 120] {
      let first = try #require(
        rows(of: name, gesture: "wait 0", configuration: screen(safeArea: safeArea)).first)
      #expect(first.finalOffset == first.scroll.contentOffsetRange.minimum, "at the top")
      // A header that waits to be pulled lies above the rows, which begin below the safe area.
      guard technique.traits.movedBy != .intent else {
        #expect(first.layout.headerMaxY == safeArea)
        continue
      }
      #expect(first.layout.headerMinY == 0 && first.layout.collapsedFraction == 0)
      #expect(first.layout.scrollViewMinY <= first.layout.headerMaxY, "no strip between them")
      #expect(first.layout.headerMaxY <= first.contentTop, "and no row under the header")
    }
  }

  @Test(
    "A header moved by position looks the same however the content got there",
    arguments: HeaderCatalog.standard.techniques.filter { $0.traits.movedBy == .position }
      .map(\.descriptor.name))
  func samePlaceSameLook(name: String) throws {
    for drag in [-40.0, -130, -260, -480] {
      let dragged = try #require(
        try rows(of: name, gesture: "drag \(drag) over 500; hold 150; lift").last)
      let scrolled = try rows(of: name, gesture: "scroll-to \(dragged.finalOffset)").last
      let appeared = try rows(
        of: name, gesture: "wait 0", configuration: screen(offset: dragged.finalOffset)
      ).last
      #expect(scrolled?.finalOffset == dragged.finalOffset)
      #expect(scrolled?.layout == dragged.layout && appeared?.layout == dragged.layout)
      #expect(dragged.layout.collapsedFraction > 0)
    }
  }
}
