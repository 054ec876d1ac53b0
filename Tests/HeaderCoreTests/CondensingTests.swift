import SimulationTestSupport
import Testing

/// Plays the cases of `Condensing.txt` to a header that condenses.
@Suite("Condensing") struct CondensingTests {
  private static let lines = WrittenCase.all(
    in: "Tests/HeaderCoreTests/Condensing.txt",
    extraSettings: Set(TwitterCondenseHeader().assignments.map(\.name)))

  @Test("The header has the written height", arguments: lines)
  func line(_ line: WrittenCase) throws {
    let technique = HeaderTechnique(TwitterCondenseHeader.self)
    let assignments = try technique.assignments(line.settings.joined())
    var host = CondensingHost(try TwitterCondenseHeader(applying: assignments))
    var answers: [String] = []
    for word in line.script.split(separator: " ") {
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
        // The fraction is a quotient.
        #expect(abs(update.layout.collapsedFraction - (way > 0 ? gone / way : 0)) < 1e-12)
        #expect(update.layout.scrollViewMinY == update.layout.headerMaxY)
        let place = "\(host.height.brief)@\(host.position.brief)"
        answers.append(place + (animation == nil ? "" : "~"))
      }
    }
    #expect(answers.joined(separator: " ") == line.expected)
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

  @Test("A header covers the safe area, and its height is never negative")
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

/// A minimal host of a Twitter header. The offset is the finger's position after the rubber band, and the bounds
/// are the rest of the container below the header.
private struct CondensingHost {
  /// Where the content would be without edges. Assigning it moves the content without an event.
  var position = 0.0
  var containerHeight = 852.0
  var contentSize = 3000.0
  var safeAreaTop = 0.0
  var inset = ScrollInsets.zero
  /// The header's visible height at the next event, in points below the safe area.
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

  /// Moves the content up by `travel` points, reports `event` and applies the answer.
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
