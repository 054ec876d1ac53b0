import SimulationTestSupport
import Testing

/// What changes around a header, through every technique of the catalog: the app's insets, the safe
/// area, a refresh control, the header's own height, reduced motion. The numbers are those of the
/// project's list of complaints.
@Suite struct GeometryEventTests {
  static let names = HeaderCatalog.standard.names

  /// A script, and the screen that it is played on.
  typealias Way = (script: String, screen: SimulatorConfiguration)

  /// Two ways that end with the same header over the same content.
  static let ways: [(complaint: String, one: Way, other: Way)] = {
    var ways: [(complaint: String, one: Way, other: Way)] = []
    let top = "; scroll-to-top; wait 1000"
    for start in ["wait 10", "drag -700 over 300; lift; wait 4000", "collapse; wait 600"] {
      for inset in [30.0, 336] {
        let later = start + "; insets \(inset) 0"
        ways.append(
          (
            "4: An inset that the app sets later is added to the header's",
            (later + top, screen()), (start + top, screen(insetTop: inset))
          ))
        ways.append(
          (
            "4: An inset that the app takes away again leaves nothing",
            (later + "; wait 100; insets 0 0" + top, screen()), (start + top, screen())
          ))
      }
    }
    for start in ["wait 10", "drag -250 over 300; hold 150; lift; wait 1000"] {
      for keyboard in ["; insets 0 336", "; insets 0 336; wait 50; insets 0 0"] {
        ways.append(
          (
            "4: A keyboard's inset at the bottom leaves header and rows as they are",
            (start + keyboard, screen()), (start, screen())
          ))
      }
    }
    for pull in pulls {
      ways.append(
        (
          "6: A pull that refreshes leaves the screen as one that does not, when it is over",
          (pull + "; insets 60 0; lift; wait 2000; insets 0 0", screen()),
          (pull + "; lift; wait 2000", screen())
        ))
    }
    for start in ["wait 10", "collapse; wait 600", "expand; wait 600"] {
      for height in [20.0, 61, 340] {
        ways.append(
          (
            "16: A height that is measured after the first frame is as good as one before it",
            (start + "; fitting-height \(height)", screen()), (start, screen(fittingHeight: height))
          ))
      }
    }
    for gesture in [
      "drag -40 over 400; hold 150; lift; wait 600", "drag -70 over 400; hold 150; lift; wait 600",
      "drag -400 over 300; lift; wait 4000; scroll-to-top; wait 900", "drag 300 over 300; lift",
      "collapse; wait 600", "expand; wait 600; collapse; wait 600; expand; wait 600",
      "drag 300 over 300; lift; wait 1500; drag -300 over 150; lift; wait 4000; content-size 300",
    ] {
      ways.append(
        (
          "Reduced motion ends where motion does", (gesture, screen(reducedMotion: true)),
          (gesture, screen())
        ))
    }
    return ways
  }()

  private static let pulls = ["drag 300 over 300; hold 150", "drag 900 over 200"]

  @Test("Two ways lead to the same screen", arguments: names)
  func sameScreen(name: String) throws {
    for (complaint, one, other) in Self.ways {
      let ends = try [one, other].map { way in
        let played = try rows(of: name, gesture: way.script, configuration: way.screen)
        if way.screen.prefersReducedMotion {
          #expect(played.named("animationFrame").isEmpty, "\(way.script)")
        }
        return try #require(played.last)
      }
      #expect(ends[0].layout == ends[1].layout, "\(complaint): \(one.script)")
      #expect(ends[0].finalOffset == ends[1].finalOffset, "\(complaint): \(one.script)")
    }
  }

  @Test("6: When a refresh is over, nothing flickers", arguments: names)
  func refresh(name: String) throws {
    for pull in Self.pulls {
      let played = try rows(of: name, gesture: pull + "; insets 60 0; lift; wait 2000; insets 0 0")
      // The header is moved by the finger and the bounce and then stands still.
      let settled = try #require(played.lastIndex { $0.eventName == "didStop" })
      let after = played[settled...].filter { $0.event != nil }.map(\.eventName)
      #expect(after.dropFirst().allSatisfy { ["didScroll", "geometryDidChange"].contains($0) })
      #expect(after.count <= 3, "one change, and one correction of the offset")
    }
  }

  @Test("6: While it refreshes, the control's 60 points stay free above the rows, or on the header")
  func refreshRoom() throws {
    // From the header's bottom edge to the rows; the sticky header is itself the first row.
    let rooms = [
      "twitter-condense": 60.0, "facebook-hide": 60, "tiki-condense": 60,
      "offscreen-container": 60,
      // Rows stay joined to an elastic header, which the control is shown on.
      "elastic-stretch": 0,
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
    "8: A safe area that arrives late gives the same screen, without a scroll", arguments: names,
    [(0.0, 47.0), (0, 59), (0, 120), (59, 20), (47, 0)])
  func lateSafeArea(name: String, change: (before: Double, after: Double)) throws {
    let before = screen(safeArea: change.before)
    let change = ("safe-area \(change.after)", screen(safeArea: change.after))
    let played = try rows(of: name, gesture: change.0, configuration: before)
    let fromTheBeginning = try rows(of: name, gesture: "wait 0", configuration: change.1)
    #expect(played.last?.layout == fromTheBeginning.last?.layout)
    #expect(played.last?.finalOffset == fromTheBeginning.last?.finalOffset)
    #expect(played.allSatisfy { $0.time == 0 }, "in the same frame")
    let collapsed = try rows(of: name, gesture: "collapse; wait 600; " + change.0)
    let other = try rows(of: name, gesture: change.0 + "; collapse; wait 600")
    #expect(collapsed.last?.layout == other.last?.layout, "collapsed")
  }

  @Test("8: On the first frame nothing of the screen's top is left blank", arguments: names)
  func firstFrame(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    for safeArea in [0.0, 47, 59, 120] {
      let first = try #require(
        rows(of: name, gesture: "wait 0", configuration: screen(safeArea: safeArea)).first)
      #expect(first.finalOffset == first.scroll.contentOffsetRange.minimum, "at the top")
      // A header that waits to be pulled is above the rows, which begin below the safe area.
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
    "A header that follows the content looks the same whatever brought the content there",
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
