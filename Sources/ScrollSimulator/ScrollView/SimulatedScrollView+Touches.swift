import HeaderCore
import ScrollPhysics

extension SimulatedScrollView {
  /// How far a finger moves before it drags, in points.
  public static let slop = 10.0

  /// A finger was seen. Samples come in the order of their times, none later than the current
  /// frame's ``TouchSample/deadline(ofFrameAt:)``.
  ///
  /// A view hears of its touches once per display frame: of several moves in one frame, the newest
  /// counts.
  ///
  /// A sample somewhere that is no place, or at no time, is ignored; but a finger that lifts there
  /// has lifted where it was last seen.
  public func receive(_ sample: TouchSample) {
    var sample = sample
    if !sample.isUsable {
      guard let finger, sample.phase == .up || sample.phase == .cancel else { return }
      sample.y = latestMove?.y ?? finger
      sample.time = sample.time.isFinite ? sample.time : time
    }
    switch sample.phase {
    case .move:
      latestMove = sample
    case .down:
      deliverLatestMove()
      touchDown(sample)
    case .up, .cancel:
      deliverLatestMove()
      touchUp(sample)
    }
  }

  func deliverLatestMove() {
    guard let sample = latestMove else { return }
    latestMove = nil
    touchMoved(sample)
  }

  private func touchDown(_ sample: TouchSample) {
    guard finger == nil, isScrollEnabled else { return }
    finger = sample.y
    let interrupted = phase
    var hasCaught = false
    switch interrupted {
    case .decelerating, .approaching: hasCaught = true
    case .resting, .tracking, .dragging, .releasing, .scrolling: break
    }
    phase = .tracking(
      TrackedTouch(
        downY: sample.y, velocity: ReleaseVelocity(y: sample.y, time: sample.time),
        hasCaught: hasCaught))
    scroll(to: grid.rounded(contentOffset), cause: .layout)
    switch interrupted {
    case .decelerating, .approaching:
      report(.didEndDecelerating)
    case .scrolling:
      report(.didEndScrollingAnimation)
    case .resting, .tracking, .dragging, .releasing:
      break
    }
  }

  private func touchMoved(_ sample: TouchSample) {
    guard finger != nil else { return }
    finger = sample.y
    if case .tracking(var touch) = phase {
      let travel = sample.y - touch.downY
      guard travel.magnitude > SimulatedScrollView.slop else {
        touch.velocity.add(y: sample.y, time: sample.time)
        phase = .tracking(touch)
        return
      }
      beginDragging(touch, travel: travel)
    }
    drag(to: sample)
  }

  /// The pan begins. It starts where the slop ends, so the content does not jump by it.
  private func beginDragging(_ touch: TrackedTouch, travel: Double) {
    let position = legalRange.position(forOffset: contentOffset, dimension: bounds)
    let slop = travel < 0 ? -SimulatedScrollView.slop : SimulatedScrollView.slop
    var velocity = touch.velocity
    velocity.panWillBegin()
    phase = .dragging(
      Drag(
        start: position, anchor: touch.downY + slop, position: position, y: .nan,
        velocity: velocity))
    report(.willBeginDragging)
  }

  private func drag(to sample: TouchSample) {
    guard case .dragging(var drag) = phase else { return }
    drag.velocity.add(y: sample.y, time: sample.time)
    let hasMoved = drag.y != sample.y
    drag.y = sample.y
    guard hasMoved else {
      phase = .dragging(drag)
      return
    }
    let range = legalRange
    let asked = drag.start - (sample.y - drag.anchor)
    let position = configuration.bounces ? asked : range.clamp(asked)
    drag.position = grid.rounded(position)
    phase = .dragging(drag)
    let offset = range.offset(forPosition: position, dimension: bounds)
    scroll(to: grid.rounded(offset), cause: .drag)
  }

  private func touchUp(_ sample: TouchSample) {
    guard finger != nil else { return }
    if case .tracking(let touch) = phase {
      finger = nil
      liftWithoutDragging(touch)
    } else {
      if case .dragging(let drag) = phase, drag.y != sample.y { touchMoved(sample) }
      finger = nil
      if case .dragging(let drag) = phase { release(drag, at: sample.time) }
    }
  }

  /// A tap. One that caught moving content leaves it where it is, or lets it return from beyond an
  /// edge; UIKit has no callback for that moment, so the host reports it.
  private func liftWithoutDragging(_ touch: TrackedTouch) {
    guard legalRange.contains(contentOffset) || !touch.hasCaught else {
      beginDecelerating(velocity: 0)
      return
    }
    phase = .resting
    scroll(to: legalRange.clamp(contentOffset), cause: .layout)
    if touch.hasCaught { report(.didStop) }
  }

  private func release(_ drag: Drag, at time: Double) {
    let velocity = drag.velocity.value(at: time)
    let start = grid.rounded(contentOffset)
    let announced = announcedTarget(from: start, velocity: velocity)
    requestedTarget = nil
    report(.willEndDragging(velocity: velocity, targetContentOffset: announced))
    guard case .dragging = phase else {
      // The answer scrolls the content itself. The drag is over all the same.
      report(.didEndDragging(willDecelerate: false))
      return
    }

    let chosen = requestedTarget.flatMap { $0.isFinite && $0 != announced ? $0 : nil }
    let target = chosen.map { legalRange.clamp(grid.rounded($0)) }
    let willDecelerate =
      velocity != 0 || !legalRange.contains(contentOffset)
      || target.map { $0 != contentOffset } ?? false
    phase = willDecelerate ? .releasing : .resting
    report(.didEndDragging(willDecelerate: willDecelerate))
    guard case .releasing = phase else { return }
    beginDecelerating(velocity: velocity, chosenTarget: target)
  }

  /// Where the content is announced to rest: at the edge it is beyond, or where its velocity takes
  /// it.
  private func announcedTarget(from start: Double, velocity: Double) -> Double {
    let range = legalRange
    guard range.contains(contentOffset) else { return range.clamp(contentOffset) }
    guard velocity != 0 else { return contentOffset }
    let motion = ScrollMotion(offset: start, velocity: velocity)
    return range.clamp(grid.rounded(configuration.deceleration.announcedTarget(of: motion)))
  }

  private func beginDecelerating(velocity: Double, chosenTarget: Double? = nil) {
    contentOffset = grid.rounded(contentOffset)
    let motion = ScrollMotion(offset: contentOffset, velocity: velocity)
    if let chosenTarget {
      phase = .approaching(TargetApproach(motion, target: chosenTarget))
    } else {
      phase = .decelerating(Fling(motion, deceleration: configuration.deceleration))
    }
    report(.willBeginDecelerating)
    // The first step runs at release, and is exactly one display frame long.
    advanceMotion()
    hasMovedThisFrame = true
  }
}

extension TouchSample {
  /// Points from 0 beyond which there is no screen, and sums of positions might not be numbers.
  private static let farthest = 1e12

  fileprivate var isUsable: Bool {
    time.isFinite && y.magnitude <= TouchSample.farthest
  }
}
