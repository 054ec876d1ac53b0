package import HeaderCore
import ScrollPhysics

/// The beginnings and ends of drags, decelerations and animated scrolls.
extension ScrollTranslator {
  /// Returns the next event that leads to the current sample; `nil` when none is left.
  package mutating func next(in viewport: ScrollViewport) -> ScrollEvent? {
    takeSample()
    if case .scrolling(var scroll) = phase, scroll.arrivesAtTop {
      scroll.arrivesAtTop = false
      phase = .scrolling(scroll)
      return .didScrollToTop
    }
    return change(in: viewport) ?? move(in: viewport).map { .didScroll($0) } ?? end(in: viewport)
  }

  /// Updates the content's size, and notes that the scroll view reports its deceleration.
  private mutating func takeSample() {
    let growth = sample.contentSize - contentSize
    if growth != 0 { turn.grow(by: growth) }
    contentSize = sample.contentSize
    guard case .decelerating(var flight) = phase, sample.isDecelerating else { return }
    flight.isFlagExpected = false
    phase = .decelerating(flight)
  }

  /// Ends a turn, after all events of it were reported. Returns the event that follows from that, if any.
  package mutating func turnEnded(at time: Double, in viewport: ScrollViewport) -> ScrollEvent? {
    sample.time = time
    let ended = turn
    turn = Turn()
    if sample.isExact { return hasMoved ? .didScroll(unexplainedCause()) : nil }
    switch phase {
    case .lifted:
      phase = .resting
      return .didEndDragging(willDecelerate: false)
    case .stopping(let liftTime) where sample.time > liftTime:
      phase = .resting
      return .didEndDecelerating
    case .dragging:
      // Finger travel that did not move the content, as at an edge, is dropped.
      follow(in: viewport)
    case .decelerating(var flight):
      flight.turnEnded(ended, pixel: viewport.pixel)
      phase = .decelerating(flight)
    case .moved(let move):
      phase = .moved(AppMove(time: move.time, isInTurn: false))
    case .scrolling(let scroll)
    where sample.time - scroll.lastTime >= ScrollTranslator.longestPause - 1e-9:
      return didReceive(.didEndScrollingAnimation)
    case .resting, .released, .caught, .stopping, .touched, .scrolling: break
    }
    return nil
  }

  /// Returns the cause of a movement that no phase explained by the end of the turn: the current fling, or layout.
  private mutating func unexplainedCause() -> ScrollCause {
    let change = sample.offset - offset
    offset = sample.offset
    guard case .decelerating(var flight) = phase else { return .layout }
    flight.take(change)
    phase = .decelerating(flight)
    return .deceleration
  }

  /// Applies `end`, from the app's delegate or inferred from a pause. Returns it if it ends the current motion. A
  /// delegate also receives the end of a fling that a finger caught: that is ignored, because the finger still holds
  /// the content.
  package mutating func didReceive(_ end: ScrollEvent) -> ScrollEvent? {
    switch phase {
    case .scrolling: guard end == .didEndScrollingAnimation else { return nil }
    case .released, .decelerating, .stopping:
      guard end == .didEndDecelerating, !sample.isHeld else { return nil }
    case .resting, .dragging, .lifted, .caught, .touched, .moved: return nil
    }
    phase = .resting
    return end
  }

  /// Returns the event if a drag begins or ends, or a deceleration begins.
  private mutating func change(in viewport: ScrollViewport) -> ScrollEvent? {
    switch phase {
    case .released:
      phase = .decelerating(Flight(isFlagExpected: !sample.isDecelerating))
      return .willBeginDecelerating
    case .dragging where sample.isPanning: return nil
    case .dragging, .lifted:
      phase = .lifted
      // Content beyond an edge always bounces back, even before the scroll view reports it.
      let mayDecelerate = !sample.isExact && !viewport.range.contains(offset)
      let decelerates = sample.isDecelerating || mayDecelerate
      guard decelerates || sample.isPanning || sample.isExact else { return nil }
      phase = decelerates ? .released : .resting
      return .didEndDragging(willDecelerate: decelerates)
    case .decelerating(let flight)
    where hasEnded(flight) && !sample.isHeld && (hasMoved || sample.phase == .animating):
      // The content still moved: the app ended the deceleration early.
      return stop(as: afterFlight(in: viewport))
    case .caught where sample.phase == .animating: return stop(as: afterFlight(in: viewport))
    case .resting where sample.phase == .decelerating:
      phase = .decelerating(Flight())
      return .willBeginDecelerating
    case .resting, .decelerating, .caught, .stopping, .touched, .moved, .scrolling:
      if sample.phase == .animating, !isMovedByApp {
        phase = .scrolling(AppScroll(lastTime: sample.time))
      }
      guard sample.isPanning else { return nil }
      phase = .dragging(Drag(finger: FingerPosition(position: viewport.position(of: offset))))
      return .willBeginDragging
    }
  }

  /// Replaces a motion that has no end event of its own with `next`. Returns `didStop`.
  mutating func stop(as next: Phase) -> ScrollEvent {
    phase = next
    return .didStop
  }

  /// Returns the phase after a fling that the app ended early. Content beyond an edge is still moving.
  private func afterFlight(in viewport: ScrollViewport) -> Phase {
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

  private func hasEnded(_ flight: Flight) -> Bool {
    !sample.isDecelerating && !flight.isFlagExpected
  }

  /// Returns the event if a motion ends at the current sample.
  private mutating func end(in viewport: ScrollViewport) -> ScrollEvent? {
    switch phase {
    case .decelerating(let flight) where hasEnded(flight):
      guard sample.isTracking else {
        phase = .resting
        return .didEndDecelerating
      }
      phase = .caught
      return viewport.range.contains(offset) ? nil : .didEndDecelerating
    case .scrolling where sample.isTracking:
      phase = .touched
      return .didEndScrollingAnimation
    case .scrolling where sample.isExact && sample.phase != .animating:
      phase = .resting
      return .didEndScrollingAnimation
    case .stopping where sample.isExact:
      phase = .resting
      return .didEndDecelerating
    case .moved where sample.isExact:
      phase = .resting
      return nil
    case .caught where !sample.isTracking, .touched where !sample.isTracking:
      guard !sample.isDecelerating else {
        phase = .decelerating(Flight())
        return .willBeginDecelerating
      }
      guard case .caught = phase else { return stop(as: .resting) }
      phase = .stopping(since: sample.time)
      return .didEndDragging(willDecelerate: false)
    case .resting, .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched,
      .moved, .scrolling:
      return nil
    }
  }
}
