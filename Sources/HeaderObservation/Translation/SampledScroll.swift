package import HeaderCore
import ScrollPhysics

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
  /// Whether every frame has to be looked at.
  package var isActive: Bool { translator.isActive }

  /// The scroll view was looked at.
  package mutating func note(_ sample: ScrollSample) {
    self.sample = sample
  }

  /// The next event; `nil` once nothing is left to say.
  package mutating func next(in viewport: ScrollViewport) -> ScrollEvent? {
    translator.next(towards: sample, in: viewport)
  }

  /// A frame has passed since the last look.
  package mutating func framePassed(in viewport: ScrollViewport) -> ScrollEvent? {
    translator.framePassed(at: sample, in: viewport)
  }

  package mutating func contentIs(at offset: Double) {
    translator.contentIs(at: offset)
  }

  package mutating func hostTookOver(scrolls: Bool) {
    _ = translator.hostTookOver(scrolls: scrolls)
  }

  package mutating func waitForLift() {
    if sample.isTracking { translator.waitForLift() }
  }
}
