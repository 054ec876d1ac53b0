import HeaderCore
import ScrollPhysics

/// What moved the content, found out from where it is.
extension PhaseTranslator {
  /// The geometry is another.
  package mutating func note(
    _ geometry: ObservedGeometry, at time: Double, in viewport: ScrollViewport
  ) {
    geometryTime = time
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

  /// All callbacks of the frame have come: what is unexplained was a layout.
  package mutating func settle(in viewport: ScrollViewport) {
    guard let target = unexplained else { return }
    unexplained = nil
    say(.didScroll(.layout), at: target)
  }
}
