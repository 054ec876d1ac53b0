public import HeaderCore
public import ScrollPhysics

/// A UIScrollView without UIKit: fingers in, delegate events out, on a clock of its own.
///
/// It moves as recordings of the real one do (see `ScrollPhysics`), reports the same events in
/// the same order, and does with a technique's answer what an adapter does on a phone. Time
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
public final class SimulatedScrollView: ScrollContained {
  /// Who hears the events.
  public var scrollDelegate: (any ScrollContainingDelegate)?
  /// Who writes the events and their answers down.
  public var observer: (any SimulationObserver)?

  /// Whether a finger that lands moves the content, and new geometry brings it back into its range.
  public var isScrollEnabled = true

  // Each of the following is read whole and written whole: no access lasts while anybody else runs,
  // so no two can overlap, and the check that they do not is left out.

  /// The offset of the content, in points.
  @exclusivity(unchecked) public internal(set) var contentOffset = 0.0
  /// The header's layout as last answered: the model, not what an animation shows of it.
  @exclusivity(unchecked) public internal(set) var layout = HeaderLayout.zero {
    didSet { legalRange = currentLegalRange }
  }
  /// The frame being worked on; frame 0 is at time 0.
  @exclusivity(unchecked) public internal(set) var frame = 0
  /// The finger's y, `nil` when none is down.
  @exclusivity(unchecked) public internal(set) var finger: Double?
  /// The offsets at which the content may rest, on the pixel grid.
  @exclusivity(unchecked) public private(set) var legalRange = ScrollRange(minimum: 0, maximum: 0)

  @exclusivity(unchecked) var configuration: SimulatorConfiguration {
    didSet { legalRange = currentLegalRange }
  }
  let grid: PixelGrid
  @exclusivity(unchecked) var phase = ScrollPhase.resting
  @exclusivity(unchecked) var transition: TimedTransition?
  @exclusivity(unchecked) var latestMove: TouchSample?
  @exclusivity(unchecked) var requestedTarget: Double?
  @exclusivity(unchecked) var hasMovedThisFrame = false
  @exclusivity(unchecked) var flicks = FlickSeries()

  /// A scroll view as `configuration` has it, at rest, with no header yet. Numbers that no screen
  /// has are replaced by the standard ones.
  public init(_ configuration: SimulatorConfiguration) {
    let configuration = configuration.usable
    self.configuration = configuration
    grid = PixelGrid(scale: configuration.scale)
    legalRange = currentLegalRange
    contentOffset = configuration.contentOffset ?? legalRange.minimum
  }

  /// Milliseconds since the simulation began, at the frame being worked on.
  public var time: Double { Double(frame) * 1000 / configuration.frameRate }

  /// Milliseconds between two display frames.
  public var frameDuration: Double { 1000 / configuration.frameRate }

  /// Height of the scroll view: what the header leaves of the container, never below 0.
  public var bounds: Double { max(0, configuration.containerHeight - layout.scrollViewMinY) }

  /// All insets: the app's, the header's, and the part of the safe area that the frame overlaps.
  public var adjustedContentInset: ScrollInsets {
    let safeArea = max(0, configuration.safeAreaTop - layout.scrollViewMinY)
    return ScrollInsets(
      top: configuration.contentInset.top + layout.contentInsetTop + safeArea,
      bottom: configuration.contentInset.bottom)
  }

  /// The legal range as it is now. It is kept: it is asked for several times an event, and changes
  /// with the layout and the configuration only.
  private var currentLegalRange: ScrollRange {
    let inset = adjustedContentInset
    return ScrollRange(
      minimum: grid.rounded(-inset.top),
      maximum: grid.rounded(configuration.contentSize + inset.bottom - bounds))
  }

  /// Whether nothing will change any more unless a finger or the app does something.
  public var isAtRest: Bool {
    if case .resting = phase { return transition == nil && latestMove == nil }
    return false
  }

  /// Whether frames pass without anything happening until a finger or the app does something.
  var isQuiet: Bool {
    guard transition == nil, latestMove == nil else { return false }
    switch phase {
    case .resting: return true
    case .tracking(let touch): return !touch.pan.isWaitingForGate
    case .dragging(let drag): return drag.step == nil
    case .releasing, .decelerating, .stopping, .scrolling: return false
    }
  }

  /// The header on screen: the layout, or where an animation has got to on the way to it.
  public var visibleLayout: HeaderLayout { transition?.layout(at: time) ?? layout }

  // MARK: ScrollContained

  /// The metrics and what surrounds them, at this moment.
  public var headerContext: HeaderContext {
    HeaderContext(
      scroll: metrics, environment: environment, visibleLayout: transition?.layout(at: time))
  }

  var environment: HeaderEnvironment {
    HeaderEnvironment(
      containerHeight: configuration.containerHeight,
      safeAreaTop: configuration.safeAreaTop,
      fittingHeight: configuration.fittingHeight,
      prefersReducedMotion: configuration.prefersReducedMotion)
  }

  var metrics: ScrollMetrics {
    var isTracking = false
    var position: Double? = contentOffset
    switch phase {
    case .tracking: (isTracking, position) = (true, nil)
    case .dragging(let drag): (isTracking, position) = (true, drag.position)
    case .resting, .releasing, .decelerating, .stopping, .scrolling: break
    }
    return ScrollMetrics(
      contentOffset: contentOffset, contentSize: configuration.contentSize, bounds: bounds,
      adjustedContentInset: adjustedContentInset, headerInset: layout.contentInsetTop,
      isTracking: isTracking, unboundedContentOffset: position)
  }

  /// Lays out as on appearing: at once, and with the content where the configuration wants it.
  public func place(_ layout: HeaderLayout) {
    self.layout = layout
    transition = nil
    contentOffset = configuration.contentOffset.map(grid.rounded) ?? legalRange.minimum
  }

  /// Places the header, corrects the offset, and notes the target, as `update` has it.
  ///
  /// Content at rest that a new layout leaves outside its range is brought back into it, and
  /// content at the very top stays there when the header changes its inset; whoever forwards the
  /// events reports either as `didScroll(.layout)`.
  public func apply(
    _ update: HeaderUpdate, answering event: ScrollEvent, in context: HeaderContext
  ) {
    let wasAtTop = contentOffset == legalRange.minimum
    let previousInset = layout.contentInsetTop
    show(update, answering: event)
    let correctedOffset = moveContent(as: update.reaction, answering: event)
    if case .willEndDragging = event { requestedTarget = update.reaction.targetContentOffset }
    observer?.simulationDidRecord(
      SimulationRow(
        time: time, kind: .event(event), finger: finger, scroll: context.scroll,
        environment: context.environment, layout: update.layout,
        correctedOffset: correctedOffset))
    guard case .resting = phase else { return }
    let range = legalRange
    let isPinned = wasAtTop && correctedOffset == nil && layout.contentInsetTop != previousInset
    contentOffset = isPinned ? range.minimum : range.clamp(contentOffset)
  }

  /// Takes over the layout, with the animation if there is one. An answer without one ends a
  /// running animation, unless it leaves alone what that moves, or nobody wished for it.
  private func show(_ update: HeaderUpdate, answering event: ScrollEvent) {
    let end = update.layout
    guard end != layout, end.isFinite else { return }
    if let animation = update.reaction.animation, animation.isUsable {
      transition = TimedTransition(
        HeaderTransition(from: visibleLayout, to: end), at: time, animation: animation)
    } else {
      transition =
        transition?.carried(to: end)
        ?? transition?.redirected(to: end, at: time, answering: event)
    }
    layout = end
  }

  /// Corrects the offset, or begins to scroll to it; gives the offset if it was corrected. While a
  /// finger is down it stays in charge, and nothing scrolls by itself; a fling does not outlive a
  /// header that the app collapses or expands at once.
  private func moveContent(
    as reaction: HeaderReaction, answering event: ScrollEvent
  ) -> Double? {
    guard let offset = reaction.contentOffset, offset != contentOffset, offset.isFinite else {
      return nil
    }
    guard let animation = reaction.animation else {
      correct(to: offset)
      if finger == nil, case .setCollapsed = event {
        contentOffset = grid.rounded(offset)
        replaceMotion { phase = .resting }
      }
      return offset
    }
    guard finger == nil else { return nil }
    replaceMotion {
      phase = .scrolling(
        ScrollAnimation(
          start: contentOffset, end: grid.rounded(offset), startTime: time, animation: animation))
    }
    return nil
  }

  /// Puts the content at `offset` and lets a drag go on from there.
  func correct(to offset: Double) {
    if case .dragging(var drag) = phase {
      let position = legalRange.position(
        forOffset: offset, dimension: bounds, coefficient: drag.coefficient)
      drag.start += position - drag.position
      drag.position = position
      phase = .dragging(drag)
    }
    contentOffset = offset
  }

  // MARK: Reporting

  func report(_ event: ScrollEvent) {
    scrollDelegate?.scrollContained(self, didReport: event)
  }

  /// Moves the content to `offset` and reports it, if it is not there already.
  func scroll(to offset: Double, cause: ScrollCause) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    report(.didScroll(cause))
  }
}

extension HeaderAnimation {
  /// Whether it takes time, and ends.
  fileprivate var isUsable: Bool { duration > 0 && duration.isFinite }
}
