import SimulationTestSupport
import Testing

/// A header over its scroll view, compared with the same header beside its scroll view.
@Suite struct OverlayTests {
  static let names = HeaderCatalog.standard.names

  /// Both frame rates, at the top and in the middle of the content.
  private let screens: [(frameRate: Double, offset: Double?)] = [
    (60, nil), (60, 900), (120, nil), (120, 900),
  ]

  /// Plays touches, and returns the rows of events without layout scrolls, which depend on the pixel grid, and
  /// the number of writes to the scroll view.
  private func play(
    _ name: String, _ touches: [TouchSample], _ mounting: HeaderMounting, frameRate: Double,
    offset: Double?
  ) throws -> (rows: [SimulationRow], writeCount: Int) {
    let played = PlayedScreen(
      try makeDriver(name), on: screen(offset: offset, frameRate: frameRate, mounting: mounting))
    played.play(touches)
    return (played.rows.filter { $0.event != nil && $0.cause != .layout }, played.view.writeCount)
  }

  @Test(
    "Every trace moves the header as beside, and the content to within a pixel",
    arguments: names)
  func traces(name: String) throws {
    for trace in FingerTrace.all {
      for (frameRate, offset) in screens {
        let beside = try play(name, trace.touches, .beside, frameRate: frameRate, offset: offset)
        let overlay = try play(name, trace.touches, .overlay, frameRate: frameRate, offset: offset)
        // The largest difference of a pull so far. The rubber bands differ, because the scroll view beside a
        // header is not as tall as the container.
        var difference = 0.0
        var fraction = 0.0
        for (beside, overlay) in zip(beside.rows, overlay.rows) {
          guard beside.eventName == overlay.eventName, beside.time == overlay.time else {
            // With a different rubber band a bounce may end a frame later, or a pull may stay on its pixel.
            let isEnding = beside.scroll.overscroll.magnitude < 1 + difference
            let isPull =
              (beside.cause == .drag || overlay.cause == .drag) && beside.scroll.overscroll != 0
            #expect(beside.event != nil && (isEnding || isPull), "\(trace)")
            break
          }
          let moment = "\(trace), \(frameRate), \(beside.eventName) at \(beside.time)"
          // A fling that reaches the top with speed left expands a header further. Beside, that is a bounce; in
          // an overlay the content continues.
          let isFlungIn = beside.cause == .deceleration && beside.scroll.overscroll < 0
          let opens = beside.layout.collapsedFraction < fraction
          if isFlungIn, opens || name == "two-stage" { break }
          fraction = beside.layout.collapsedFraction
          #expect(
            abs(beside.layout.headerMinY - overlay.layout.headerMinY) < 1e-9
              && abs(beside.layout.headerHeight - overlay.layout.headerHeight) < 1e-9, "\(moment)")
          let isInside = beside.scroll.contentOffsetRange.contains(beside.finalOffset)
          let distance = abs(beside.finalOffset - overlay.finalOffset)
          let pulled = beside.scroll.contentOffsetRange.offset(
            forPosition: beside.finalPosition, dimension: beside.environment.containerHeight)
          if !isInside, beside.cause == .drag {
            difference = max(difference, abs(beside.finalOffset - pulled))
          }
          #expect(distance <= 1.0 / 3 + (isInside ? 0 : max(difference, 0.4)), "\(moment)")
        }
        // A hairline below the header would flicker with a rounding error.
        #expect(overlay.rows.allSatisfy { !(1e-300..<1e-9).contains($0.overlap ?? 0) }, "\(trace)")
        // The sticky header changes its inset when it is revealed.
        #expect(overlay.writeCount == 0 || name == "sticky-pull-reveal", "\(trace)")
      }
    }
  }

  @Test("freezes-content has no effect in an overlay")
  func freezesContent() throws {
    let gesture = "drag -200 over 300; lift; wait 2000; drag 90 over 300; hold 100; lift"
    func rows(_ freezes: Bool) throws -> [SimulationRow] {
      try SimulationTestSupport.rows(
        of: "twitter-condense", [HeaderParameterAssignment("freezes-content", .flag(freezes))],
        gesture: gesture, configuration: screen(mounting: .overlay))
    }
    #expect(try rows(true) == rows(false))
  }

  @Test(
    "There is no gap between header and content at the end",
    arguments: [
      // A request under a finger moves the content after the lift.
      ("facebook-hide", "hold 120; collapse"),
      ("facebook-hide", "collapse; wait 600; hold 120; expand; hold 300; lift"),
      ("facebook-hide", "hold 120; collapse; hold 50; expand; hold 50; lift"),
      // Room that changes under a finger is applied after the lift.
      ("facebook-hide", "hold 120; safe-area 59; hold 100; lift"),
      ("elastic-stretch", "hold 120; safe-area 59; hold 100; lift"),
      // An app's scroll to the current offset ends a scroll along with the header.
      ("facebook-hide", "collapse; scroll-to -177"),
      ("facebook-hide", "collapse; wait 100; scroll-to -177; wait 500; collapse"),
    ])
  func gap(name: String, gesture: String) throws {
    let last = try #require(
      try rows(of: name, gesture: gesture, configuration: screen(mounting: .overlay)).last)
    #expect(last.contentMinY(under: last.layout) == last.layout.headerMaxY)
  }
}
