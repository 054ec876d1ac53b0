import ScrollPhysics

/// What only an overlay has to do: room that stays, content that goes along, no gap.
extension HeaderStage {
  /// Keeps the room that the header takes at its largest: E less what the app and the system add,
  /// on pixels. New geometry waits until the content is at rest; a header that comes or goes by
  /// itself does not.
  mutating func makeRoom(answering event: ScrollEvent, reading: HostReading) -> Double {
    let needed = HeaderStage.room(of: layout, for: reading)
    let isWaiting = needed == neededRoom || event.isGeometry
    neededRoom = needed
    if let room, reading.motion != .resting, isWaiting { return room }
    room = needed
    return needed
  }

  /// E less what the app and the system add to the top of a view that fills the container.
  static func room(of layout: HeaderLayout, for reading: HostReading) -> Double {
    reading.grid.rounded(line(of: layout, at: layout.restMinY, for: reading))
      - (reading.appInset.top + reading.refreshInset + reading.safeAreaInset(at: 0))
  }

  /// Takes the content along with a header that moves by itself.
  mutating func carry(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, before: Before,
    lineBefore: Double, reading: HostReading
  ) {
    // What has moved the header under a finger is made up for once the finger has lifted, and so is
    // room that has waited.
    let isLate = reading.motion == .resting && (lineUnderFinger != nil || before.isRoomLate)
    let target = carriedOffset(effects, event, before, lineBefore, reading)
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
    if case .scroll = effects.move { ownScroll = .withHeader }
  }

  /// Where content goes that rests on a header which moves by itself, or which the header would
  /// leave; `nil` leaves it where it is.
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
      ownScroll == .withHeader || reading.offset <= -seenLine + reading.tolerance
    var target = reading.offset
    switch reading.motion {
    case .tracking:
      lineUnderFinger = hasMoved && event != .willBeginDragging ? seenLine : nil
      return nil
    case .resting:
      if hasMoved { target = restsOnHeader ? -line : max(target, -line) }
    case .scrolling:
      if hasMoved, ownScroll == .withHeader { target = -line }
    case .decelerating:
      if case .setFraction = event, hasMoved, restsOnHeader { target = -line }
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

  /// Whether it is not the user's travel that the header goes with, and not an animation that has
  /// begun before.
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

  /// Content below the header that is seen opens one that is not open, and ends an opening that it
  /// outruns. What is left of a replacement opens nothing. Content pulled away from an open header, or
  /// from one that is as large as it gets, is its rubber band. Nothing is done under a finger.
  mutating func closeGap(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, reading: HostReading
  ) {
    guard traits.movedBy != .position, !traits.liesInContent, ownScroll != .withHeader else {
      return
    }
    let offset = effects.move?.immediateOffset ?? reading.offset
    if layout.collapsedFraction == 0 {
      guard case .running(let running) = effects.appearance, !running.isReplacement else { return }
      let seen = HeaderStage.line(of: visibleLayout(for: reading), for: reading)
      guard offset < -seen - reading.tolerance else { return }
      transition = nil
      effects.appearance = .layout
    } else if offset < -line - reading.tolerance, layout.scrollViewMinY < layout.restMinY {
      if case .setFraction = event { return }
      if case .scroll = effects.move { return }
      effects.followUp = .setFraction(0, animated: true)
    }
  }
}

extension ScrollEvent {
  /// Whether neither the user nor the app is behind an answer that changes the room.
  fileprivate var isGeometry: Bool {
    switch self {
    case .geometryDidChange, .didScroll(.layout): true
    default: false
    }
  }
}
