/// No gap between a header and its content: in an overlay, where the header lies outside the content.
/// Content pulled away from an open header, or from one that is as large as it gets, is its rubber
/// band. Nothing is done under a finger.
extension HeaderStage {
  private var opensOverGaps: Bool {
    mounting == .overlay && traits.movedBy != .position && !traits.liesInContent
  }

  /// Requests that a header opens which is not open, and ends above its content.
  func openOverGap(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, reading: HostReading
  ) {
    guard opensOverGaps, reading.motion != .tracking, !ownScroll.isWithHeader,
      layout.collapsedFraction != 0, layout.scrollViewMinY < layout.restMinY
    else { return }
    let offset = effects.move?.immediateOffset ?? reading.offset
    guard offset < -line - reading.tolerance, !event.isRequest else { return }
    if case .scroll = effects.move { return }
    effects.followUp = .setFraction(0, animated: true)
  }

  /// Shows no more of an opening header than content at `offset` leaves room for.
  mutating func lead(
    _ opening: HeaderTransition, _ animation: HeaderAnimation, by offset: Double,
    _ reading: HostReading
  ) -> HeaderEffects.Appearance {
    guard offset > -line + reading.tolerance,
      let shown = opening.layout(restingOn: offset, reading)
    else {
      presentation = .settled
      return .layout
    }
    presentation = .led(HeaderTransition(from: shown, to: layout), animation)
    return .held(shown)
  }

  /// Opens a header no faster than the content arrives, and no slower: content that outruns the
  /// opening takes the header's bottom edge along. What is left of a replacement is shown and no more.
  mutating func keepUp(
    _ effects: inout HeaderEffects, from seen: HeaderLayout, reading: HostReading
  ) {
    let isCarried: Bool
    if case .scroll = effects.move { isCarried = true } else { isCarried = false }
    guard opensOverGaps, reading.motion != .tracking, !ownScroll.isWithHeader || isCarried else {
      return
    }
    let offset = effects.move?.immediateOffset ?? reading.offset
    let start: HeaderLayout
    var animation = HeaderAnimation(duration: 0)
    switch presentation {
    case .settled: start = seen
    case .animated(let running, let whole):
      if running.isReplacement { return }
      if case .animated = effects.appearance {
        (start, animation) = (running.start, whole)
      } else {
        let progress = reading.progress ?? 1
        (start, animation) = (running.layout(at: progress), whole.remainder(from: progress))
      }
    case .held, .led: return
    }
    guard offset < -HeaderStage.line(of: start, for: reading) - reading.tolerance else { return }
    let opening = HeaderTransition(from: start, to: layout)
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
