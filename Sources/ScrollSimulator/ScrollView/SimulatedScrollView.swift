public import HeaderCore
public import ScrollPhysics

/// A UIScrollView without UIKit: touches in, delegate events out, on its own clock.
///
/// It moves as recordings of the real one do (see `ScrollPhysics`), reports the same events in the same order, and
/// performs the effects of a technique's answers like an adapter on a phone. Time advances frame by frame, by
/// ``beginFrame()``:
///
/// ```swift
/// let scrollView = SimulatedScrollView(SimulatorConfiguration())
/// let forwarder = ScrollForwarder(driver: HeaderDriver(TwitterCondenseHeader()))
/// forwarder.attach(to: scrollView)
/// scrollView.receive(TouchSample(time: 0, phase: .down, x: 196, y: 426))
/// scrollView.finishFrame()
/// scrollView.beginFrame()
/// ```
///
/// It behaves like a table view: content that fits its bounds still bounces. The same calls give the same events, bit
/// for bit, on every platform. A frame costs O(1) and allocates nothing.
public final class SimulatedScrollView: ScrollHost {
  /// Receives the events.
  public var scrollDelegate: (any ScrollHostDelegate)?
  /// Records the events and their answers. The reference is strong: set it to `nil` if the observer owns the view.
  public var observer: (any SimulationObserver)?

  /// Whether fingers move the content, and new geometry clamps it to its range.
  public var isScrollEnabled = true

  /// The view's own content offset, in points. A technique's offset may differ.
  public internal(set) var contentOffset = 0.0
  /// The technique's last layout, at the end of the animation if one runs.
  public var layout: HeaderLayout { shown.layout }
  /// Top edge of the view in its container.
  public internal(set) var minY = 0.0
  /// The header's part of the top content inset.
  public internal(set) var room = 0.0
  /// Points of the content that were under the header at the last event.
  public internal(set) var overlap = 0.0
  /// The number of the current frame. Frame 0 is at time 0.
  public internal(set) var frame = 0
  /// The finger's y; `nil` if none is down.
  public internal(set) var finger: Double?

  /// The number of the page, from 1; `nil` for a single list.
  public internal(set) var page: Int?
  /// The room below the content of a page, in points.
  public var bottomRoom = 0.0

  /// The bar for which there is room below the content.
  var bar: SimulatedBar?

  /// The number of writes to the view's frame, inset or offset on behalf of the header since it appeared.
  public private(set) var writeCount = 0

  /// The current screen and content.
  package var configuration: SimulatorConfiguration
  let grid: PixelGrid
  var phase = ScrollPhase.resting
  var shown = SimulatedHeader()
  /// Touches that have not been delivered.
  var touches = TouchQueue()
  /// The latest move of the frame, until it is delivered.
  var latestMove: TouchSample?
  var requestedTarget: Double?
  var hasMovedThisFrame = false
  var flicks = FlickSeries()

  /// A scroll view at rest, without a header. Numbers in `configuration` that no screen can have are replaced by the
  /// defaults.
  public init(_ configuration: SimulatorConfiguration) {
    let configuration = configuration.usable
    self.configuration = configuration
    grid = PixelGrid(scale: configuration.scale)
    contentOffset = configuration.contentOffset ?? contentOffsetRange.minimum
  }

  /// The time of the current frame, in milliseconds since the start of the simulation.
  public var time: Double { Double(frame) * 1000 / configuration.frameRate }

  /// Milliseconds between two display frames.
  public var frameDuration: Double { 1000 / configuration.frameRate }

  /// Height of the view: the container's below the view's top edge, at least 0.
  public var bounds: Double { max(0, configuration.containerHeight - minY) }

  /// The app's insets, the header's, and the part of the safe area that the frame overlaps.
  public var adjustedContentInset: ScrollInsets {
    ScrollInsets(
      top: configuration.contentInset.top + room + max(0, configuration.safeAreaTop - minY),
      bottom: configuration.contentInset.bottom + barRoom + bottomRoom)
  }

  /// The room for the bar at the end of the content.
  private var barRoom: Double { configuration.bottomBar?.room() ?? 0 }

  /// The offsets where the content may rest, on pixels.
  public var contentOffsetRange: ScrollRange {
    let inset = adjustedContentInset
    return ScrollRange(
      minimum: grid.rounded(-inset.top),
      maximum: grid.rounded(configuration.contentSize + inset.bottom - bounds))
  }

  /// The difference between a technique's offset and the view's own: the part of a view in an overlay that the header
  /// covers.
  var shift: Double { layout.scrollViewMinY - minY }

  /// Whether nothing will change without a touch or a command.
  public var isAtRest: Bool {
    if case .resting = phase { isUndisturbed } else { false }
  }

  /// Whether frames can be skipped until the next touch or command.
  var isQuiet: Bool {
    guard isUndisturbed else { return false }
    switch phase {
    case .resting, .dragging: return true
    case .tracking(let touch): return !touch.pan.isWaitingForGate
    case .releasing, .decelerating, .stopping, .scrolling: return false
    }
  }

  /// Whether no animation runs and no touch is pending.
  private var isUndisturbed: Bool {
    !shown.isAnimating && bar?.shown.isAnimating != true && touches.isEmpty && latestMove == nil
  }

  /// The layout on the screen, which may be a frame of an animation.
  public var visibleLayout: HeaderLayout { shown.visible(at: time) }

  /// The metrics that a technique would get now.
  public var metrics: ScrollMetrics {
    ScrollMetrics(reading, under: layout, mounting: configuration.mounting, room: room)
  }

  /// The environment that a technique would get now.
  public var environment: HeaderEnvironment {
    HeaderEnvironment(reading, mounting: configuration.mounting)
  }

  // MARK: ScrollHost

  /// The current reading of the view and its screen.
  public var reading: HostReading {
    var motion = HostMotion.resting
    var position: Double? = contentOffset
    var coefficient = RubberBand.standardCoefficient
    var velocity: Double?
    switch phase {
    case .resting, .stopping: break
    case .tracking(let touch):
      (motion, position) = (.tracking, nil)
      coefficient = touch.pan.input.rubberBandCoefficient
    case .dragging(let drag):
      (motion, position) = (.tracking, drag.position)
      coefficient = drag.coefficient
      velocity = drag.pan.velocity.y
    case .releasing: motion = .decelerating
    case .decelerating(let fling): (motion, velocity) = (.decelerating, fling.motion.velocity)
    case .scrolling: motion = .scrolling
    }
    var appInset = configuration.contentInset
    appInset.bottom += barRoom + bottomRoom
    var reading = HostReading(
      offset: contentOffset, position: position, rubberBandCoefficient: coefficient,
      contentSize: configuration.contentSize,
      containerHeight: configuration.containerHeight, appInset: appInset,
      safeAreaTop: configuration.safeAreaTop, fittingHeight: configuration.fittingHeight,
      motion: motion, prefersReducedMotion: configuration.prefersReducedMotion,
      scale: configuration.scale, progress: shown.progress(at: time))
    reading.velocity = velocity
    return reading
  }

  /// Places the header on appearing, and the content at the configured offset.
  public func place(_ effects: HeaderEffects) {
    show(effects)
    writeCount = 0
    contentOffset =
      configuration.contentOffset.map { grid.rounded($0 - shift) }
      ?? effects.move?.immediateOffset ?? contentOffset
  }

  /// Performs `effects`: shows the header, moves the content, and remembers a fling's target.
  public func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
  ) {
    show(effects)
    if effects.move != nil { writeCount += 1 }
    switch effects.move {
    case nil: break
    case .put(let offset, let position): put(offset, position: position)
    case .stop(let offset):
      contentOffset = offset
      replaceMotion { phase = .resting }
    case .scroll(let end, let animation):
      replaceMotion {
        phase = .scrolling(
          ScrollAnimation(
            start: contentOffset, end: end, startTime: time, animation: animation))
      }
    }
    if case .willEndDragging = event { requestedTarget = effects.targetContentOffset }
    noteUnderFinger(event)
    record(
      event, in: context, layout: effects.layout,
      barMinY: bar?.minY(in: configuration.containerHeight),
      correctedOffset: effects.correctedOffset, finalPosition: effects.position)
  }

  /// Returns the header's parts at `layout`.
  package func parts(of layout: HeaderLayout) -> HeaderParts {
    scrollDelegate?.parts(of: layout) ?? HeaderParts()
  }

  /// Remembers an event under a finger that does not drag, for a `didStop` at the lift. The end of a deceleration and a
  /// rounding to a pixel do not count.
  private func noteUnderFinger(_ event: ScrollEvent) {
    guard case .tracking(var touch) = phase, event != .didEndDecelerating,
      event != .didScroll(.layout)
    else { return }
    touch.needsDidStop = true
    phase = .tracking(touch)
  }

  private func show(_ effects: HeaderEffects) {
    if effects.scrollViewMinY != minY || effects.room != room { writeCount += 1 }
    minY = effects.scrollViewMinY
    room = effects.room
    overlap = effects.overlap
    shown.show(effects, at: time)
  }

  /// Moves the content to `offset`, which shows `position`. A drag continues from there.
  func put(_ offset: Double, position: Double) {
    if case .dragging(var drag) = phase {
      drag.start += position - drag.position
      drag.position = position
      phase = .dragging(drag)
    }
    contentOffset = offset
  }

  // MARK: Reporting

  func report(_ event: ScrollEvent) {
    scrollDelegate?.scrollHost(self, didReport: event)
  }

  /// Moves the content to `offset`, and reports it if it changed.
  func scroll(to offset: Double, cause: ScrollCause) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    report(.didScroll(cause))
  }
}

extension SimulatedScrollView: PageHost {
  /// Stops the content and the header's animation where they are, without an event. A finger that is down no longer
  /// moves the content.
  public func halt() {
    phase = .resting
    shown.halt()
    latestMove = nil
  }

  /// Moves the content to its place under the header, without an event.
  public func align(_ effects: HeaderEffects) {
    shown.layout = effects.layout
    (minY, room) = (effects.scrollViewMinY, effects.room)
    if let offset = effects.move?.immediateOffset { contentOffset = offset }
  }
}
