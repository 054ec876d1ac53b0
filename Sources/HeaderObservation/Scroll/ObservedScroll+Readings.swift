import HeaderCore
import ScrollPhysics

/// What a scroll view is found to be.
extension ObservedScroll {
  /// Finds out whether room that is made as a margin of the content counts as inset or as content: as content
  /// where the inset is the collapsed header's and nothing else.
  private func findMargin(in geometry: ObservedGeometry) {
    let lack = header.surroundings.safeAreaTop + header.topBar - geometry.insetTop
    let isContent = header.splitsRoom && lack.magnitude < InsetParts.tolerance
    let change = (isContent ? header.topRoom - header.topBar : 0) - margin
    margin += change
    translator?.contentDidGrow(above: change)
  }

  /// The view's top edge is `minY` points below the container's.
  func setMinY(_ minY: Double) {
    self.minY = minY
    guard let geometry else { return }
    insets.forget()
    _ = take(geometry)
  }

  // MARK: Phases and geometry

  /// The geometry has changed, the phase has not.
  func update(_ geometry: ObservedGeometry) {
    let sample = ScrollSample(
      offset: geometry.offset, contentSize: geometry.contentSize,
      phase: translator?.sample.phase ?? .idle, time: header.now)
    translator?.turn.hasGeometry = true
    update(ScrollSight(sample: sample, geometry: geometry))
  }

  /// The phase has changed; `geometry` is what it came with, or older where that of this turn has come.
  ///
  /// Which of two callbacks of one turn comes first is not documented, and either order gives the same
  /// events.
  func update(_ phase: ObservedPhase, with geometry: ObservedGeometry?) {
    resync(before: phase)
    guard let translator else { return }
    var sample = translator.sample
    sample.time = header.now
    if !translator.turn.hasGeometry, let geometry {
      (sample.offset, sample.contentSize) = (geometry.offset, geometry.contentSize)
    }
    switch phase {
    case .idle, .decelerating:
      // What ends has moved the content that far.
      look(at: sample)
    case .interacting:
      // A finger that drags has touched before.
      sample.move(by: .tracking)
      look(at: sample)
    case .tracking, .animating: break
    }
    sample.move(by: phase)
    look(at: sample)
  }

  /// A finger lifts at `velocity`, in points per millisecond, and the fling would rest at `target`:
  /// gives where it is to end instead.
  package func target(velocity: Double, target: Double) -> Double? {
    requestedTarget = nil
    report(.willEndDragging(velocity: velocity, targetContentOffset: target + shift))
    guard let requestedTarget else { return nil }
    return requestedTarget - shift
  }

  /// Whether ``turnEnded()`` has to be told of the end of this turn of the run loop.
  package var needsTurns: Bool { translator?.needsTurns ?? false }

  /// When a turn has to end even if nothing happens, in seconds; `nil` for never.
  package var wakeTime: Double? { translator?.wakeTime }

  /// The run loop goes to sleep: all callbacks of this turn have come.
  func turnEnded() {
    guard let viewport else { return }
    if let event = translator?.turnEnded(at: header.now, in: viewport) { report(event) }
    finishRequest()
  }

  /// The app's delegate has heard `end`.
  func heard(_ end: ScrollEvent) {
    if let event = translator?.heard(end) { report(event) }
  }

  /// Content that did not go where it was asked to is told to be where it is, before it moves again.
  private func resync(before phase: ObservedPhase) {
    guard phase == .tracking || phase == .interacting, let geometry, let pending,
      motion == .resting, (geometry.offset - pending.offset).magnitude > 1
    else { return }
    giveUpRequest(at: geometry.offset)
  }

  // MARK: Samples

  /// Whether the technique has yet to hear of the geometry, should it be `geometry`.
  package func isNews(_ geometry: ObservedGeometry) -> Bool {
    hasNews || self.geometry.map { geometry.isNews(after: $0) } ?? true
      || geometry.insetBottom != self.geometry?.insetBottom
  }

  /// Has what waits for a finger to lift that has not dragged done when it lifts.
  package func waitForLift() {
    translator?.waitForLift()
  }

  /// It was looked at, because something of it has changed.
  func update(_ sight: ScrollSight, reportsGeometry: Bool = true) {
    if sight.geometry.details == nil { findMargin(in: sight.geometry) }
    let isNews = take(sight.geometry)
    guard translator != nil else {
      translator = ScrollTranslator(sight.sample)
      bar.told = (contentOffset, surroundings.safeAreaTop)
      return
    }
    if isNews { hasNews = true }
    look(at: sight.sample, reportsGeometry: reportsGeometry)
    finishRequest()
  }

  private func look(at sample: ScrollSample, reportsGeometry: Bool = true) {
    // Of a control that refreshes, content at rest is heard when a finger begins to drag it.
    if hasNews, sample.isPanning, motion == .resting, !isReporting {
      hasNews = false
      report(.geometryDidChange)
    }
    translator?.sample = sample
    guard !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    if reportsGeometry { noticeSafeArea() }
    for _ in 0..<ScrollTranslator.eventLimit {
      guard let viewport, let event = translator?.next(in: viewport) else { break }
      report(event)
    }
    guard hasNews, reportsGeometry else { return }
    hasNews = false
    report(.geometryDidChange)
  }

  /// It is another one, under the same header.
  func wasRebuilt(_ sight: ScrollSight) {
    translator = ScrollTranslator(sight.sample)
    pending = nil
    _ = take(sight.geometry)
  }

  /// Takes over the sizes; gives whether the technique has to hear of them.
  func take(_ geometry: ObservedGeometry) -> Bool {
    let before = self.geometry
    let insetsBefore = insets
    let bottomBefore = bottomInset
    self.geometry = geometry
    if let details = geometry.details {
      insets.update(app: details.appInset, refresh: details.refreshInset)
      bottomInset.update(app: geometry.insetBottom - bottomRoom, refresh: 0)
    } else {
      insets.roomMayChange(to: header.topRoom - margin)
      insets.update(geometry.insetTop, safeArea: header.surroundings.safeAreaTop - minY)
      bottomInset.roomMayChange(to: bottomRoom)
      bottomInset.update(geometry.insetBottom, safeArea: 0)
    }
    guard let before else { return true }
    return geometry.isNews(after: before) || bottomInset.own != bottomBefore.own
      || insets.app != insetsBefore.app || insets.refresh != insetsBefore.refresh
  }
}
