import HeaderCore
import Testing

/// The kit for headers moved by travel, where techniques do not show it.
@Suite("Travel meter")
struct TravelMeterTests {
  private let meter = TravelMeter(minimumHeight: 44, maximumHeight: 88)
  private let context = HeaderContext(
    scroll: ScrollMetrics(contentOffset: 300, contentSize: 2000, bounds: 764),
    environment: HeaderEnvironment(containerHeight: 852))

  /// What is asked for when a header `height` points high, which may rest anywhere, is to be at
  /// `fraction`.
  private func answer(to fraction: Double, at height: Double) -> (HeaderReaction, Double) {
    var state = TravelState(height: height, position: 300)
    let reaction = meter.respond(
      to: .setFraction(fraction, animated: true), state: &state, snap: HeaderSnap(snaps: false),
      in: context)
    return (reaction, state.height)
  }

  @Test("A height that is off by rounding only is put right without an animation")
  func rounding() {
    let height = meter.height(at: 0.3)
    let (reaction, after) = answer(to: 0.3, at: height + 1e-13)
    #expect(reaction == .none && after == height)
  }

  @Test("A height that is not the one asked for is gone to with an animation")
  func distance() {
    let (reaction, after) = answer(to: 0.3, at: 88)
    #expect(reaction.animation != nil && after == meter.height(at: 0.3))
  }

  @Test("Whether content is long enough does not depend on a safe area that has just grown")
  func grownSafeArea() {
    let hiding = TravelMeter(minimumHeight: 0, maximumHeight: 88)
    func canCollapse(_ contentSize: Double, bounds: Double, insetTop: Double) -> Bool {
      hiding.canCollapse(
        in: HeaderContext(
          scroll: ScrollMetrics(
            contentOffset: 0, contentSize: contentSize, bounds: bounds,
            adjustedContentInset: ScrollInsets(top: insetTop, bottom: 0)),
          environment: HeaderEnvironment(containerHeight: 852, safeAreaTop: 59)))
    }
    // 793 points are left below the safe area; the view still begins above it, or does no more.
    for (bounds, covered) in [(852.0, 59.0), (793, 0)] {
      #expect(!canCollapse(793, bounds: bounds, insetTop: covered))
      #expect(canCollapse(794, bounds: bounds, insetTop: covered))
      #expect(canCollapse(784, bounds: bounds, insetTop: covered + 10), "the app's own inset")
    }
  }
}
