package import HeaderCore
import ScrollPhysics

/// The events at the beginnings and ends of drags, decelerations and animated scrolls.
extension ScrollTranslator {
  /// Returns the next event that leads to the current sample; `nil` when none is left.
  package mutating func next(in viewport: ScrollViewport) -> ScrollEvent? {
    takeSample(in: viewport)
    if case .scrolling(var scroll) = state, scroll.arrivesAtTop {
      scroll.arrivesAtTop = false
      state = .scrolling(scroll)
      return .didScrollToTop
    }
    return eventBeforeMove(in: viewport) ?? move(in: viewport).map { .didScroll($0) }
      ?? eventAfterMove(in: viewport)
  }

  /// Takes over the content's height, and notes that the scroll view reports its deceleration.
  private mutating func takeSample(in viewport: ScrollViewport) {
    let growth = sample.contentSize - contentSize
    if growth != 0 { turn.grow(by: growth) }
    contentSize = sample.contentSize
    guard case .decelerating(var flight) = state else { return }
    if sample.isDecelerating { flight.isFlagExpected = false }
    if growth != 0, !sample.hasPhase {
      flight.contentDidGrow(in: &turn, pixel: viewport.pixel)
    }
    state = .decelerating(flight)
  }

  /// Ends a turn, after all events of it were reported. Returns the event that follows from that, if any.
  package mutating func turnEnded(at time: Double, in viewport: ScrollViewport) -> ScrollEvent? {
    sample.time = time
    let ended = turn
    turn = Turn()
    if sample.hasPhase { return hasMoved ? .didScroll(moveWithoutPhase()) : nil }
    switch state {
    case .lifted:
      state = .resting
      return .didEndDragging(willDecelerate: false)
    case .stopping(let liftTime) where sample.time > liftTime:
      state = .resting
      return .didEndDecelerating
    case .dragging:
      // Finger travel that did not move the content, as at an edge, is dropped.
      follow(in: viewport)
    case .decelerating(var flight):
      flight.turnEnded(ended, pixel: viewport.pixel)
      state = .decelerating(flight)
    case .moved(let move):
      state = .moved(AppMove(time: move.time, isInTurn: false))
    case .scrolling(let scroll)
    where sample.time - scroll.lastTime >= ScrollTranslator.longestPause - 1e-9:
      return didReceive(.didEndScrollingAnimation)
    case .resting, .released, .caught, .stopping, .touched, .scrolling: break
    }
    return nil
  }

  /// Moves the reported offset to the sample's at the end of a turn in which no phase has told why: a flight continues.
  private mutating func moveWithoutPhase() -> ScrollCause {
    let change = sample.offset - offset
    offset = sample.offset
    guard case .decelerating(var flight) = state else { return .layout }
    flight.take(change)
    state = .decelerating(flight)
    return .deceleration
  }

  /// Applies `end`, from the app's delegate or inferred from a pause. Returns it if it ends the current motion. A
  /// delegate also receives the end of a fling that a finger caught: that is ignored, because the finger still holds
  /// the content.
  mutating func didReceive(_ end: ScrollEvent) -> ScrollEvent? {
    switch state {
    case .scrolling: guard end == .didEndScrollingAnimation else { return nil }
    case .released, .decelerating, .stopping:
      guard end == .didEndDecelerating, !sample.isHeld else { return nil }
    case .resting, .dragging, .lifted, .caught, .touched, .moved: return nil
    }
    state = .resting
    return end
  }

  /// Returns the event that precedes the content's move to the sample: a drag begins or ends, a deceleration begins, or
  /// the app has ended it early.
  private mutating func eventBeforeMove(in viewport: ScrollViewport) -> ScrollEvent? {
    switch state {
    case .released:
      state = .decelerating(Flight(isFlagExpected: !sample.isDecelerating))
      return .willBeginDecelerating
    case .dragging where sample.isPanning: return nil
    case .dragging, .lifted:
      state = .lifted
      let decelerates = decelerates(in: viewport)
      guard decelerates || sample.isPanning || sample.hasPhase else { return nil }
      state = decelerates ? .released : .resting
      return .didEndDragging(willDecelerate: decelerates)
    case .decelerating(let flight)
    where hasEnded(flight) && !sample.isHeld && (hasMoved || sample.phase == .animating):
      // The content still moved: the app ended the deceleration early.
      return stop(as: afterFlight(in: viewport))
    case .caught where sample.phase == .animating: return stop(as: afterFlight(in: viewport))
    case .resting where sample.phase == .decelerating,
      .caught where !sample.isHeld && decelerates(in: viewport),
      .touched where !sample.isHeld && sample.isDecelerating:
      state = .decelerating(Flight(isFlagExpected: !sample.isDecelerating))
      return .willBeginDecelerating
    case .resting, .decelerating, .caught, .stopping, .touched, .moved, .scrolling:
      // An animated scroll begins without an event.
      if sample.phase == .animating, !isMovedByApp {
        state = .scrolling(AppScroll(lastTime: sample.time))
      }
      guard sample.isPanning else { return nil }
      // A translation of 0 has moved nothing. Any other may have moved the content before its offset is read.
      state = .dragging(
        Drag(
          finger: FingerPosition(position: viewport.position(of: offset)),
          translation: sample.translation == 0 ? 0 : nil))
      return .willBeginDragging
    }
  }

  /// Replaces a motion that has no end event of its own with `next`. Returns `didStop`.
  mutating func stop(as next: State) -> ScrollEvent {
    state = next
    return .didStop
  }

  /// Returns the state after a fling that the app ended early. Content beyond an edge is still moving.
  private func afterFlight(in viewport: ScrollViewport) -> State {
    switch sample.phase {
    case .animating: break
    case .idle, .tracking, .interacting, .decelerating:
      return .moved(AppMove(time: sample.time))
    case nil:
      let overscroll = viewport.range.overscroll(at: sample.offset).magnitude
      if overscroll <= viewport.pixel { return .resting }
    }
    return .scrolling(AppScroll(lastTime: sample.time))
  }

  /// Whether the content decelerates: beyond an edge it always bounces back, even before the scroll view reports it.
  private func decelerates(in viewport: ScrollViewport) -> Bool {
    sample.isDecelerating || !sample.hasPhase && !viewport.range.contains(offset)
  }

  private func hasEnded(_ flight: Flight) -> Bool {
    !sample.isDecelerating && !flight.isFlagExpected
  }

  /// Returns the event that follows the content's move to the sample: a motion ends there.
  private mutating func eventAfterMove(in viewport: ScrollViewport) -> ScrollEvent? {
    switch state {
    case .decelerating(let flight) where hasEnded(flight):
      guard sample.isTracking else {
        state = afterFlight(in: viewport)
        return .didEndDecelerating
      }
      state = .caught
      return viewport.range.contains(offset) ? nil : .didEndDecelerating
    case .scrolling where sample.isTracking:
      state = .touched
      return .didEndScrollingAnimation
    case .scrolling where sample.hasPhase && sample.phase != .animating:
      state = .resting
      return .didEndScrollingAnimation
    case .stopping where sample.hasPhase:
      state = .resting
      return .didEndDecelerating
    case .moved where sample.hasPhase:
      state = .resting
      return nil
    case .caught where !sample.isTracking, .touched where !sample.isTracking:
      guard case .caught = state else { return stop(as: .resting) }
      state = .stopping(since: sample.time)
      return .didEndDragging(willDecelerate: false)
    case .resting, .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched,
      .moved, .scrolling:
      return nil
    }
  }
}
