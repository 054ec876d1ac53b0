/// Keeps track of the scrolls that the stage itself has started.
extension HeaderStage {
  /// A scroll of the content that the stage has started.
  enum OwnScroll: Equatable {
    /// The content rests, or the user or the app moves it.
    case none
    /// To where the header rests: after a request of the app, or after a drag that ended between two
    /// rests. `isDiverted` says that the geometry has changed since, so the rest may be out of reach.
    case toRest(isRequested: Bool, isDiverted: Bool = false)
    /// Along with a header that moves by itself: from the offset of the last event to the end. After a
    /// bounce, the content starts `gap` points beyond the header and comes closer with every event.
    case withHeader(from: Double, to: Double, gap: Double = 0)

    var isWithHeader: Bool {
      if case .withHeader = self { true } else { false }
    }

    var isRequested: Bool {
      if case .toRest(isRequested: true, _) = self { true } else { false }
    }
  }

  /// Notes that new geometry may put the rest that the content scrolls to out of reach, and returns whether
  /// such a diverted scroll ends with `event`. The technique then decides again; deciding with every change of
  /// the geometry would restart the scroll again and again.
  mutating func noteDiversion(by event: ScrollEvent) -> Bool {
    guard case .toRest(let isRequested, let isDiverted) = ownScroll else { return false }
    if event == .geometryDidChange {
      ownScroll = .toRest(isRequested: isRequested, isDiverted: true)
    }
    return isDiverted && event == .didEndScrollingAnimation
  }

  /// Replaces the stage's scroll by the one that `effects` start in answer to `event`, and forgets one that
  /// has ended, or that another scroll has replaced.
  mutating func updateOwnScroll(
    _ effects: HeaderEffects, answering event: ScrollEvent, from visible: HeaderLayout,
    _ reading: HostReading
  ) {
    if reading.motion != .scrolling || effects.move != nil || hasLeftHeader(visible, reading) {
      ownScroll = .none
    }
    if case .withHeader(_, let target, let gap) = ownScroll {
      ownScroll = .withHeader(from: reading.offset, to: target, gap: gap)
    }
    if effects.isScrolling, event.isRequest || event == .didStop {
      ownScroll = .toRest(isRequested: event.isRequest)
    }
  }

  /// Returns whether content that scrolls with the header is off its path, or ahead of an opening header: the
  /// app, or a tap on the status bar, has started another scroll.
  private func hasLeftHeader(_ visible: HeaderLayout, _ reading: HostReading) -> Bool {
    guard case .withHeader(let last, let target, _) = ownScroll else { return false }
    // Header and content are rounded to pixels independently.
    let pixel = 2 * reading.tolerance
    let isOnPath =
      min(last, target) - pixel <= reading.offset && reading.offset <= max(last, target) + pixel
    let visibleLine = reading.line(of: visible)
    return !isOnPath || line > visibleLine && reading.offset < -visibleLine - pixel
  }
}
