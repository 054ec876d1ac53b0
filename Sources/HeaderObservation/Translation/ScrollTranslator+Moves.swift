import HeaderCore
import ScrollPhysics

/// The causes of a change of the offset.
///
/// If the scroll view does not report phases, a cause is inferred from the motion and the change. The first line that
/// applies counts:
///
///     motion        change of the offset                             cause
///     a drag        not explained by the finger's translation,
///                     in a turn with a new content height            layout
///                     in any other turn                              programmatic
///                   explained by it                                  drag
///     a flight      after the turn's step, onto the nearest pixel    layout
///                   as large as that of the content's height         layout
///                   a step, by the rules of ``Flight``               deceleration
///                   any other                                        layout
///     neither       onto the nearest pixel                           layout
///                   in a turn with a new content height              layout
///                   from beyond an edge onto the edge                layout
///                   any other                                        programmatic
extension ScrollTranslator {
  /// Whether the content moved since the last report, apart from rounding errors.
  var hasMoved: Bool { (sample.offset - offset).magnitude > 1e-9 }

  /// Moves the reported offset to the sample's, or a part of the way that has a cause of its own, and returns the
  /// cause. Returns `nil` if it is there, or if the phase may still tell why.
  mutating func move(in viewport: ScrollViewport) -> ScrollCause? {
    // If only the translation changed, the offset will follow.
    guard hasMoved else { return nil }
    switch state {
    case .dragging(let drag): return move(drag, in: viewport)
    // A finger that lands stops the content, before its flag says so.
    case .decelerating(let flight) where sample.hasPhase || !sample.isTracking:
      return move(flight, in: viewport)
    case .resting, .lifted, .released, .decelerating, .caught, .stopping, .touched, .moved,
      .scrolling:
      return moveWithoutUser(in: viewport)
    }
  }

  // MARK: A drag

  /// Moves during a drag. What the finger's translation does not explain is reported first.
  private mutating func move(_ drag: Drag, in viewport: ScrollViewport) -> ScrollCause {
    if correctRows(after: drag.step, in: viewport) { return .layout }
    if moveAgainst(drag, in: viewport) { return turn.isResized ? .layout : .programmatic }
    let previous = offset
    offset = sample.offset
    follow(in: viewport, step: offset - previous)
    return .drag
  }

  /// Moves by the part of the change that the finger's translation does not explain. Returns whether there is any.
  /// Beyond an edge, that is known only if the finger has not moved: rows that shrink may move the edge first.
  private mutating func moveAgainst(_ drag: Drag, in viewport: ScrollViewport) -> Bool {
    let range = viewport.range
    guard !sample.hasPhase, let translation = drag.translation else { return false }
    let isStill = sample.translation == translation
    guard isStill || range.contains(offset) && range.contains(sample.offset) else { return false }
    let part = drag.finger.displacement(
      of: sample.offset, at: sample.translation, in: viewport)
    guard part != 0 else { return false }
    let end = isStill ? sample.offset : offset + part
    didMoveContent(to: end, position: viewport.position(of: end))
    return true
  }

  /// Updates the finger's position to the current sample.
  mutating func follow(in viewport: ScrollViewport, step: Double = 0) {
    guard case .dragging(var drag) = state else { return }
    if sample.hasPhase {
      drag.finger = FingerPosition(position: viewport.position(of: sample.offset))
    } else {
      drag.translation = sample.translation
      drag.finger.move(to: sample.translation, shown: sample.offset, in: viewport)
    }
    drag.step = step
    state = .dragging(drag)
  }

  // MARK: A flight

  /// Moves during a deceleration.
  private mutating func move(_ flight: Flight, in viewport: ScrollViewport) -> ScrollCause? {
    if correctRows(after: flight.step, in: viewport) { return .layout }
    let (previous, change) = (offset, sample.offset - offset)
    if sample.hasPhase, flight.isTooFar(change, from: previous, in: viewport) { return nil }
    offset = sample.offset
    // At the end of a fling, the content is rounded to a pixel.
    if turn.stepTime != nil, viewport.isPixel(offset, nearestTo: previous) {
      return .layout
    }
    var flight = flight
    defer { state = .decelerating(flight) }
    return flight.move(
      by: change, from: previous, at: sample.time, reportsPhases: sample.hasPhase, in: viewport,
      &turn)
  }

  // MARK: Rows

  /// Moves by the growth of rows, which is in one reading with the user's travel if the scroll view reports phases.
  /// `step` is the last step of the travel. Returns whether any rows grew above the visible content.
  private mutating func correctRows(after step: Double, in viewport: ScrollViewport) -> Bool {
    guard sample.hasPhase, turn.unmatchedGrowth != 0, viewport.range.contains(offset) else {
      return false
    }
    let rows = growthAbove(in: sample.offset - offset, after: step, pixel: viewport.pixel)
    guard rows != 0 else { return false }
    turn.unmatchedGrowth = 0
    offset += rows
    return true
  }

  /// Returns the part of `change` by which rows above the visible content have grown in this turn: all of their growth
  /// if the rest of the change may follow `step`, and otherwise what a step by friction leaves of the change.
  private func growthAbove(in change: Double, after step: Double, pixel: Double) -> Double {
    guard !Flight.isFrictionStep(change, after: step, pixel: pixel) else { return 0 }
    let growth = turn.unmatchedGrowth
    let travel = change - growth
    let isCloser = (travel - step).magnitude < (change - step).magnitude
    guard step != 0 else { return isCloser ? growth : 0 }
    if isCloser, (0.25...3).contains(travel / step) { return growth }
    return min(max(change - Flight.frictionStep(after: step), min(growth, 0)), max(growth, 0))
  }

  // MARK: Neither

  /// Whether the app moves the content.
  var isMovedByApp: Bool {
    switch state {
    case .moved, .scrolling: true
    case .resting, .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched: false
    }
  }

  /// Moves content that neither a finger nor a fling moves.
  private mutating func moveWithoutUser(in viewport: ScrollViewport) -> ScrollCause? {
    let previous = offset
    let isRounding = viewport.isPixel(sample.offset, nearestTo: previous)
    // A phase in this turn may still tell the cause.
    guard !sample.hasPhase || isMovedByApp || isRounding else { return nil }
    offset = sample.offset
    let edge = viewport.range.clamp(previous)
    let isReturn = edge != previous && (offset - edge).magnitude < 1e-9
    if sample.phase != .animating, isRounding || turn.isResized || isReturn { return .layout }
    if !sample.isTracking { appDidMove(from: previous, in: viewport) }
    return .programmatic
  }

  /// Notes that the app moved the content from `previous`, once or as part of an animated scroll.
  private mutating func appDidMove(from previous: Double, in viewport: ScrollViewport) {
    switch state {
    case .moved(let move)
    where !move.isInTurn && sample.time - move.time <= ScrollTranslator.longestPause:
      state = .scrolling(AppScroll(lastTime: sample.time))
    case .resting, .moved: state = .moved(AppMove(time: sample.time))
    case .scrolling(var scroll):
      scroll.lastTime = sample.time
      state = .scrolling(scroll)
    case .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched: break
    }
    // The last point of a scroll to the top takes longer than the pause after which a scroll has ended.
    let top = viewport.range.minimum
    if case .scrolling(var scroll) = state, !scroll.isOwn, previous - top >= 1, offset - top < 1 {
      scroll.arrivesAtTop = true
      state = .scrolling(scroll)
    }
  }
}
