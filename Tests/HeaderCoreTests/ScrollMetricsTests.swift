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

  @Test(
    "Content rests between its insets, and short content at its top",
    arguments: [(2000.0, 1334.0), (577.9, -88), (300, -88), (0, -88)])
  func range(contentSize: Double, maximum: Double) {
    let metrics = metrics(offset: -100, contentSize: contentSize)
    #expect(metrics.contentOffsetRange == ScrollRange(minimum: -88, maximum: maximum))
    #expect(metrics.minimumContentOffset == -88 && metrics.maximumContentOffset == maximum)
    #expect(metrics.overscroll == -12)
    let further = self.metrics(offset: 20, contentSize: contentSize)
    #expect(further.overscroll == max(0, 20 - maximum))
  }

  @Test("The position equals the offset, except under a finger beyond an edge")
  func position() {
    #expect(metrics(offset: -100).position == -100)
    #expect(metrics(offset: 500, isTracking: true).position == 500)
    let pull = RubberBand(dimension: 700).pull(forOverscroll: 12)
    #expect(pull > 20)
    // Adding and subtracting 88 has a rounding error.
    #expect(abs(metrics(offset: -100, isTracking: true).position - (-88 - pull)) <= 1e-12)
  }

  @Test(
    "Content that was moved beyond the header's edge is pulled, even if there is room for it",
    arguments: [(-150.5 - 1 / 6, true), (-152, false)])
  func movedBeyondEdge(offset: Double, isResting: Bool) {
    let layout = HeaderLayout(
      headerMinY: 0, headerHeight: 150.5, scrollViewMinY: 0, contentInsetTop: 150.5)
    let reading = HostReading(offset: offset, contentSize: 2000, containerHeight: 852, scale: 3)
    // The room of a taller header, which has just been replaced.
    let metrics = ScrollMetrics(
      reading, telling: .didStop, under: layout, mounting: .overlay, room: 500)
    #expect(metrics.isResting == isResting, "half a pixel is rounding")
  }
}
