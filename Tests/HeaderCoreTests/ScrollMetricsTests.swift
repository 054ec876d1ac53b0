import SimulationTestSupport
import Testing

@Suite("Scroll metrics")
struct ScrollMetricsTests {
  func metrics(
    offset: Double, contentSize: Double = 2000, isTracking: Bool = false
  ) -> ScrollMetrics {
    ScrollMetrics(
      contentOffset: offset, contentSize: contentSize, bounds: 700,
      adjustedContentInset: ScrollInsets(top: 88, bottom: 34), headerInset: 60,
      isTracking: isTracking)
  }

  @Test("Content rests between its insets")
  func range() {
    #expect(metrics(offset: 0).minimumContentOffset == -88)
    #expect(metrics(offset: 0).maximumContentOffset == 1334)
    #expect(metrics(offset: 0).contentOffsetRange == ScrollRange(minimum: -88, maximum: 1334))
  }

  @Test("Content shorter than its view rests at its top", arguments: [0.0, 300, 577.9])
  func short(contentSize: Double) {
    let metrics = metrics(offset: 20, contentSize: contentSize)
    #expect(metrics.maximumContentOffset == metrics.minimumContentOffset)
    #expect(metrics.overscroll == 108)
  }

  @Test("Without edges the content is where it is, unless a finger stretches it")
  func unbounded() {
    #expect(metrics(offset: -100).position == -100)
    #expect(metrics(offset: 500, isTracking: true).position == 500)
    let pulled = metrics(offset: -100, isTracking: true)
    let pull = RubberBand(dimension: 700).pull(forOverscroll: 12)
    #expect(pull > 20)
    // Adding 88 and taking it away again costs a last bit.
    #expect(abs(pulled.position - (-88 - pull)) <= 1e-12)
  }
}
