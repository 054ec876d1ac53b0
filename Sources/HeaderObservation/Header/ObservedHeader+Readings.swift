package import HeaderCore

/// What a view layer hands on of a scroll view: of the one that moves the header, unless it says of which.
extension ObservedHeader {
  /// Takes over `news` of `scroll`, and does what has waited for them.
  private func hear(of scroll: ObservedScroll, at time: Double, _ news: () -> Void) {
    presented.now = time
    let isFirst = scroll.geometry == nil
    news()
    guard !isFirst else { return appear(scroll) }
    alignIfInactive(scroll)
    cameToRest()
  }

  // MARK: Phases and geometry

  /// The geometry has changed.
  package func update(
    _ geometry: ObservedGeometry, of scroll: ObservedScroll? = nil, at time: Double
  ) {
    guard isStarted, geometry.isFinite else { return }
    let scroll = scroll ?? active
    hear(of: scroll, at: time) { scroll.update(geometry) }
  }

  /// The phase has changed; `geometry` is what it came with.
  package func update(
    _ phase: ObservedPhase, with geometry: ObservedGeometry? = nil,
    of scroll: ObservedScroll? = nil, at time: Double
  ) {
    let scroll = scroll ?? active
    guard isStarted, scroll.geometry != nil else { return }
    hear(of: scroll, at: time) { scroll.update(phase, with: geometry) }
  }

  /// A finger lifts from `scroll` at `velocity`, in points per millisecond, and the fling would rest at
  /// `target`: gives where it is to end instead.
  package func target(
    velocity: Double, target: Double, of scroll: ObservedScroll, at time: Double
  ) -> Double? {
    guard isStarted, scroll === active, (velocity + target).isFinite else { return nil }
    presented.now = time
    return active.target(velocity: velocity, target: target)
  }

  // MARK: Samples

  /// `scroll` was looked at, because something of it has changed. New geometry may still be about to
  /// change: then it is not reported yet.
  package func update(
    _ sight: ScrollSight, of scroll: ObservedScroll, reportsGeometry: Bool = true
  ) {
    guard isStarted, sight.geometry.isFinite, !scroll.isWriting else { return }
    hear(of: scroll, at: sight.sample.time) {
      scroll.update(sight, reportsGeometry: reportsGeometry)
    }
  }

  /// The app's delegate has heard `end`, that of a fling or of an animated scroll of `scroll`.
  package func heard(_ end: ScrollEvent, of scroll: ObservedScroll, at time: Double) {
    hear(of: scroll, at: time) { scroll.heard(end) }
  }

  /// What `scroll` is, is another view under the same header.
  package func scrollViewWasRebuilt(_ sight: ScrollSight, of scroll: ObservedScroll) {
    guard scroll.geometry != nil else { return update(sight, of: scroll) }
    hear(of: scroll, at: sight.sample.time) {
      scroll.wasRebuilt(sight)
      if scroll === active { scroll.report(.contentReplaced) }
    }
  }

  // MARK: Time

  /// Whether ``turnEnded(at:)`` is due where the run loop goes to sleep.
  package var needsTurns: Bool { scrolls.contains { $0.needsTurns } }

  /// The run loop goes to sleep: what was called back since it woke up is one turn. Scroll views that
  /// are looked at have been looked at just before.
  package func turnEnded(at time: Double) {
    for scroll in scrolls where scroll.needsTurns { turnEnded(of: scroll, at: time) }
  }

  /// The run loop goes to sleep, and `scroll` has been looked at just before.
  package func turnEnded(of scroll: ObservedScroll, at time: Double) {
    hear(of: scroll, at: time) { scroll.turnEnded() }
  }

  /// The header's animation has been shown to its end.
  package func animationDidEnd() {
    presented.endRun(isShown: true)
  }

  /// Time has passed while an animation ran; see ``wakeTime``.
  package func tick(at time: Double) {
    presented.now = time
    presented.endRun()
    bar?.endRun()
    for scroll in scrolls { scroll.finishRequest() }
    pages.alignVisiblePages()
    active.reportEnd()
    alignAtRest()
  }

  /// When ``tick(at:)`` is due, in seconds; `nil` while nothing runs. A turn of the run loop ends then
  /// as well. Where other pages are seen, they
  /// go along with an animation frame by frame.
  package var wakeTime: Double? {
    var times = scrolls.compactMap { $0.pending?.deadline }
    times += scrolls.compactMap { $0.wakeTime }
    if let end = bar?.shown.run?.endTime { times.append(end) }
    if let end = presented.shown.run?.endTime {
      let isAlone = pages.visiblePages.allSatisfy { $0 == pages.activeIndex }
      times.append(isAlone ? end : min(end, presented.now + ObservedHeader.frame))
    }
    return times.min()
  }

  /// Seconds between two frames of an animation.
  private static let frame = 1.0 / 60
}
