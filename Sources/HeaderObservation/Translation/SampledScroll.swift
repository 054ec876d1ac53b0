package import HeaderCore

/// A scroll view that is looked at: the translator, and the last look.
package struct SampledScroll {
  private var translator: ScrollTranslator
  private var sample: ScrollSample

  /// A scroll view as it is found.
  package init(_ sample: ScrollSample) {
    self.sample = sample
    translator = ScrollTranslator(sample)
  }

  /// Where the content is, as far as it has been told.
  package var offset: Double { translator.offset }
  /// Where a dragging finger has put it, counted without edges.
  package var position: Double? { translator.finger?.position }
  /// What moves it.
  package var motion: HostMotion { translator.motion(sample) }
  /// Whether ``turnEnded(at:in:)`` has to be told of the end of this turn of the run loop.
  package var needsTurns: Bool { translator.needsTurns }
  /// When a turn has to end even if nothing happens, in seconds; `nil` for never.
  package var wakeTime: Double? { translator.wakeTime }

  /// The scroll view was looked at: it says `sample`.
  package mutating func update(_ sample: ScrollSample) {
    self.sample = sample
  }

  /// The next event; `nil` once nothing is left to say.
  package mutating func next(in viewport: ScrollViewport) -> ScrollEvent? {
    translator.next(towards: sample, in: viewport)
  }

  /// The run loop goes to sleep, and the scroll view was looked at just before. Gives an event where
  /// that ends something.
  package mutating func turnEnded(at time: Double, in viewport: ScrollViewport) -> ScrollEvent? {
    sample.time = time
    return translator.turnEnded(at: sample, in: viewport)
  }

  /// The app's delegate has heard that an animated scroll has ended.
  package mutating func scrollingAnimationEnded() -> ScrollEvent? {
    translator.scrollingAnimationEnded()
  }

  /// The app's delegate has heard that a fling has ended.
  package mutating func decelerationEnded() -> ScrollEvent? {
    translator.decelerationEnded(at: sample)
  }

  package mutating func resetOffset(to offset: Double) {
    translator.resetOffset(to: offset)
  }

  /// The host has moved the content to `offset`, where it shows `position`.
  package mutating func didMoveContent(to offset: Double, position: Double) {
    translator.didMoveContent(to: offset, position: position)
  }

  @discardableResult
  package mutating func interruptMotion(scrolling: Bool, at time: Double) -> Bool {
    translator.interruptMotion(scrolling: scrolling, at: time)
  }

  package mutating func waitForLift() {
    if sample.isTracking { translator.waitForLift() }
  }
}
