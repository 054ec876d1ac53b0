import HeaderCore
import ScrollPhysics

/// What begins and ends with a phase.
extension PhaseTranslator {
  /// The phase is another. `geometry` is what it came with.
  package mutating func update(
    _ phase: ObservedPhase, with geometry: ObservedGeometry?, at time: Double,
    in viewport: ScrollViewport
  ) {
    let rest = catchUp(to: phase, with: geometry, at: time, in: viewport)
    switch phase {
    case .idle: rests(in: viewport)
    case .tracking: touches(in: viewport)
    case .interacting: drags(in: viewport)
    case .decelerating: decelerates()
    case .animating: animates(in: viewport)
    }
    if let rest, rest != reached { move(to: rest, at: time, in: viewport) }
  }

  /// Tells what has moved before the change; gives where the content went with it.
  private mutating func catchUp(
    to phase: ObservedPhase, with geometry: ObservedGeometry?, at time: Double,
    in viewport: ScrollViewport
  ) -> Double? {
    // Geometry that has come in this turn is newer than what the phase brings, or the same.
    if !hasGeometry, let geometry, geometry.offset != reached {
      if geometry.contentSize != contentSize {
        growth = (geometry.contentSize - contentSize, time)
        contentSize = geometry.contentSize
      }
      let isMoving = state == .dragging || state == .decelerating || state == .scrolling
      let endsHere = phase == .idle || phase == .tracking || phase == .decelerating
      let isCaught = phase == .tracking || phase == .interacting
      if isCaught, viewport.isPixel(geometry.offset, nearestTo: reached) {
        say(.didScroll(.layout), at: geometry.offset)
      } else if isMoving && endsHere {
        move(to: geometry.offset, at: time, in: viewport)
      } else {
        unexplained = geometry.offset
      }
    }
    // A finger that is down has moved nothing yet; a trackpad has, whose drag begins in the same turn.
    guard let rest = unexplained, phase != .tracking else { return nil }
    if phase == .idle {
      // No step of a fling goes that far: the app has cut it short.
      if state == .decelerating {
        unexplained = nil
        end(as: .resting, isCutShort: true, in: viewport)
        say(.didScroll(.programmatic), at: rest)
      } else {
        explain()
      }
      return nil
    }
    unexplained = nil
    return rest
  }

  private mutating func rests(in viewport: ScrollViewport) {
    end(as: .resting, isCutShort: false, in: viewport)
    (needsStop, comesFromBelow, isOwn, isSentElsewhere) = (false, false, false, false)
    motionFollows()
  }

  /// What has moved the content, or held it, ends: by itself, or `isCutShort` because the app moves it. Travel
  /// that has no other end stops here.
  private mutating func end(as next: State, isCutShort: Bool, in viewport: ScrollViewport) {
    let before = state
    state = next
    switch before {
    case .dragging: say(.didEndDragging(willDecelerate: false))
    case .caught where !isCutShort:
      say(.didEndDragging(willDecelerate: false))
      say(.didEndDecelerating)
    case .decelerating where !isCutShort: say(.didEndDecelerating)
    case .touched where !needsStop || isCutShort: break
    case .touched, .caught, .decelerating: say(.didStop)
    case .scrolling where !isCutShort:
      if comesFromBelow, (reached - viewport.range.minimum).magnitude < 1e-9 {
        say(.didScrollToTop)
      }
      say(.didEndScrollingAnimation)
    case .resting, .scrolling: break
    }
  }

  private mutating func touches(in viewport: ScrollViewport) {
    switch state {
    case .resting: state = .touched
    case .decelerating:
      state = .caught
      if !viewport.range.contains(reached) { say(.didEndDecelerating) }
    case .scrolling:
      state = .touched
      needsStop = true
      say(.didEndScrollingAnimation)
    case .touched, .caught, .dragging: return
    }
    motionFollows()
  }

  private mutating func drags(in viewport: ScrollViewport) {
    if state == .scrolling || state == .decelerating { touches(in: viewport) }
    guard state != .dragging else { return }
    (state, stride, needsStop, isSentElsewhere) = (.dragging, 0, false, false)
    say(.willBeginDragging)
  }

  private mutating func decelerates() {
    let before = state
    state = .decelerating
    switch before {
    case .decelerating: return
    case .dragging: say(.didEndDragging(willDecelerate: true))
    case .caught: say(.didEndDragging(willDecelerate: true))
    case .scrolling: say(.didEndScrollingAnimation)
    case .resting, .touched: break
    }
    say(.willBeginDecelerating)
  }

  private mutating func animates(in viewport: ScrollViewport) {
    end(as: .scrolling, isCutShort: true, in: viewport)
    motionFollows()
  }
}

/// What moved the content, found out from where it is.
extension PhaseTranslator {
  /// The geometry is another.
  package mutating func update(
    _ geometry: ObservedGeometry, at time: Double, in viewport: ScrollViewport
  ) {
    hasGeometry = true
    if geometry.contentSize != contentSize {
      let isFresh = time - growth.time < PhaseTranslator.growthLag
      growth = ((isFresh ? growth.amount : 0) + geometry.contentSize - contentSize, time)
      contentSize = geometry.contentSize
    }
    guard geometry.offset != reached else {
      unexplained = nil
      return
    }
    move(to: geometry.offset, at: time, in: viewport)
  }

  mutating func move(to target: Double, at time: Double, in viewport: ScrollViewport) {
    switch state {
    case .decelerating where isFar(target, in: viewport): unexplained = target
    case .dragging, .decelerating: travel(to: target, at: time, in: viewport)
    case .scrolling:
      say(.didScroll(.programmatic), at: target)
      if !isOwn, target > viewport.range.minimum { comesFromBelow = true }
    case .resting, .touched, .caught:
      if viewport.isPixel(target, nearestTo: reached) {
        say(.didScroll(.layout), at: target)
        unexplained = nil
      } else {
        unexplained = target
      }
    }
  }

  /// Whether `target` is further than a fling goes in a turn.
  private func isFar(_ target: Double, in viewport: ScrollViewport) -> Bool {
    stride != 0
      && !Flight.reaches(target - reached, after: stride, from: reached, to: target, in: viewport)
  }

  /// The user's travel, less what rows above the content in sight have grown by meanwhile.
  private mutating func travel(to target: Double, at time: Double, in viewport: ScrollViewport) {
    let change = target - reached
    let grown = time - growth.time < PhaseTranslator.growthLag ? growth.amount : 0
    if grown != 0, viewport.range.contains(reached),
      (change - grown - stride).magnitude < (change - stride).magnitude / 2
    {
      growth.amount = 0
      say(.didScroll(.layout), at: reached + grown)
      // Closer than a pixel, the finger has not moved.
      guard (target - reached).magnitude >= viewport.pixel / 2 else { return }
    }
    if state == .decelerating, !isSentElsewhere, viewport.range.contains(reached),
      viewport.isPixel(target, nearestTo: reached)
    {
      say(.didScroll(.layout), at: target)
      return
    }
    stride = target - reached
    say(.didScroll(state == .dragging ? .drag : .deceleration), at: target)
  }

  /// The run loop goes to sleep, and all callbacks of the turn have come: what is unexplained was a
  /// layout, or a fling that goes on.
  package mutating func turnEnded() {
    hasGeometry = false
    explain()
  }

  private mutating func explain() {
    guard let target = unexplained else { return }
    unexplained = nil
    if state == .decelerating { stride = target - reached }
    say(.didScroll(state == .decelerating ? .deceleration : .layout), at: target)
  }
}
