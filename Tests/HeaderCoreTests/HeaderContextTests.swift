import SimulationTestSupport
import Testing

@Suite("Header context")
struct HeaderContextTests {
  let scroll = ScrollMetrics(contentOffset: 0, contentSize: 2000, bounds: 700)
  let environment = HeaderEnvironment(containerHeight: 852)

  @Test("Moved content is at its position, and under a finger where the rubber band shows it")
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
    "One non-finite number makes a context non-finite",
    arguments: [Double.nan, .signalingNaN, .infinity, -.infinity, 1e100])
  func nonFinite(number: Double) {
    for set in HeaderContextTests.setters {
      var context = HeaderContext(
        scroll: scroll, environment: environment, visibleLayout: HeaderLayout.zero)
      #expect(context.isFinite)
      set(&context, number)
      #expect(!context.isFinite, "\(context)")
    }
  }

  private static let setters: [@Sendable (inout HeaderContext, Double) -> Void] = [
    { $0.scroll.contentOffset = $1 }, { $0.scroll.contentSize = $1 }, { $0.scroll.bounds = $1 },
    { $0.scroll.adjustedContentInset.top = $1 }, { $0.scroll.adjustedContentInset.bottom = $1 },
    { $0.scroll.headerInset = $1 }, { $0.scroll.position = $1 }, { $0.scroll.velocity = $1 },
    { $0.environment.containerHeight = $1 }, { $0.environment.safeAreaTop = $1 },
    { $0.environment.fittingHeight = $1 }, { $0.visibleLayout?.headerMinY = $1 },
    { $0.visibleLayout?.headerHeight = $1 }, { $0.visibleLayout?.scrollViewMinY = $1 },
    { $0.visibleLayout?.contentInsetTop = $1 }, { $0.visibleLayout?.restMinY = $1 },
    { $0.visibleLayout?.collapsedFraction = $1 }, { $0.visibleLayout?.stretch = $1 },
  ]
}
