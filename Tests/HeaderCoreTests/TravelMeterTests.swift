import HeaderCore
import Testing

/// What the tests of techniques do not cover.
@Suite("Travel meter")
struct TravelMeterTests {
  private let meter = TravelMeter(minimumHeight: 44, maximumHeight: 88)
  private let context = HeaderContext(
    scroll: ScrollMetrics(contentOffset: 300, contentSize: 2000, bounds: 764),
    environment: HeaderEnvironment(containerHeight: 852))

  @Test("A request animates to its height, unless only a rounding error is left")
  func request() {
    let height = meter.height(at: 0.3)
    for (start, isAnimated) in [(88, true), (height + 1e-13, false)] {
      var state = TravelState(height: start, position: 300)
      let reaction = meter.respond(
        to: .setFraction(0.3, animated: true), state: &state, snap: HeaderSnap(snaps: false),
        in: context)
      #expect((reaction.animation != nil) == isAnimated && state.height == height)
    }
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
    // 793 points are left below the safe area, before and after the view has moved below it.
    for (bounds, covered) in [(852.0, 59.0), (793, 0)] {
      #expect(!canCollapse(793, bounds: bounds, insetTop: covered))
      #expect(canCollapse(794, bounds: bounds, insetTop: covered))
      #expect(canCollapse(784, bounds: bounds, insetTop: covered + 10), "the app's own inset")
    }
  }

  private func layout(_ fraction: Double, height: Double) -> HeaderLayout {
    HeaderLayout(
      headerMinY: 0, headerHeight: height, scrollViewMinY: 0, collapsedFraction: fraction)
  }

  @Test("With other parameters a header keeps its direction, its request and its used tolerance")
  func continued() {
    var before = TravelState(height: 66, position: 300)
    (before.isExpanding, before.request, before.usedTolerance) = (false, 0.5, 3)
    for (tolerance, used) in [(5.0, 3.0), (2, 2), (0, 0)] {
      let meter = TravelMeter(minimumHeight: 44, maximumHeight: 88, tolerance: tolerance)
      let after = meter.state(continuing: layout(0.5, height: 66), from: before, in: context)
      before.usedTolerance = used
      #expect(after == before)
      before.usedTolerance = 3
    }
  }

  @Test("A header of another technique continues as if it had moved to its fraction")
  func takenOver() {
    let meter = TravelMeter(minimumHeight: 44, maximumHeight: 88, tolerance: 5)
    // The header is 60 points high at any fraction.
    for (fraction, height, isExpanding, used) in [
      (0.0, 88.0, true, 5.0), (0.5, 60, false, 0), (1, 44, false, 0),
    ] {
      let state = meter.state(
        continuing: layout(fraction, height: 60), from: nil, in: context)
      #expect(state.height == height && state.request == nil)
      #expect(state.isExpanding == isExpanding && state.usedTolerance == used)
    }
  }

  @Test("A fling too short to collapse the header leaves the content where it is")
  func shortFling() {
    let meter = TravelMeter(minimumHeight: 44, maximumHeight: 88, tolerance: 5)
    var context = context
    context.environment.mounting = .overlay
    var state = TravelState(height: 88, position: 300)
    state.usedTolerance = 2
    var snap = HeaderSnap()
    snap.projects = true
    // Of 10 points of travel, 2 are tolerance. The header would snap back from the other 8.
    let reaction = meter.respond(
      to: .willEndDragging(velocity: 0.1, targetContentOffset: 310), state: &state, snap: snap,
      in: context)
    #expect(reaction.targetContentOffset == 300)
  }

  @Test(
    "The target of a projected fling includes the travel that the tolerance ignores",
    arguments: [(0.0, 20.0, 0.0, 510.0, 522.0), (4, 20, 20, 510, 526), (10, 0, 0, 490, 478)])
  func projectedTolerances(
    tolerance: Double, returning: Double, used: Double, target: Double, projected: Double
  ) {
    let meter = TravelMeter(
      minimumHeight: 44, maximumHeight: 88, tolerance: tolerance, returnTolerance: returning)
    var context = context
    context.environment.mounting = .overlay
    context.scroll.contentOffset = 500
    context.scroll.position = 500
    var state = TravelState(height: 66, position: 500)
    state.usedTolerance = used
    let reaction = meter.respond(
      to: .willEndDragging(velocity: target < 500 ? -0.1 : 0.1, targetContentOffset: target),
      state: &state, snap: HeaderSnap(choice: .direction, threshold: 0, projects: true),
      in: context)
    #expect(reaction.targetContentOffset == projected)
  }

  /// Returns the height of a header of 60 points after a drag of the content from `start` to `end`.
  private func height(
    from start: Double, to end: Double, tolerance: Double = 0, contentSize: Double = 2000,
    inset: ScrollInsets = .zero
  ) -> Double {
    let meter = TravelMeter(minimumHeight: 44, maximumHeight: 88, tolerance: tolerance)
    var state = TravelState(height: 60, position: start)
    _ = meter.respond(
      to: .didScroll(.drag), state: &state, snap: HeaderSnap(),
      in: HeaderContext(
        scroll: ScrollMetrics(
          contentOffset: end, contentSize: contentSize, bounds: 792, adjustedContentInset: inset),
        environment: HeaderEnvironment(containerHeight: 852)))
    return state.height
  }

  @Test("The tolerance does not apply at the top of the content, wherever the top is")
  func topOfContent() {
    for top in [0.0, 50] {
      let inset = ScrollInsets(top: top, bottom: 0)
      #expect(height(from: 300, to: 290, tolerance: 5, inset: inset) == 65)
      #expect(height(from: 3 - top, to: -7 - top, tolerance: 5, inset: inset) == 67)
    }
    #expect(height(from: 300, to: 290, tolerance: 0.5) == 69.5, "a small tolerance")
  }

  @Test("Travel up counts to the end of the bottom inset")
  func endOfContent() {
    let inset = ScrollInsets(top: 0, bottom: 34)
    // 792 of 1,034 points are visible.
    #expect(height(from: 230, to: 250, contentSize: 1000, inset: inset) == 48)
    #expect(height(from: 230, to: 250, contentSize: 1034) == 48)
  }

  @Test("A header that starts collapsed has a request to be collapsed")
  func startsCollapsed() {
    var meter = meter
    meter.startsCollapsed = true
    let state = meter.initialState(in: context)
    #expect(state.height == 44 && state.request == 1 && !state.isExpanding)
  }
}
