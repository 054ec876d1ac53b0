/// Keeps track of the scrolls that the stage itself starts.
extension HeaderStage {
  /// A scroll of the content that the stage has started, or starts later.
  enum OwnScroll: Equatable {
    /// The content rests, or the user or the app moves it.
    case none
    /// Later: the header has moved by itself under a finger, away from a line on which content may rest. Content
    /// that rests there follows once the finger has lifted; after a request, also content that a fling moves down
    /// below the header, or leaves there. Travel that moves the header ends the wait.
    case afterTravel(from: Double, isRequested: Bool)
    /// Later: the request moves only the content, and waits until the finger lifts. A drag or another request
    /// replaces it.
    case afterLift(ScrollEvent)
    /// To where the header rests: after a request of the app, or after a drag that ended between two
    /// rests. `isDiverted` says that the geometry has changed since, so the rest may be out of reach.
    case toRest(isRequested: Bool, isDiverted: Bool = false)
    /// Along with a header that moves by itself: from the offset of the last event to the end. After a
    /// bounce, the content starts `gap` points beyond the header and comes closer with every event.
    case withHeader(from: Double, to: Double, gap: Double = 0)

    var isWithHeader: Bool {
      if case .withHeader = self { true } else { false }
    }

    /// The line that the header has left under a finger, and whether on request.
    var departure: (line: Double, isRequested: Bool)? {
      if case .afterTravel(let line, let isRequested) = self { (line, isRequested) } else { nil }
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
  /// has ended, or that another scroll or the user's travel has replaced.
  mutating func updateOwnScroll(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, before: Snapshot,
    _ reading: HostReading
  ) {
    switch ownScroll {
    case .none: break
    case .toRest:
      if reading.motion != .scrolling || effects.move != nil { ownScroll = .none }
    case .withHeader(_, let target, let gap):
      let isOver =
        reading.motion != .scrolling || effects.move != nil
        || hasLeftHeader(before, reading)
      ownScroll = isOver ? .none : .withHeader(from: reading.offset, to: target, gap: gap)
    case .afterTravel(let departure, _):
      if event.isUserTravel && line != before.line || event == .willBeginDragging {
        ownScroll = .none
      } else if layout.collapsedFraction != before.layout.collapsedFraction, !event.isRequest {
        // The technique has moved the header again, or stopped it on its way.
        ownScroll = .afterTravel(from: departure, isRequested: false)
      }
    case .afterLift(let request):
      let isReplaced =
        event == .willBeginDragging || event == .didScroll(.drag)
        || event.isRequest && event != request
      guard isReplaced || reading.motion != .tracking else { break }
      ownScroll = .none
      if !isReplaced { effects.followUp = request }
    }
    if effects.isScrolling, event.isRequest || event == .didStop {
      ownScroll = .toRest(isRequested: event.isRequest)
    }
  }

  /// Returns whether content that scrolls with the header is off its path, or ahead of an opening header: the
  /// app, or a tap on the status bar, has started another scroll.
  private func hasLeftHeader(_ before: Snapshot, _ reading: HostReading) -> Bool {
    guard case .withHeader(let last, let target, _) = ownScroll else { return false }
    // Header and content are rounded to pixels independently.
    let pixel = 2 * reading.tolerance
    let isOnPath =
      min(last, target) - pixel <= reading.offset && reading.offset <= max(last, target) + pixel
    let visibleLine = reading.line(of: before.visible)
    return !isOnPath || before.line > visibleLine && reading.offset < -visibleLine - pixel
  }
}
