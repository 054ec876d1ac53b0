import ScrollPhysics

extension HeaderStage {
  /// Begins with `layout`, as on appearing. Content that is at the top, or has not been laid out
  /// yet, goes to the top of its room; any other stays, as far as it may.
  public mutating func start(with layout: HeaderLayout, reading: HostReading) -> HeaderEffects {
    let isAtTop = reading.offset <= max(range(for: reading).minimum, 0)
    (transition, held, carriesContent, replaced, room) = (nil, nil, false, nil, nil)
    self.layout = layout.isFinite ? layout : .zero
    makeRoom(answering: .geometryDidChange, reading: reading)
    line = HeaderStage.line(of: self.layout, for: reading)
    var effects = effects(at: reading.offset)
    guard reading.motion == .resting else { return effects }
    let range = range(for: reading)
    let offset = isAtTop ? range.minimum : range.clamp(reading.offset)
    if offset != reading.offset { effects.move = .put(offset: offset, position: offset) }
    return effects
  }

  /// The technique behind the stage is another one, or has other parameters: `layout` is its own,
  /// and the next answer is shown from what is seen now, without a jump.
  public mutating func replace(
    with layout: HeaderLayout, traits: HeaderTraits, reading: HostReading
  ) {
    replaced = Replaced(
      layout: self.layout, seen: visibleLayout(for: reading), range: range(for: reading))
    self.traits = traits
    if layout.isFinite { self.layout = layout }
    (transition, held) = (nil, nil)
  }

  /// What the host does about `update`, the answer to `event` in `context`, which came from
  /// `reading`.
  public mutating func effects(
    of update: HeaderUpdate, answering event: ScrollEvent, in context: HeaderContext,
    reading: HostReading
  ) -> HeaderEffects {
    let before = Before(
      layout: replaced?.layout ?? layout, seen: replaced?.seen ?? visibleLayout(for: reading),
      line: line,
      range: reading.motion == .tracking ? nil : replaced?.range ?? range(for: reading))
    let appearance = show(update, answering: event, from: before.seen, reading: reading)
    makeRoom(answering: event, reading: reading)
    line = HeaderStage.line(of: layout, for: reading)
    let move = requestedMove(
      update.reaction, answering: event, in: context, reading: reading)
    var effects = effects(at: reading.offset)
    effects.appearance = appearance
    effects.move = move?.move
    if reading.motion != .scrolling { scrollsOnRequest = false }
    if case .setFraction = event, case .scroll = move?.move { scrollsOnRequest = true }
    effects.correctedOffset = move?.told
    effects.targetContentOffset = update.reaction.targetContentOffset.map {
      mounting == .overlay ? $0 - before.layout.scrollViewMinY : $0
    }
    switch mounting {
    case .beside: settle(&effects, before: before, reading: reading)
    case .overlay: carry(&effects, answering: event, before: before, reading: reading)
    }
    replaced = nil
    let shift = mounting == .overlay ? before.layout.scrollViewMinY : 0
    effects.position = toldOffset(effects.move?.position ?? context.scroll.position - shift)
    return effects
  }

  /// What there was before an answer.
  struct Before {
    var layout: HeaderLayout
    var seen: HeaderLayout
    var line: Double
    /// Where the content may have rested; not asked for under a finger.
    var range: ScrollRange?
  }

  /// What there was before a replacement.
  struct Replaced {
    var layout: HeaderLayout
    var seen: HeaderLayout
    var range: ScrollRange
  }

  /// Effects that place the layout over content at `offset`.
  private func effects(at offset: Double) -> HeaderEffects {
    let isOverlay = mounting == .overlay
    var effects = HeaderEffects(
      layout: layout, scrollViewMinY: isOverlay ? 0 : layout.scrollViewMinY,
      room: isOverlay ? room ?? 0 : layout.contentInsetTop)
    let contentMinY = (isOverlay ? 0 : layout.scrollViewMinY) - offset
    let visible = layout.headerMaxY - max(0, layout.headerMinY)
    if !traits.liesInContent {
      effects.overlap = max(0, min(layout.headerMaxY - contentMinY, visible))
    }
    return effects
  }

  // MARK: The header

  /// How a replacement is shown: in a quarter of a second.
  private static let replacing = HeaderAnimation(duration: 0.25)

  /// Takes over the layout, with the animation if there is one. An answer without one ends a running
  /// animation, unless no number that it moves changes, or neither the user nor the app is behind
  /// the change.
  private mutating func show(
    _ update: HeaderUpdate, answering event: ScrollEvent, from seen: HeaderLayout,
    reading: HostReading
  ) -> HeaderEffects.Appearance {
    if reading.progress == nil { transition = nil }
    let end = update.layout.isFinite ? update.layout : layout
    let isNew = end != layout || replaced != nil
    layout = end
    if replaced != nil {
      let isShown = !reading.prefersReducedMotion && seen != end
      return isShown
        ? begin(HeaderTransition(from: seen, to: end, isReplacement: true), HeaderStage.replacing)
        : .layout
    }
    if mounting == .overlay, let appearance = hold(seen, isNew: isNew, reading: reading) {
      return appearance
    }
    guard isNew else { return transition.map { .running($0) } ?? .layout }
    if let animation = update.reaction.animation, animation.takesTime {
      return begin(HeaderTransition(from: seen, to: end), animation)
    }
    guard let transition, let progress = reading.progress else { return .layout }
    if let carried = transition.carried(to: end) {
      self.transition = carried
      return .running(carried)
    }
    let rest = animation.remainder(from: progress)
    if rest.takesTime,
      let redirected = transition.redirected(to: end, at: progress, answering: event)
    {
      return begin(redirected, rest)
    }
    self.transition = nil
    return .layout
  }

  private mutating func begin(
    _ transition: HeaderTransition, _ animation: HeaderAnimation
  ) -> HeaderEffects.Appearance {
    self.transition = transition
    self.animation = animation
    return .animated(transition, animation)
  }

  /// A finger that stops content on its way with the header stops the header as well. Once it has
  /// lifted, both go on; if it drags, the technique has taken the header over.
  private mutating func hold(
    _ seen: HeaderLayout, isNew: Bool, reading: HostReading
  ) -> HeaderEffects.Appearance? {
    guard !isNew else {
      held = nil
      return nil
    }
    if carriesContent, reading.motion == .tracking, let transition {
      held = transition.layout(restingOn: reading) ?? seen
      (self.transition, carriesContent) = (nil, false)
    }
    guard let held else { return nil }
    guard reading.motion != .tracking else { return .held(held) }
    self.held = nil
    return begin(HeaderTransition(from: held, to: layout), animation)
  }

  // MARK: The content

  /// Where the content goes because the technique says so, and what that is in the offsets it is
  /// told. While a finger is down it stays in charge, and nothing scrolls by itself; a fling does not
  /// outlive a header that the app moves at once.
  private func requestedMove(
    _ reaction: HeaderReaction, answering event: ScrollEvent, in context: HeaderContext,
    reading: HostReading
  ) -> (move: HeaderEffects.ContentMove?, told: Double?)? {
    guard let told = reaction.position, told.isFinite else {
      return endOfRequestedScroll(by: event, reading: reading).map { ($0, nil) }
    }
    let isTracking = reading.motion == .tracking
    if mounting == .overlay, event.cause?.isUserTravel == true {
      // The finger, or the fling, has the content where it belongs.
      let now = toldOffset(reading.offset)
      return (nil, now == context.scroll.contentOffset ? nil : now)
    }
    let position = ownOffset(told)
    let offset =
      isTracking
      ? range(for: reading).offset(
        forPosition: position, dimension: viewHeight(for: reading),
        coefficient: reading.rubberBandCoefficient)
      : position
    let distance = (offset - reading.offset).magnitude
    guard distance > (mounting == .overlay ? reading.tolerance : 0) else { return nil }
    let isHeld = isTracking && !event.isLift
    if let animation = reaction.animation {
      return isHeld ? nil : (.scroll(to: reading.grid.rounded(offset), animation), nil)
    }
    if case .setFraction = event, !isHeld {
      return (.stop(at: reading.grid.rounded(offset)), toldOffset(offset))
    }
    return (.put(offset: offset, position: position), toldOffset(offset))
  }

  /// A new request ends the scroll that an earlier one has begun, also where the header is already as
  /// the new one wants it.
  private func endOfRequestedScroll(
    by event: ScrollEvent, reading: HostReading
  ) -> HeaderEffects.ContentMove? {
    guard case .setFraction = event, scrollsOnRequest, reading.motion == .scrolling else {
      return nil
    }
    let target = range(for: reading).clamp(reading.offset)
    return target == reading.offset ? .stop(at: target) : .scroll(to: target, .scrolling)
  }

  /// Beside: content at rest that the new layout leaves outside its range is brought back into it,
  /// and content at the very top stays there when the header changes its inset.
  private func settle(_ effects: inout HeaderEffects, before: Before, reading: HostReading) {
    let isAtRest = reading.motion == .resting && !(effects.move?.isAnimated ?? false)
    guard isAtRest || effects.move?.endsMotion == true else { return }
    let range = range(for: reading)
    guard range != before.range || effects.move != nil else { return }
    let offset = effects.move?.immediateOffset ?? reading.offset
    let isPinned =
      reading.offset == before.range?.minimum && effects.correctedOffset == nil
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
}

extension HeaderTransition {
  /// The layout on the way that the content rests on where it has stopped; `nil` where the content
  /// does not go along.
  fileprivate func layout(restingOn reading: HostReading) -> HeaderLayout? {
    let first = HeaderStage.line(of: start, for: reading)
    let last = HeaderStage.line(of: end, for: reading)
    guard (last - first).magnitude > reading.tolerance else { return nil }
    return layout(at: (-reading.offset - first) / (last - first))
  }
}

extension HeaderEffects.ContentMove {
  /// The position the content has at once; `nil` while it is on its way.
  var position: Double? {
    switch self {
    case .put(_, let position): position
    case .stop(let offset): offset
    case .scroll: nil
    }
  }

  /// The offset the content has at once; `nil` while it is on its way.
  public var immediateOffset: Double? {
    switch self {
    case .put(let offset, _), .stop(let offset): offset
    case .scroll: nil
    }
  }
}

extension ScrollEvent {
  /// Whether a finger has just lifted, or is about to.
  fileprivate var isLift: Bool {
    if case .willEndDragging = self { true } else { false }
  }
}

extension HeaderAnimation {
  /// Whether it takes time, and ends.
  package var takesTime: Bool { duration > 0 && duration.isFinite }
}
