/// How the header is seen: as its layout, in an animation, or stopped on the way.
extension HeaderStage {
  /// What of the header is seen, and what its way on needs.
  enum Presentation {
    /// The layout.
    case settled
    /// What was seen before the technique was replaced, until its first answer is shown.
    case replaced(Before)
    /// What a host's animation shows.
    case animated(HeaderTransition, HeaderAnimation)
    /// The start of the transition, under a finger that has stopped header and content on their way,
    /// or until another list is shown. The animation begins again afterwards.
    case held(HeaderTransition, HeaderAnimation)
    /// The start of the transition, on content that arrives later than the header would open. The
    /// animation begins again where the content turns round or stops.
    case led(HeaderTransition, HeaderAnimation)

    var isSettled: Bool {
      if case .settled = self { true } else { false }
    }
  }

  /// Shows a replacement in a quarter of a second.
  mutating func showReplacement(
    _ update: HeaderUpdate, from seen: HeaderLayout, reading: HostReading
  ) -> HeaderEffects.Appearance {
    layout = update.layout
    presentation = .settled
    guard !reading.prefersReducedMotion, seen != layout else { return .layout }
    var start = seen
    if mounting == .overlay, seen.scrollViewMinY != layout.scrollViewMinY,
      reading.safeAreaInset(at: min(seen.scrollViewMinY, layout.scrollViewMinY)) > 0
    {
      // One of the two begins under bars: their lines are to go evenly as well.
      start.contentInsetTop +=
        HeaderStage.line(of: seen, for: reading)
        - HeaderStage.line(of: seen, at: layout.scrollViewMinY, for: reading)
      start.scrollViewMinY = layout.scrollViewMinY
    }
    return begin(
      HeaderTransition(from: start, to: layout, isReplacement: true),
      HeaderAnimation(duration: 0.25))
  }

  /// Takes over the layout, with the animation if there is one. An answer without one ends a running
  /// animation, unless no number that it moves changes, or neither the user nor the app is behind
  /// the change.
  mutating func show(
    _ update: HeaderUpdate, answering event: ScrollEvent, from seen: HeaderLayout,
    reading: HostReading
  ) -> HeaderEffects.Appearance {
    if case .animated = presentation, reading.progress == nil { presentation = .settled }
    let progress = reading.progress ?? 1
    // Content that goes along with a replacement is where that has it: its way is no travel, and no pull.
    if case .animated(let running, _) = presentation, running.isReplacement,
      ownScroll.isWithHeader, event == .didScroll(.programmatic)
    {
      return .running(running)
    }
    let isNew = update.layout != layout
    if isNew { layout = update.layout }
    if event == .contentReplaced, case .held(let stopped, let animation) = presentation,
      let handedOver = stopped.carried(to: layout)
    {
      return begin(handedOver, animation)
    }
    guard isNew else { return goOn(from: seen, reading: reading) }
    if let animation = update.reaction.animation, animation.takesTime {
      return begin(HeaderTransition(from: seen, to: layout), animation)
    }
    switch presentation {
    case .animated(let running, let animation):
      if let carried = running.carried(to: layout) {
        presentation = .animated(carried, animation)
        return .running(carried)
      }
      let rest = animation.remainder(from: progress)
      if rest.takesTime,
        let redirected = running.redirected(to: layout, at: progress, answering: event)
      {
        return begin(redirected.lowered(below: reading.safeAreaInset(at: 0)), rest)
      }
    case .led(let stopped, let animation):
      if let redirected = stopped.redirected(to: layout, at: 0, answering: event) {
        presentation = .led(
          redirected.lowered(below: reading.safeAreaInset(at: 0)), animation)
        return goOn(from: seen, reading: reading)
      }
    case .held, .settled, .replaced: break
    }
    presentation = .settled
    return .layout
  }

  mutating func begin(
    _ transition: HeaderTransition, _ animation: HeaderAnimation
  ) -> HeaderEffects.Appearance {
    guard animation.takesTime else {
      presentation = .settled
      return .layout
    }
    presentation = .animated(transition, animation)
    return .animated(transition, animation)
  }

  /// Shows a header whose layout stays.
  ///
  /// A finger that stops content on its way with the header stops the header as well. Once it has
  /// lifted, both go on; if it drags, the technique has taken the header over, or the header goes the
  /// rest of its way with the content.
  private mutating func goOn(
    from seen: HeaderLayout, reading: HostReading
  ) -> HeaderEffects.Appearance {
    let isTracking = reading.motion == .tracking
    switch presentation {
    case .settled, .replaced: return .layout
    case .animated(let running, let animation):
      guard isTracking, ownScroll.isWithHeader else { return .running(running) }
      let stopped = HeaderTransition(
        from: running.layout(restingOn: reading.offset, reading) ?? seen, to: layout)
      (presentation, ownScroll) = (.held(stopped, animation), .none)
      return .held(stopped.start)
    case .held(let stopped, let animation):
      guard isTracking else { return begin(stopped, animation) }
      return .held(hold(stopped, animation, reading))
    case .led(let stopped, let animation):
      if isTracking { return .held(hold(stopped, animation, reading)) }
      let line = HeaderStage.line(of: stopped.start, for: reading)
      guard reading.motion != .resting else { return begin(stopped, animation) }
      if line > HeaderStage.line(of: layout, for: reading) {
        // Content that has turned round while the header closes with it goes with it no more.
        if reading.offset < -line - reading.tolerance {
          ownScroll = .none
          return .held(stopped.start)
        }
      } else if reading.offset > -line + reading.tolerance {
        return begin(stopped, animation)
      }
      return lead(stopped, animation, by: reading.offset, reading)
    }
  }

  /// Keeps the header under a finger where its content is.
  private mutating func hold(
    _ stopped: HeaderTransition, _ animation: HeaderAnimation, _ reading: HostReading
  ) -> HeaderLayout {
    let held = stopped.layout(restingOn: reading.offset, reading) ?? stopped.start
    presentation = .held(HeaderTransition(from: held, to: layout), animation)
    return held
  }
}

extension HeaderTransition {
  /// Returns the same transition beginning no higher than the end of the bars, which have grown over the
  /// place where the header was seen.
  fileprivate func lowered(below bars: Double) -> HeaderTransition {
    let minY = min(bars, end.scrollViewMinY)
    guard start.scrollViewMinY < minY else { return self }
    var start = start
    start.scrollViewMinY = minY
    let hidden = max(0, minY - start.headerMaxY)
    if start.headerHeight == end.headerHeight {
      start.headerMinY += hidden
    } else {
      start.headerHeight += hidden
    }
    return HeaderTransition(from: start, to: end, isReplacement: isReplacement)
  }

  /// The layout on the way that content at `offset` rests on; `nil` where content does not go along.
  func layout(restingOn offset: Double, _ reading: HostReading) -> HeaderLayout? {
    let first = HeaderStage.line(of: start, for: reading)
    let last = HeaderStage.line(of: end, for: reading)
    guard (last - first).magnitude > reading.tolerance else { return nil }
    return layout(at: (-offset - first) / (last - first))
  }
}
