import HeaderCore
import HeaderFormats
import ScrollSimulator

/// The events of a scroll view in some minutes of use.
///
/// They are recorded from the simulated scroll view with the technique in question, so that the offsets are those
/// that the technique leads to. Reduced motion is on, so there are no animations.
struct RecordedSession {
  private var entries: [(event: ScrollEvent, scroll: ScrollMetrics)] = []
  let configuration: SimulatorConfiguration

  /// `repetitions` of flicks, slow drags that stop half-way, and pulls past the top.
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
      // The session's listener derives it from the event before it.
      guard event != .didStop else { return }
      entries.append((event, context.scroll))
    }
  }

  /// Plays `count` events to `listener`, repeating the session, and returns a sum of the places of header and
  /// content after each.
  ///
  /// Like a scroll view calling its delegate, this does not inline the work of any listener.
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

/// Receives the events of a session.
protocol SessionListener: AnyObject {
  var scrollView: ScrollViewDouble { get }
  var header: HeaderViewDouble { get }

  func receive(_ event: ScrollEvent)
}

/// A scroll view's numbers as stored properties, as UIScrollView has them when it calls its delegate.
final class ScrollViewDouble {
  var contentOffset = 0.0
  var contentSize = 0.0
  var bounds = 0.0
  var insetTop = 0.0
  var insetBottom = 0.0
  /// Where the content would be without edges.
  var position = 0.0
  var isTracking = false
}

/// A header's views. Properties that are written together are not adjacent, because each belongs to another
/// constraint or view in the articles.
final class HeaderViewDouble {
  var minY = 0.0
  var logoAlpha = 1.0
  var height = 0.0
  var titleTop = 0.0
}
