/// Leaves no gap between a header in an overlay and its content. Nothing is done under a finger, and a gap below
/// an open header is the content's rubber band.
extension HeaderStage {
  /// Whether there could be a gap: the header neither lies in the content nor follows the content's position.
  var closesGaps: Bool {
    mounting == .overlay && traits.movedBy != .position && !traits.liesInContent && !isForBar
  }

  /// Asks a header that is not open to open if it ends above its content.
  mutating func openOverGap(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, reading: HostReading
  ) {
    guard reading.motion != .tracking, !ownScroll.isWithHeader,
      ownScroll.departure?.isRequested != true, layout.collapsedFraction != 0,
      layout.scrollViewMinY < layout.restMinY
    else { return }
    var line = line
    // For a header that closes with its content, what is visible counts.
    if case .followingContent(let transition, _) = presentation {
      line = max(line, reading.line(of: transition.start))
    }
    guard effects.offset(from: reading) < -line - reading.tolerance, !event.isRequest,
      !effects.isScrolling
    else { return }
    effects.followUp = .setFraction(0, animated: true)
  }

  /// Shows as much of an opening header as content at `offset` leaves room for, and as much of a closing one
  /// as reaches the content.
  mutating func followContent(
    _ transition: HeaderTransition, _ animation: HeaderAnimation, at offset: Double,
    _ reading: HostReading
  ) -> HeaderEffects.Appearance {
    let isOpening = reading.line(of: transition.start) < line
    let isArriving =
      isOpening ? offset > -line + reading.tolerance : offset < -line - reading.tolerance
    guard isArriving, let shown = transition.layout(restingOn: offset, reading) else {
      presentation = .settled
      return .layout
    }
    presentation = .followingContent(HeaderTransition(from: shown, to: layout), animation)
    return .held(shown)
  }

  /// Keeps a header that moves by itself at the top of its content. The animation of a replacement is left
  /// alone.
  mutating func keepAtContent(
    _ effects: inout HeaderEffects, from visible: HeaderLayout, reading: HostReading
  ) {
    guard reading.motion != .tracking,
      let movement = movement(effects.appearance, from: visible, reading)
    else { return }
    let visibleLine = reading.line(of: movement.visible)
    // A replaced header may cover the top of the content although its line is above it.
    let edge = max(visibleLine, movement.visible.headerMaxY)
    let gap = -edge - effects.offset(from: reading)
    if visibleLine > line {
      keepClosing(movement, &effects, gap: gap, reading)
    } else if gap > reading.tolerance {
      keepOpening(movement, &effects, reading)
    }
  }

  /// A movement of the header to the layout.
  private struct Movement {
    /// Where it began.
    var start: HeaderLayout
    /// What is visible now.
    var visible: HeaderLayout
    /// The rest of the animation.
    var animation = HeaderAnimation(duration: 0)
  }

  /// Returns how the header moves, which shows `visible` before the answer; `nil` if it is held, follows the
  /// content already, or is replaced.
  private func movement(
    _ appearance: HeaderEffects.Appearance, from visible: HeaderLayout, _ reading: HostReading
  ) -> Movement? {
    switch presentation {
    case .settled, .replaced: return Movement(start: visible, visible: visible)
    case .held, .followingContent: return nil
    case .animated(let running, let animation):
      if running.isReplacement { return nil }
      if case .animated = appearance {
        return Movement(start: running.start, visible: running.start, animation: animation)
      }
      let progress = reading.progress ?? 1
      return Movement(
        start: running.start, visible: running.layout(at: progress),
        animation: animation.remainder(from: progress))
    }
  }

  /// Lets a header that closes wait for content that scrolls away from it, unless the two move together.
  private mutating func keepClosing(
    _ movement: Movement, _ effects: inout HeaderEffects, gap: Double, _ reading: HostReading
  ) {
    guard reading.motion != .resting || effects.isScrolling, movement.animation.takesTime,
      gap > (ownScroll.isWithHeader ? reading.tolerance : -reading.tolerance)
    else { return }
    // After a bounce, the gap may be as wide as at its start, and closes with the animation.
    if case .withHeader(let last, let target, let allowed) = ownScroll, allowed > 0,
      gap <= allowed + 2 * reading.tolerance
    {
      ownScroll = .withHeader(from: last, to: target, gap: min(gap, allowed))
      return
    }
    let offset = effects.offset(from: reading)
    if offset < -reading.line(of: movement.start) - reading.tolerance { ownScroll = .none }
    effects.appearance = followContent(
      HeaderTransition(from: movement.start, to: layout), movement.animation, at: offset, reading)
  }

  /// Opens a header no further than content has left room for; faster content takes its bottom edge along.
  private mutating func keepOpening(
    _ movement: Movement, _ effects: inout HeaderEffects, _ reading: HostReading
  ) {
    let isCarried = effects.isScrolling
    guard !ownScroll.isWithHeader || isCarried else { return }
    let offset = effects.offset(from: reading)
    let opening = HeaderTransition(from: movement.visible, to: layout)
    guard reading.motion == .resting || isCarried else {
      effects.appearance = followContent(opening, movement.animation, at: offset, reading)
      return
    }
    guard movement.animation.takesTime, let shown = opening.layout(restingOn: offset, reading)
    else { return }
    effects.appearance = begin(HeaderTransition(from: shown, to: layout), movement.animation)
  }
}
