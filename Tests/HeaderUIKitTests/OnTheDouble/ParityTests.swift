/// The adapter with the double's scroll view gives the same rows as the simulator's host.
@Suite(.ownScreen) @MainActor struct ParityTests {
  private nonisolated static let frameRates = [60.0, 120.0]

  /// A header over an observed list, or beside a list whose delegate is used.
  enum Way: CaseIterable {
    case overlay, beside

    var mounting: HeaderMounting { self == .overlay ? .overlay : .beside }
    /// In the overlay, only a technique that chooses targets uses the delegate.
    var forwardsDelegate: Bool? { self == .beside ? true : nil }
  }

  private func simulated(
    _ name: String, _ way: Way, _ touches: [TouchSample], _ frameRate: Double = 60
  ) throws -> [SimulationRow] {
    let configuration = screen(frameRate: frameRate, mounting: way.mounting)
    return rows(of: try makeDriver(name), touches: touches, configuration: configuration)
  }

  @Test(
    "The adapter gives the rows of `simulate` for every gesture, in a table too",
    arguments: HeaderCatalog.standard.names, Way.allCases)
  func gestures(name: String, way: Way) throws {
    let rows = Rows(50)
    // An observed list that moves with the header reports a finger that catches a snap a frame later.
    for (index, gesture) in fingerGestures.dropLast(way == .beside ? 0 : 1).enumerated() {
      // Each technique plays half of the gestures in one way and half in the other, and alternates between the rates.
      let turn = index + (HeaderCatalog.standard.names.firstIndex(of: name) ?? 0)
      for (rate, frameRate) in Self.frameRates.enumerated()
      where isBroad || turn % 4 == 2 * rate + (way == .beside ? 1 : 0) {
        let touches = try touches(of: gesture, configuration: screen(frameRate: frameRate))
        try expectParity(name, way, touches, frameRate, "\(gesture)")
      }
      guard isBroad || index == 0 else { continue }
      // Half pixels of shifted offsets round differently: a pixel is allowed.
      try expectParity(name, way, touches(of: gesture), 60, "\(gesture)", within: 0.34) {
        let table = UITableView(frame: .zero, style: .plain)
        rows.fill(table)
        return table
      }
    }
  }

  @Test(
    "With the double's switches reversed, every gesture ends the same",
    arguments: HeaderCatalog.standard.names, Way.allCases)
  func switches(name: String, way: Way) throws {
    for gesture in fingerGestures.dropLast().suffix(isBroad ? 5 : 3) {
      let touches = try touches(of: gesture)
      let expected = try #require(try simulated(name, way, touches).last)
      let actual = try #require(try played(name, way, touches, switches: .other).last)
      #expect(actual.layout.collapsedFraction == expected.layout.collapsedFraction, "\(gesture)")
      // Each written offset may be rounded by half a pixel.
      #expect((actual.finalOffset - expected.finalOffset).magnitude < 4, "\(gesture)")
    }
  }

  // MARK: Both hosts

  private func expectParity(
    _ name: String, _ way: Way, _ touches: [TouchSample], _ frameRate: Double, _ comment: Comment,
    within tolerance: Double = 1e-9,
    in makeScrollView: @MainActor () -> UIScrollView = ParityTests.scrollView
  ) throws {
    let hasDelegate = try way.forwardsDelegate ?? makeDriver(name).traits.choosesTarget
    let expected = try simulated(name, way, touches, frameRate).filter { row in
      // Only a delegate is asked for targets. UIKit moves content in one animation, not frame by frame.
      row.event != nil && (hasDelegate || row.eventName != "willEndDragging")
        && row.cause != .programmatic
    }
    let actual = try played(name, way, touches, frameRate: frameRate, in: makeScrollView)
    #expect(actual.count == expected.count, comment)
    for (actual, expected) in zip(actual, expected) {
      guard
        actual.settled(like: expected).isClose(to: expected, within: tolerance, comparesTimes: true)
      else {
        Issue.record("\(comment)\n  adapter:  \(actual.brief)\n  simulate: \(expected.brief)")
        return
      }
    }
  }

  private static func scrollView() -> UIScrollView {
    blankList(2000, in: CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  private func played(
    _ name: String, _ way: Way, _ touches: [TouchSample], frameRate: Double = 60,
    switches: HeadlessSwitches = HeadlessSwitches(),
    in makeScrollView: @MainActor () -> UIScrollView = ParityTests.scrollView
  ) throws -> [SimulationRow] {
    let stage = Stage(frameRate: frameRate, switches: switches)
    let (controller, scrollView) = (UIViewController(), makeScrollView())
    scrollView.frame = stage.window.bounds
    controller.view.addSubview(scrollView)
    stage.show(controller, settling: false)
    let recorder = RowKeepingDriver(try makeDriver(name))
    recorder.clock = { MainActor.assumeIsolated { HeadlessScreen.current.time } }
    let header = HeaderAttachment(
      driver: recorder, header: UIView(frame: .zero), scrollView: scrollView,
      placement: way == .overlay ? .overlay() : .beside(), forwardsDelegate: way.forwardsDelegate)
    header.scrollsFromHeader = true
    stage.receive(touches)
    stage.screen.settle()
    header.detach()
    return recorder.rows
  }
}

extension SimulationRow {
  /// Returns the row, with the event of `other` if both end on a whole point by deceleration or layout. The last
  /// step of a fling to another target is shorter than a pixel, so a host may take it for either.
  fileprivate func settled(like other: SimulationRow) -> SimulationRow {
    let settles: [ScrollCause?] = [.layout, .deceleration]
    guard settles.contains(cause), settles.contains(other.cause),
      scroll.contentOffset == scroll.contentOffset.rounded()
    else { return self }
    var row = self
    row.event = other.event
    return row
  }
}
