import SimulationTestSupport
import Testing

/// A bar at the bottom that moves with the header or by its own technique.
@Suite struct BottomBarTests {
  static let names = HeaderCatalog.standard.names
  private let bar = BottomBar(height: 49, safeAreaBottom: 34)

  private func run(
    _ name: String, by mover: String? = nil, mounting: HeaderMounting = .overlay,
    pages: [Double] = [], gesture: String = ""
  ) throws -> PlayedScreen {
    let played = PlayedScreen(
      try makeDriver(name), bar: try mover.map { try makeDriver($0) },
      on: screen(safeArea: 47, mounting: mounting, pages: pages, bottomBar: bar))
    if !gesture.isEmpty { try played.play(gesture) }
    return played
  }

  /// The hidden part of the bar, 0 to 1.
  private func hidden(_ row: SimulationRow) -> Double {
    1 - (row.environment.containerHeight - (row.barMinY ?? 0)) / bar.extent
  }

  /// Expects at `row` no gap above the content, the whole room for the bar, and the bar where `mover` has it.
  private func expect(_ row: SimulationRow, by mover: String?, _ comment: Comment) {
    if row.event != nil, row.scroll.overscroll == 0 {
      #expect(
        row.contentMinY(under: row.layout) - max(47, row.layout.headerMaxY) <= 1.0 / 3, comment)
    }
    if mover == nil { #expect(abs(hidden(row) - row.layout.collapsedFraction) < 1e-9, comment) }
    #expect(-1e-9...1 + 1e-9 ~= hidden(row), comment)
    #expect(row.scroll.adjustedContentInset.bottom == bar.extent, comment)
  }

  /// Expects the end of the content at the top edge of the whole bar.
  private func expectEnd(_ row: SimulationRow?, _ comment: Comment) {
    guard let row else { return #expect(row != nil) }
    let foot = row.contentMinY(under: row.layout) + row.scroll.contentSize
    #expect(abs(foot - (852 - bar.extent)) <= 1.0 / 3, comment)
  }

  @Test(
    "Every trace moves header and bar by the same fraction, and the end of the list stays above the bar",
    arguments: names)
  func traces(name: String) throws {
    for trace in FingerTrace.all {
      for mounting in HeaderMounting.allCases {
        var headers: [[HeaderLayout]] = []
        for mover in [nil, "enter-always", name] {
          let run = try run(name, by: mover, mounting: mounting)
          run.play(trace.touches)
          let (writeCount, restTime) = (run.view.writeCount, run.view.time)
          try run.play("scroll-to 9000; wait 900")
          let comment: Comment = "\(trace), \(mover ?? "header")"
          expectEnd(run.rows.last, comment)
          for row in run.rows { expect(row, by: mover, comment) }
          // The sticky header changes its inset when it is revealed.
          if mounting == .overlay, name != "sticky-pull-reveal" {
            #expect(writeCount == 0, comment)
          }
          headers.append(
            run.rows.filter { $0.event != nil && $0.time <= restTime }.map { $0.layout })
        }
        #expect(
          headers.allSatisfy { $0 == headers[0] }, "the bar does not move the header: \(trace)")
      }
    }
  }

  @Test(
    "A technique moves a bar like a header whose height is fixed",
    arguments: [
      "twitter-condense", "facebook-hide", "tiki-condense", "enter-always", "two-stage", "detents",
    ])
  func mirrored(name: String) throws {
    for gesture in assortedGestures {
      let run = try run(name, by: name, gesture: gesture)
      let drag = run.rows.prefix { $0.event != .didStop && $0.event != nil }
      for row in drag where row.cause == .drag {
        #expect(abs(hidden(row) - row.layout.collapsedFraction) < 1e-9, "\(gesture), \(row.time)")
      }
    }
  }

  @Test("A request moves header and bar, and a status-bar tap expands both")
  func requests() throws {
    for mover in [nil, "enter-always"] {
      let asked = try run(
        "facebook-hide", by: mover, gesture: "scroll-to 600; wait 500; collapse; wait 500")
      #expect(asked.rows.last.map { hidden($0) } == 1)
      let tapped = try run(
        "facebook-hide", by: mover, gesture: "drag -300 over 300; lift; wait 3000; scroll-to-top")
      #expect(tapped.rows.last.map { hidden($0) } == 0)
    }
  }

  @Test("Content moves with the finger from the first point, and a hidden bar stays when it grows")
  func contentUnderBar() throws {
    let run = try run(
      "facebook-hide",
      gesture: "drag -40 over 200; drag -100 over 200; lift; wait 2000; content-size 5000")
    let tops = run.rows.filter { $0.cause == .drag }.map { $0.contentMinY(under: $0.layout) }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 < $0 })
    #expect(run.rows.last.map { hidden($0) } == 1)
  }

  @Test("A slow finger brings the bar back, and so does content that becomes short")
  func broughtBack() throws {
    for mover in [nil, "enter-always"] {
      for gesture in [
        "drag -300 over 300; lift; wait 3000; drag 110 over 6000; lift",
        "collapse; wait 500; content-size 300",
      ] {
        let run = try run("facebook-hide", by: mover, gesture: gesture)
        #expect(run.rows.last.map { abs(hidden($0)) < 1e-9 } == true, "\(gesture)")
      }
    }
  }

  @Test("Switching pages keeps the bar, and a short page has the larger of both rooms")
  func pages() throws {
    for mover in [nil, "enter-always"] {
      let run = try run(
        "facebook-hide", by: mover, pages: [3000, 200, 5000],
        gesture: "drag -300 over 300; lift; wait 3000; page 2 over 300; wait 500; page 3 over 300")
      let switches = run.rows.filter { $0.event == .contentReplaced }
      #expect(switches.count == 2)
      let last = try #require(run.rows.last)
      #expect((switches + [last]).allSatisfy { hidden($0) == 1 })
      // So that the header can collapse, 200 points fill the screen below the safe area, and a pixel more. This
      // room includes the bar's.
      let room = run.simulation.scrollViews[1].adjustedContentInset.bottom
      #expect(abs(room - (852 - 47 - 200 + 1.0 / 3)) < 1e-9)
      #expect(run.simulation.scrollViews[2].bottomRoom == 0)
    }
  }

  @Test("A hold holds the bar with the header, whatever moves it, until the release")
  func held() throws {
    for mover in [nil] + Self.names.map({ Optional($0) }) {
      let drags = "drag -300 over 300; lift; wait 3000; release-header; drag -300 over 300"
      let run = try run("facebook-hide", by: mover, gesture: "hold-header; " + drags)
      let edges = run.rows.filter { $0.time < 3000 }.map { hidden($0) }
      #expect(edges.allSatisfy { $0 == edges.first }, "\(mover ?? "header")")
      let free = try self.run("facebook-hide", by: mover, gesture: drags)
      let isMoved = free.rows.contains { hidden($0) != edges[0] }
      #expect(run.rows.contains { hidden($0) != edges[0] } == isMoved, "\(mover ?? "header")")
    }
  }

  @Test("A snap of the bar alone is recorded in every frame, and nothing rests before its end")
  func snapOfTheBar() throws {
    let run = try run(
      "elastic-stretch", by: "enter-always", gesture: "drag -30 over 300; hold 150; lift")
    let frames = run.rows.filter { $0.event == nil }.map { hidden($0) }
    #expect(frames.count == 12 && frames == frames.sorted(by: >) && frames.last == 0)
    #expect(run.simulation.bar?.barProgress == nil)
  }

  @Test("A finger that catches the bar's animation continues from the bar's place on the screen")
  func caught() throws {
    let run = try run(
      "twitter-condense", by: "enter-always",
      gesture: "drag -150 over 300; lift; wait 3000; drag 30 over 400; hold 150; lift; wait 60; "
        + "drag 60 over 300; hold 150; lift")
    let seen = run.rows.filter { $0.event == nil || $0.cause == .drag }
    for (row, next) in zip(seen, seen.dropFirst()) where next.time - row.time < 40 {
      #expect(abs(hidden(row) - hidden(next)) * bar.extent < 30, "\(next.time)")
    }
  }
}
