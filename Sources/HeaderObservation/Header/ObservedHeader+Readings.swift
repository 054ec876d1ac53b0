package import HeaderCore

/// The readings that a view layer passes on. If no scroll view is named, they are the active one's.
extension ObservedHeader {
  /// Applies a change of `scroll`, and then performs what waited for it. Does nothing before ``start(at:)``.
  private func apply(to scroll: ObservedScroll, at time: Double, _ change: () -> Void) {
    guard isStarted else { return }
    presented.now = time
    let (isFirst, before) = (scroll.geometry == nil, active)
    change()
    // A finger has dragged another page, which replaces the app's choice.
    if active !== before, active !== awaited { awaited = nil }
    guard !isFirst else { return appear(scroll) }
    alignIfInactive(scroll)
    finishIfResting()
  }

  // MARK: Phases and geometry

  /// Reports new geometry. Ignores that of a scroll view without a height, which has not been laid out.
  package func update(
    _ geometry: ObservedGeometry, of scroll: ObservedScroll? = nil, at time: Double
  ) {
    guard geometry.isFinite, geometry.height > 0 else { return }
    let scroll = scroll ?? active
    apply(to: scroll, at: time) { scroll.update(geometry) }
  }

  /// Reports a new phase, and the geometry that came with it.
  package func update(
    _ phase: ObservedPhase, with geometry: ObservedGeometry? = nil,
    of scroll: ObservedScroll? = nil, at time: Double
  ) {
    let scroll = scroll ?? active
    if scroll.geometry == nil, let geometry { update(geometry, of: scroll, at: time) }
    guard scroll.geometry != nil else { return }
    apply(to: scroll, at: time) { scroll.update(phase, with: geometry) }
  }

  /// Reports that a finger lifts at `velocity`, and that the fling would end at `target`, which is 0 at the top. Returns
  /// where it should end instead; `nil` leaves it unchanged. SwiftUI also asks when a scroll view that the user does not
  /// move changes its size, at velocity 0, which gets `nil`. The phase of a short flick may be reported later.
  ///
  /// The unit of the velocity is not documented. Up to 30 it is taken for points per millisecond, because flings are
  /// slower; above that, for points per second.
  package func target(
    velocity: Double, target: Double, of scroll: ObservedScroll, at time: Double
  ) -> Double? {
    guard isStarted, scroll === active, (velocity + target).isFinite,
      let inset = scroll.geometry?.insetTop,
      velocity != 0 || [.tracking, .decelerating].contains(scroll.motion)
    else { return nil }
    presented.now = time
    let unit = velocity.magnitude > 30 ? 1000.0 : 1
    return active.target(velocity: velocity / unit, target: target - inset).map { $0 + inset }
  }

  // MARK: Samples

  /// Reports a snapshot of `scroll`, which has changed. Pass `false` for `reportsGeometry` while the geometry may
  /// still be changing.
  package func update(
    _ snapshot: ScrollSnapshot, of scroll: ObservedScroll, reportsGeometry: Bool = true
  ) {
    guard snapshot.geometry.isFinite, !scroll.isWriting else { return }
    apply(to: scroll, at: snapshot.sample.time) {
      scroll.update(snapshot, reportsGeometry: reportsGeometry)
    }
  }

  /// Reports that the app's delegate received `end`, the end of a fling or of an animated scroll.
  package func didReceive(_ end: ScrollEvent, of scroll: ObservedScroll, at time: Double) {
    apply(to: scroll, at: time) { scroll.didReceive(end) }
  }

  /// Reports that a different view now stands for `scroll`.
  package func scrollViewWasRebuilt(_ snapshot: ScrollSnapshot, of scroll: ObservedScroll) {
    guard scroll.geometry != nil else { return update(snapshot, of: scroll) }
    apply(to: scroll, at: snapshot.sample.time) {
      scroll.wasRebuilt(snapshot)
      if scroll === active { scroll.report(.contentReplaced) }
    }
  }

  // MARK: Turns

  /// Whether ``turnEnded(at:)`` has to be called before the run loop sleeps.
  package var needsTurns: Bool { wakeTime != nil || scrolls.contains { $0.needsTurns } }

  /// Reports that the run loop is about to sleep. The callbacks since it woke up are one turn. Report current
  /// snapshots just before. Also ends what is over at `time`, and moves the other visible pages with the header's
  /// animation.
  package func turnEnded(at time: Double) {
    for scroll in scrolls where scroll.needsTurns { turnEnded(of: scroll, at: time) }
    guard wakeTime != nil else { return }
    presented.now = time
    presented.endRun()
    bar?.endRun()
    for scroll in scrolls { scroll.finishRequest() }
    pages.alignVisiblePages()
    finishIfResting()
  }

  /// Reports the end of a turn for `scroll`, after its current snapshot.
  package func turnEnded(of scroll: ObservedScroll, at time: Double) {
    apply(to: scroll, at: time) { scroll.turnEnded() }
  }

  /// Reports that the header's animation has finished on the screen.
  package func animationDidEnd() {
    presented.endRun(isShown: true)
  }

  /// The time at which a turn has to end even if nothing happens, in seconds; `nil` if it need not. While other pages
  /// are visible, an animation of the header needs a turn in each frame, so that they follow it.
  package var wakeTime: Double? {
    // While a finger or a fling moves the content, no request ends.
    var times = scrolls.compactMap {
      [.resting, .scrolling].contains($0.motion) ? $0.pending?.deadline : nil
    }
    times += scrolls.compactMap { $0.wakeTime }
    if let end = bar?.shown.run?.endTime { times.append(end) }
    if let end = presented.shown.run?.endTime {
      let isAlone = pages.visiblePages.allSatisfy { $0 == pages.activeIndex }
      times.append(isAlone ? end : min(end, presented.now + ObservedHeader.frame))
    }
    return times.min()
  }

  /// Seconds between two frames of an animation.
  static let frame = 1.0 / 60
}
