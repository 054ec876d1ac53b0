import SimulationTestSupport

/// What a simulated scroll view reported in one session of flicks, drags and commands.
struct EventReplay {
  /// An event, and the context it was reported in.
  struct Entry {
    var event: ScrollEvent
    var context: HeaderContext
  }

  static let script = """
    drag -320 over 160; lift; wait 2500
    drag -38 over 400; hold 120; lift; wait 600
    drag 30 over 300; hold 120; lift; wait 600
    drag 700 over 120; lift; wait 1200; drag -90 over 200; lift; wait 600
    drag 250 over 500; hold 100; lift; wait 1200
    collapse; wait 400; expand; wait 400; scroll-to 300; wait 400; scroll-to-top; wait 400
    content-size 900; safe-area 47; resize 600; resize 852; safe-area 0; content-size 2000
    """

  let entries: [Entry]

  /// The session of `technique`.
  init(of technique: HeaderTechnique) throws {
    let recorder = Recorder()
    let configuration = SimulatorConfiguration()
    let simulation = Simulation(
      driver: try technique.makeDriver(), configuration: configuration, observer: nil)
    simulation.forwarder.client = recorder
    let script = try GestureScript(EventReplay.script)
    var playback = GesturePlayback(script.statements, configuration: configuration)
    simulation.run(&playback)
    entries = recorder.entries
  }

  /// Hands out `count` events, from the first again after the last.
  func play(_ count: Int, _ body: (Entry) -> Void) {
    var remaining = count
    while remaining > 0 {
      for entry in entries.prefix(remaining) { body(entry) }
      remaining -= entries.count
    }
  }

  private final class Recorder: ScrollForwarderClient {
    var entries: [Entry] = []

    func scrollForwarder(
      _ forwarder: ScrollForwarder, willApply update: inout HeaderUpdate,
      answering event: ScrollEvent, in context: HeaderContext
    ) {
      entries.append(Entry(event: event, context: context))
    }
  }
}

extension HostReading {
  /// The reading of a scroll view beside its header that has led to `context`.
  fileprivate init(_ context: HeaderContext) {
    let scroll = context.scroll
    self.init(
      offset: scroll.contentOffset, position: scroll.position, contentSize: scroll.contentSize,
      containerHeight: context.environment.containerHeight,
      appInset: ScrollInsets(
        top: scroll.foreignInsetTop, bottom: scroll.adjustedContentInset.bottom),
      addsSafeArea: false, safeAreaTop: context.environment.safeAreaTop,
      motion: scroll.isTracking ? .tracking : .decelerating, scale: 3)
  }
}

/// A scroll view that says what a replay says, and does nothing but remember.
final class ReplayedScrollView: ScrollHost {
  var scrollDelegate: (any ScrollHostDelegate)?
  private(set) var reading: HostReading
  private(set) var layout = HeaderLayout.zero
  private(set) var contentOffset = 0.0

  init(_ context: HeaderContext) {
    reading = HostReading(context)
  }

  func place(_ effects: HeaderEffects) {
    layout = effects.layout
  }

  func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
  ) {
    layout = effects.layout
    contentOffset = effects.move?.immediateOffset ?? reading.offset
  }

  func report(_ entry: EventReplay.Entry) {
    reading = HostReading(entry.context)
    contentOffset = reading.offset
    scrollDelegate?.scrollHost(self, didReport: entry.event)
  }
}
