import HeaderCore
import ScrollPhysics

/// The causes of a change of the offset.
extension ScrollTranslator {
  /// Moves the reported offset towards the current sample, and returns why. Returns `nil` if it is there, or if
  /// the phase may still tell why.
  mutating func move(in viewport: ScrollViewport) -> ScrollCause? {
    // If only the translation changed, the offset will follow.
    guard hasMoved else { return nil }
    switch phase {
    case .dragging(let drag): return move(drag, in: viewport)
    case .decelerating(let flight): return move(flight, in: viewport)
    case .resting, .lifted, .released, .caught, .stopping, .touched, .moved, .scrolling:
      return moveWithoutUser(in: viewport)
    }
  }

  /// Whether the content moved since the last report, apart from rounding errors.
  var hasMoved: Bool { (sample.offset - offset).magnitude > 1e-9 }

  /// The cause during a drag. A change that the finger's translation does not explain is reported first.
  private mutating func move(_ drag: Drag, in viewport: ScrollViewport) -> ScrollCause {
    let range = viewport.range
    if takeRows(after: drag.step, in: viewport) { return .layout }
    if !sample.isExact, let translation = drag.translation, range.contains(offset),
      range.contains(sample.offset)
    {
      let foreign = drag.finger.displacement(
        of: sample.offset, at: sample.translation, in: viewport)
      if foreign != 0 {
        let isStill = sample.translation == translation
        let end = isStill ? sample.offset : offset + foreign
        didMoveContent(to: end, position: end)
        return turn.isResized ? .layout : .programmatic
      }
    }
    let previous = offset
    offset = sample.offset
    follow(in: viewport, step: offset - previous)
    return .drag
  }

  /// Updates the finger's position to the current sample.
  mutating func follow(in viewport: ScrollViewport, step: Double = 0) {
    guard case .dragging(var drag) = phase else { return }
    if sample.isExact {
      drag.finger = FingerPosition(position: viewport.position(of: sample.offset))
    } else {
      drag.translation = sample.translation
      drag.finger.move(to: sample.translation, shown: sample.offset, in: viewport)
    }
    drag.step = step
    phase = .dragging(drag)
  }

  /// The cause during a deceleration.
  private mutating func move(_ flight: Flight, in viewport: ScrollViewport) -> ScrollCause? {
    if takeRows(after: flight.step, in: viewport) { return .layout }
    var flight = flight
    let (previous, change) = (offset, sample.offset - offset)
    if sample.isExact, flight.isTooFar(change, from: previous, in: viewport) { return nil }
    offset = sample.offset
    // At the end of a fling, the content is rounded to a pixel.
    if turn.stepTime != nil, viewport.isPixel(offset, nearestTo: previous) { return .layout }
    let cause = flight.cause(
      of: change, from: previous, at: sample.time, isKnown: sample.isExact, in: viewport, &turn)
    phase = .decelerating(flight)
    return cause
  }

  /// Separates the growth of rows from the user's travel. With phases, one reading has both, and the rows may be
  /// above the visible content. Attributes all of the growth to the rows if the rest may follow `step`, the last
  /// one; otherwise what an even step leaves over. Returns whether any is attributed.
  private mutating func takeRows(after step: Double, in viewport: ScrollViewport) -> Bool {
    let (change, growth) = (sample.offset - offset, turn.looseGrowth)
    let left = change - growth
    let isCloser = (left - step).magnitude < (change - step).magnitude
    guard sample.isExact, growth != 0, viewport.range.contains(offset), isCloser || step != 0,
      !Flight.isEven(change, after: step, pixel: viewport.pixel)
    else { return false }
    var rows = growth
    if !isCloser || step != 0 && !(0.25...3).contains(left / step) {
      let rest = change - Flight.evenStep(after: step)
      rows = min(max(rest, min(growth, 0)), max(growth, 0))
    }
    guard rows != 0 else { return false }
    turn.looseGrowth = 0
    offset += rows
    return true
  }

  /// Whether the app moves the content.
  var isMovedByApp: Bool {
    switch phase {
    case .moved, .scrolling: true
    case .resting, .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched: false
    }
  }

  /// The cause when neither a finger nor a fling moves the content: the app, or layout.
  private mutating func moveWithoutUser(in viewport: ScrollViewport) -> ScrollCause? {
    let previous = offset
    let isPixel = viewport.isPixel(sample.offset, nearestTo: previous)
    // A phase in this turn may still tell the cause.
    guard !sample.isExact || isMovedByApp || isPixel else { return nil }
    offset = sample.offset
    guard sample.phase == .animating || !isLayout(from: previous, isPixel, in: viewport) else {
      return .layout
    }
    guard !sample.isTracking else { return .programmatic }
    switch phase {
    case .moved(let move)
    where !move.isInTurn && sample.time - move.time <= ScrollTranslator.longestPause:
      phase = .scrolling(AppScroll(lastTime: sample.time))
    case .resting, .moved: phase = .moved(AppMove(time: sample.time))
    case .scrolling(var scroll):
      scroll.lastTime = sample.time
      phase = .scrolling(scroll)
    case .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched: break
    }
    // The last point of a scroll to the top takes longer than the pause after which a scroll has ended.
    let top = viewport.range.minimum
    if case .scrolling(var scroll) = phase, !scroll.isOwn, previous - top >= 1, offset - top < 1 {
      scroll.arrivesAtTop = true
      phase = .scrolling(scroll)
    }
    return .programmatic
  }

  /// Whether the change is a layout's: with a new size, back into the range, or onto a pixel.
  private func isLayout(
    from previous: Double, _ isPixel: Bool, in viewport: ScrollViewport
  ) -> Bool {
    let range = viewport.range
    let isReturn =
      range.overscroll(at: previous) != 0 && (offset - range.clamp(previous)).magnitude < 1e-9
    return turn.isResized || isReturn || isPixel
  }
}
