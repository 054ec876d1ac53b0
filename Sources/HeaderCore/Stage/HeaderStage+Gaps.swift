/// Leaves no gap between a header and its content. Applies in an overlay to a header that lies outside the
/// content. Nothing is done under a finger, and a gap below an open header is its rubber band.
extension HeaderStage {
  var closesGaps: Bool {
    mounting == .overlay && traits.movedBy != .position && !traits.liesInContent && !isForBar
  }

  /// Asks a header to open that is not open and ends above its content.
  mutating func openOverGap(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, reading: HostReading
  ) {
    guard reading.motion != .tracking, !ownScroll.isWithHeader, layout.collapsedFraction != 0,
      layout.scrollViewMinY < layout.restMinY
    else { return }
    let offset = effects.move?.immediateOffset ?? reading.offset
    var line = line
    // For a header that closes with its content, what is visible counts.
    if case .followingContent(let way, _) = presentation {
      line = max(line, reading.line(of: way.start))
    }
    guard offset < -line - reading.tolerance, !event.isRequest, !effects.isScrolling else { return }
    effects.followUp = .setFraction(0, animated: true)
  }

  /// Shows as much of an opening header as content at `offset` leaves room for, and as much of a closing one
  /// as reaches the content.
  mutating func followContent(
    _ way: HeaderTransition, _ animation: HeaderAnimation, at offset: Double,
    _ reading: HostReading
  ) -> HeaderEffects.Appearance {
    let isOpening = reading.line(of: way.start) < line
    let isOnWay =
      isOpening ? offset > -line + reading.tolerance : offset < -line - reading.tolerance
    guard isOnWay, let shown = way.layout(restingOn: offset, reading) else {
      presentation = .settled
      return .layout
    }
    presentation = .followingContent(HeaderTransition(from: shown, to: layout), animation)
    return .held(shown)
  }

  /// Keeps a header that moves by itself at the top of its content.
  ///
  /// A header opens no further than content has left room for; faster content takes its bottom edge along.
  /// A header that closes waits for content that scrolls away from it, unless the two move together. The
  /// animation of a replacement is left alone.
  mutating func keepAtContent(
    _ effects: inout HeaderEffects, from visible: HeaderLayout, reading: HostReading
  ) {
    let isCarried = effects.isScrolling
    guard reading.motion != .tracking else { return }
    let offset = effects.move?.immediateOffset ?? reading.offset
    // Where the header's way starts, and what is visible of it.
    var (start, shown) = (visible, visible)
    var animation = HeaderAnimation(duration: 0)
    var isBeginning = false
    switch presentation {
    case .settled, .replaced: break
    case .animated(let running, let whole):
      if running.isReplacement { return }
      (start, shown, animation) = (running.start, running.start, whole)
      if case .animated = effects.appearance {
        isBeginning = true
      } else {
        let progress = reading.progress ?? 1
        (shown, animation) = (running.layout(at: progress), whole.remainder(from: progress))
      }
    case .held, .followingContent: return
    }
    let shownLine = reading.line(of: shown)
    let gap = -shownLine - offset
    if shownLine > line {
      // Header and content that begin at the same time move together.
      guard reading.motion == .scrolling || isCarried, animation.takesTime,
        !(isBeginning && isCarried),
        gap > (ownScroll.isWithHeader ? reading.tolerance : -reading.tolerance)
      else { return }
      // After a bounce, the two meet at the end of their way.
      if case .withHeader(let last, let target, let allowed) = ownScroll, allowed > 0,
        gap <= allowed + 2 * reading.tolerance
      {
        ownScroll = .withHeader(from: last, to: target, gap: min(gap, allowed))
        return
      }
      if offset < -reading.line(of: start) - reading.tolerance { ownScroll = .none }
      let closing = HeaderTransition(from: start, to: layout)
      effects.appearance = followContent(closing, animation, at: offset, reading)
      return
    }
    guard gap > reading.tolerance, !ownScroll.isWithHeader || isCarried else { return }
    let opening = HeaderTransition(from: shown, to: layout)
    guard reading.motion == .resting || isCarried else {
      effects.appearance = followContent(opening, animation, at: offset, reading)
      return
    }
    guard animation.takesTime, let shown = opening.layout(restingOn: offset, reading) else {
      return
    }
    effects.appearance = begin(HeaderTransition(from: shown, to: layout), animation)
  }
}
