import SimulationTestSupport
import Testing

@testable import DeviceCheck

/// What SwiftUI's modifier is given instead of a driver that records.
@MainActor
@Suite struct RecordedHeaderTests {
  @Test("A recorded technique answers as the one behind it, and tells of every event from then on")
  func recorded() throws {
    let log = EventLog()
    let recorded = HeaderDriver(RecordedHeader(log: log))
    let plain = HeaderDriver(TwitterCondenseHeader())
    let view = SimulatedScrollView(SimulatorConfiguration())
    let context = HeaderContext(scroll: view.metrics, environment: view.environment)
    #expect(recorded.start(in: context) == plain.start(in: context))
    _ = recorded.update(for: .willBeginDragging, in: context)
    #expect(log.records.isEmpty)
    var time = 500.0
    log.begin { time }
    time = 520
    #expect(
      recorded.update(for: .willBeginDragging, in: context)
        == plain.update(for: .willBeginDragging, in: context))
    log.end()
    _ = recorded.update(for: .didScroll(.drag), in: context)
    #expect(log.records.map(\.kind) == [.start, .event(.willBeginDragging)])
    #expect(log.records.map(\.time) == [20, 20])
  }
}
