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

  /// A header that is `fraction` collapsed, and so high as a meter has it.
  private func layout(_ fraction: Double) -> HeaderLayout {
    HeaderLayout(
      headerMinY: 0, headerHeight: meter.height(at: fraction), scrollViewMinY: 0,
      collapsedFraction: fraction)
  }

  @Test("With other parameters a header goes on with its direction, its wish and its play")
  func continued() {
    var before = TravelState(height: 66, position: 300)
    (before.isExpanding, before.request, before.play) = (false, 0.5, 3)
    for (tolerance, play) in [(5.0, 3.0), (2, 2), (0, 0)] {
      let meter = TravelMeter(minimumHeight: 44, maximumHeight: 88, tolerance: tolerance)
      let after = meter.state(continuing: layout(0.5), from: before, in: context)
      before.play = play
      #expect(after == before)
      before.play = 3
    }
  }

  @Test("What goes on from another technique's header turns as one that has come to its end")
  func takenOver() {
    let meter = TravelMeter(minimumHeight: 44, maximumHeight: 88, tolerance: 5)
    // The other technique's header is 60 points high, whatever that is of it.
    for (fraction, height, isExpanding, play) in [
      (0.0, 88.0, true, 5.0), (0.5, 60, false, 0), (1, 44, false, 0),
    ] {
      let layout = HeaderLayout(
        headerMinY: 0, headerHeight: 60, scrollViewMinY: 0, collapsedFraction: fraction)
      let state = meter.state(continuing: layout, from: nil, in: context)
      #expect(state.height == height && state.request == nil)
      #expect(state.isExpanding == isExpanding && state.play == play)
    }
  }

  @Test("A fling that would leave the header where it is ends where the content is")
  func projectedNowhere() {
    let meter = TravelMeter(minimumHeight: 44, maximumHeight: 88, tolerance: 5)
    var context = context
    context.environment.mounting = .overlay
    var state = TravelState(height: 88, position: 300)
    state.play = 2
    // It would take 8 points off the header, which then came back.
    let reaction = meter.respond(
      to: .willEndDragging(velocity: 0.1, targetContentOffset: 310), state: &state,
      snap: HeaderSnap(projects: true), in: context)
    #expect(reaction.targetContentOffset == 300)
  }

  /// The height of a header at 60 points after a finger has moved content from `start` to `end`.
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

  @Test("At the top of the content none of the tolerance is let pass, wherever the top is")
  func topOfContent() {
    for top in [0.0, 50] {
      let inset = ScrollInsets(top: top, bottom: 0)
      #expect(height(from: 300, to: 290, tolerance: 5, inset: inset) == 65)
      #expect(height(from: 3 - top, to: -7 - top, tolerance: 5, inset: inset) == 67)
    }
    #expect(height(from: 300, to: 290, tolerance: 0.5) == 69.5, "however small it is")
  }

  @Test("Up, travel counts as far as the inset below the content goes")
  func endOfContent() {
    let inset = ScrollInsets(top: 0, bottom: 34)
    // 792 points are seen of 1,000 and 34.
    #expect(height(from: 230, to: 250, contentSize: 1000, inset: inset) == 48)
    #expect(height(from: 230, to: 250, contentSize: 1034) == 48)
  }

  @Test("A header that starts collapsed is as if the app had asked for it")
  func startsCollapsed() {
    let state = TravelMeter(minimumHeight: 44, maximumHeight: 88, startsCollapsed: true)
      .initialState(in: context)
    #expect(state.height == 44 && state.request == 1 && !state.isExpanding)
  }
}
