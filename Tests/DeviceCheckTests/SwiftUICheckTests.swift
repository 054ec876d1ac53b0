import HeaderObservation
import SimulationTestSupport
import Testing

@testable import DeviceCheck

/// The check of a list of SwiftUI's without a phone: what observation tells the technique is recorded.
@MainActor
@Suite struct SwiftUICheckTests {
  @Test(
    "Observed in any order, a list agrees with the simulation",
    arguments: [
      (DeviceCheckPrompt.slowDrag, "drag -300 over 1500; hold 400; lift"),
      (.quickFlick, "flick -300 over 150; lift"),
      (.catchInFlight, "flick -300 over 150; lift; wait 300; hold 60; lift"),
      (.pullAtTop, "drag 300 over 600; lift"),
      (.flickIntoEnd, "flick -500 over 120; lift"), (.trackpad, "wheel -300 over 150; lift"),
    ], ObservedView.Order.allCases)
  func check(check: (prompt: DeviceCheckPrompt, gesture: String), order: ObservedView.Order) throws
  {
    let phone = ObservedPhone(order)
    let verdict = DeviceVerdict(try phone.record(check.prompt, check.gesture)) {
      HeaderDriver(TwitterCondenseHeader())
    }
    #expect(verdict.grade == .agrees, "\(verdict.lines)")
    #expect(verdict.faults.isEmpty, "\(verdict.faults)")
  }

  @Test("A recorded technique answers as the one behind it, and tells of every event from then on")
  func recorded() throws {
    let log = EventLog()
    let recorded = HeaderDriver(RecordedHeader<TwitterCondenseHeader>(log: log))
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

/// A phone whose SwiftUI is the simulated scroll view.
@MainActor
private final class ObservedPhone {
  private let log = EventLog()
  private let header: ObservedHeader
  private let page: ObservedView

  init(_ order: ObservedView.Order) {
    var configuration = SimulatorConfiguration()
    configuration.contentSize = 4000
    header = ObservedHeader(
      driver: HeaderDriver(RecordedHeader<TwitterCondenseHeader>(log: log)),
      surroundings: HeaderSurroundings(configuration), canRequest: order != .probe)
    header.start(at: 0)
    page = ObservedView(configuration, under: header, order: order)
    header.outputs.room = { [page] _ in page.makeRoom() }
    page.appear()
  }

  /// What a person does in `gesture`, recorded.
  func record(_ prompt: DeviceCheckPrompt, _ gesture: String) throws -> DeviceRecording {
    frames(4)
    switch prompt.start {
    case .top: break
    case .middle: page.view.perform(.assignContentOffset(1500))
    case .nearEnd: page.view.perform(.assignContentOffset(3000))
    }
    frames(4)
    var recording = DeviceRecording(
      prompt: prompt, technique: RecordedTechnique(of: HeaderDriver(TwitterCondenseHeader())),
      scale: SimulatorConfiguration().scale)
    recording.touches = try touches(of: gesture)
    log.begin { [page] in page.view.time }
    play(recording.touches[...])
    log.end()
    recording.records = log.records
    return recording
  }

  private func play(_ touches: ArraySlice<TouchSample>) {
    var pending = touches
    let start = page.view.time
    for frame in 0..<3000 {
      page.view.beginFrame()
      while var touch = pending.first,
        touch.time + start <= TouchSample.deadline(ofFrameAt: page.view.time)
      {
        touch.time += start
        page.view.receive(touch)
        page.hearView()
        pending.removeFirst()
      }
      endFrame()
      if frame > 12, pending.isEmpty, page.view.isAtRest, header.wakeTime == nil { return }
    }
  }

  private func frames(_ count: Int) {
    for _ in 0..<count {
      page.view.beginFrame()
      endFrame()
    }
  }

  private func endFrame() {
    page.view.finishFrame()
    page.endFrame()
    let seconds = page.view.time / 1000
    if header.needsTurns { header.turnEnded(at: seconds) }
    if let time = header.wakeTime, time <= seconds + 1e-9 { header.tick(at: seconds) }
  }
}
