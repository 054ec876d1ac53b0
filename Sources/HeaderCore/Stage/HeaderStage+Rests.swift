import ScrollPhysics

/// Decides where content rests when its range, the room above it, or a header that moves without the user's
/// travel would leave it elsewhere.
extension HeaderStage {
  /// Continues over another list. Scrolls of the old list have ended, and an animation of the header restarts
  /// for its remaining time.
  mutating func replaceContent(for reading: HostReading) {
    switch presentation {
    case .animated(let running, let animation):
      let progress = reading.progress ?? 1
      let remainder = HeaderTransition(
        from: running.layout(at: progress), to: running.end, isReplacement: running.isReplacement)
      presentation = .held(remainder, animation.remainder(from: progress))
    case .followingContent(let stopped, let animation): presentation = .held(stopped, animation)
    case .held, .settled, .replaced: break
    }
    ownScroll = .none
    (line, refreshInset) = (reading.line(of: layout), reading.refreshInset)
    if mounting == .overlay { room = reading.room(of: layout, mounting: mounting) }
  }

  /// Scrolls a list back into its range that was shown beyond its edge to keep the header where it was. The
  /// scroll has its own duration, not the rest of a header animation.
  mutating func scrollIntoRange(
    _ effects: inout HeaderEffects, from visible: HeaderLayout, _ reading: HostReading
  ) {
    guard reading.motion == .resting else { return }
    let top = -reading.line(of: visible) - reading.tolerance
    let isBeyondTop = mounting == .overlay && reading.offset < top
    guard effects.move == nil || isBeyondTop else { return }
    let target = range(for: reading).clamp(reading.offset)
    guard (target - reading.offset).magnitude > reading.tolerance else { return }
    (effects.move, ownScroll) = (.scroll(to: target, .scrolling), .none)
  }

  /// Keeps content under a finger where it is shown when a request has moved the edge that it is pulled from.
  func keepPull(_ effects: inout HeaderEffects, before: Snapshot, reading: HostReading) {
    let range = range(for: reading)
    guard reading.motion == .tracking, effects.move == nil, range.minimum != before.range.minimum,
      reading.offset < max(range.minimum, before.range.minimum)
    else { return }
    let position = range.position(
      forOffset: reading.offset, dimension: reading.viewHeight(from: viewMinY),
      coefficient: reading.rubberBandCoefficient)
    effects.move = .put(offset: reading.offset, position: position)
  }

  // MARK: Beside

  /// Moves resting content back into its range after a new layout or geometry. Content at the very top stays
  /// there when the header changes its inset.
  mutating func keepInRange(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, before: Snapshot,
    reading: HostReading
  ) {
    switch effects.move {
    case .scroll: return
    case .stop: break
    case .put, nil: guard reading.motion == .resting, event != .contentReplaced else { return }
    }
    let range = range(for: reading)
    // Both ranges have the inset that a bar has given up already.
    let isUncovered = reading.safeAreaInset(at: 0) < safeAreaInset
    guard range != before.range || isUncovered || effects.move != nil else { return }
    let offset = effects.offset(from: reading)
    let shift = systemShift(event, before, reading)
    let staysAtTop =
      reading.offset == before.range.minimum && effects.correctedOffset == nil
      && layout.contentInsetTop != before.layout.contentInsetTop
    let target = staysAtTop ? range.minimum : range.clamp(offset - shift)
    guard target != offset else { return }
    if case .animated(let transition, let animation) = effects.appearance, transition.isReplacement
    {
      effects.move = .scroll(to: target, animation)
      ownScroll = .withHeader(from: offset, to: target)
    } else {
      effects.move =
        effects.move == nil ? .put(offset: target, position: target) : .stop(at: target)
    }
  }

  // MARK: Overlay

  /// Moves content along with a header that moves without the user's travel.
  mutating func moveWithHeader(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, before: Snapshot,
    reading: HostReading
  ) {
    // A move of the header under a finger and a change of the room wait until the finger has lifted.
    let waits = ownScroll.departure != nil
    let isLate = waits || reading.motion == .resting && before.isRoomLate
    let target = offsetWithHeader(effects, event, before, reading)
    if let room { effects.room = room }
    guard effects.move == nil, let target else { return }
    // An animation over one or two pixels pauses so long that a host takes it for ended.
    let isFar = (target - reading.offset).magnitude > 4 * reading.tolerance
    var isTogether = closesGaps
    if case .animated(_, let animation) = effects.appearance {
      (effects.move, isTogether) = (.scroll(to: target, animation), true)
    } else if isLate, isFar, !reading.prefersReducedMotion {
      effects.move = .scroll(to: target, .scrolling)
      if reading.motion == .decelerating, case .running = effects.appearance {
        // The header waits for content that bounces, and both arrive together.
        effects.appearance = begin(HeaderTransition(from: before.visible, to: layout), .scrolling)
      }
    } else if reading.motion == .decelerating {
      effects.move = .stop(at: target)
    } else {
      effects.move = .put(offset: target, position: target)
    }
    // Without an animation of its own, a header that belongs to the content follows it.
    if effects.isScrolling, isTogether {
      let visibleLine = reading.line(of: before.visible)
      let gap = reading.motion == .decelerating ? max(0, -visibleLine - reading.offset) : 0
      ownScroll = .withHeader(from: reading.offset, to: target, gap: gap)
    }
  }

  /// Returns the new offset when the header, the room or the range has changed without the user's travel;
  /// `nil` leaves the content.
  private mutating func offsetWithHeader(
    _ effects: HeaderEffects, _ event: ScrollEvent, _ before: Snapshot, _ reading: HostReading
  ) -> Double? {
    let departure = ownScroll.departure
    let isRequested = event.isRequest || departure?.isRequested == true
    guard
      reading.motion == .resting || !event.isUserTravel
        || isRequested && reading.motion == .decelerating
    else { return nil }
    let visibleLine =
      departure?.line
      ?? (before.visible == before.layout ? before.line : reading.line(of: before.visible))
    let hasMoved =
      line != visibleLine
      && (departure != nil || hasMovedByItself(effects, event, before))
    if departure != nil { ownScroll = .none }
    // Content that moves along is a frame behind the header.
    let restsOnHeader =
      ownScroll.isWithHeader || reading.offset <= -visibleLine + reading.tolerance
    let shift = systemShift(event, before, reading)
    var target = reading.offset - shift
    switch reading.motion {
    case .tracking:
      if hasMoved, event != .willBeginDragging, ownScroll == .none {
        ownScroll = .afterTravel(from: visibleLine, isRequested: isRequested)
      }
      return nil
    case .resting:
      if hasMoved { target = restsOnHeader ? -line : max(target, -line) }
    case .scrolling:
      if hasMoved, ownScroll.isWithHeader { target = -line }
    case .decelerating:
      guard hasMoved, isRequested else { break }
      // A header that closes with an animation waits for content that scrolls up.
      let staysBelow = event.isRequest ? effects.appearance == .layout : reading.offset < offset
      if restsOnHeader || staysBelow && reading.offset < -line - reading.tolerance {
        // This ends the bounce, and with it the wait for room.
        (target, room) = (-line, neededRoom)
      } else if departure != nil || line < visibleLine {
        ownScroll = .afterTravel(from: visibleLine, isRequested: true)
      }
    }
    let range = range(for: reading)
    if reading.motion == .resting, range != before.range {
      let isAtTop =
        reading.offset - shift <= before.range.minimum + reading.tolerance
        && layout.scrollViewMinY == layout.restMinY
      target = isAtTop ? range.minimum : range.clamp(target)
    }
    if target != reading.offset { target = reading.grid.rounded(range.clamp(target)) }
    return (target - reading.offset).magnitude > reading.tolerance ? target : nil
  }

  /// Returns whether something other than the user's travel moves the header, from this event on.
  private func hasMovedByItself(
    _ effects: HeaderEffects, _ event: ScrollEvent, _ before: Snapshot
  ) -> Bool {
    if event.isUserTravel || event == .willBeginDragging { return false }
    switch effects.appearance {
    case .animated: return true
    case .layout: return layout != before.visible || line != before.line
    case .running, .held: return false
    }
  }

  /// Returns how many points too far the system has moved resting content when the safe area shrank. The system moves
  /// content by the whole change of the inset, even where the header covers more than the bars did, and does not move
  /// content that is scrolled by less than the change.
  private func systemShift(
    _ event: ScrollEvent, _ before: Snapshot, _ reading: HostReading
  ) -> Double {
    let inset = reading.safeAreaInset(at: 0)
    let (shift, moved) = (safeAreaInset - inset, reading.offset - offset)
    // The range before has the new inset already. Content that hides a refresh control is not scrolled.
    let scrolled = offset - (before.range.minimum + reading.refreshInset - shift)
    let isLeft = moved == 0 && scrolled > reading.tolerance && scrolled <= shift
    guard event == .geometryDidChange, reading.motion == .resting, shift > 0,
      (moved - shift).magnitude <= reading.tolerance || isLeft
    else { return 0 }
    return moved - contentShift(under: safeAreaInset, to: inset, from: before.layout.scrollViewMinY)
  }

  /// Returns how far resting content moves when the safe area shrinks from `inset` to `newInset`, with the
  /// scroll view at `minY` before: it stays under the edge of the bar, or of the header over an overlay.
  func contentShift(under inset: Double, to newInset: Double, from minY: Double) -> Double {
    guard newInset < inset else { return 0 }
    let newMinY = mounting == .overlay ? layout.scrollViewMinY : minY
    return max(minY, inset) - max(newMinY, newInset)
  }

  /// Returns where a technique that follows the position, or lies in the content, is told that the content is
  /// when it replaces another: content that rests on the old header, or beyond a new edge, moves there in the
  /// same animation. `nil` if nothing is replaced, or the content moves otherwise.
  func replacedRest(for reading: HostReading) -> Double? {
    guard case .replaced(let replaced) = presentation,
      traits.movedBy == .position || traits.liesInContent,
      reading.motion == .resting || ownScroll.isWithHeader
    else { return nil }
    let range = reading.range(
      under: layout, mounting: mounting, room: reading.room(of: layout, mounting: mounting))
    let top =
      mounting == .overlay ? -reading.line(of: replaced.visible) : replaced.range.minimum
    let restsOnHeader = ownScroll.isWithHeader || reading.offset <= top + reading.tolerance
    return (restsOnHeader ? range.minimum : range.clamp(reading.offset)) + shift
  }

  /// Stops content that moves along, perhaps a frame behind the header, if the header now stays as it is visible.
  mutating func stopAtHeader(
    _ effects: inout HeaderEffects, _ visible: HeaderLayout, _ reading: HostReading
  ) {
    let end = reading.grid.rounded(range(for: reading).clamp(-line))
    guard effects.move == nil, case .withHeader(_, let target, _) = ownScroll, target != end,
      line == reading.line(of: visible)
    else { return }
    (effects.move, ownScroll) = (.stop(at: end), .none)
  }
}
