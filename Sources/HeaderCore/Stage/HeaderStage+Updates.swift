import ScrollPhysics

/// What a host does about an update: appearing, replacements, and the order of an answer's effects.
extension HeaderStage {
  /// Begins with `layout`, as on appearing. Content that is at the top, or has not been laid out
  /// yet, goes to where it rests under the header; any other stays, as far as it may.
  public mutating func start(with layout: HeaderLayout, reading: HostReading) -> HeaderEffects {
    let isAtTop = reading.offset <= max(range(for: reading).minimum, 0)
    (presentation, ownScroll, lineUnderFinger) = (.settled, .none, nil)
    (room, neededRoom) = (nil, nil)
    self.layout = layout.isFinite ? layout : .zero
    var effects = HeaderEffects(layout: self.layout)
    place(&effects, answering: .geometryDidChange, reading: reading)
    let range = range(for: reading)
    // In an overlay the top of a header that appears collapsed is not the top of its room.
    let top = mounting == .overlay ? reading.grid.rounded(-line) : range.minimum
    let offset = isAtTop ? max(top, range.minimum) : range.clamp(reading.offset)
    if reading.motion == .resting, offset != reading.offset {
      effects.move = .put(offset: offset, position: offset)
    }
    self.offset = effects.move?.end ?? reading.offset
    safeAreaInset = reading.safeAreaInset(at: 0)
    if !traits.liesInContent {
      effects.overlap = self.layout.overlap(withContentAt: viewMinY - self.offset)
    }
    return effects
  }

  /// The technique behind the stage is another one, or has other parameters: `layout` is its own,
  /// and the next answer is shown from what is seen now, without a jump.
  public mutating func replace(
    with layout: HeaderLayout, traits: HeaderTraits, reading: HostReading
  ) {
    presentation = .replaced(before(reading))
    self.traits = traits
    if layout.isFinite { self.layout = layout }
  }

  /// What is seen before an answer.
  private func before(_ reading: HostReading) -> Before {
    Before(
      layout: layout, seen: visibleLayout(for: reading), range: range(for: reading),
      isRoomLate: room != neededRoom)
  }

  /// Writes into `effects` what the host does about `update`, the answer to `event` in `context`, which came
  /// from `reading`. Its numbers are finite.
  public mutating func take(
    _ update: HeaderUpdate, _ effects: inout HeaderEffects, answering event: ScrollEvent,
    in context: HeaderContext, reading: HostReading
  ) {
    let position = context.scroll.position - shift
    // Nearly every event is the user's travel over a header that nothing else moves, and asks for
    // nothing but the new layout and, beside, the content's offset.
    if event.isUserTravel, reading.motion != .resting, !isBusy, update.reaction.animation == nil {
      layout = update.layout
      place(&effects, answering: event, reading: reading)
      follow(update.reaction.position, &effects, toldOffset: context.scroll.contentOffset, reading)
    } else {
      answer(update, to: event, &effects, in: context, reading: reading)
    }
    if opensOverGaps { openOverGap(&effects, answering: event, reading: reading) }
    effects.position = toldOffset(effects.move?.position ?? position)
    offset = effects.move?.end ?? reading.offset
    safeAreaInset = reading.safeAreaInset(at: 0)
    if !traits.liesInContent { effects.overlap = layout.overlap(withContentAt: viewMinY - offset) }
  }

  /// The effects of any other answer.
  private mutating func answer(
    _ update: HeaderUpdate, to event: ScrollEvent, _ effects: inout HeaderEffects,
    in context: HeaderContext, reading: HostReading
  ) {
    var (before, isReplacement) = (self.before(reading), false)
    if case .replaced(let replaced) = presentation { (before, isReplacement) = (replaced, true) }
    // A refresh control that takes its room, or gives it back, is no movement of the header's.
    let lineBefore = line + reading.refreshInset - refreshInset
    let (shiftBefore, wasAnimated) = (shift, reading.progress != nil)
    // New geometry may put the rest that the content is on its way to out of reach. That is seen once it
    // is there: a host that follows the header would begin the way again in every frame.
    var isThere = false
    if case .toRest(let isRequested, let isDiverted) = ownScroll {
      isThere = isDiverted && event == .didEndScrollingAnimation
      if event == .geometryDidChange {
        ownScroll = .toRest(isRequested: isRequested, isDiverted: true)
      }
    }
    effects.appearance =
      isReplacement
      ? showReplacement(update, from: before.seen, reading: reading)
      : show(update, answering: event, from: before.seen, reading: reading)
    place(&effects, answering: event, reading: reading)
    if let target = update.reaction.targetContentOffset {
      effects.targetContentOffset = range(for: reading).clamp(
        reading.grid.rounded(target - shiftBefore))
    }
    if event.isUserTravel {
      follow(update.reaction.position, &effects, toldOffset: context.scroll.contentOffset, reading)
    } else {
      moveContent(for: update.reaction, &effects, answering: event, in: context, reading: reading)
    }
    if reading.motion != .scrolling { ownScroll = .none }
    if effects.move != nil { ownScroll = .none }
    checkOwnScroll(from: before.seen, reading)
    if case .scroll = effects.move {
      if event.isRequest || event == .didStop { ownScroll = .toRest(isRequested: event.isRequest) }
    }
    switch mounting {
    case .beside: settle(&effects, answering: event, before: before, reading: reading)
    case .overlay:
      carry(&effects, answering: event, before: before, lineBefore: lineBefore, reading: reading)
      if isReplacement { catchUp(&effects, with: before.seen, reading) }
    }
    if event.isRequest { keepPull(&effects, before: before, reading: reading) }
    if case .contentReplaced = event { scrollIntoRange(&effects, from: before.seen, reading) }
    if opensOverGaps { keepUp(&effects, from: before.seen, reading: reading) }
    if wasAnimated, event.isGeometry, reading.isInSystemAnimation,
      case .animated = effects.appearance
    {
      // The system's animation takes the header along.
      (effects.appearance, presentation) = (.layout, .settled)
    }
    if event == .geometryDidChange, traits.stretches, reading.motion != .resting,
      reading.offset < viewMinY - line
    {
      // A pull was counted from an edge that the answer has moved.
      effects.isUnexpected = true
    }
    if isReplacement || isThere, !isAtRest,
      reading.motion == .resting || reading.motion == .scrolling
    {
      effects.followUp = .didStop
    }
  }

  /// Whether the layout is one at which the header may come to rest.
  private var isAtRest: Bool {
    guard let rests = traits.rests else { return true }
    return rests.contains { ($0 - layout.collapsedFraction).magnitude < 1e-9 }
  }

  /// Places the layout, with the room that it needs.
  private mutating func place(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, reading: HostReading
  ) {
    line = HeaderStage.line(of: layout, for: reading)
    refreshInset = reading.refreshInset
    effects.layout = layout
    effects.scrollViewMinY = viewMinY
    effects.room =
      mounting == .overlay
      ? makeRoom(answering: event, reading: reading) : layout.contentInsetTop
  }
}

extension HeaderEffects.ContentMove {
  /// The position the content has at once; `nil` while it is on its way.
  fileprivate var position: Double? {
    switch self {
    case .put(_, let position): position
    case .stop(let offset): offset
    case .scroll: nil
    }
  }

  /// The offset the content has in the end.
  package var end: Double {
    switch self {
    case .put(let offset, _), .stop(let offset), .scroll(let offset, _): offset
    }
  }
}

extension HeaderLayout {
  /// How much of content whose top is at `minY` in the container is under the header.
  fileprivate func overlap(withContentAt minY: Double) -> Double {
    max(0, min(headerMaxY - minY, headerMaxY - max(0, headerMinY)))
  }
}

extension ScrollEvent {
  /// Whether it is the user's own travel.
  var isUserTravel: Bool { cause?.isUserTravel == true }

  /// Whether it is a request of the app.
  var isRequest: Bool {
    if case .setFraction = self { true } else { false }
  }
}

extension HeaderAnimation {
  /// Whether it takes time, and ends: one of more than an hour counts as none.
  package var takesTime: Bool { duration > 0 && length <= 3600 }
}
