import HeaderCore
import ScrollPhysics

/// Why the content moved.
extension ScrollTranslator {
  /// Moves towards the offset that was seen; gives why, or `nil` where the content is there.
  mutating func move(in viewport: ScrollViewport) -> ScrollCause? {
    // A translation that is not in the offset yet is about to be.
    guard hasMoved else { return nil }
    switch phase {
    case .dragging(let drag): return move(drag, in: viewport)
    case .decelerating(var flight):
      let previous = offset
      offset = sample.offset
      // Where a fling ends, its last step takes the content onto a pixel.
      if turn.stepTime != nil, viewport.isPixel(offset, nearestTo: previous) { return .layout }
      let cause = flight.cause(
        of: offset - previous, from: previous, at: sample.time, in: viewport, &turn)
      phase = .decelerating(flight)
      return cause
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
    if let translation = drag.translation, range.contains(offset), range.contains(sample.offset) {
      let foreign = drag.finger.displacement(
        of: sample.offset, at: sample.translation, in: viewport)
      if foreign != 0 {
        let isStill = sample.translation == translation
        let end = isStill ? sample.offset : offset + foreign
        didMoveContent(to: end, position: end)
        return turn.isResized ? .layout : .programmatic
      }
    }
    offset = sample.offset
    follow(in: viewport)
    return .drag
  }

  /// The finger that drags has come as far as was seen.
  mutating func follow(in viewport: ScrollViewport) {
    guard case .dragging(var drag) = phase else { return }
    drag.translation = sample.translation
    drag.finger.move(to: sample.translation, shown: sample.offset, in: viewport)
    phase = .dragging(drag)
  }

  /// The app moves the content, or a layout does.
  private mutating func moveByItself(in viewport: ScrollViewport) -> ScrollCause {
    let previous = offset
    let range = viewport.range
    offset = sample.offset
    guard !turn.isResized else { return .layout }
    let isReturn =
      range.overscroll(at: previous) != 0 && (offset - range.clamp(previous)).magnitude < 1e-9
    if isReturn || viewport.isPixel(offset, nearestTo: previous) { return .layout }
    guard !sample.isTracking else { return .programmatic }
    switch phase {
    case .moved(let move)
    where !move.isInTurn && sample.time - move.time <= ScrollTranslator.patience:
      phase = .scrolling(AppScroll(lastTime: sample.time))
    case .resting, .moved: phase = .moved(AppMove(time: sample.time))
    case .scrolling: phase = .scrolling(AppScroll(lastTime: sample.time))
    case .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched: break
    }
    // The last point of a scroll to the top takes longer than a scroll that has ended is waited for.
    if case .scrolling(var scroll) = phase, previous - range.minimum >= 1,
      offset - range.minimum < 1
    {
      scroll.arrivesAtTop = true
      phase = .scrolling(scroll)
    }
    return .programmatic
  }
}
