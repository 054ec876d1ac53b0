import HeaderCore
import ScrollPhysics
import ScrollSimulator
import SimulationTestSupport
import StickyPullReveal
import Testing

/// What counts as pulling the header out on purpose, and what does not.
@Suite struct StickyIntentTests {
  static let pulledOut = "drag 250 over 300; hold 150; lift; wait 1500"

  private func play(
    _ gesture: String, height: Double = 60, duration: Double = 0.25,
    _ configuration: SimulatorConfiguration = screen()
  ) throws -> [SimulationRow] {
    var header = StickyPullRevealHeader()
    header.height = height
    header.revealDuration = duration
    return try rows(of: HeaderDriver(header), gesture: gesture, configuration: configuration)
  }

  /// The finger's travel that stretches the content by `points`, the slop included.
  private func drag(stretchingBy points: Double) -> Double {
    10 + RubberBand(dimension: 852).pull(forOverscroll: points)
  }

  @Test("14: It peeks in the bounce of a pull that is too short, and goes back")
  func peeks() throws {
    let played = try play("drag 80 over 300; hold 100; lift")
    let peeking = played.filter { $0.layout.headerMaxY > 0 }
    #expect(peeking.count > 10)
    #expect(peeking.allSatisfy { $0.layout.contentInsetTop == -60 })
    #expect(played.last?.layout.headerMaxY == 0)
    #expect(played.named("animationFrame").isEmpty, "the bounce alone takes it back")
  }

  @Test(
    "14: It stays when it was pulled out whole, and not when a point of it was missing",
    arguments: [
      screen(), screen(safeArea: 47), screen(insetTop: 30), screen(safeArea: 47, insetTop: 30),
    ])
  func pulledPastItsHeight(configuration: SimulatorConfiguration) throws {
    let edge = configuration.safeAreaTop + configuration.contentInset.top
    for (stretch, isRevealed) in [(40.0, false), (59, false), (61, true), (120, true)] {
      let gesture = "drag \(drag(stretchingBy: stretch)) over 400; hold 150; lift"
      let played = try play(gesture, configuration)
      let end = try #require(played.last)
      #expect(end.layout.headerMinY == (isRevealed ? edge : edge - 60), "pulled by \(stretch)")
      #expect(end.layout.contentInsetTop == (isRevealed ? 0 : -60), "pulled by \(stretch)")
    }
  }

  @Test("Let go exactly at its top or at its bottom edge, it stays as it is", arguments: [0.0, 60])
  func exactlyAtAnEdge(offset: Double) {
    let header = StickyPullRevealHeader()
    let context = HeaderContext(
      scroll: ScrollMetrics(contentOffset: offset, contentSize: 2000, bounds: 852),
      environment: HeaderEnvironment(containerHeight: 852))
    for isRevealed in [true, false] {
      var state = header.initialState(in: context)
      state.isRevealed = isRevealed
      #expect(header.respond(to: .willBeginDecelerating, state: &state, in: context) == .none)
      #expect(state.isRevealed == isRevealed)
    }
  }

  @Test(
    "14: A fling that arrives at the top at 4,000 pt/s does not reveal it", arguments: [60.0, 120])
  func fling(frameRate: Double) throws {
    for height in [60.0, 250] {
      let played = try play(
        "scroll-to 2000; wait 500; drag 760 over 110; lift", height: height,
        screen(content: 4000, frameRate: frameRate))
      let flung = played.filter { $0.cause == .deceleration }
      let edge = try #require(played.last).scroll.contentOffsetRange.minimum
      let arrival = try #require(flung.firstIndex { $0.scroll.contentOffset < edge })
      try #require(arrival > 1)
      let frame = flung[arrival - 2].scroll.contentOffset - flung[arrival - 1].scroll.contentOffset
      #expect(frame * frameRate > 4000, "it arrives at \(frame * frameRate) pt/s")
      let depth = edge - (flung.map(\.scroll.contentOffset).min() ?? edge)
      #expect(depth > 60, "the bounce is deep")
      #expect(height == 60 || depth < height, "the bounce is shorter than a tall header")
      #expect(flung.contains { $0.layout.headerMaxY > 0 }, "it peeks")
      #expect(played.allSatisfy { $0.layout.contentInsetTop == -height })
      #expect(played.last?.layout.headerMaxY == 0)
    }
  }

  @Test("Revealing takes 0.25 s, or as long as it is tuned to", arguments: [0.25, 1, 0])
  func duration(seconds: Double) throws {
    let played = try play("drag 250 over 300; hold 150; lift", duration: seconds)
    let begin = try #require(played.named("willBeginDecelerating").first)
    #expect(begin.layout.contentInsetTop == 0)
    let frames = played.named("animationFrame")
    guard seconds > 0 else {
      #expect(frames.isEmpty)
      return
    }
    let first = try #require(frames.first)
    #expect(first.layout.contentInsetTop < 0, "it does not jump")
    let last = try #require(frames.last)
    #expect(last.layout.contentInsetTop == 0)
    // The last frame is the first one that is not before the end; times are sums of frames.
    let taken = last.time - begin.time
    #expect(seconds * 1000 - 1e-6 < taken && taken < seconds * 1000 + 1000 / 60)
    let insets = frames.map(\.layout.contentInsetTop)
    #expect(insets == insets.sorted())
  }
}
