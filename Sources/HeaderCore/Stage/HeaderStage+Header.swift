/// What is seen of the header: its layout, or an animation on the way there.
extension HeaderStage {
  /// A replacement is shown in a quarter of a second.
  mutating func showReplacement(
    _ update: HeaderUpdate, from seen: HeaderLayout, reading: HostReading
  ) -> HeaderEffects.Appearance {
    if update.layout.isFinite { layout = update.layout }
    transition = nil
    guard !reading.prefersReducedMotion, seen != layout else { return .layout }
    return begin(
      HeaderTransition(from: seen, to: layout, isReplacement: true), HeaderAnimation(duration: 0.25)
    )
  }

  /// Takes over the layout, with the animation if there is one. An answer without one ends a running
  /// animation, unless no number that it moves changes, or neither the user nor the app is behind
  /// the change.
  mutating func show(
    _ update: HeaderUpdate, answering event: ScrollEvent, from seen: HeaderLayout,
    reading: HostReading
  ) -> HeaderEffects.Appearance {
    if event == .contentReplaced, held != nil, update.layout.isFinite,
      let handedOver = transition?.carried(to: update.layout)
    {
      (layout, held) = (update.layout, nil)
      return begin(handedOver, animation)
    }
    if reading.progress == nil { transition = nil }
    let isNew = update.layout.isFinite && update.layout != layout
    if isNew {
      layout = update.layout
      held = nil
    } else if let appearance = hold(seen, reading: reading) {
      return appearance
    }
    guard isNew else { return transition.map { .running($0) } ?? .layout }
    if let animation = update.reaction.animation, animation.takesTime {
      return begin(HeaderTransition(from: seen, to: layout), animation)
    }
    guard let running = transition, let progress = reading.progress else { return .layout }
    if let carried = running.carried(to: layout) {
      transition = carried
      return .running(carried)
    }
    let rest = animation.remainder(from: progress)
    if rest.takesTime,
      let redirected = running.redirected(to: layout, at: progress, answering: event)
    {
      return begin(redirected, rest)
    }
    transition = nil
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
  /// lifted, both go on; if it drags, the technique has taken the header over, or the header goes the
  /// rest of its way with the content.
  private mutating func hold(
    _ seen: HeaderLayout, reading: HostReading
  ) -> HeaderEffects.Appearance? {
    let isTracking = reading.motion == .tracking
    if isTracking, ownScroll == .withHeader, let transition {
      held = transition.layout(restingOn: reading) ?? seen
      (self.transition, ownScroll) = (nil, .none)
    }
    guard var held else { return nil }
    if isTracking {
      held =
        HeaderTransition(from: held, to: layout).layout(restingOn: reading) ?? held
      self.held = held
      return .held(held)
    }
    self.held = nil
    return begin(HeaderTransition(from: held, to: layout), animation)
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
