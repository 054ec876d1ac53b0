#if canImport(HeadlessUIKit)
  import Foundation
  import HeaderBehaviors
  import HeaderUIKit
  import HeadlessUIKit
  import ScrollSimulator
  import SimulationTestSupport
  import Testing

  /// The adapter on the double's scroll view and the simulator's own host give the same rows.
  @Suite @MainActor struct ParityTests {
    private nonisolated static let frameRates = [60.0, 120.0]

    /// Fingers only: what an app does besides reaches UIKit by other ways, and is tested on its own.
    private nonisolated static let gestures = [
      "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift",
      "drag -40 over 400; hold 200; lift; wait 500; drag 400 over 600; lift",
      "drag 200 over 300; drag -400 over 500; drag 37 over 111; hold 100; lift",
      "drag -900 over 200; lift; wait 100; drag -900 over 100; lift; wait 3000; drag 60 over 200",
      "drag -300 over 200; lift; wait 200; hold 40; lift; wait 900; drag 700 over 120; lift",
      "drag -30 over 200; hold 200; lift; wait 60; drag -60 over 300; lift",
    ]

    @Test(
      "Through the adapter a technique answers a gesture row for row as `simulate` has it",
      arguments: HeaderCatalog.standard.names, frameRates)
    func gestures(name: String, frameRate: Double) throws {
      for gesture in Self.gestures {
        let touches = try Self.touches(of: gesture, frameRate: frameRate)
        try expectParity(name, touches, frameRate, "\(gesture)")
      }
    }

    @Test(
      "Through the adapter a technique answers a recorded touch trace row for row as well",
      .enabled(if: SharedTraces.arePresent, "needs ../shared/traces"),
      arguments: HeaderCatalog.standard.names, frameRates)
    func traces(name: String, frameRate: Double) throws {
      for trace in SharedTraces.names {
        let touches = Self.onScreen(try SharedTraces.touches(trace))
        try expectParity(name, touches, frameRate, "\(trace)")
      }
    }

    @Test(
      "In a table view, where room is made by a table header, the rows are the same",
      arguments: HeaderCatalog.standard.names)
    func inTable(name: String) throws {
      let rows = Rows(50)
      for gesture in Self.gestures {
        let touches = try Self.touches(of: gesture, frameRate: 60)
        // Half pixels round the other way where offsets are shifted: a pixel is allowed for.
        try expectParity(name, touches, 60, "\(gesture)", within: 0.34) {
          let table = UITableView(frame: .zero, style: .plain)
          table.rowHeight = 40
          table.dataSource = rows
          return table
        }
      }
    }

    @Test(
      "With what UIKit is not known to do the other way round, every gesture ends the same",
      arguments: HeaderCatalog.standard.names)
    func switches(name: String) throws {
      var switches = HeadlessSwitches()
      switches.reportsCutDeceleration = true
      switches.clampsInsetChangesDuringInteraction = true
      switches.roundsAssignedOffsets = true
      switches.readsContentSizeImmediatelyAfterReload = true
      switches.delegateSeesDidEndDeceleratingOnCatch = true
      for gesture in Self.gestures {
        let touches = try Self.touches(of: gesture, frameRate: 60)
        let expected = try #require(try played(name, touches, frameRate: 60).last)
        let actual = try #require(
          try played(name, touches, frameRate: 60, switches: switches).last)
        #expect(actual.layout.collapsedFraction == expected.layout.collapsedFraction, "\(gesture)")
        // Each offset that is written may come back up to half a pixel away.
        #expect((actual.finalOffset - expected.finalOffset).magnitude < 4, "\(gesture)")
      }
    }

    // MARK: Both hosts

    /// The same touches, begun in the middle of the screen: some were recorded on larger ones.
    private static func onScreen(_ touches: [TouchSample]) -> [TouchSample] {
      guard let first = touches.first else { return [] }
      return touches.map { touch in
        var moved = touch
        moved.x = 196
        moved.y += 426 - first.y
        return moved
      }
    }

    private static func touches(of gesture: String, frameRate: Double) throws -> [TouchSample] {
      let screen = screen(frameRate: frameRate)
      var playback = GesturePlayback(try script(gesture), configuration: screen)
      var touches: [TouchSample] = []
      while let input = playback.next() {
        if case .touch(let touch) = input.action { touches.append(touch) }
      }
      return touches
    }

    private func expectParity(
      _ name: String, _ touches: [TouchSample], _ frameRate: Double, _ comment: Comment,
      within tolerance: Double = 1e-9,
      in makeScrollView: @MainActor () -> UIScrollView = ParityTests.scrollView
    ) throws {
      let expected = rows(
        of: try makeDriver(name), touches: touches, configuration: screen(frameRate: frameRate)
      ).filter { $0.kind != .animationFrame }
      let actual = try played(name, touches, frameRate: frameRate, in: makeScrollView)
      #expect(actual.count == expected.count, comment)
      for (actual, expected) in zip(actual, expected) {
        guard actual.isClose(to: expected, within: tolerance) else {
          Issue.record("\(comment)\n  adapter:  \(actual)\n  simulate: \(expected)")
          return
        }
      }
    }

    private static func scrollView() -> UIScrollView {
      let scrollView = UIScrollView(frame: .zero)
      scrollView.alwaysBounceVertical = true
      scrollView.contentSize = CGSize(width: 393, height: 2000)
      return scrollView
    }

    private func played(
      _ name: String, _ touches: [TouchSample], frameRate: Double,
      switches: HeadlessSwitches = HeadlessSwitches(),
      in makeScrollView: @MainActor () -> UIScrollView = ParityTests.scrollView
    ) throws -> [SimulationRow] {
      let stage = Stage(frameRate: frameRate, switches: switches)
      let controller = UIViewController(nibName: nil, bundle: nil)
      let scrollView = makeScrollView()
      scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      controller.view.addSubview(scrollView)
      stage.show(controller)
      let recorder = RowRecordingDriver(try makeDriver(name))
      let header = HeaderAttachment(
        driver: recorder, header: UIView(frame: .zero), scrollView: scrollView)
      header.scrollsFromHeader = true
      stage.play(touches)
      stage.screen.settle()
      header.detach()
      return recorder.rows
    }
  }

  /// A driver that keeps a row of everything another one answers.
  @MainActor
  private final class RowRecordingDriver: @preconcurrency HeaderDriving {
    private let driver: any HeaderDriving
    private(set) var rows: [SimulationRow] = []

    init(_ driver: any HeaderDriving) {
      self.driver = driver
    }

    var descriptor: HeaderDescriptor { driver.descriptor }
    var traits: HeaderTraits { driver.traits }
    var assignments: [HeaderParameterAssignment] { driver.assignments }
    var choreography: HeaderChoreography { driver.choreography }
    var layout: HeaderLayout { driver.layout }

    func start(in context: HeaderContext) -> HeaderLayout { driver.start(in: context) }

    func start(continuing layout: HeaderLayout, in context: HeaderContext) -> HeaderLayout {
      driver.start(continuing: layout, in: context)
    }

    func replaceParameters(
      _ assignments: [HeaderParameterAssignment], in context: HeaderContext
    ) throws(HeaderParameterError) -> HeaderLayout {
      try driver.replaceParameters(assignments, in: context)
    }

    func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
      let update = driver.update(for: event, in: context)
      let offset = context.offset(after: update)
      rows.append(
        SimulationRow(
          time: HeadlessScreen.current.time, kind: .event(event), finger: nil,
          scroll: context.scroll, environment: context.environment, layout: update.layout,
          correctedOffset: offset == context.scroll.contentOffset ? nil : offset))
      return update
    }
  }

  extension SimulationRow {
    /// Whether both rows say the same; numbers that went through other sums may differ in their
    /// last digits.
    fileprivate func isClose(to other: SimulationRow, within tolerance: Double) -> Bool {
      func isClose(_ one: Double, _ other: Double) -> Bool {
        (one - other).magnitude <= tolerance
      }
      let numbers: [(SimulationRow) -> Double] = [
        { $0.time }, { $0.scroll.contentOffset }, { $0.scroll.contentSize }, { $0.scroll.bounds },
        { $0.scroll.adjustedContentInset.top }, { $0.scroll.adjustedContentInset.bottom },
        { $0.scroll.headerInset }, { $0.layout.headerMinY }, { $0.layout.headerHeight },
        { $0.layout.scrollViewMinY }, { $0.layout.contentInsetTop },
        { $0.layout.collapsedFraction }, { $0.layout.stretch },
        { $0.correctedOffset ?? $0.scroll.contentOffset },
      ]
      return eventName == other.eventName && cause == other.cause
        && numbers.allSatisfy { isClose($0(self), $0(other)) }
    }
  }
#endif
