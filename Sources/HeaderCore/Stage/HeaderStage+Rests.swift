import ScrollPhysics

/// Where content rests: as its range, the room above it, or a header that moves without the user's
/// travel leaves it.
extension HeaderStage {
  /// Begins anew over another list: what moved the last one's content has ended, and an animation of
  /// the header has the rest of its time to go.
  mutating func replaceContent(for reading: HostReading) {
    switch presentation {
    case .animated(let running, let animation):
      guard let progress = reading.progress else {
        presentation = .settled
        break
      }
      let rest = HeaderTransition(
        from: running.layout(at: progress), to: running.end, isReplacement: running.isReplacement)
      presentation = .held(rest, animation.remainder(from: progress))
    case .led(let stopped, let animation): presentation = .held(stopped, animation)
    case .held, .settled, .replaced: break
    }
    (ownScroll, lineUnderFinger) = (.none, nil)
    line = HeaderStage.line(of: layout, for: reading)
    if mounting == .overlay { room = HeaderStage.room(of: layout, for: reading) }
  }

  /// Scrolls a list that is shown beyond its edge, so that the header stayed where it was, back into
  /// its range: at a pace of its own, and not in what is left of an animation of the header's.
  mutating func scrollIntoRange(
    _ effects: inout HeaderEffects, from seen: HeaderLayout, _ reading: HostReading
  ) {
    guard reading.motion == .resting else { return }
    let top = -HeaderStage.line(of: seen, for: reading) - reading.tolerance
    let isBeyondTop = mounting == .overlay && reading.offset < top
    guard effects.move == nil || isBeyondTop else { return }
    let target = range(for: reading).clamp(reading.offset)
    guard (target - reading.offset).magnitude > reading.tolerance else { return }
    (effects.move, ownScroll) = (.scroll(to: target, .scrolling), .none)
  }

  /// Lets a pull go on from what it shows where a request has moved the edge that it is counted from.
  func keepPull(_ effects: inout HeaderEffects, before: Before, reading: HostReading) {
    let range = range(for: reading)
    guard reading.motion == .tracking, effects.move == nil, range.minimum != before.range.minimum,
      reading.offset < max(range.minimum, before.range.minimum)
    else { return }
    let position = range.position(
      forOffset: reading.offset, dimension: reading.viewHeight(from: viewMinY),
      coefficient: reading.rubberBandCoefficient)
    effects.move = .put(offset: reading.offset, position: position)
  }

  /// Brings content at rest that the new layout or geometry leaves outside its range back into it; content
  /// at the very top stays there when the header changes its inset. Beside only.
  func settle(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, before: Before,
    reading: HostReading
  ) {
    switch effects.move {
    case .scroll: return
    case .stop: break
    case .put, nil: guard reading.motion == .resting, event != .contentReplaced else { return }
    }
    let range = range(for: reading)
    // What a bar has given up is in both ranges already.
    let isUncovered = reading.safeAreaInset(at: 0) < safeAreaInset
    guard range != before.range || isUncovered || effects.move != nil else { return }
    let offset = effects.move?.immediateOffset ?? reading.offset
    let isPinned =
      reading.offset == before.range.minimum && effects.correctedOffset == nil
      && layout.contentInsetTop != before.layout.contentInsetTop
    let settled = isPinned ? range.minimum : range.clamp(offset)
    guard settled != offset else { return }
    if case .animated(let transition, let animation) = effects.appearance,
      transition.isReplacement
    {
      effects.move = .scroll(to: settled, animation)
    } else {
      effects.move =
        effects.move == nil ? .put(offset: settled, position: settled) : .stop(at: settled)
    }
  }

  /// Moves content along with a header that moves without the user's travel.
  mutating func carry(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, before: Before,
    lineBefore: Double, reading: HostReading
  ) {
    // What has moved the header under a finger is made up for once the finger has lifted, and so is
    // room that has waited.
    let isLate = reading.motion == .resting && (lineUnderFinger != nil || before.isRoomLate)
    let target = carriedOffset(effects, event, before, lineBefore, reading)
    if let room { effects.room = room }
    guard effects.move == nil, let target else { return }
    if case .animated(_, let animation) = effects.appearance {
      effects.move = .scroll(to: target, animation)
    } else if isLate, !reading.prefersReducedMotion {
      effects.move = .scroll(to: target, .scrolling)
    } else if reading.motion == .decelerating {
      effects.move = .stop(at: target)
    } else {
      effects.move = .put(offset: target, position: target)
    }
    if case .scroll = effects.move {
      let seenLine = HeaderStage.line(of: before.seen, for: reading)
      let gap = reading.motion == .decelerating ? max(0, -seenLine - reading.offset) : 0
      ownScroll = .withHeader(from: reading.offset, to: target, gap: gap)
    }
  }

  /// Where a technique that follows the position is told that content is which rests on the header that is
  /// replaced: it goes there in the same animation. `nil` for any other.
  func replacedRest(for reading: HostReading) -> Double? {
    guard case .replaced(let replaced) = presentation, mounting == .overlay,
      traits.movedBy == .position, !traits.liesInContent, reading.motion == .resting,
      reading.offset <= -HeaderStage.line(of: replaced.seen, for: reading) + reading.tolerance
    else { return nil }
    return toldOffset(
      reading.grid.rounded(-HeaderStage.line(of: layout, at: layout.restMinY, for: reading)))
  }

  /// Puts content that goes along, a frame behind the header, where a replaced header stays as it is seen.
  mutating func catchUp(
    _ effects: inout HeaderEffects, with seen: HeaderLayout, _ reading: HostReading
  ) {
    guard effects.move == nil, ownScroll.isWithHeader, reading.motion == .scrolling,
      line == HeaderStage.line(of: seen, for: reading)
    else { return }
    effects.move = .stop(at: reading.grid.rounded(range(for: reading).clamp(-line)))
    ownScroll = .none
  }

  /// Gives up a scroll along with the header that does not go on to its end, or is ahead of a header
  /// that opens: the app, or a tap on the status bar, has begun another in its place.
  mutating func checkOwnScroll(from seen: HeaderLayout, _ reading: HostReading) {
    guard case .withHeader(let last, let target, let gap) = ownScroll else { return }
    // A pixel: header and content are rounded apart.
    let pixel = 2 * reading.tolerance
    let isOnItsWay =
      min(last, target) - pixel <= reading.offset && reading.offset <= max(last, target) + pixel
    let seenLine = HeaderStage.line(of: seen, for: reading)
    let isAhead = line > seenLine && reading.offset < -seenLine - pixel
    ownScroll =
      isOnItsWay && !isAhead
      ? .withHeader(from: reading.offset, to: target, gap: gap) : .none
  }

  /// The new offset of content when the header, the room or the range has changed without the user's
  /// travel; `nil` leaves it.
  private mutating func carriedOffset(
    _ effects: HeaderEffects, _ event: ScrollEvent, _ before: Before, _ lineBefore: Double,
    _ reading: HostReading
  ) -> Double? {
    let isTravel = event.cause?.isUserTravel == true
    guard reading.motion == .resting || !isTravel else { return nil }
    let seenLine =
      lineUnderFinger
      ?? (before.seen == before.layout
        ? lineBefore : HeaderStage.line(of: before.seen, for: reading))
    let hasMoved =
      line != seenLine
      && (lineUnderFinger != nil || hasMovedByItself(effects, event, before, lineBefore))
    lineUnderFinger = nil
    // Content that goes along is a frame behind a header that is seen at this moment.
    let restsOnHeader =
      ownScroll.isWithHeader || reading.offset <= -seenLine + reading.tolerance
    var target = reading.offset
    if event == .geometryDidChange { target -= strayShift(before.layout, reading) }
    switch reading.motion {
    case .tracking:
      lineUnderFinger = hasMoved && event != .willBeginDragging ? seenLine : nil
      return nil
    case .resting:
      if hasMoved { target = restsOnHeader ? -line : max(target, -line) }
    case .scrolling:
      if hasMoved, ownScroll.isWithHeader { target = -line }
    case .decelerating:
      // The bounce ends with it, and so does what the room has waited for.
      if event.isRequest, hasMoved, restsOnHeader { (target, room) = (-line, neededRoom) }
    }
    let range = range(for: reading)
    if reading.motion == .resting, range != before.range {
      let isAtTop =
        reading.offset <= before.range.minimum + reading.tolerance
        && layout.scrollViewMinY == layout.restMinY
      target = isAtTop ? range.minimum : range.clamp(target)
    }
    if target != reading.offset { target = reading.grid.rounded(range.clamp(target)) }
    return (target - reading.offset).magnitude > reading.tolerance ? target : nil
  }

  /// Points by which the system has moved content at rest too far when the safe area has shrunk: it moves
  /// content by the whole change of the inset, also where the header covers more than the bars did.
  private func strayShift(_ before: HeaderLayout, _ reading: HostReading) -> Double {
    let inset = reading.safeAreaInset(at: 0)
    let shift = safeAreaInset - inset
    guard reading.motion == .resting, shift > 0,
      (reading.offset - offset - shift).magnitude <= reading.tolerance
    else { return 0 }
    return shift - contentShift(under: safeAreaInset, to: inset, from: before.scrollViewMinY)
  }

  /// By how much a safe area that has shrunk from `inset` to `newInset`, with the scroll view at `minY`
  /// before, takes content at rest along: what was under the edge of a bar, or of the header over an
  /// overlay, still is.
  func contentShift(under inset: Double, to newInset: Double, from minY: Double) -> Double {
    guard newInset < inset else { return 0 }
    let newMinY = mounting == .overlay ? layout.scrollViewMinY : minY
    return max(minY, inset) - max(newMinY, newInset)
  }

  /// Whether something else than the user's travel moves the header, from this event on.
  private func hasMovedByItself(
    _ effects: HeaderEffects, _ event: ScrollEvent, _ before: Before, _ lineBefore: Double
  ) -> Bool {
    if event.cause?.isUserTravel == true || event == .willBeginDragging { return false }
    switch effects.appearance {
    case .animated: return true
    case .layout: return layout != before.seen || line != lineBefore
    case .running, .held: return false
    }
  }
}
