import HeaderCore
import HeaderFormats
import ScrollSimulator

/// What a scroll view reported in some minutes of use, event by event.
///
/// Recorded from the simulated scroll view while the technique in question drove it, so that the
/// offsets go on from where that technique left the content. The user asked for less motion, so no
/// event falls into an animation.
struct RecordedSession {
  private var entries: [(event: ScrollEvent, scroll: ScrollMetrics)] = []
  let configuration: SimulatorConfiguration

  /// Flicks, slow drags that stop half-way, and pulls past the top, as often as `repetitions`.
  init(of technique: HeaderTechnique, repetitions: Int = 4) throws {
    var configuration = SimulatorConfiguration()
    configuration.contentSize = 20_000
    configuration.frameRate = 120
    configuration.prefersReducedMotion = true
    self.configuration = configuration
    let script = try GestureScript(
      String(repeating: RecordedSession.script + "\n", count: repetitions))
    let recorder = Recorder()
    let simulation = Simulation(
      driver: try technique.makeDriver(), configuration: configuration, observer: nil)
    simulation.forwarder.client = recorder
    var playback = GesturePlayback(script.statements, configuration: configuration)
    simulation.run(&playback)
    entries = recorder.entries
  }

  private static let script = """
    drag -320 over 160; lift; wait 2500
    drag -38 over 400; hold 120; lift; wait 300
    drag 30 over 300; hold 120; lift; wait 300
    drag -500 over 120; lift; wait 600
    drag 260 over 200; lift; wait 2000
    drag 620 over 140; lift; wait 3500
    drag 700 over 120; lift; wait 3500
    drag 250 over 500; hold 100; lift; wait 1200
    """

  private final class Recorder: ScrollForwarderClient {
    var entries: [(event: ScrollEvent, scroll: ScrollMetrics)] = []

    func scrollForwarder(
      _ forwarder: ScrollForwarder, willApply update: inout HeaderUpdate,
      answering event: ScrollEvent, in context: HeaderContext
    ) {
      // Follows from the event before it; the session's listener derives it again.
      guard event != .didStop else { return }
      entries.append((event, context.scroll))
    }
  }

  /// Plays `count` events to `listener`, from the first again after the last, and gives a sum of
  /// where the header and the content were after each.
  ///
  /// A scroll view calls its delegate, and this calls the listener: none of them, the one written by hand as
  /// well, has its work inlined here.
  @inline(never)
  func play(_ count: Int, to listener: some SessionListener) -> Double {
    let (scrollView, header) = (listener.scrollView, listener.header)
    var sum = 0.0
    var remaining = count
    while remaining > 0 {
      for (event, scroll) in entries.prefix(remaining) {
        scrollView.contentOffset = scroll.contentOffset
        scrollView.contentSize = scroll.contentSize
        scrollView.bounds = scroll.bounds
        scrollView.insetTop = scroll.adjustedContentInset.top
        scrollView.insetBottom = scroll.adjustedContentInset.bottom
        scrollView.position = scroll.position
        scrollView.isTracking = scroll.isTracking
        listener.receive(event)
        sum += header.minY + header.height + scrollView.contentOffset
      }
      remaining -= entries.count
    }
    return sum
  }
}

/// What is told of a session's events, one at a time.
protocol SessionListener: AnyObject {
  var scrollView: ScrollViewDouble { get }
  var header: HeaderViewDouble { get }

  func receive(_ event: ScrollEvent)
}

/// A scroll view's numbers as UIScrollView has them when it calls its delegate: stored properties and
/// nothing behind them.
final class ScrollViewDouble {
  var contentOffset = 0.0
  var contentSize = 0.0
  var bounds = 0.0
  var insetTop = 0.0
  var insetBottom = 0.0
  /// Where the content would be without edges: what a finger's travel adds up to.
  var position = 0.0
  var isTracking = false
}

/// A header's views. No two properties that are written together lie side by side: each is a property
/// of another constraint or view in the articles.
final class HeaderViewDouble {
  var minY = 0.0
  var logoAlpha = 1.0
  var height = 0.0
  var titleTop = 0.0
}
