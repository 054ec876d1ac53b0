import SimulationTestSupport
import Testing

/// Loops that users of other headers have reported, each as it was seen there.
@Suite struct ReportedLoopTests {
  /// Lets `react` answer every row, as an app does that follows the header, until all is at rest or ten
  /// seconds are over; returns how often the header has turned.
  private func turns(
    _ name: String, _ mounting: HeaderMounting, content: Double = 2000, gesture: String,
    react: (SimulatedScrollView) -> SimulationCommand?
  ) throws -> Int {
    let configuration = screen(content: content, safeArea: 47, mounting: mounting)
    let simulation = Simulation(
      driver: try makeDriver(name), configuration: configuration, observer: nil)
    var playback = GesturePlayback(try script(gesture), configuration: configuration)
    var pending = playback.next()
    var (turns, last, direction) = (0, 0.0, 0.0)
    simulation.appear()
    for _ in 0..<600 {
      let view = simulation.scrollView
      while let input = pending, input.isDue(inFrameAt: view.time) {
        simulation.deliver(input)
        pending = playback.next()
      }
      if pending == nil { simulation.liftFinger() }
      simulation.finishFrame()
      let move = view.visibleLayout.collapsedFraction - last
      if move.magnitude > 0.02 {
        if move * direction < 0 { turns += 1 }
        (last, direction) = (view.visibleLayout.collapsedFraction, move)
      }
      if let command = react(view) {
        simulation.deliver(SimulationInput(time: view.time, action: .command(command)))
      }
      simulation.beginFrame()
    }
    #expect(simulation.isAtRest, "\(name), \(mounting)")
    simulation.detach()
    return turns
  }

  static let travelled = ["twitter-condense", "facebook-hide", "enter-always", "two-stage"]

  @Test(
    "Bar moves the safe area, safe area reports a scroll, scroll moves the bar: 100 % processor",
    arguments: travelled, HeaderMounting.allCases)
  func safeAreaLoop(name: String, mounting: HeaderMounting) throws {
    let turns = try turns(name, mounting, gesture: "drag -60 over 300; hold 900; lift") {
      .setSafeAreaTop(47 + 40 * (1 - $0.visibleLayout.collapsedFraction))
    }
    #expect(turns <= 1)
  }

  @Test(
    "1,420 reversals in 1,422 samples while a folding header is read as scrolling",
    arguments: travelled, HeaderMounting.allCases)
  func foldingReadAsScrolling(name: String, mounting: HeaderMounting) throws {
    var top: Double?
    let turns = try turns(name, mounting, gesture: "drag -60 over 300; hold 900; lift") { view in
      // The app folds its own bar as the content moves on screen, by the user or by code.
      let now = view.visibleLayout.headerMaxY - view.contentOffset
      defer { top = now }
      guard let top, abs(now - top) > 0.5 else { return nil }
      return .setContentInset(ScrollInsets(top: 0, bottom: now < top ? 0 : 40))
    }
    #expect(turns <= 1)
  }

  @Test("Setting the bars' visibility calls didScroll, which sets it: endless")
  func visibilitySetInDidScroll() throws {
    final class Setter: ScrollForwarderClient {
      var host: (any ScrollHost)?
      var count = 0

      func scrollForwarder(
        _ forwarder: ScrollForwarder, willApply update: inout HeaderUpdate,
        answering event: ScrollEvent, in context: HeaderContext
      ) {
        count += 1
        guard event.cause != nil, let host else { return }
        forwarder.scrollHost(host, didReport: .setFraction(1, animated: false))
      }
    }
    let simulation = Simulation(
      driver: try makeDriver("facebook-hide"), configuration: screen(), observer: nil)
    let setter = Setter()
    (simulation.forwarder.client, setter.host) = (setter, simulation.scrollView)
    var playback = GesturePlayback(try script("drag -100 over 300; lift"), configuration: screen())
    simulation.run(&playback)
    #expect(simulation.scrollView.layout.collapsedFraction == 1)
    #expect(setter.count < 2000)
  }

  @Test(
    "Barely scrollable content: collapsing makes it fit, fitting expands, and so on",
    arguments: travelled, HeaderMounting.allCases)
  func barelyScrollable(name: String, mounting: HeaderMounting) throws {
    let turns = try turns(name, mounting, content: 800, gesture: "collapse") {
      let rest = 44 * (1 - $0.visibleLayout.collapsedFraction)
      return .setContentInset(ScrollInsets(top: rest, bottom: rest))
    }
    #expect(turns <= 1)
  }

  @Test("The page does not move until the bar is gone; the bar returns when content grows")
  func barOverContent() throws {
    let configuration = screen(mounting: .overlay, bottomBar: BottomBar(height: 49))
    let recorder = Recorder()
    let simulation = Simulation(
      driver: try makeDriver("facebook-hide"), configuration: configuration, observer: recorder)
    var playback = GesturePlayback(
      try script("drag -40 over 200; drag -100 over 200; lift; wait 2000; content-size 5000"),
      configuration: configuration)
    simulation.run(&playback)
    let drags = recorder.rows.filter { $0.cause == .drag }
    let tops = drags.map { $0.contentMinY(under: $0.layout) }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 < $0 }, "content moves with the finger")
    #expect(recorder.rows.last?.barMinY == 852)
  }

  @Test("A slow scroll upward never shows the bar; short content is stuck hidden")
  func slowScroll() throws {
    for mover in [nil, "enter-always"] {
      let configuration = screen(mounting: .overlay, bottomBar: BottomBar(height: 49))
      let recorder = Recorder()
      let simulation = Simulation(
        driver: try makeDriver("facebook-hide"), barDriver: try mover.map { try makeDriver($0) },
        configuration: configuration, observer: recorder)
      for gesture in [
        "drag -300 over 300; lift; wait 3000; drag 110 over 6000; lift",
        "collapse; content-size 300",
      ] {
        var playback = GesturePlayback(try script(gesture), configuration: configuration)
        simulation.run(&playback)
        #expect(abs((recorder.rows.last?.barMinY ?? 0) - 803) < 1e-9, "\(gesture)")
      }
    }
  }
}
