/// Shows the header: as its layout, in an animation, or stopped on the way.
extension HeaderStage {
  /// How the header is shown.
  enum Presentation {
    /// As its layout.
    case settled
    /// As it was when the technique was replaced, until the new one has answered.
    case replaced(Snapshot)
    /// In an animation of the host.
    case animated(HeaderTransition, HeaderAnimation)
    /// At the start of the transition: a finger has stopped header and content, or another list is about
    /// to be shown. The animation starts again afterwards.
    case held(HeaderTransition, HeaderAnimation)
    /// At the start of the transition, which moves with the content: a header must not open faster than
    /// content arrives, nor leave content that scrolls away. The animation starts again where the content
    /// turns round or stops.
    case followingContent(HeaderTransition, HeaderAnimation)

    var isSettled: Bool {
      if case .settled = self { true } else { false }
    }
  }

  /// Shows the first answer after a replacement, with an animation of a quarter of a second; at once under reduced
  /// motion.
  mutating func showReplacement(
    _ update: HeaderUpdate, from visible: HeaderLayout, reading: HostReading
  ) -> HeaderEffects.Appearance {
    layout = update.layout
    presentation = .settled
    guard !reading.prefersReducedMotion, visible != layout else { return .layout }
    var start = visible
    // A header that is far above the screen comes from right above it.
    start.headerMinY = max(start.headerMinY, -start.headerHeight)
    if mounting == .overlay, visible.scrollViewMinY != layout.scrollViewMinY,
      reading.safeAreaInset(at: min(visible.scrollViewMinY, layout.scrollViewMinY)) > 0
    {
      // One of the two scroll views begins under the bars. Without this, the header's line would move unevenly.
      start.contentInsetTop +=
        reading.line(of: visible) - reading.line(of: visible, at: layout.scrollViewMinY)
      start.scrollViewMinY = layout.scrollViewMinY
    }
    if closesGaps {
      // Content has scrolled the old header away. The new one opens from the bottom edge that is left.
      let distance = reading.line(of: layout) - max(0, layout.headerMaxY)
      start.contentInsetTop -= max(0, reading.line(of: start) - max(0, start.headerMaxY) - distance)
    }
    return begin(
      HeaderTransition(from: start, to: layout, isReplacement: true),
      HeaderAnimation(duration: 0.25))
  }

  /// Applies the layout of `update`, with its animation. A new layout without an animation ends the running one,
  /// except in three cases: it changes no number that the animation moves, it answers a change of geometry, or the
  /// running animation shows a replacement.
  mutating func show(
    _ update: HeaderUpdate, answering event: ScrollEvent, from visible: HeaderLayout,
    reading: HostReading
  ) -> HeaderEffects.Appearance {
    if case .animated = presentation, reading.progress == nil { presentation = .settled }
    var answer = update.layout
    // Content that moves along with a replacement is neither travel nor a pull.
    if case .animated(let running, _) = presentation, running.isReplacement,
      ownScroll.isWithHeader
    {
      if event == .didScroll(.programmatic) { return .running(running) }
      if event.isGeometry { answer = answer.unstretched }
    }
    let isNew = answer != layout
    if isNew { layout = answer }
    if event == .contentReplaced, case .held(let stopped, let animation) = presentation,
      let continued = stopped.continued(to: layout)
    {
      return begin(continued, animation)
    }
    guard isNew else { return continuePresentation(from: visible, reading: reading) }
    if let animation = update.reaction.animation, animation.takesTime {
      var start = visible
      if closesGaps, ownScroll.isWithHeader, case .animated(let running, _) = presentation {
        // Content that moves along is a frame behind the header. Both go on from there.
        start = running.layout(restingOn: reading.offset, reading) ?? visible
      }
      return begin(HeaderTransition(from: start, to: layout), animation)
    }
    switch presentation {
    case .animated(let running, let animation):
      if let continued = running.continued(to: layout) {
        presentation = .animated(continued, animation)
        return .running(continued)
      }
      let progress = reading.progress ?? 1
      let remainder = animation.remainder(from: progress)
      if remainder.takesTime,
        let redirected = running.redirected(to: layout, at: progress, answering: event)
      {
        return begin(redirected.lowered(below: reading.safeAreaInset(at: 0)), remainder)
      }
    case .followingContent(let stopped, let animation):
      if let redirected = stopped.redirected(to: layout, at: 0, answering: event) {
        let lowered = redirected.lowered(below: reading.safeAreaInset(at: 0))
        presentation = .followingContent(lowered, animation)
        return continuePresentation(from: visible, reading: reading)
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

  /// Shows a header whose layout has not changed.
  ///
  /// In an overlay, a finger that stops content which moves along with the header stops the header too. Both
  /// continue once the finger has lifted. If it drags instead, the technique takes over the header, or the header
  /// moves the rest of its way with the content.
  private mutating func continuePresentation(
    from visible: HeaderLayout, reading: HostReading
  ) -> HeaderEffects.Appearance {
    let isTracking = reading.motion == .tracking
    switch presentation {
    case .settled, .replaced: return .layout
    case .animated(let running, let animation):
      guard isTracking, ownScroll.isWithHeader, mounting == .overlay else {
        return .running(running)
      }
      ownScroll = .none
      return hold(running, animation, at: visible, reading)
    case .held(let stopped, let animation):
      guard isTracking else { return begin(stopped, animation) }
      return hold(stopped, animation, at: stopped.start, reading)
    case .followingContent(let stopped, let animation):
      if isTracking { return hold(stopped, animation, at: stopped.start, reading) }
      let visibleLine = reading.line(of: stopped.start)
      guard reading.motion != .resting else { return begin(stopped, animation) }
      if visibleLine > reading.line(of: layout) {
        // The content has turned round, away from a header that closes. The header waits where it is, and its
        // animation starts once the content rests.
        if reading.offset < -visibleLine - reading.tolerance {
          ownScroll = .none
          return .held(stopped.start)
        }
      } else if reading.offset > -visibleLine + reading.tolerance {
        return begin(stopped, animation)
      }
      return followContent(stopped, animation, at: reading.offset, reading)
    }
  }

  /// Holds the header under a finger at the layout that fits the content's offset, or at `visible` if the transition
  /// does not move the line.
  private mutating func hold(
    _ transition: HeaderTransition, _ animation: HeaderAnimation, at visible: HeaderLayout,
    _ reading: HostReading
  ) -> HeaderEffects.Appearance {
    let held = transition.layout(restingOn: reading.offset, reading) ?? visible
    presentation = .held(HeaderTransition(from: held, to: layout), animation)
    return .held(held)
  }
}

extension HeaderTransition {
  /// Returns this transition with its start moved below `bars`, which have grown over it.
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

  /// Returns the layout, between start and end, whose line touches content at `offset`; `nil` if the transition does
  /// not move the line.
  func layout(restingOn offset: Double, _ reading: HostReading) -> HeaderLayout? {
    let (first, last) = (reading.line(of: start), reading.line(of: end))
    guard (last - first).magnitude > reading.tolerance else { return nil }
    return layout(at: (-offset - first) / (last - first))
  }
}
