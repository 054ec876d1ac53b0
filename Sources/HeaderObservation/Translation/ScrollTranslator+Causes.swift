import HeaderCore
import ScrollPhysics

/// Why the content moved.
extension ScrollTranslator {
  /// Moves towards the offset that was seen; gives why, or `nil` where the content is there, or a phase may
  /// yet say why.
  mutating func move(in viewport: ScrollViewport) -> ScrollCause? {
    // A translation that is not in the offset yet is about to be.
    guard hasMoved else { return nil }
    switch phase {
    case .dragging(let drag): return move(drag, in: viewport)
    case .decelerating(let flight): return move(flight, in: viewport)
    case .resting, .lifted, .released, .caught, .stopping, .touched, .moved, .scrolling:
      return moveByItself(in: viewport)
    }
  }

  /// Whether the content is elsewhere than where it has been told to be, but for the last digits.
  var hasMoved: Bool { (sample.offset - offset).magnitude > 1e-9 }

  /// The finger moves the content, and perhaps something else does as well: what its translation does
  /// not account for is taken first.
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

  /// The finger that drags has come as far as was seen.
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

  /// The flight goes on, or something else moves the content meanwhile.
  private mutating func move(_ flight: Flight, in viewport: ScrollViewport) -> ScrollCause? {
    if takeRows(after: flight.step, in: viewport) { return .layout }
    var flight = flight
    let (previous, change) = (offset, sample.offset - offset)
    if sample.isExact, flight.isTooFar(change, from: previous, in: viewport) { return nil }
    offset = sample.offset
    // Where a fling ends, its last step takes the content onto a pixel.
    if turn.stepTime != nil, viewport.isPixel(offset, nearestTo: previous) { return .layout }
    let cause = flight.cause(
      of: change, from: previous, at: sample.time, isKnown: sample.isExact, in: viewport, &turn)
    phase = .decelerating(flight)
    return cause
  }

  /// Rows have grown, those above the content in sight perhaps, and a phase's geometry has that and the user's
  /// travel in one. Takes all of the growth if what is left may follow on `step`, the last one, and else what
  /// an even step leaves of it.
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

  /// Whether the app is known to move the content.
  var isMovedByApp: Bool {
    switch phase {
    case .moved, .scrolling: true
    case .resting, .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched: false
    }
  }

  /// The app moves the content, or a layout does.
  private mutating func moveByItself(in viewport: ScrollViewport) -> ScrollCause? {
    let previous = offset
    let isPixel = viewport.isPixel(sample.offset, nearestTo: previous)
    // A phase of this turn may yet say what has moved it.
    guard !sample.isExact || isMovedByApp || isPixel else { return nil }
    offset = sample.offset
    guard sample.phase == .animating || !isLayout(from: previous, isPixel, in: viewport) else {
      return .layout
    }
    guard !sample.isTracking else { return .programmatic }
    switch phase {
    case .moved(let move)
    where !move.isInTurn && sample.time - move.time <= ScrollTranslator.patience:
      phase = .scrolling(AppScroll(lastTime: sample.time))
    case .resting, .moved: phase = .moved(AppMove(time: sample.time))
    case .scrolling(var scroll):
      scroll.lastTime = sample.time
      phase = .scrolling(scroll)
    case .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched: break
    }
    // The last point of a scroll to the top takes longer than a scroll that has ended is waited for.
    let top = viewport.range.minimum
    if case .scrolling(var scroll) = phase, !scroll.isOwn, previous - top >= 1, offset - top < 1 {
      scroll.arrivesAtTop = true
      phase = .scrolling(scroll)
    }
    return .programmatic
  }

  /// Whether content of another size, or on its way back into the range or onto the pixels, has moved.
  private func isLayout(
    from previous: Double, _ isPixel: Bool, in viewport: ScrollViewport
  ) -> Bool {
    let range = viewport.range
    let isReturn =
      range.overscroll(at: previous) != 0 && (offset - range.clamp(previous)).magnitude < 1e-9
    return turn.isResized || isReturn || isPixel
  }
}
