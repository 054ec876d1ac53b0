public import HeaderCore

/// Plays inputs to a technique on a simulated scroll view until everything rests.
///
/// ```swift
/// let simulation = Simulation(driver: driver, configuration: configuration, observer: recorder)
/// var gesture = GesturePlayback(statements, configuration: configuration)
/// simulation.run(&gesture)
/// ```
///
/// Inputs are read as they become due, so that memory does not grow with their number.
public final class Simulation {
  /// The lists in order: one, or one for each page.
  public let scrollViews: [SimulatedScrollView]
  /// The pages; `nil` for a single list.
  public let pages: HeaderPages?
  /// The bar at the bottom; `nil` without one.
  public let bar: SimulatedBar?
  private var swipe: Swipe?
  private var lastTouch: TouchSample?

  /// A swipe to another page.
  private struct Swipe {
    var index: Int
    var end: Double
  }

  /// The scroll view; of several, the active one.
  public var scrollView: SimulatedScrollView { scrollViews[pages?.activeIndex ?? 0] }
  /// Forwards events to the technique. You may set its client.
  public let forwarder: ScrollForwarder

  /// A simulation of `driver`'s technique, which `observer` records. A configured bar at the bottom moves with the
  /// header, or by the technique of `barDriver`.
  public init(
    driver: any HeaderDriving, barDriver: (any HeaderDriving)? = nil,
    configuration: SimulatorConfiguration, observer: (any SimulationObserver)?
  ) {
    forwarder = ScrollForwarder(driver: driver, mounting: configuration.mounting)
    let contents = configuration.pages.isEmpty ? [configuration.contentSize] : configuration.pages
    scrollViews = contents.map { contentSize in
      var configuration = configuration
      configuration.contentSize = contentSize
      return SimulatedScrollView(configuration)
    }
    bar = configuration.usable.bottomBar.map { bar in
      SimulatedBar(
        FollowingBar(
          bar,
          moving: configuration.bottomBarStays
            ? .nothing : barDriver.map { .by($0) } ?? .withHeader))
    }
    forwarder.bar = bar?.following
    for view in scrollViews { (view.observer, view.bar) = (observer, bar) }
    if configuration.pages.isEmpty {
      pages = nil
    } else {
      for (index, view) in scrollViews.enumerated() { view.page = index + 1 }
      pages = HeaderPages(forwarder, scrollViews.map { view -> any PageHost in view })
    }
  }

  /// Places the header, plays all inputs of `source`, and continues until everything rests.
  ///
  /// A finger that is still down after the last input lifts. The clock continues in a second run, where inputs with
  /// earlier times are all delivered at once.
  public func run<Source: SimulationSource>(
    _ source: inout Source
  ) throws(Source.Failure) {
    try play(&source, skippingQuietFrames: true) { hasPlayedAll in hasPlayedAll && isAtRest }
  }

  /// Plays like ``run(_:)``, until `isOver` returns `true`. It is called at the end of every frame; its argument says
  /// whether all inputs were played. Frames in which nothing happens may be skipped.
  package func play<Source: SimulationSource>(
    _ source: inout Source, skippingQuietFrames: Bool = false, until isOver: (Bool) -> Bool
  ) throws(Source.Failure) {
    // First, so that nothing is recorded if the source fails at once.
    var pending = try source.next()
    appear()
    while true {
      while let input = pending, isDue(input) {
        deliver(input)
        pending = try source.next()
      }
      if pending == nil { liftFinger() }
      finishFrame()
      if isOver(pending == nil) { return }
      beginFrame(skippingQuietFrames ? nextFrame(before: pending) : nil)
    }
  }

  // MARK: Frame by frame

  /// Places the header on appearing.
  package func appear() {
    lastTouch = nil
    if let pages { pages.attach() } else { forwarder.attach(to: scrollView) }
  }

  /// Breaks the reference cycle between the lists and their delegates.
  package func detach() {
    for view in scrollViews { view.scrollDelegate = nil }
  }

  /// Whether nothing will change without an input.
  package var isAtRest: Bool { scrollView.isAtRest && swipe == nil }

  /// Lifts a finger that is down at its last place.
  package func liftFinger() {
    guard let touchedView, var touch = lastTouch else { return }
    touch.phase = .up
    touchedView.receive(touch)
  }

  /// The list that the finger landed on, even if another page is shown by now.
  private var touchedView: SimulatedScrollView? { scrollViews.first { $0.touchedY != nil } }

  /// Delivers the frame's latest touch, advances decelerations and animations, and ends a swipe that is over.
  package func finishFrame() {
    scrollView.finishFrame()
    bar?.shown.endAnimationIfOver(at: scrollView.time)
    if swipe != nil { pages?.alignVisiblePages() }
    finishSwipe()
  }

  /// Begins display frame `number`, or the next one.
  package func beginFrame(_ number: Int? = nil) {
    let number = number ?? scrollView.followingFrame
    for view in scrollViews { view.beginFrame(number) }
    bar?.time = scrollView.time
  }

  /// Ends a swipe at the page where it began.
  package func cancelSwipe() {
    swipe = nil
    pages?.visiblePages = []
  }

  /// Activates the page of a swipe if that is over.
  private func finishSwipe() {
    guard let swipe, scrollView.time >= swipe.end else { return }
    pages?.activate(swipe.index)
    cancelSwipe()
  }

  private func beginSwipe(to page: Int, duration: Double) {
    guard let pages, scrollViews.indices.contains(page - 1),
      duration / scrollView.frameDuration < Simulation.lastFrame
    else { return }
    swipe = Swipe(index: page - 1, end: scrollView.time + max(0, duration))
    // The pages between are visible too.
    let indices = [pages.activeIndex, page - 1].sorted()
    pages.visiblePages = Array(indices[0]...indices[1])
  }

  /// Copies the active page's screen to the others.
  private func shareScreen() {
    guard let pages else { return }
    let screen = scrollView.configuration
    for view in scrollViews where view !== scrollView {
      let contentSize = view.configuration.contentSize
      view.configuration = screen
      view.configuration.contentSize = contentSize
    }
    pages.alignAll()
  }

  /// The last frame number that can be distinguished from its neighbors.
  private static let lastFrame = min(1e15, Double(Int.max))

  /// Whether `input` is due. An input beyond the last frame counts as due now; otherwise it would never be delivered.
  private func isDue(_ input: SimulationInput) -> Bool {
    input.isDue(inFrameAt: scrollView.time)
      || !(input.time / scrollView.frameDuration < Simulation.lastFrame)
  }

  /// Performs `input` in the current frame.
  package func deliver(_ input: SimulationInput) {
    // In the last frame of a swipe, inputs go to its target page.
    finishSwipe()
    switch input.action {
    case .touch(let sample):
      (touchedView ?? scrollView).receive(sample)
      lastTouch = sample
      return
    case .swipe(let page, let duration):
      beginSwipe(to: page, duration: duration)
      return
    case .command(let command):
      scrollView.perform(command)
      shareScreen()
    case .assignment(let assignment):
      scrollView.deliverLatestMove()
      try? forwarder.replaceParameters([assignment], in: scrollView)
      pages?.alignAll()
    case .hold(let holds):
      scrollView.deliverLatestMove()
      if holds { forwarder.hold(over: scrollView) } else { forwarder.release(over: scrollView) }
    }
    // If nothing follows, the finger lifts now, at its last place.
    lastTouch?.time = input.time
  }

  /// Returns the next frame in which something happens. While nothing moves, that is the frame of the pending input or
  /// of the end of a swipe.
  private func nextFrame(before pending: SimulationInput?) -> Int {
    let next = scrollView.followingFrame
    let due = min(pending?.time ?? .infinity, swipe?.end ?? .infinity)
    guard scrollView.isQuiet, due < .infinity else { return next }
    // The division may be inexact, so round down: this is at most one frame early.
    return max(next, Int(min(due / scrollView.frameDuration, Simulation.lastFrame).rounded(.down)))
  }
}

extension Simulation {
  /// Plays all inputs of `source` to `driver` until everything rests, and returns the rows.
  ///
  /// For gestures whose rows fit in memory. For others, use an observer of a simulation.
  public static func rows<Source: SimulationSource>(
    of driver: any HeaderDriving, barDriver: (any HeaderDriving)? = nil,
    playing source: inout Source, configuration: SimulatorConfiguration = SimulatorConfiguration()
  ) throws(Source.Failure) -> [SimulationRow] {
    let recorder = RowRecorder()
    let simulation = Simulation(
      driver: driver, barDriver: barDriver, configuration: configuration, observer: recorder)
    try simulation.run(&source)
    return recorder.rows
  }

  /// Plays `touches`, those of a recorded trace for example, to `driver` until everything rests, and returns the
  /// rows.
  public static func rows(
    of driver: any HeaderDriving, touches: [TouchSample],
    configuration: SimulatorConfiguration = SimulatorConfiguration()
  ) -> [SimulationRow] {
    var playback = InputPlayback(touches)
    return rows(of: driver, playing: &playback, configuration: configuration)
  }
}

/// Stores all rows.
package final class RowRecorder: SimulationObserver {
  /// The rows so far, in order.
  package private(set) var rows: [SimulationRow] = []

  /// An empty recorder.
  package init() {}

  /// Stores `row`.
  package func simulationDidRecord(_ row: SimulationRow) {
    rows.append(row)
  }
}
