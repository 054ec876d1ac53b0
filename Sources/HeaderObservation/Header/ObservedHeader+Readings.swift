import HeaderCore

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

  /// Whether ``settle(at:)`` is due once this frame's callbacks have come.
  package var needsSettling: Bool { scrolls.contains { $0.phases.needsSettling } }

  /// The callbacks of a frame have all come.
  package func settle(at time: Double) {
    presented.now = time
    for scroll in scrolls where scroll.phases.needsSettling {
      scroll.settle()
      alignIfInactive(scroll)
    }
    active.finishRequest()
  }

  // MARK: Samples

  /// The scroll view of the page `number` was looked at, because something of it has changed.
  package func update(_ sample: ScrollSample, _ geometry: ObservedGeometry, of number: Int = 0) {
    guard isStarted, geometry.isFinite else { return }
    presented.now = sample.time
    let scroll = scrolls[number]
    let isFirst = scroll.samples == nil
    scroll.update(sample, geometry)
    if isFirst { return appear(number) }
    alignIfInactive(scroll)
    cameToRest()
  }

  /// A display frame has passed since the last look at the page `number`.
  package func framePassed(of number: Int = 0, at time: Double) {
    presented.now = time
    scrolls[number].framePassed()
    tick(at: time)
  }

  /// Whether the page `number` has to be looked at in every frame.
  package func needsFrames(of number: Int = 0) -> Bool {
    scrolls[number].samples?.isActive ?? false
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

  /// Time has passed while an animation ran; see ``wakeTime``.
  package func tick(at time: Double) {
    presented.now = time
    presented.endRun()
    for scroll in scrolls {
      scroll.endOverdueScroll()
      scroll.finishRequest()
    }
    pages.alignVisiblePages()
    active.reportEnd()
    alignAtRest()
  }

  /// When ``tick(at:)`` is due, in seconds; `nil` while nothing runs. Where other pages are seen, they
  /// go along with an animation frame by frame.
  package var wakeTime: Double? {
    var times = scrolls.compactMap { $0.pending?.deadline }
    if let end = shown.run?.endTime {
      let isAlone = pages.visiblePages.allSatisfy { $0 == pages.activeIndex }
      times.append(isAlone ? end : min(end, presented.now + ObservedHeader.frame))
    }
    return times.min()
  }

  /// Seconds between two frames of an animation.
  private static let frame = 1.0 / 60
}
