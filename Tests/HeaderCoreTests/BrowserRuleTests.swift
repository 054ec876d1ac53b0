import HeaderCore
import Testing

/// Rules that browsers publish for their bars, with the meter's settings for them.
@Suite("A browser's bar")
struct BrowserRuleTests {
  /// A finger on content 1,000 points from its top, under a bar of 44 points.
  private struct Drag {
    var meter: TravelMeter
    var snap = HeaderSnap()
    var state: TravelState
    var context = HeaderContext(
      scroll: ScrollMetrics(
        contentOffset: 1000, contentSize: 5000, bounds: 852, isTracking: true, position: 1000),
      environment: HeaderEnvironment(containerHeight: 852, mounting: .overlay))

    init(_ meter: TravelMeter, height: Double, at position: Double = 1000) {
      self.meter = meter
      context.scroll.position = position
      context.scroll.contentOffset = position
      state = TravelState(height: height, position: position)
    }

    /// Moves the content up by `travel` points, and returns the height and the reaction.
    mutating func up(
      _ travel: Double, _ cause: ScrollCause = .drag
    ) -> (height: Double, reaction: HeaderReaction) {
      context.scroll.position = state.position + travel
      context.scroll.contentOffset = context.scroll.position
      return send(.didScroll(cause))
    }

    mutating func send(_ event: ScrollEvent) -> (height: Double, reaction: HeaderReaction) {
      let reaction = meter.respond(to: event, state: &state, snap: snap, in: context)
      return (state.height, reaction)
    }
  }

  private func meter(_ change: (inout TravelMeter) -> Void) -> TravelMeter {
    var meter = TravelMeter(minimumHeight: 0, maximumHeight: 44)
    change(&meter)
    return meter
  }

  @Test("snaps under the finger after enough travel, and again after a turn")
  func commit() {
    var drag = Drag(meter { $0.commitDistance = 20 }, height: 44)
    #expect(drag.up(15).height == 29)
    let committed = drag.up(15)
    #expect(committed.height == 0 && committed.reaction.animation != nil)
    #expect(drag.state.position == 1010, "20 points were the bar's")
    drag.context.visibleLayout = HeaderLayout(headerMinY: 0, headerHeight: 20, scrollViewMinY: 20)
    #expect(drag.up(30).height == 0, "the animation goes on")
    #expect(drag.up(-5).height == 25, "a turn continues from what is visible")
    drag.context.visibleLayout = nil
    let returned = drag.up(-16)
    #expect(returned.height == 44 && returned.reaction.animation != nil)
  }

  @Test("takes 80 points of travel for its 44, but opens with a pull at the finger's pace")
  func travel() {
    var drag = Drag(meter { $0.travel = 80 }, height: 44)
    #expect(drag.up(40).height == 22)
    #expect(drag.up(40).height == 0)
    var pulled = Drag(meter { $0.travel = 80 }, height: 0, at: 0)
    #expect(pulled.up(-44).height == 44, "at the top it stays at the content")
  }

  @Test("counts a pull's travel until it snaps, although the pull opens it at the finger's pace")
  func committedPull() {
    var pulled = Drag(
      meter { ($0.travel, $0.commitDistance) = (88, 20) }, height: 0, at: 0)
    #expect(pulled.up(-10).height == 10)
    #expect(pulled.up(-9).height == 19)
    let committed = pulled.up(-2)
    #expect(committed.height == 44 && committed.reaction.animation != nil)
    // 10 points at half the finger's pace, then 10 at the finger's.
    var returned = Drag(
      meter { ($0.travel, $0.commitDistance) = (88, 20) }, height: 0, at: 5)
    #expect(returned.up(-19).height == 14)
    #expect(returned.up(-2).height == 44)
  }

  @Test("returns only at the top of the list")
  func top() {
    var drag = Drag(meter { $0.reveals = .top }, height: 0)
    #expect(drag.up(-500).height == 0)
    #expect(drag.up(-510).height == 10, "the last ten points are beyond the top")
  }

  @Test("returns only in a fast fling")
  func fling() {
    for (velocity, height) in [(-0.2, 0.0), (-1, 44)] {
      var drag = Drag(meter { $0.reveals = .fling }, height: 0)
      #expect(drag.up(-100).height == 0)
      _ = drag.send(.willEndDragging(velocity: velocity, targetContentOffset: 0))
      #expect(drag.up(-100, .deceleration).height == height)
    }
  }

  @Test("opens at the end of a drag in which the content gets too short")
  func shrinking() {
    var drag = Drag(meter { _ in }, height: 0, at: 0)
    drag.context.scroll.contentSize = 300
    #expect(drag.send(.geometryDidChange).height == 0)
    drag.context.scroll.isTracking = false
    #expect(drag.send(.didStop).height == 44)
  }

  @Test("may have different tolerances up and down")
  func tolerances() {
    var drag = Drag(meter { ($0.tolerance, $0.returnTolerance) = (4, 20) }, height: 44)
    drag.state.usedTolerance = 20
    #expect(drag.up(10).height == 38)
    #expect(drag.up(-15).height == 38)
    #expect(drag.up(-10).height == 43)
    var eager = Drag(meter { ($0.tolerance, $0.returnTolerance) = (10, 0) }, height: 0)
    #expect(eager.up(-4).height == 4)
    #expect(eager.up(8).height == 4)
    #expect(eager.up(5).height == 1)
  }

  @Test("keeps its collapsed fraction when its heights change")
  func rescaled() {
    let (old, new) = (meter { _ in }, meter { $0.maximumHeight = 88 })
    let state = new.rescaled(TravelState(height: 11, position: 7), from: old)
    #expect(state.height == 22 && state.position == 7)
  }
}
