import SimulationTestSupport
import StickyPullReveal
import Testing

/// The table view's top inset, as the document's delegate method sets it.
struct StickyOracle {
  let headerHeight: Double
  private(set) var contentInsetTop: Double

  /// The document's first line: the header is hidden before anything is shown.
  init(headerHeight: Double) {
    self.headerHeight = headerHeight
    contentInsetTop = -1 * headerHeight
  }

  /// `contentOffset` is measured from the edge of the other insets. The document has none.
  mutating func scrollViewWillBeginDecelerating(contentOffset: Double) {
    if contentOffset < 0 {
      contentInsetTop = 0
    } else if contentOffset > headerHeight {
      contentInsetTop = -1 * headerHeight
    }
  }

  /// A request of the app, which the document does not have.
  mutating func setCollapsed(_ isCollapsed: Bool) {
    contentInsetTop = isCollapsed ? -1 * headerHeight : 0
  }
}

/// The sticky header, compared with its document row by row, and what counts as pulling it out on purpose.
@Suite struct StickyPullRevealTests: TechniqueTests {
  typealias Technique = StickyPullRevealHeader

  static let pulls = [
    "drag 250 over 300; hold 100; lift; wait 2000; drag -200 over 150; lift",
    "drag 80 over 300; hold 100; lift; wait 1000; drag 250 over 300; lift; wait 1500; collapse",
    "drag 400 over 300; lift; wait 60; drag 20 over 50; lift; wait 900; drag -30 over 300; lift",
    "drag 300 over 100; lift; wait 1500; drag -900 over 200; lift; wait 200; scroll-to-top",
    "expand; wait 400; drag -45 over 300; hold 150; lift; wait 500; drag 45 over 300; lift",
  ]

  @Test(
    "Gestures reveal and hide the header as the document does",
    arguments: AssortedInput.all + pulls.map { .script($0) }, [60.0, 120])
  func document(input: AssortedInput, frameRate: Double) throws {
    for (safeArea, offset) in [(0.0, Double?.none), (47, nil), (0, 300)] {
      let played = try rows(
        of: HeaderDriver(StickyPullRevealHeader()), playing: input,
        configuration: screen(safeArea: safeArea, offset: offset, frameRate: frameRate))
      try #require(played.count > 1)
      var oracle = StickyOracle(headerHeight: 60)
      for row in played {
        let (layout, moment) = (row.layout, "\(row.eventName) at \(row.time) ms")
        switch row.event {
        case .willBeginDecelerating:
          oracle.scrollViewWillBeginDecelerating(
            contentOffset: row.scroll.contentOffset + safeArea)
        case .setFraction(let fraction, _):
          oracle.setCollapsed(fraction > 0.5)
        default:
          break
        }
        // A table header view is the first part of the content. An animated layout is a sum of two, which rounds.
        #expect(abs(layout.headerMinY + row.finalOffset) < 1e-11, "\(moment)")
        #expect(layout.headerHeight == 60 && layout.scrollViewMinY == 0, "\(moment)")
        guard row.event != nil else { continue }
        #expect(layout.contentInsetTop == oracle.contentInsetTop, "\(moment)")
        #expect(layout.collapsedFraction == (oracle.contentInsetTop == 0 ? 0 : 1), "\(moment)")
      }
      #expect(played.last?.layout.contentInsetTop == oracle.contentInsetTop, "at rest")
    }
  }

  // MARK: Pulls

  /// The finger's travel that stretches the content by `points`, the slop included.
  private func drag(stretchingBy points: Double) -> Double {
    10 + RubberBand(dimension: 852).pull(forOverscroll: points)
  }

  @Test("A pull that is too short shows it during the bounce only")
  func peeks() throws {
    let played = try play("drag 80 over 300; hold 100; lift")
    let peeking = played.filter { $0.layout.headerMaxY > 0 }
    #expect(peeking.count > 10)
    #expect(peeking.allSatisfy { $0.layout.contentInsetTop == -60 })
    #expect(played.last?.layout.headerMaxY == 0)
    #expect(played.named("animationFrame").isEmpty, "the bounce alone hides it")
  }

  @Test(
    "It stays when it was pulled out whole, and not when one point was missing",
    arguments: [
      screen(), screen(safeArea: 47), screen(insetTop: 30), screen(safeArea: 47, insetTop: 30),
    ])
  func pulledPastItsHeight(configuration: SimulatorConfiguration) throws {
    let edge = configuration.safeAreaTop + configuration.contentInset.top
    for (stretch, isRevealed) in [(40.0, false), (59, false), (61, true), (120, true)] {
      let gesture = "drag \(drag(stretchingBy: stretch)) over 400; hold 150; lift"
      let end = try #require(play(gesture, [], configuration).last).layout
      #expect(end.headerMinY == (isRevealed ? edge : edge - 60), "pulled by \(stretch)")
      #expect(end.contentInsetTop == (isRevealed ? 0 : -60), "pulled by \(stretch)")
    }
  }

  @Test(
    "Let go exactly at its top or bottom edge, it does not change", arguments: [0.0, 60],
    [true, false])
  func exactlyAtAnEdge(offset: Double, isRevealed: Bool) {
    let header = StickyPullRevealHeader()
    let context = HeaderContext(
      scroll: ScrollMetrics(contentOffset: offset, contentSize: 2000, bounds: 852),
      environment: HeaderEnvironment(containerHeight: 852))
    var state = header.initialState(in: context)
    state.isRevealed = isRevealed
    #expect(header.respond(to: .willBeginDecelerating, state: &state, in: context) == .none)
    #expect(state.isRevealed == isRevealed)
  }

  @Test(
    "A fling that arrives at the top at 4,000 pt/s does not reveal it", arguments: [60.0, 120],
    [60.0, 250])
  func fling(frameRate: Double, height: Double) throws {
    let played = try play(
      "scroll-to 2000; wait 500; drag 760 over 110; lift", [("height", .number(height))],
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
    #expect(flung.contains { $0.layout.headerMaxY > 0 }, "the bounce shows it")
    #expect(played.allSatisfy { $0.layout.contentInsetTop == -height })
    #expect(played.last?.layout.headerMaxY == 0)
  }

  @Test("Revealing takes the duration that it is tuned to", arguments: [0.25, 1, 0])
  func duration(seconds: Double) throws {
    let frames = try play(
      "drag 250 over 300; hold 150; lift", [("reveal-duration", .number(seconds))]
    ).named("animationFrame")
    #expect(frames.count == Int(seconds * 60))
    let insets = frames.map(\.layout.contentInsetTop)
    #expect(insets == insets.sorted() && insets.first != 0, "it does not jump")
  }

  // MARK: Requests

  @Test(
    "The app reveals and hides it at the top, and the rows move with it",
    arguments: [screen(), screen(safeArea: 47), screen(insetTop: 30)])
  func requests(configuration: SimulatorConfiguration) throws {
    let edge = configuration.safeAreaTop + configuration.contentInset.top
    let played = try play("expand; wait 1000; collapse", [], configuration)
    let (expanding, collapsing) = (
      played.filter { $0.time < 1000 }, played.filter { $0.time >= 1000 }
    )
    #expect(expanding.last?.layout.headerMinY == edge)
    #expect(expanding.last?.layout.contentInsetTop == 0)
    #expect(collapsing.last?.layout.headerMaxY == edge)
    #expect(collapsing.last?.layout.contentInsetTop == -60)
    for played in [expanding, collapsing] {
      let scrolls = played.named("didScroll")
      #expect(scrolls.count > 10 && scrolls.allSatisfy { $0.cause == .programmatic })
      let begin = try #require(played.named("setCollapsed").first)
      // 0.25 s is 15 frames of 60; times are sums of frames.
      #expect(abs(try #require(scrolls.last).time - begin.time - 250) < 1e-6)
    }
  }

  @Test("Far down the list a request moves nothing there, and shows the header at the top")
  func farDown() throws {
    let played = try play("expand; wait 600; scroll-to-top", [], screen(offset: 500))
    let before = played.filter { $0.time < 600 && $0.event != nil }
    #expect(before.allSatisfy { $0.finalOffset == 500 })
    #expect(played.last?.finalOffset == 0)
    #expect(played.last?.layout.headerMinY == 0)
  }
}
