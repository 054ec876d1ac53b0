package import HeaderCore

/// What a view layer hands on of a scroll view: of the only one, unless it says of which.
extension ObservedHeader {
  // MARK: Phases and geometry

  /// The geometry of the page `number` is another.
  package func update(_ geometry: ObservedGeometry, of number: Int = 0, at time: Double) {
    guard isStarted, geometry.isFinite else { return }
    presented.now = time
    let scroll = scrolls[number]
    let isFirst = scroll.geometry == nil
    scroll.update(geometry)
    if isFirst { appear(number) } else { alignIfInactive(scroll) }
  }

  /// The phase of the page `number` is another; `geometry` is what it came with.
  package func update(
    _ phase: ObservedPhase, with geometry: ObservedGeometry? = nil, of number: Int = 0,
    at time: Double
  ) {
    guard isStarted, scrolls[number].geometry != nil else { return }
    presented.now = time
    scrolls[number].update(phase, with: geometry)
    alignIfInactive(scrolls[number])
    cameToRest()
  }

  /// A finger lifts from the page `number` at `velocity`, in points per millisecond, and the fling
  /// would rest at `target`: gives where it is to end instead.
  package func target(
    velocity: Double, target: Double, of number: Int = 0, at time: Double
  ) -> Double? {
    guard isStarted, number == activePage, (velocity + target).isFinite else { return nil }
    presented.now = time
    return active.target(velocity: velocity, target: target)
  }

  // MARK: Samples

  /// The scroll view of the page `number` was looked at, because something of it has changed.
  package func update(_ sample: ScrollSample, _ geometry: ObservedGeometry, of number: Int = 0) {
    let isFirst = scrolls[number].samples == nil
    update(ScrollSight(sample: sample, geometry: geometry), of: scrolls[number])
    if isFirst, scrolls[number].samples != nil { appear(number) }
  }

  /// `scroll` was looked at. New geometry may still be about to change: then it is not reported yet.
  package func update(
    _ sight: ScrollSight, of scroll: ObservedScroll, reportsGeometry: Bool = true
  ) {
    guard isStarted, sight.geometry.isFinite, !scroll.isWriting else { return }
    presented.now = sight.sample.time
    let isFirst = scroll.samples == nil
    scroll.update(sight.sample, sight.geometry, reportsGeometry: reportsGeometry)
    guard !isFirst else { return }
    alignIfInactive(scroll)
    cameToRest()
  }

  /// The app's delegate has heard `end`, that of a fling or of an animated scroll of `scroll`.
  package func heard(_ end: ScrollEvent, of scroll: ObservedScroll, at time: Double) {
    presented.now = time
    scroll.heard(end)
    cameToRest()
  }

  /// The scroll view of the page `number` is another one, under the same header.
  package func scrollViewWasRebuilt(
    _ sample: ScrollSample, _ geometry: ObservedGeometry, of number: Int = 0
  ) {
    presented.now = sample.time
    let scroll = scrolls[number]
    guard scroll.geometry != nil else { return update(sample, geometry, of: number) }
    scroll.wasRebuilt(sample, geometry)
    if scroll === active { scroll.report(.contentReplaced) } else { alignIfInactive(scroll) }
    cameToRest()
  }

  // MARK: Time

  /// Whether ``turnEnded(at:)`` is due where the run loop goes to sleep.
  package var needsTurns: Bool { scrolls.contains { $0.needsTurns } }

  /// The run loop goes to sleep: what was called back since it woke up is one turn. Scroll views that
  /// are looked at have been looked at just before.
  package func turnEnded(at time: Double) {
    presented.now = time
    for scroll in scrolls where scroll.needsTurns { endTurn(of: scroll) }
    cameToRest()
  }

  /// The run loop goes to sleep, and `scroll` has been looked at just before.
  package func turnEnded(of scroll: ObservedScroll, at time: Double) {
    presented.now = time
    endTurn(of: scroll)
    cameToRest()
  }

  private func endTurn(of scroll: ObservedScroll) {
    scroll.turnEnded()
    alignIfInactive(scroll)
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
    for scroll in scrolls {
      scroll.endOverdueScroll()
      scroll.finishRequest()
    }
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
    if let end = shown.run?.endTime {
      let isAlone = pages.visiblePages.allSatisfy { $0 == pages.activeIndex }
      times.append(isAlone ? end : min(end, presented.now + ObservedHeader.frame))
    }
    return times.min()
  }

  /// Seconds between two frames of an animation.
  private static let frame = 1.0 / 60
}
