import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("A picture of several lists")
struct PagedListPictureTests {
  private func paged(
    _ name: String,
    _ gesture: String = "drag -300 over 300; lift; wait 400; page 2 over 300; wait 800",
    mounting: HeaderMounting = .overlay
  ) throws -> GestureRecording {
    try recording(
      of: name, gesture: gesture,
      configuration: screen(safeArea: 59, mounting: mounting, pages: [2000, 300, 1500]))
  }

  @Test(
    "has a tab for each list, below the header in every frame", arguments: techniqueNames)
  func tabs(name: String) throws {
    let recording = try paged(name)
    let document = try SVGDocument(recording.svg(.animation))
    let texts = document.texts
    for title in HeaderScene(for: recording.descriptor).pageTitles.prefix(3) {
      #expect(texts.contains(title), "\(title)")
    }
    let strip = try document.element(id: "-tabs")
    for frame in recording.frames {
      let top = try document.number(1, of: "transform", strip, at: frame.time)
      #expect(abs(top - max(59, frame.layout.headerMaxY)) < 0.5)
    }
  }

  @Test("slides from one list to the next, and stays there")
  func swipe() throws {
    let document = try SVGDocument(try paged("twitter-condense").svg(.animation))
    let lists = try document.element(id: "-lists")
    func x(_ time: Double) throws -> Double {
      try document.number(0, of: "transform", lists, at: time)
    }
    // The swipe begins at 750 ms: 50 ms until the finger moves, a drag of 300 ms, and a pause of 400 ms.
    #expect(try x(0) == 0)
    #expect(try x(740) == 0)
    #expect((-380 ... -180).contains(try x(900)))
    #expect(abs(try x(1050) + 393) < 0.5)
    #expect(abs(try x(1800) + 393) < 0.5)
  }

  @Test("shows a list that slides past during a swipe to the next but one")
  func slidesPast() throws {
    let document = try SVGDocument(
      try paged("twitter-condense", "wait 200; page 3 over 300; wait 800").svg(.animation))
    for index in [2, 3] {
      let content = try document.element(id: "-content\(index)")
      #expect(try document.number(1, of: "transform", content, at: 350) < 300)
    }
  }

  @Test(
    "shows no gap above the new list, from the first frame of the swipe",
    arguments: techniqueNames, HeaderMounting.allCases)
  func gap(name: String, mounting: HeaderMounting) throws {
    let recording = try paged(name, mounting: mounting)
    let timeline = Timeline(recording)
    let share = timeline.headerShareOfContent
    let places = timeline.pages[1].filter { $0.time >= 750 }
    #expect(!places.isEmpty)
    for place in places {
      let frame = timeline.frame(at: place.time)
      #expect(place.top + share <= max(0, frame.layout.headerMaxY) + 0.5, "at \(place.time)")
    }
  }

  @Test("names every compared technique", arguments: HeaderComparison.Style.allCases)
  func comparison(style: HeaderComparison.Style) throws {
    let recordings = try ["facebook-hide", "elastic-stretch"].map { try paged($0) }
    let texts = try SVGDocument(HeaderComparison(recordings).svg(style)).texts.joined()
    for recording in recordings { #expect(texts.contains(recording.descriptor.name), "\(texts)") }
  }

  @Test("has no list for a page that does not exist")
  func missing() throws {
    let recording = try paged("twitter-condense", "page 9 over 100; wait 100")
    let document = try SVGDocument(recording.svg(.animation))
    #expect(recording.swipes.isEmpty)
    #expect(document.elements.contains { $0.attributes["id"]?.hasSuffix("-content") == true })
    #expect(!document.elements.contains { $0.attributes["id"]?.hasSuffix("-content2") == true })
  }
}
