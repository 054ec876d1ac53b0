/// No gap between a header and its content: in an overlay, where the header lies outside the content.
/// Content pulled away from an open header, or from one that is as large as it gets, is its rubber
/// band. Nothing is done under a finger.
extension HeaderStage {
  var opensOverGaps: Bool {
    mounting == .overlay && traits.movedBy != .position && !traits.liesInContent && !isForBar
  }

  /// Requests that a header opens which is not open, and ends above its content.
  mutating func openOverGap(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, reading: HostReading
  ) {
    guard reading.motion != .tracking, !ownScroll.isWithHeader, layout.collapsedFraction != 0,
      layout.scrollViewMinY < layout.restMinY
    else { return }
    let offset = effects.move?.immediateOffset ?? reading.offset
    var line = line
    // What counts of a header that closes with its content is what is seen.
    if case .led(let way, _) = presentation {
      line = max(line, HeaderStage.line(of: way.start, for: reading))
    }
    guard offset < -line - reading.tolerance, !event.isRequest else { return }
    if case .scroll = effects.move { return }
    effects.followUp = .setFraction(0, animated: true)
  }

  /// Shows no more of an opening header than content at `offset` leaves room for, and no less of a
  /// closing one than reaches it.
  mutating func lead(
    _ way: HeaderTransition, _ animation: HeaderAnimation, by offset: Double,
    _ reading: HostReading
  ) -> HeaderEffects.Appearance {
    let isOpening = HeaderStage.line(of: way.start, for: reading) < line
    let isOnWay =
      isOpening ? offset > -line + reading.tolerance : offset < -line - reading.tolerance
    guard isOnWay, let shown = way.layout(restingOn: offset, reading) else {
      presentation = .settled
      return .layout
    }
    presentation = .led(HeaderTransition(from: shown, to: layout), animation)
    return .held(shown)
  }

  /// Keeps a header that opens or closes by itself at the top of its content.
  ///
  /// One that opens goes as far as the content has left room for it: content that is faster takes its
  /// bottom edge along. One that closes waits for content that scrolls away from it, unless the two go
  /// together. The animation of a replacement is left alone.
  mutating func keepUp(
    _ effects: inout HeaderEffects, from seen: HeaderLayout, reading: HostReading
  ) {
    let isCarried: Bool
    if case .scroll = effects.move { isCarried = true } else { isCarried = false }
    guard reading.motion != .tracking else { return }
    let offset = effects.move?.immediateOffset ?? reading.offset
    // The way that the header goes, and what is seen of it.
    var (start, shown) = (seen, seen)
    var animation = HeaderAnimation(duration: 0)
    switch presentation {
    case .settled, .replaced: break
    case .animated(let running, let whole):
      if running.isReplacement { return }
      (start, shown, animation) = (running.start, running.start, whole)
      if case .animated = effects.appearance { break }
      let progress = reading.progress ?? 1
      (shown, animation) = (running.layout(at: progress), whole.remainder(from: progress))
    case .held, .led: return
    }
    let gap = -HeaderStage.line(of: shown, for: reading) - offset
    if HeaderStage.line(of: shown, for: reading) > line {
      // Header and content that begin at once go along.
      var isTogether = false
      if case .animated = effects.appearance { isTogether = isCarried }
      guard reading.motion == .scrolling || isCarried, animation.takesTime, !isTogether,
        gap > (ownScroll.isWithHeader ? reading.tolerance : -reading.tolerance)
      else { return }
      // Out of a bounce, the two come together at the end of their way.
      if case .withHeader(let last, let target, let allowed) = ownScroll, allowed > 0,
        gap <= allowed + 2 * reading.tolerance
      {
        ownScroll = .withHeader(from: last, to: target, gap: min(gap, allowed))
        return
      }
      if offset < -HeaderStage.line(of: start, for: reading) - reading.tolerance {
        ownScroll = .none
      }
      effects.appearance = lead(
        HeaderTransition(from: start, to: layout), animation, by: offset, reading)
      return
    }
    guard gap > reading.tolerance, !ownScroll.isWithHeader || isCarried else { return }
    let opening = HeaderTransition(from: shown, to: layout)
    if reading.motion == .resting || isCarried {
      guard animation.takesTime, let shown = opening.layout(restingOn: offset, reading) else {
        return
      }
      effects.appearance = begin(HeaderTransition(from: shown, to: layout), animation)
    } else {
      effects.appearance = lead(opening, animation, by: offset, reading)
    }
  }
}
