import SimulationTestSupport
import Testing

/// What changes around a header, through every technique of the catalog: the app's insets, the safe
/// area, a refresh control, the header's own height. The numbers are those of the project's list of
/// complaints.
@Suite struct GeometryEventTests {
  static let names = HeaderCatalog.standard.names

  /// What is seen at the end.
  private struct Screen: Equatable {
    let layout: HeaderLayout
    let offset: Double
  }

  private func end(
    _ name: String, _ statements: [GestureStatement],
    _ configuration: SimulatorConfiguration = screen()
  ) throws -> Screen {
    let last = rows(
      of: try makeDriver(name), statements: statements, configuration: configuration
    ).last
    let row = try #require(last)
    return Screen(layout: row.layout, offset: row.finalOffset)
  }

  private func inset(top: Double = 0, bottom: Double = 0) -> GestureStatement {
    .perform(.setContentInset(ScrollInsets(top: top, bottom: bottom)))
  }

  @Test(
    "4: An inset that the app sets later is added to the header's, and taken away again",
    arguments: names)
  func appInset(name: String) throws {
    let top = try script("scroll-to-top; wait 1000")
    for start in ["wait 10", "drag -700 over 300; lift; wait 4000", "collapse; wait 600"] {
      let before = try script(start)
      let untouched = try end(name, before + top)
      for points in [30.0, 336] {
        let fromTheBeginning = try end(name, before + top, screen(insetTop: points))
        let later = try end(name, before + [inset(top: points)] + top)
        #expect(later == fromTheBeginning, "\(start), inset \(points)")
        let takenAway = try end(
          name, before + [inset(top: points), .wait(duration: 100), inset()] + top)
        #expect(takenAway == untouched, "\(start), inset \(points)")
      }
    }
  }

  @Test("4: A keyboard's inset at the bottom leaves header and rows as they are", arguments: names)
  func keyboardInset(name: String) throws {
    for start in ["wait 10", "drag -250 over 300; hold 150; lift; wait 1000"] {
      let before = try script(start)
      let untouched = try end(name, before)
      #expect(try end(name, before + [inset(bottom: 336)]) == untouched, "\(start)")
      #expect(
        try end(name, before + [inset(bottom: 336), .wait(duration: 50), inset()]) == untouched)
    }
  }

  @Test(
    "6: A pull that refreshes leaves the screen as one that does not, when the refresh is over",
    arguments: names)
  func refresh(name: String) throws {
    for pull in ["drag 300 over 300; hold 150", "drag 900 over 200"] {
      let begin = try script(pull)
      let rest = try script("lift; wait 2000")
      let refreshing = begin + [inset(top: 60)] + rest
      let played = rows(of: try makeDriver(name), statements: refreshing + [inset()])
      // Nothing flickers: the header is moved by the finger and the bounce and then stands still.
      let settled = try #require(played.lastIndex { $0.eventName == "didStop" })
      let after = played[settled...].filter { $0.isEvent }
      #expect(
        after.map(\.eventName).dropFirst().allSatisfy {
          ["didScroll", "geometryDidChange"].contains($0)
        })
      #expect(after.count <= 3, "one change, and one correction of the offset")
      let refreshed = try #require(played.last)
      let plain = try end(name, begin + rest)
      #expect(refreshed.layout == plain.layout, "\(pull)")
      #expect(refreshed.finalOffset == plain.offset, "\(pull)")
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
    for (name, room) in rooms {
      let statements = try script("drag 300 over 300; hold 150") + [inset(top: 60)] + script("lift")
      let end = try #require(rows(of: try makeDriver(name), statements: statements).last)
      #expect(end.contentTop - end.layout.headerMaxY == room, "\(name)")
      #expect(end.layout.headerMinY == 0 && end.layout.collapsedFraction == 0, "\(name)")
    }
    let statements = try script("drag 300 over 300; hold 150") + [inset(top: 60)] + script("lift")
    let sticky = try end("sticky-pull-reveal", statements)
    #expect(sticky.layout.headerMinY == 60 && sticky.layout.contentInsetTop == 0)
  }

  @Test(
    "8: A safe area that arrives late gives the same screen, without a scroll", arguments: names,
    [(0.0, 47.0), (0, 59), (0, 120), (59, 20), (47, 0)])
  func lateSafeArea(name: String, change: (before: Double, after: Double)) throws {
    let played = rows(
      of: try makeDriver(name), statements: [.perform(.setSafeAreaTop(change.after))],
      configuration: screen(safeArea: change.before))
    let late = try #require(played.last)
    let fromTheBeginning = try #require(
      rows(
        of: try makeDriver(name), statements: [], configuration: screen(safeArea: change.after)
      ).last)
    #expect(late.layout == fromTheBeginning.layout)
    #expect(late.finalOffset == fromTheBeginning.finalOffset)
    #expect(played.allSatisfy { $0.time == 0 }, "in the same frame")
    let collapsed = try script("collapse; wait 600")
    let change = [GestureStatement.perform(.setSafeAreaTop(change.after))]
    #expect(
      try end(name, collapsed + change).layout
        == end(name, change + collapsed).layout, "collapsed")
  }

  @Test("8: On the first frame nothing of the screen's top is left blank", arguments: names)
  func firstFrame(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    for safeArea in [0.0, 47, 59, 120] {
      let first = try #require(
        rows(
          of: technique.makeDriver(), statements: [], configuration: screen(safeArea: safeArea)
        ).first)
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
    "16: A height that is measured after the first frame gives the same screen as one before it",
    arguments: names)
  func measuredLate(name: String) throws {
    for height in [20.0, 61, 340] {
      for start in ["wait 10", "collapse; wait 600", "expand; wait 600"] {
        let before = try script(start)
        let late = try end(name, before + [.perform(.setFittingHeight(height))])
        let early = try end(name, before, screen(fittingHeight: height))
        #expect(late.layout == early.layout, "\(start), \(height) points")
        #expect(late.offset == early.offset, "\(start), \(height) points")
      }
    }
  }
}
