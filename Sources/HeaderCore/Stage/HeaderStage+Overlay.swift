import ScrollPhysics

/// What only an overlay has to do: room that stays, content that goes along, no gap.
extension HeaderStage {
  /// Keeps the room that the header takes at its largest: E less what the app and the system add,
  /// on pixels. New geometry waits until the content is at rest; a header that comes or goes by
  /// itself does not.
  mutating func makeRoom(answering event: ScrollEvent, reading: HostReading) {
    guard mounting == .overlay else { return }
    let line = HeaderStage.restingLine(of: layout, for: reading)
    let wanted =
      reading.grid.rounded(line)
      - (reading.appInset.top + reading.refreshInset + reading.safeAreaInset(at: 0))
    guard let room, wanted != room else {
      self.room = wanted
      return
    }
    let waits = reading.motion != .resting && !event.isRequestOrGesture
    if !waits { self.room = wanted }
  }

  /// Takes the content along with a header that moves by itself, and sees to it that there is no gap
  /// between the two.
  mutating func carry(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, before: Before,
    reading: HostReading
  ) {
    if effects.move != nil || reading.motion != .scrolling { carriesContent = false }
    if effects.move == nil, let target = carriedOffset(effects, event, before, reading) {
      if case .animated(_, let animation) = effects.appearance {
        effects.move = .scroll(to: target, animation)
        carriesContent = true
      } else if reading.motion == .decelerating {
        effects.move = .stop(at: target)
      } else {
        effects.move = .put(offset: target, position: target)
      }
    }
    closeGap(&effects, answering: event, reading: reading)
  }

  /// Where content goes that rests on a header which moves by itself, or which the header would
  /// leave; `nil` leaves it where it is.
  private func carriedOffset(
    _ effects: HeaderEffects, _ event: ScrollEvent, _ before: Before, _ reading: HostReading
  ) -> Double? {
    guard let rangeBefore = before.range else { return nil }
    let isTravel = event.cause?.isUserTravel == true
    guard reading.motion == .resting || !isTravel else { return nil }
    let range = range(for: reading)
    let tolerance = reading.tolerance
    let seenLine =
      before.seen == before.layout
      ? before.line : HeaderStage.line(of: before.seen, for: reading)
    // Content that goes along is a frame behind a header that is seen at this moment.
    let restsOnHeader = carriesContent || reading.offset <= -seenLine + tolerance
    var target = reading.offset
    if hasMovedByItself(effects, event, before), (line - seenLine).magnitude > 0 {
      switch reading.motion {
      case .resting: target = restsOnHeader ? -line : max(target, -line)
      case .scrolling: if carriesContent, restsOnHeader { target = -line }
      case .decelerating: if case .setFraction = event, restsOnHeader { target = -line }
      case .tracking: break
      }
    }
    if reading.motion == .resting, range != rangeBefore {
      let wasAtTop = reading.offset <= rangeBefore.minimum + tolerance
      target = wasAtTop && line == -range.minimum ? range.minimum : target
    }
    if target != reading.offset { target = reading.grid.rounded(range.clamp(target)) }
    return (target - reading.offset).magnitude > tolerance ? target : nil
  }

  /// Whether it is not the user's travel that the header goes with, and not an animation that has
  /// begun before.
  private func hasMovedByItself(
    _ effects: HeaderEffects, _ event: ScrollEvent, _ before: Before
  ) -> Bool {
    if event.cause?.isUserTravel == true || event == .willBeginDragging { return false }
    switch effects.appearance {
    case .animated: return true
    case .layout: return layout != before.seen || line != before.line
    case .running, .held: return false
    }
  }

  /// Content below the header that is seen opens one that is not open, and ends an opening that it
  /// outruns. What is left of a replacement opens nothing. Content pulled away from an open header is
  /// its rubber band.
  private mutating func closeGap(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, reading: HostReading
  ) {
    guard traits.movedBy != .position, !traits.liesInContent, reading.motion != .tracking,
      !carriesContent
    else { return }
    let offset = effects.move?.immediateOffset ?? reading.offset
    if layout.collapsedFraction == 0 {
      guard case .running(let running) = effects.appearance, !running.isReplacement else { return }
      let seen = HeaderStage.line(of: visibleLayout(for: reading), for: reading)
      guard offset < -seen - reading.tolerance else { return }
      transition = nil
      effects.appearance = .layout
    } else if offset < -line - reading.tolerance {
      if case .setFraction = event { return }
      if case .scroll = effects.move { return }
      effects.followUp = .setFraction(0, animated: true)
    }
  }
}

extension ScrollEvent {
  /// Whether the user or the app is behind an answer that changes the room.
  fileprivate var isRequestOrGesture: Bool {
    switch self {
    case .geometryDidChange, .contentReplaced, .didScroll(.layout): false
    default: true
    }
  }
}
