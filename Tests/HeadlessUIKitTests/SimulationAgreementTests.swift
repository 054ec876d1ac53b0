import HeaderCore
import HeadlessUIKit
import ScrollSimulator
import SimulationTestSupport
import Testing

/// A scroll view alone on the screen, and the simulator without a header: the same touches, the same
/// events, the same offsets.
@MainActor
@Suite struct SimulationAgreementTests {
  /// What the simulator reports, in the words of the delegate's log.
  private func expected(_ rows: [SimulationRow]) -> [DelegateLog.Entry] {
    rows.compactMap { row in
      guard let event = row.event else { return nil }
      let name: String
      switch event {
      case .didStop, .geometryDidChange, .contentReplaced, .setFraction: return nil
      case .didEndDragging(let willDecelerate): name = "didEndDragging(\(willDecelerate))"
      case .didScroll, .willBeginDragging, .willEndDragging, .willBeginDecelerating,
        .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop:
        name = event.name
      }
      return DelegateLog.Entry(name: name, time: row.time, offset: row.scroll.contentOffset)
    }
  }

  /// Where two logs part, so that a failure does not print them whole.
  private func firstDifference(
    _ one: [DelegateLog.Entry], _ other: [DelegateLog.Entry]
  ) -> [DelegateLog.Entry?]? {
    for index in 0..<max(one.count, other.count) {
      let pair = [one, other].map { index < $0.count ? $0[index] : nil }
      if pair[0] != pair[1] { return pair }
    }
    return nil
  }

  @Test(
    "A digitized gesture gives the simulator's events, offsets bit for bit",
    arguments: FingerTrace.all, [60.0, 120.0])
  func traces(trace: FingerTrace, frameRate: Double) throws {
    for start in [0.0, 900] {
      let simulated = rows(
        of: HeaderDriver(NoHeader()), touches: trace.touches,
        configuration: screen(offset: start, frameRate: frameRate))
      let stage = makeScreen(frameRate: frameRate)
      let (view, log) = makeScrollView(on: stage)
      stage.show(view)
      view.contentOffset.y = CGFloat(start)
      log.clear()
      stage.play(touches: trace.touches)
      #expect(firstDifference(log.entries, expected(simulated)) == nil, "from \(start)")
    }
  }

  @Test(
    "Gestures and what an app does meanwhile give the simulator's events",
    arguments: [
      "drag -300 over 250; lift; wait 2000; drag 38 over 400; hold 150; lift",
      "drag 200 over 300; drag -400 over 500; drag 37 over 111; hold 100; lift",
      "drag -900 over 200; lift; wait 100; drag -900 over 100; lift; wait 3000; drag 60 over 200",
      "scroll-to 900; wait 400; drag 700 over 120; lift; wait 200; hold 40; lift",
      "drag -300 over 250; lift; wait 90; scroll-to 20; wait 800; content-size 500; wait 10",
      "scroll-to 700; wait 900; safe-area 59; wait 10; drag 500 over 200; lift",
    ], [60.0, 120.0])
  func gestures(script: String, frameRate: Double) throws {
    let simulated = try rows(
      of: HeaderDriver(NoHeader()), gesture: script, configuration: screen(frameRate: frameRate))
    let stage = makeScreen(frameRate: frameRate)
    let (view, log) = makeScrollView(on: stage)
    stage.show(view)
    log.clear()
    try stage.play(script: script, on: view)
    let heard = log.entries.filter { $0.name != "didChangeAdjustedContentInset" }
    #expect(firstDifference(heard, expected(simulated)) == nil)
  }
}
