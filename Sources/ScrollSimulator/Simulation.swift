public import HeaderCore

/// Plays inputs to a technique on a simulated scroll view until everything is at rest.
///
/// ```swift
/// let simulation = Simulation(driver: driver, configuration: configuration, observer: recorder)
/// var gesture = GesturePlayback(statements, configuration: configuration)
/// simulation.run(&gesture)
/// ```
///
/// Inputs are pulled as they are due, so memory does not grow with their number.
public final class Simulation {
  /// The lists, in their order; one, unless the configuration has pages.
  public let scrollViews: [SimulatedScrollView]
  /// The lists under one header, where there are several.
  public let pages: HeaderPages?
  /// The bar at the bottom; `nil` where the configuration has none.
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
  /// What stands between it and the technique. Its client is free to take.
  public let forwarder: ScrollForwarder

  /// A simulation of `driver`'s technique, which `observer` writes down. A bar at the bottom, if the
  /// configuration has one, goes with the header, or by the technique of `barDriver`.
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

  /// Lays out as on appearing, plays everything `source` has, and goes on until all is at rest.
  ///
  /// A finger still down after the last input is lifted. The clock goes on from run to run, so the
  /// inputs of a second one that begin at 0 again are all late and come at once.
  public func run<Source: SimulationSource>(
    _ source: inout Source
  ) throws(Source.Failure) {
    try play(&source, skippingQuietFrames: true) { hasPlayedAll in hasPlayedAll && isAtRest }
  }

  /// Plays as ``run(_:)`` does, with a look at the end of every frame, until `isOver`, which hears whether
  /// all inputs have been played. While nothing moves, frames may be skipped.
  package func play<Source: SimulationSource>(
    _ source: inout Source, skippingQuietFrames: Bool = false, until isOver: (Bool) -> Bool
  ) throws(Source.Failure) {
    // Before anything is recorded: a source that fails at once leaves no record.
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

  /// Lays out as on appearing.
  package func appear() {
    lastTouch = nil
    if let pages { pages.attach() } else { forwarder.attach(to: scrollView) }
  }

  /// Lets the lists go: several and what hears of them hold each other.
  package func detach() {
    for view in scrollViews { view.scrollDelegate = nil }
  }

  /// Whether nothing will change any more unless something comes from outside.
  package var isAtRest: Bool { scrollView.isAtRest && swipe == nil }

  /// Lifts a finger that is down, where it was seen last.
  package func liftFinger() {
    guard let touchedView, var touch = lastTouch else { return }
    touch.phase = .up
    touchedView.receive(touch)
  }

  /// The list under the finger: the one that it has landed on, also when another is shown meanwhile.
  private var touchedView: SimulatedScrollView? { scrollViews.first { $0.touchedY != nil } }

  /// Delivers the frame's newest touch, moves whatever moves by itself, and ends a swipe that is over.
  package func finishFrame() {
    scrollView.finishFrame()
    bar?.finishFrame()
    if swipe != nil { pages?.alignVisiblePages() }
    finishSwipe()
  }

  /// Goes to display frame `number`; the next one, unless said otherwise.
  package func beginFrame(_ number: Int? = nil) {
    let number = number ?? (scrollView.frame < .max ? scrollView.frame + 1 : scrollView.frame)
    for view in scrollViews { view.beginFrame(number) }
    bar?.time = scrollView.time
  }

  /// Ends a swipe where it began.
  package func cancelSwipe() {
    swipe = nil
    pages?.visiblePages = []
  }

  /// Makes the page that a swipe brings into sight the active one, once it is over.
  private func finishSwipe() {
    guard let pages, let swipe, scrollView.time >= swipe.end else { return }
    self.swipe = nil
    pages.activate(swipe.index)
    pages.visiblePages = []
  }

  private func beginSwipe(to page: Int, duration: Double) {
    guard let pages, scrollViews.indices.contains(page - 1),
      duration / scrollView.frameDuration < Simulation.lastFrame
    else { return }
    swipe = Swipe(index: page - 1, end: scrollView.time + max(0, duration))
    // Those in between slide past.
    let indices = [pages.activeIndex, page - 1].sorted()
    pages.visiblePages = Array(indices[0]...indices[1])
  }

  /// Gives the other pages the screen that the active one has.
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

  /// Frames further on than this cannot be told apart, or counted.
  private static let lastFrame = min(1e15, Double(Int.max))

  /// An input at a time that no frame has would never come, and comes now.
  private func isDue(_ input: SimulationInput) -> Bool {
    input.isDue(inFrameAt: scrollView.time)
      || !(input.time / scrollView.frameDuration < Simulation.lastFrame)
  }

  /// Lets what `input` says happen in the frame being worked on.
  package func deliver(_ input: SimulationInput) {
    // What happens in the frame in which a swipe ends happens to the page that it leads to.
    finishSwipe()
    switch input.action {
    case .touch(let sample):
      (touchedView ?? scrollView).receive(sample)
      lastTouch = sample
    case .command(let command):
      scrollView.perform(command)
      shareScreen()
      // A finger that is down stood still meanwhile.
      lastTouch?.time = input.time
    case .swipe(let page, let duration): beginSwipe(to: page, duration: duration)
    case .assignment(let assignment):
      scrollView.deliverLatestMove()
      try? forwarder.replaceParameters([assignment], in: scrollView)
      pages?.alignAll()
      lastTouch?.time = input.time
    case .hold(let holds):
      scrollView.deliverLatestMove()
      if holds { forwarder.hold(over: scrollView) } else { forwarder.release(over: scrollView) }
      lastTouch?.time = input.time
    }
  }

  /// The next frame in which something happens. While nothing moves, that is the pending input's, or
  /// the one that a swipe ends in.
  private func nextFrame(before pending: SimulationInput?) -> Int {
    let next = scrollView.frame + 1
    let due = min(pending?.time ?? .infinity, swipe?.end ?? .infinity)
    guard scrollView.isQuiet, due < .infinity else { return next }
    // One frame early at most, and never late: the division is inexact where the frame's time is
    // not.
    return max(next, Int(min(due / scrollView.frameDuration, Simulation.lastFrame).rounded(.down)))
  }
}

extension Simulation {
  /// Plays everything `source` has to `driver`, until all is at rest, and gives every row.
  ///
  /// For gestures that fit in memory: a test's, a picture's. An observer of the simulation hears of
  /// the rows of any other as they come.
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

  /// Plays `touches`, a recorded trace's for example, to `driver`, until all is at rest, and gives
  /// every row.
  public static func rows(
    of driver: any HeaderDriving, touches: [TouchSample],
    configuration: SimulatorConfiguration = SimulatorConfiguration()
  ) -> [SimulationRow] {
    var playback = TouchPlayback(touches)
    return rows(of: driver, playing: &playback, configuration: configuration)
  }
}

/// Keeps every row.
package final class RowRecorder: SimulationObserver {
  /// The rows so far, in order.
  package private(set) var rows: [SimulationRow] = []

  /// A recorder without rows, with room for `count`.
  package init(reserving count: Int = 0) {
    rows.reserveCapacity(count)
  }

  /// Keeps `row`.
  package func simulationDidRecord(_ row: SimulationRow) {
    rows.append(row)
  }
}
