import SimulationTestSupport
import Testing

/// What moves a header that condenses: `Condensing.txt` has it.
@Suite("Condensing") struct CondensingTests {
  private static let lines = WrittenCase.all(
    in: "Tests/HeaderCoreTests/Condensing.txt",
    besides: Set(TwitterCondenseHeader().assignments.map(\.name)))

  @Test("A header is where the finger and the app have brought it", arguments: lines)
  func line(_ line: WrittenCase) throws {
    let technique = HeaderTechnique(TwitterCondenseHeader.self)
    let assignments = try technique.assignments(line.settings.joined())
    var host = CondensingHost(try TwitterCondenseHeader(applying: assignments))
    var seen: [String] = []
    for word in line.happens.split(separator: " ") {
      let parts = word.split { ":×".contains($0) }
      let number = parts.count > 1 ? try #require(Double(parts[1])) : 0
      switch parts[0] {
      case "at": host.position = number
      case "container": host.containerHeight = number
      case "content": host.contentSize = number
      case "inset-top": host.inset.top = number
      case "inset-bottom": host.inset.bottom = number
      case "safe-area": host.safeAreaTop = number
      case "seen": host.seenHeight = number
      default:
        let event = Self.events[String(parts[0])] ?? .didScroll(.drag)
        let travel = event == .didScroll(.drag) ? try #require(Double(parts[0])) : number
        for _ in 1..<(word.contains("×") ? Int(number) : 1) { host.report(event, after: travel) }
        let update = host.report(event, after: event.cause == nil ? 0 : travel)
        let animation = update.reaction.animation
        #expect(animation == nil || animation == HeaderAnimation(duration: 0.2))
        let condensing = host.driver.behavior.condensing
        let way = condensing.maximumHeight - condensing.minimumHeight
        let gone = condensing.maximumHeight - host.height
        // A division has no last digit.
        #expect(abs(update.layout.collapsedFraction - (way > 0 ? gone / way : 0)) < 1e-12)
        #expect(update.layout.scrollViewMinY == update.layout.headerMaxY)
        let place = "\(host.height.brief)@\(host.position.brief)"
        seen.append(place + (animation == nil ? "" : "~"))
      }
    }
    #expect(seen.joined(separator: " ") == line.seen)
  }

  private static let events: [String: ScrollEvent] = [
    "fling": .didScroll(.deceleration), "app": .didScroll(.programmatic),
    "layout": .didScroll(.layout), "stop": .didStop, "drag": .willBeginDragging,
    "top": .didScrollToTop, "geometry": .geometryDidChange,
    "collapse": .setCollapsed(true, animated: false),
    "collapse~": .setCollapsed(true, animated: true),
    "expand": .setCollapsed(false, animated: false),
    "expand~": .setCollapsed(false, animated: true),
  ]

  @Test(
    "The other events move nothing",
    arguments: [
      .willEndDragging(velocity: 3, targetContentOffset: 900),
      .didEndDragging(willDecelerate: true), .didEndDragging(willDecelerate: false),
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation,
    ] as [ScrollEvent])
  func otherEvents(event: ScrollEvent) {
    var host = CondensingHost(TwitterCondenseHeader())
    host.position = 300
    host.report(.willBeginDragging)
    host.report(.didScroll(.drag), after: 20)
    #expect(host.report(event).reaction == .none && host.height == 68)
  }

  @Test("A header covers the safe area, and one of less than nothing leaves none")
  func safeArea() {
    for (safeArea, height) in [(47.0, 135.0), (-500, 0)] {
      var host = CondensingHost(TwitterCondenseHeader())
      host.safeAreaTop = safeArea
      #expect(
        host.report(.geometryDidChange).layout
          == HeaderLayout(headerMinY: 0, headerHeight: height, scrollViewMinY: height))
    }
  }
}

/// A scroll view under a Twitter header, kept by hand: what a host does, and no more.
///
/// The finger's position is one-to-one; the offset is that position behind the rubber band; bounds
/// are what the header leaves of the container.
private struct CondensingHost {
  /// Where the content would be without edges. Assigning it moves the content behind the header's
  /// back.
  var position = 0.0
  var containerHeight = 852.0
  var contentSize = 3000.0
  var safeAreaTop = 0.0
  var inset = ScrollInsets.zero
  /// What is seen of the header when the next event is reported, in points below the safe area.
  var seenHeight: Double?
  let driver: HeaderDriver<TwitterCondenseHeader>

  init(_ header: TwitterCondenseHeader) {
    driver = HeaderDriver(header)
  }

  /// The header's height below the safe area.
  var height: Double { driver.layout.headerHeight - safeAreaTop }

  private var context: HeaderContext {
    let bounds = containerHeight - driver.layout.scrollViewMinY
    var scroll = ScrollMetrics(
      contentOffset: position, contentSize: contentSize, bounds: bounds,
      adjustedContentInset: inset)
    scroll.contentOffset = scroll.contentOffsetRange.offset(
      forPosition: position, dimension: bounds)
    return HeaderContext(
      scroll: scroll,
      environment: HeaderEnvironment(containerHeight: containerHeight, safeAreaTop: safeAreaTop),
      visibleLayout: seenHeight.map {
        HeaderLayout(headerMinY: 0, headerHeight: safeAreaTop + $0, scrollViewMinY: 0)
      })
  }

  /// Moves the content up by `travel` points, reports `event` and does what the answer says.
  @discardableResult
  mutating func report(_ event: ScrollEvent, after travel: Double = 0) -> HeaderUpdate {
    if driver.state == nil { _ = driver.start(in: context) }
    position += travel
    let update = driver.update(for: event, in: context)
    if let position = update.reaction.position { self.position = position }
    seenHeight = nil
    return update
  }
}
