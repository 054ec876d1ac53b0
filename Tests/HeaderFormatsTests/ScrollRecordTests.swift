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

  @Test("names the technique and its parameters in the first line")
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
    "has the time, the event with its values, and the context",
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
    ] as [(ScrollRecord.Kind, String)])
  func event(kind: ScrollRecord.Kind, spelling: String) {
    let record = ScrollRecord(time: 16.5, kind: kind, context: .typical(offset: 30))
    let expected =
      "{\"time\":16.5,\"event\":\(spelling),\(ScrollRecordTests.metrics),"
      + "\(ScrollRecordTests.surroundings)}"
    #expect(record.line == expected)
  }

  @Test("has the finger, the fitting height and the layout on the screen if there are any")
  func optionalParts() throws {
    var context = HeaderContext.typical(offset: 30)
    context.environment.fittingHeight = 61.5
    context.visibleLayout = HeaderLayout(headerMinY: -1, headerHeight: 50, scrollViewMinY: 49)
    let line = try #require(ScrollRecord(time: 0, kind: .start, context: context, finger: 400).line)
    for part in [
      "\"finger\":400,", "\"fitting_height\":61.5,",
      "\"visible_layout\":{\"header_min_y\":-1,\"header_height\":50,\"scroll_view_min_y\":49,"
        + "\"content_inset_top\":0,\"collapsed_fraction\":0,\"stretch\":0}}",
    ] { #expect(line.contains(part)) }
  }

  @Test(
    "reads back exactly, with any event and any finite numbers",
    arguments: [0, -0.0, 0.1 + 0.2, -1e-7, .leastNonzeroMagnitude, 50.0 / 3, -1.7e89] as [Double])
  func roundTrip(number: Double) throws {
    let technique = RecordedTechnique(name: "probe \u{1F469}\u{0}", parameters: [])
    let context = HeaderContext(
      scroll: ScrollMetrics(
        contentOffset: number, contentSize: number, bounds: number,
        adjustedContentInset: ScrollInsets(top: number, bottom: number), headerInset: number,
        isTracking: true, position: number, isResting: true, velocity: number),
      environment: HeaderEnvironment(
        containerHeight: number, safeAreaTop: number, fittingHeight: number,
        prefersReducedMotion: true, mounting: .overlay),
      visibleLayout: HeaderLayout(
        headerMinY: number, headerHeight: number, scrollViewMinY: number, contentInsetTop: number,
        restMinY: number + 1, collapsedFraction: number, stretch: number))
    let release = ScrollEvent.willEndDragging(velocity: number, targetContentOffset: -number)
    let kinds = [.start] + (assortedEvents + [release]).map { ScrollRecord.Kind.event($0) }
    for kind in kinds {
      for record in [
        ScrollRecord(time: 16.5, kind: kind, context: context, finger: number),
        ScrollRecord(time: 0, kind: kind, context: .typical()),
      ] {
        let line = try #require(record.line)
        let recording = try ScrollRecording(technique.line + "\n" + line)
        #expect(recording.technique == technique)
        // Only the description distinguishes 0 from -0.
        #expect("\(recording.records)" == "\([record])", "\(line)")
      }
    }
  }

  @Test("is nil if a number is not finite", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) {
    var context = HeaderContext.typical()
    context.scroll.bounds = number
    let release = ScrollEvent.willEndDragging(velocity: number, targetContentOffset: 0)
    let target = ScrollEvent.willEndDragging(velocity: 0, targetContentOffset: number)
    for record in [
      ScrollRecord(time: 0, kind: .start, context: context),
      ScrollRecord(time: 0, kind: .event(release), context: .typical()),
      ScrollRecord(time: 0, kind: .event(target), context: .typical()),
      ScrollRecord(time: number, kind: .start, context: .typical()),
      ScrollRecord(time: 0, kind: .start, context: .typical(), finger: number),
    ] { #expect(record.line == nil) }
  }
}
