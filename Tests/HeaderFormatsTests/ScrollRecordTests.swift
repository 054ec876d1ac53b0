import SimulationTestSupport
import Testing

@Suite("A line of a recording")
struct ScrollRecordTests {
  private static let metrics =
    "\"content_offset\":30,\"content_size\":2000,\"bounds\":764,\"inset_top\":0,"
    + "\"inset_bottom\":0,\"header_inset\":0,\"is_tracking\":false,"
    + "\"unbounded_content_offset\":30"
  private static let surroundings =
    "\"container_height\":852,\"safe_area_top\":0,\"prefers_reduced_motion\":false"

  @Test("names the technique and its parameters, if it is the first")
  func firstLine() {
    let technique = RecordedTechnique(
      name: "twitter-condense",
      parameters: [
        HeaderParameterAssignment("minimum-height", .number(44)),
        HeaderParameterAssignment("freezes-content", .flag(true)),
        HeaderParameterAssignment("mood", .choice("\"é\\so\"\n\u{7F}")),
        HeaderParameterAssignment("no-number", .number(.infinity)),
      ])
    #expect(
      technique.line == #"{"format":"scroll-recording","version":1,"technique":"twitter-condense","#
        + #""parameters":{"minimum-height":44,"freezes-content":true,"mood":"\"é\\so\"\u000a\u007f"}}"#
    )
  }

  @Test(
    "has the time, the event with its own values, and the whole context",
    arguments: [
      (.start, "\"start\""),
      (.event(.didScroll(.drag)), "\"didScroll\",\"cause\":\"drag\""),
      (
        .event(.willEndDragging(velocity: -0.5, targetContentOffset: 120)),
        "\"willEndDragging\",\"velocity\":-0.5,\"target_content_offset\":120"
      ),
      (
        .event(.didEndDragging(willDecelerate: true)), "\"didEndDragging\",\"will_decelerate\":true"
      ),
      (
        .event(.setCollapsed(true, animated: false)),
        "\"setCollapsed\",\"is_collapsed\":true,\"animated\":false"
      ),
      (.event(.didStop), "\"didStop\""),
    ] as [(ScrollRecord.Kind, String)])
  func event(kind: ScrollRecord.Kind, spelling: String) {
    let record = ScrollRecord(time: 16.5, kind: kind, context: .typical(offset: 30))
    let expected =
      "{\"time\":16.5,\"event\":\(spelling),\(ScrollRecordTests.metrics),"
      + "\(ScrollRecordTests.surroundings)}"
    #expect(record.line == expected)
  }

  @Test("has the finger, the fitting height and the header on screen where there are any")
  func optionalParts() throws {
    var context = HeaderContext.typical(offset: 30)
    context.environment.fittingHeight = 61.5
    context.visibleLayout = HeaderLayout(headerMinY: -1, headerHeight: 50, scrollViewMinY: 49)
    let line = try #require(ScrollRecord(time: 0, kind: .start, context: context, finger: 400).line)
    #expect(line.contains("\"finger\":400,"))
    #expect(line.contains("\"fitting_height\":61.5,"))
    #expect(
      line.hasSuffix(
        "\"visible_layout\":{\"header_min_y\":-1,\"header_height\":50,\"scroll_view_min_y\":49,"
          + "\"content_inset_top\":0,\"collapsed_fraction\":0,\"stretch\":0}}"))
  }

  @Test("reads back as the very same record, whatever the event and the numbers", arguments: seeds)
  func roundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let technique = RecordedTechnique(name: "probe \u{1F469}\u{0}", parameters: [])
    let reader = try ScrollRecordingReader(TextBytes(technique.line))
    #expect(reader.technique == technique)
    var time = 0.0
    for round in 0..<200 {
      for event in assortedEvents {
        time += random.number(in: 0...20)
        let record = ScrollRecord(
          time: time, kind: round == 0 ? .start : .event(event.replacingNumbers(from: &random)),
          context: .any(from: &random), finger: Bool.random(using: &random) ? random.any() : nil)
        let line = try #require(record.line)
        let read = try ScrollRecord(Array(line.utf8)[...])
        // A description tells the two zeros apart, which are equal.
        #expect("\(read)" == "\(record)", "seed \(seed): \(line)")
      }
    }
  }

  @Test("is none where a number is not finite", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) {
    var context = HeaderContext.typical()
    context.scroll.bounds = number
    #expect(ScrollRecord(time: 0, kind: .start, context: context).line == nil)
    let release = ScrollEvent.willEndDragging(velocity: number, targetContentOffset: 0)
    #expect(ScrollRecord(time: 0, kind: .event(release), context: .typical()).line == nil)
    let target = ScrollEvent.willEndDragging(velocity: 0, targetContentOffset: number)
    #expect(ScrollRecord(time: 0, kind: .event(target), context: .typical()).line == nil)
    #expect(ScrollRecord(time: number, kind: .start, context: .typical()).line == nil)
    #expect(ScrollRecord(time: 0, kind: .start, context: .typical(), finger: number).line == nil)
  }
}

extension SeededRandom {
  /// Any number that a context may have: of a screen's size, of any size below 1e90 (a context's
  /// numbers add up to less than 1e100), whole, or one of the two zeros.
  fileprivate mutating func any() -> Double {
    switch UInt8.random(in: 0..<8, using: &self) {
    case 0: return -0.0
    case 1: return 0
    case 2: return number(in: -1000...1000).rounded()
    case 3:
      let any = Double(bitPattern: next())
      return any.magnitude < 1e90 ? any : .leastNonzeroMagnitude
    default: return number(in: -1000...10_000)
    }
  }
}

extension ScrollEvent {
  fileprivate func replacingNumbers(from random: inout SeededRandom) -> ScrollEvent {
    guard case .willEndDragging = self else { return self }
    return .willEndDragging(velocity: random.any(), targetContentOffset: random.any())
  }
}

extension HeaderContext {
  fileprivate static func any(from random: inout SeededRandom) -> HeaderContext {
    HeaderContext(
      scroll: ScrollMetrics(
        contentOffset: random.any(), contentSize: random.any(), bounds: random.any(),
        adjustedContentInset: ScrollInsets(top: random.any(), bottom: random.any()),
        headerInset: random.any(), isTracking: Bool.random(using: &random),
        position: random.any()),
      environment: HeaderEnvironment(
        containerHeight: random.any(), safeAreaTop: random.any(),
        fittingHeight: Bool.random(using: &random) ? random.any() : nil,
        prefersReducedMotion: Bool.random(using: &random)),
      visibleLayout: Bool.random(using: &random)
        ? HeaderLayout(
          headerMinY: random.any(), headerHeight: random.any(), scrollViewMinY: random.any(),
          contentInsetTop: random.any(), collapsedFraction: random.any(), stretch: random.any())
        : nil)
  }
}
