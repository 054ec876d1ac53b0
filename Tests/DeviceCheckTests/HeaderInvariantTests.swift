import SimulationTestSupport
import Testing

@testable import DeviceCheck

/// Rows that break an invariant, and similar ones that do not.
@Suite struct HeaderInvariantTests {
  private let traits = HeaderTraits(movedBy: .travel)

  /// A header of `height` over content at `offset`, in an overlay where the content begins at 88.
  private func row(
    _ event: ScrollEvent = .didScroll(.deceleration), at time: Double, offset: Double,
    height: Double
  ) -> SimulationRow {
    let layout = HeaderLayout(
      headerMinY: 0, headerHeight: height, scrollViewMinY: height,
      collapsedFraction: (88 - height) / 44)
    return SimulationRow(
      time: time, event: event, finger: nil,
      scroll: ScrollMetrics(contentOffset: offset, contentSize: 4000, bounds: 852 - height),
      environment: HeaderEnvironment(containerHeight: 852, mounting: .overlay), layout: layout,
      correctedOffset: nil)
  }

  @Test(
    "Background below a header that is not expanded is a gap, below an expanded one it is not")
  func gap() {
    let closed = row(at: 5, offset: -20, height: 60)
    #expect(HeaderInvariant.leavesNoGap.failure(in: [closed], traits: traits) == "20.0 pt at 5 ms")
    let open = row(at: 5, offset: -20, height: 88)
    #expect(HeaderInvariant.leavesNoGap.failure(in: [open], traits: traits) == nil)
    let pixel = row(at: 5, offset: -0.4, height: 60)
    #expect(HeaderInvariant.leavesNoGap.failure(in: [pixel], traits: traits) == nil)
  }

  @Test("A header that turns while the content decelerates is not steady")
  func steadiness() {
    let heights = [88.0, 70, 52, 85, 88]
    let rows = heights.enumerated().map { index, height in
      row(at: Double(index) * 16, offset: 900 - Double(index) * 20, height: height)
    }
    #expect(HeaderInvariant.isSteady.failure(in: rows, traits: traits) == "turned at 48 ms")
    #expect(HeaderInvariant.isSteady.failure(in: Array(rows.prefix(3)), traits: traits) == nil)
    let position = HeaderTraits(movedBy: .position)
    #expect(HeaderInvariant.isSteady.failure(in: rows, traits: position) == nil)
  }

  @Test("A header that turns with the content or between two decelerations is steady")
  func turningWithContent() {
    let offsets = [900.0, 920, 940, 920, 900]
    let heights = [88.0, 70, 52, 70, 88]
    let rows = zip(offsets, heights).enumerated().map { index, pair in
      row(at: Double(index) * 16, offset: pair.0, height: pair.1)
    }
    #expect(HeaderInvariant.isSteady.failure(in: rows, traits: traits) == nil)
    let flights = [
      row(at: 0, offset: 900, height: 60), row(at: 16, offset: 920, height: 52),
      row(.willBeginDragging, at: 32, offset: 920, height: 52),
      row(at: 48, offset: 940, height: 70), row(at: 64, offset: 960, height: 80),
    ]
    #expect(HeaderInvariant.isSteady.failure(in: flights, traits: traits) == nil)
  }

  @Test("A header that ends between its rests fails; one without rests does not")
  func rests() {
    let between = [row(.didEndDecelerating, at: 0, offset: 100, height: 66)]
    #expect(
      HeaderInvariant.restsInPlace.failure(in: between, traits: traits)
        == "rests at 50 % of its way")
    let anywhere = HeaderTraits(movedBy: .travel, rests: nil)
    #expect(HeaderInvariant.restsInPlace.failure(in: between, traits: anywhere) == nil)
    let closed = [row(.didEndDecelerating, at: 0, offset: 100, height: 44)]
    #expect(HeaderInvariant.restsInPlace.failure(in: closed, traits: traits) == nil)
  }

  @Test("A series is interpolated between its samples, and constant outside")
  func series() {
    #expect(TimeSeries([]) { $0.finalOffset }.value(at: 5) == 0)
    let rows = [(10.0, 1.0), (20, 3), (20, 5), (40, 9)].map { time, height in
      row(at: time, offset: 0, height: height)
    }
    let series = TimeSeries(rows) { $0.layout.headerHeight }
    #expect([0, 10, 15, 20, 30, 40, 50].map { series.value(at: $0) } == [1, 1, 3, 5, 7, 9, 9])
  }
}
