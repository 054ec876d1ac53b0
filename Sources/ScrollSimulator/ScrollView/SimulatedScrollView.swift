public import HeaderCore
public import ScrollPhysics

/// A UIScrollView without UIKit: fingers in, delegate events out, on a clock of its own.
///
/// It moves as recordings of the real one do (see `ScrollPhysics`), reports the same events in
/// the same order, and performs the effects of a technique's answer as an adapter does on a phone. Time
/// advances one display frame at a time and only when it is told to:
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
/// It is a table view: content that fits its bounds still bounces. The same calls give the same
/// events, bit for bit, on every platform. A frame costs O(1) and allocates nothing.
public final class SimulatedScrollView: ScrollHost {
  /// Hears the events.
  public var scrollDelegate: (any ScrollHostDelegate)?
  /// Writes the events and their answers down. It is kept alive: set it to `nil` where it owns the view,
  /// for the two would keep each other.
  public var observer: (any SimulationObserver)?

  /// Whether a finger that lands moves the content, and new geometry brings it back into its range.
  public var isScrollEnabled = true

  /// The offset of the content, in points: the view's own, whatever a technique is told.
  public internal(set) var contentOffset = 0.0
  /// The header's layout as last answered: the model, not what an animation shows of it.
  public var layout: HeaderLayout { shown.layout }
  /// Top edge of the view in its container.
  public internal(set) var minY = 0.0
  /// What the header adds to the top content inset.
  public internal(set) var room = 0.0
  /// Points of the content that lie under the header, as of the last event.
  public internal(set) var overlap = 0.0
  /// The frame being worked on; frame 0 is at time 0.
  public internal(set) var frame = 0
  /// The finger's y, `nil` when none is down.
  public internal(set) var finger: Double?

  /// Which of several pages it is, 1 being the first; `nil` where it is the only list.
  public internal(set) var page: Int?
  /// What it has below its content as one of several pages.
  public var bottomRoom = 0.0

  /// The bar that has room below the content.
  var bar: SimulatedBar?

  /// How often the view's frame, its inset or its offset was written on the header's behalf since it
  /// appeared.
  public private(set) var writeCount = 0

  /// The screen and the content as they are now. Of these a view layer sets what only it knows.
  package var configuration: SimulatorConfiguration
  let grid: PixelGrid
  var phase = ScrollPhase.resting
  var shown = ShownHeader()
  /// Touches that have not reached the view yet.
  var touches = TouchQueue()
  /// The newest move of the frame, until the finger is followed.
  var latestMove: TouchSample?
  var requestedTarget: Double?
  var hasMovedThisFrame = false
  var flicks = FlickSeries()

  /// A scroll view as `configuration` has it, at rest, with no header yet. Numbers that no screen
  /// has are replaced by the standard ones.
  public init(_ configuration: SimulatorConfiguration) {
    let configuration = configuration.usable
    self.configuration = configuration
    grid = PixelGrid(scale: configuration.scale)
    contentOffset = configuration.contentOffset ?? contentOffsetRange.minimum
  }

  /// Milliseconds since the simulation began, at the frame being worked on.
  public var time: Double { Double(frame) * 1000 / configuration.frameRate }

  /// Milliseconds between two display frames.
  public var frameDuration: Double { 1000 / configuration.frameRate }

  /// Height of the view: what there is of the container below its top edge, never below 0.
  public var bounds: Double { max(0, configuration.containerHeight - minY) }

  /// All insets: the app's, the header's, and the part of the safe area that the frame overlaps.
  public var adjustedContentInset: ScrollInsets {
    ScrollInsets(
      top: configuration.contentInset.top + room + max(0, configuration.safeAreaTop - minY),
      bottom: configuration.contentInset.bottom + barRoom + bottomRoom)
  }

  /// What the bar takes at the end of the content, wherever it is.
  private var barRoom: Double { configuration.bottomBar?.room() ?? 0 }

  /// The offsets at which the content may rest, on the pixel grid.
  public var contentOffsetRange: ScrollRange {
    let inset = adjustedContentInset
    return ScrollRange(
      minimum: grid.rounded(-inset.top),
      maximum: grid.rounded(configuration.contentSize + inset.bottom - bounds))
  }

  /// By how much the offset that a technique is told is larger than the view's own: what the header
  /// takes of a view that fills the container.
  var shift: Double { layout.scrollViewMinY - minY }

  /// Whether nothing will change any more unless a finger or the app does something.
  public var isAtRest: Bool {
    if case .resting = phase { isUndisturbed } else { false }
  }

  /// Whether frames pass without anything happening until a finger or the app does something.
  var isQuiet: Bool {
    guard isUndisturbed else { return false }
    switch phase {
    case .resting, .dragging: return true
    case .tracking(let touch): return !touch.pan.isWaitingForGate
    case .releasing, .decelerating, .stopping, .scrolling: return false
    }
  }

  /// Whether no animation runs, and no touch is on its way.
  private var isUndisturbed: Bool {
    !shown.isAnimating && bar?.isAnimating != true && touches.isEmpty && latestMove == nil
  }

  /// The header on screen: the layout, or where an animation has got to on the way to it.
  public var visibleLayout: HeaderLayout { shown.visible(at: time) }

  /// What a technique is told of the content and its edges at this moment.
  public var metrics: ScrollMetrics {
    ScrollMetrics(reading, under: layout, mounting: configuration.mounting, room: room)
  }

  /// What surrounds the view at this moment.
  public var environment: HeaderEnvironment {
    HeaderEnvironment(reading, mounting: configuration.mounting)
  }

  // MARK: ScrollHost

  /// The view's numbers and what surrounds it, at this moment.
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

  /// Lays out as on appearing: at once, and with the content where the configuration wants it.
  public func place(_ effects: HeaderEffects) {
    show(effects)
    writeCount = 0
    contentOffset =
      configuration.contentOffset.map { grid.rounded($0 - shift) }
      ?? effects.move?.immediateOffset ?? contentOffset
  }

  /// Shows the header, moves the content and notes the target, as `effects` have it.
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
            start: contentOffset, end: end, startTime: time, course: .animation(animation)))
      }
    }
    if case .willEndDragging = event { requestedTarget = effects.targetContentOffset }
    noteUnderFinger(event)
    observer?.simulationDidRecord(
      SimulationRow(
        time: time, kind: .event(event), finger: finger, scroll: context.scroll,
        environment: context.environment, layout: effects.layout,
        correctedOffset: effects.correctedOffset,
        finalPosition: effects.position, page: page, overlap: overlap,
        barMinY: bar?.minY(in: configuration.containerHeight), parts: parts(of: effects.layout)))
  }

  /// The header's parts where it is seen as `layout`.
  package func parts(of layout: HeaderLayout) -> HeaderParts {
    scrollDelegate?.parts(of: layout) ?? HeaderParts()
  }

  /// Notes an event under a finger that does not drag: its answer waits for the lift. The end of a
  /// deceleration does not wait, nor does a correction to whole pixels.
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

  /// Puts the content at `offset`, which shows `position`, and lets a drag go on from there.
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

  /// Moves the content to `offset` and reports it, if it is not there already.
  func scroll(to offset: Double, cause: ScrollCause) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    report(.didScroll(cause))
  }
}

extension SimulatedScrollView: PageHost {
  /// Stops the content and the header's animation where they are, without a report. A finger that is
  /// down moves nothing any more.
  public func halt() {
    phase = .resting
    shown.halt()
    latestMove = nil
  }

  /// Takes its place under the header, without a report.
  public func align(_ effects: HeaderEffects) {
    shown.layout = effects.layout
    (minY, room) = (effects.scrollViewMinY, effects.room)
    if let offset = effects.move?.immediateOffset { contentOffset = offset }
  }
}
