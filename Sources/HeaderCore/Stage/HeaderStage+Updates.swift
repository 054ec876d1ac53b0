import ScrollPhysics

/// Turns answers into effects: on appearing, after a replacement, and for every event.
extension HeaderStage {
  /// Begins with `layout`, as on appearing. Content at the top, or not laid out yet, moves to where it rests
  /// under the header. Other content stays, within its range.
  public mutating func start(with layout: HeaderLayout, reading: HostReading) -> HeaderEffects {
    let isAtTop = reading.offset <= max(range(for: reading).minimum, 0)
    (presentation, ownScroll) = (.settled, .none)
    (room, neededRoom) = (nil, nil)
    self.layout = layout.isFinite ? layout : .zero
    var effects = HeaderEffects(layout: self.layout)
    place(&effects, answering: .geometryDidChange, reading: reading)
    let range = range(for: reading)
    // In an overlay, the top under a collapsed header is below the top of the room.
    let top = mounting == .overlay ? reading.grid.rounded(-line) : range.minimum
    let offset = isAtTop ? max(top, range.minimum) : range.clamp(reading.offset)
    if reading.motion == .resting, offset != reading.offset {
      effects.move = .put(offset: offset, position: offset)
    }
    finish(&effects, reading)
    return effects
  }

  /// Replaces the technique or its parameters. `layout` is the new one's. The next answer is shown without a
  /// jump, from what is on screen now. If `reading` is not finite, only the traits change.
  public mutating func replace(
    with layout: HeaderLayout, traits: HeaderTraits, reading: HostReading
  ) {
    self.traits = traits
    guard reading.isFinite else { return }
    presentation = .replaced(snapshot(reading))
    if layout.isFinite { self.layout = layout }
  }

  private func snapshot(_ reading: HostReading) -> Snapshot {
    Snapshot(
      layout: layout, line: line, visible: visibleLayout(for: reading),
      range: range(for: reading), isRoomLate: room != neededRoom)
  }

  /// Writes into `effects` what the host does about `update`, the finite answer to `event` in the `context`
  /// of `reading`.
  public mutating func apply(
    _ update: HeaderUpdate, _ effects: inout HeaderEffects, answering event: ScrollEvent,
    in context: HeaderContext, reading: HostReading
  ) {
    let position = context.scroll.position - shift
    // The usual case: the user's travel under a header that nothing else moves. Only the layout and, beside,
    // the content's offset change.
    if event.isUserTravel, reading.motion != .resting, !isBusy, update.reaction.animation == nil {
      layout = update.layout
      place(&effects, answering: event, reading: reading)
      follow(update.reaction.position, &effects, in: context, reading)
    } else {
      answer(update, to: event, &effects, in: context, reading: reading)
    }
    if closesGaps { openOverGap(&effects, answering: event, reading: reading) }
    effects.position = (effects.move?.position ?? position) + shift
    finish(&effects, reading)
  }

  /// Handles every other answer.
  private mutating func answer(
    _ update: HeaderUpdate, to event: ScrollEvent, _ effects: inout HeaderEffects,
    in context: HeaderContext, reading: HostReading
  ) {
    var (before, isReplacement) = (snapshot(reading), false)
    if case .replaced(let replaced) = presentation { (before, isReplacement) = (replaced, true) }
    // A refresh control that takes or returns its room does not move the header.
    before.line = line + reading.refreshInset - refreshInset
    let shiftBefore = shift
    let endsDivertedScroll = noteDiversion(by: event)
    // The header, and what the technique asks of the content.
    effects.appearance =
      isReplacement
      ? showReplacement(update, from: before.visible, reading: reading)
      : show(update, answering: event, from: before.visible, reading: reading)
    place(&effects, answering: event, reading: reading)
    if let target = update.reaction.targetContentOffset {
      effects.targetContentOffset = range(for: reading).clamp(
        reading.grid.rounded(target - shiftBefore))
    }
    if event.isUserTravel {
      follow(update.reaction.position, &effects, in: context, reading)
    } else {
      moveContent(for: update.reaction, &effects, answering: event, in: context, reading: reading)
    }
    updateOwnScroll(&effects, answering: event, before: before, reading)
    // What the header's new place asks of the content, and the content of the header.
    switch mounting {
    case .beside: keepInRange(&effects, answering: event, before: before, reading: reading)
    case .overlay:
      moveWithHeader(&effects, answering: event, before: before, reading: reading)
      if isReplacement || event.isRequest { stopAtHeader(&effects, before.visible, reading) }
    }
    if event.isRequest { keepPull(&effects, before: before, reading: reading) }
    if event == .contentReplaced { scrollIntoRange(&effects, from: before.visible, reading) }
    if closesGaps { keepAtContent(&effects, from: before.visible, reading: reading) }
    if event.isGeometry { yieldToSystemAnimation(&effects, reading) }
    // What the technique has to hear next.
    if event == .geometryDidChange, !isReplacement, traits.stretches, reading.motion != .resting,
      reading.offset < viewMinY - line
    {
      // The answer has moved the edge from which a pull was counted. A replacing technique has counted from its own.
      effects.isUnexpected = true
    }
    if isReplacement || endsDivertedScroll, !isAtRest,
      reading.motion == .resting || reading.motion == .scrolling
    {
      effects.followUp = .didStop
    }
  }

  /// Drops the rest of an animation while the system animates new geometry, as in a rotation: the system's
  /// animation takes the header along.
  private mutating func yieldToSystemAnimation(
    _ effects: inout HeaderEffects, _ reading: HostReading
  ) {
    guard reading.isInSystemAnimation, reading.progress != nil,
      case .animated = effects.appearance
    else { return }
    (effects.appearance, presentation) = (.layout, .settled)
  }

  /// Whether the header may come to rest at the layout.
  private var isAtRest: Bool {
    traits.rests?.contains { ($0 - layout.collapsedFraction).magnitude < 1e-9 } ?? true
  }

  /// Places the layout, with the room that it needs.
  private mutating func place(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, reading: HostReading
  ) {
    line = reading.line(of: layout)
    refreshInset = reading.refreshInset
    effects.layout = layout
    effects.scrollViewMinY = viewMinY
    effects.room = makeRoom(answering: event, reading: reading)
  }

  /// Returns the room for the header.
  ///
  /// In an overlay it is what the header takes at its largest: the inset E (see ``HeaderStage``) less what
  /// the app and the system add. A new room after new geometry waits while content near the top moves. Until
  /// then, what the system adds to the inset is subtracted, so the content's edge stays. A new room for a header
  /// that moves by itself does not wait.
  private mutating func makeRoom(answering event: ScrollEvent, reading: HostReading) -> Double {
    let needed = reading.room(of: layout, mounting: mounting)
    guard mounting == .overlay else { return needed }
    let mayWait = !ownScroll.isWithHeader && (needed == neededRoom || event.isGeometry)
    neededRoom = needed
    guard var room, room != needed, mayWait, isMovingNearTop(room: min(room, needed), reading)
    else {
      self.room = needed
      return needed
    }
    room += safeAreaInset - reading.safeAreaInset(at: 0)
    self.room = room
    return room
  }

  /// Returns whether a finger is down, or content moves at the top that `room` gives it, or beyond.
  private func isMovingNearTop(room: Double, _ reading: HostReading) -> Bool {
    switch reading.motion {
    case .resting: false
    case .tracking: true
    case .decelerating, .scrolling:
      reading.offset + reading.insetAboveRoom + room <= reading.tolerance
    }
  }

  /// Remembers where the content ends up, and measures what the header covers of it.
  private mutating func finish(_ effects: inout HeaderEffects, _ reading: HostReading) {
    offset = effects.move?.end ?? reading.offset
    safeAreaInset = reading.safeAreaInset(at: 0)
    if !traits.liesInContent { effects.overlap = layout.overlap(withContentAt: viewMinY - offset) }
  }
}
