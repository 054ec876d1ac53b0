import SimulationTestSupport
import Testing

@Suite("Header context, events and animations")
struct HeaderContextTests {
  let scroll = ScrollMetrics(contentOffset: 0, contentSize: 2000, bounds: 700)
  let environment = HeaderEnvironment(containerHeight: 852)

  @Test("Moved content has the offset of its position, under a finger that of the rubber band")
  func applying() {
    var context = HeaderContext(scroll: scroll, environment: environment)
    let put = context.applying(HeaderReaction(position: -100))
    #expect(put.scroll.position == -100 && put.scroll.contentOffset == -100)
    context.scroll.isTracking = true
    let held = context.applying(HeaderReaction(position: -100))
    #expect(held.scroll.position == -100)
    #expect(held.scroll.contentOffset == -RubberBand(dimension: 700).overscroll(forPull: 100))
    let later = HeaderReaction(position: -100, animation: HeaderAnimation(duration: 0.2))
    #expect(context.applying(later) == context)
  }

  @Test("Under a finger, an overlay's content stays, and is measured from the new edge")
  func overlay() {
    var context = HeaderContext(scroll: scroll, environment: environment)
    (context.scroll.contentOffset, context.scroll.position) = (-10, -20)
    context.environment.mounting = .overlay
    let update = HeaderUpdate(layout: .zero, reaction: HeaderReaction(position: -45))
    #expect(context.offset(after: update) == -45)
    context.scroll.isTracking = true
    #expect(context.offset(after: update) == -35)
  }

  @Test(
    "One non-finite number makes a context non-finite, whatever the others",
    arguments: [Double.nan, .signalingNaN, .infinity, -.infinity])
  func nonFinite(number: Double) {
    for ordinary in [0.0, -0.0, 1, 5e98, .leastNonzeroMagnitude, -5e98] {
      #expect(HeaderContextTests.context(of: Array(repeating: ordinary, count: 18)).isFinite)
      for index in 0..<18 {
        var numbers = Array(repeating: ordinary, count: 18)
        numbers[index] = number
        let isFinite = HeaderContextTests.context(of: numbers).isFinite
        #expect(!isFinite, "number \(index) among \(ordinary)")
      }
    }
  }

  /// Returns a context of these eighteen numbers.
  private static func context(of numbers: [Double]) -> HeaderContext {
    HeaderContext(
      scroll: ScrollMetrics(
        contentOffset: numbers[0], contentSize: numbers[1], bounds: numbers[2],
        adjustedContentInset: ScrollInsets(top: numbers[3], bottom: numbers[4]),
        headerInset: numbers[5], position: numbers[6], velocity: numbers[16]),
      environment: HeaderEnvironment(
        containerHeight: numbers[7], safeAreaTop: numbers[8], fittingHeight: numbers[9]),
      visibleLayout: HeaderLayout(
        headerMinY: numbers[10], headerHeight: numbers[11], scrollViewMinY: numbers[12],
        contentInsetTop: numbers[13], restMinY: numbers[17], collapsedFraction: numbers[14],
        stretch: numbers[15]))
  }
}
