import SimulationTestSupport
import Testing

@testable import HeaderRendering

/// A third party's header, with an element of every kind and a track of every sort.
private struct CrowdedHeader: HeaderBehavior {
  struct State: Sendable, Equatable {}

  static let descriptor = HeaderDescriptor(
    name: "crowded", title: "Crowded", summary: "Everything moves.",
    document: "none")
  var traits: HeaderTraits { HeaderTraits(movedBy: .position) }
  func validate() {}
  static var parameters: [HeaderParameter<CrowdedHeader>] { [] }

  var choreography: HeaderChoreography {
    HeaderChoreography(elements: [
      HeaderElement(
        name: "background", kind: .background,
        tracks: [
          HeaderTrack(
            .colorState, HeaderKeyframe(at: 0, 0), HeaderKeyframe(at: 0.5, 0),
            HeaderKeyframe(at: 0.5, 1))
        ]),
      HeaderElement(
        name: "photo", kind: .image,
        tracks: [HeaderTrack(.opacity, HeaderKeyframe(at: 0, 1), HeaderKeyframe(at: 1, 0.2))]),
      HeaderElement(
        name: "team-badge", kind: .image,
        tracks: [HeaderTrack(.scale, HeaderKeyframe(at: 0, 2), HeaderKeyframe(at: 1, 1))]),
      HeaderElement(
        name: "player-name", kind: .label,
        tracks: [
          HeaderTrack(.leading, HeaderKeyframe(at: 0, 20), HeaderKeyframe(at: 1, 120)),
          HeaderTrack(.bottom, HeaderKeyframe(at: 0, 12)),
        ]),
      HeaderElement(
        name: "message-field", kind: .textField,
        tracks: [
          HeaderTrack(.leading, HeaderKeyframe(at: 0, 16)),
          HeaderTrack(.trailing, HeaderKeyframe(at: 0, 16), HeaderKeyframe(at: 1, 116)),
          HeaderTrack(.top, HeaderKeyframe(at: 0, 10)),
        ]),
      HeaderElement(name: "more", kind: .button, tracks: []),
    ])
  }

  func initialState(in context: HeaderContext) -> State { State() }

  func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    let scrolled = context.scroll.contentOffset - context.scroll.minimumContentOffset
    let fraction = min(max(scrolled / 120, 0), 1)
    return HeaderLayout(
      headerMinY: 0, headerHeight: 240 - 120 * fraction, scrollViewMinY: 240 - 120 * fraction,
      collapsedFraction: fraction)
  }

  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction { .none }
}

@Suite("A third party's choreography")
struct ChoreographedPictureTests {
  private func document() throws -> SVGDocument {
    try SVGDocument(
      recording(of: HeaderDriver(CrowdedHeader()), gesture: "drag -300 over 600; hold 200; lift")
        .svg(.animation))
  }

  @Test("is drawn whole: label, field, button, badge, photo and both colours")
  func everyElement() throws {
    let document = try document()
    let texts = document.texts
    #expect(texts.contains("Player name"))
    #expect(texts.contains("Message"))
    #expect(document.elements.contains { $0.attributes["fill"] == "var(--other)" })
    #expect(document.all("svg").count == 4, "grounds and photo are pictures within the picture")
    #expect(document.styleSheet.contains("scale(2)"))
  }

  @Test("moves as its tracks say")
  func moves() throws {
    let document = try document()
    let index = try #require(document.elements.firstIndex { $0.text.contains("Player name") })
    let label = document.elements[index - 1]
    #expect(try document.number(0, of: "transform", label, at: 0) == 20)
    #expect(abs(try document.number(0, of: "transform", label, at: 700) - 120) < 0.5)
    let field = try #require(
      document.elements.first { $0.attributes["rx"] == "10" && $0.style("width") != nil })
    #expect(try document.number(0, of: "width", field, at: 0) == 393 - 32)
    #expect(abs(try document.number(0, of: "width", field, at: 700) - (393 - 132)) < 0.5)
  }

  @Test("changes colour in a step, half-way and not before")
  func colorStep() throws {
    let document = try document()
    let index = try #require(
      document.elements.firstIndex { $0.attributes["fill"] == "var(--other)" })
    let group = document.elements[index - 2]
    #expect(group.style("animation-timing-function") == "step-end")
    let name = try #require(group.style("animation-name"))
    let declarations = try document.keyframes(name).map(\.declaration)
    #expect(Set(declarations) == ["opacity:0", "opacity:1"])
  }

  @Test("places an element with no track in the middle of the header, below the safe area")
  func middle() throws {
    let recording = try recording(
      of: HeaderDriver(CrowdedHeader()), gesture: "drag -300 over 600; hold 200; lift")
    let timeline = Timeline(recording)
    let element = try #require(recording.choreography.elements.last)
    let placer = ElementPlacer(SceneElement(element: element, figure: .plain(element)), timeline)
    let place = placer.placement(in: timeline.frames[0])
    #expect(place.x + place.width / 2 == 196.5)
    // The header is 240 high, and 59 of them are the safe area's.
    #expect(240 + place.y + placer.size.height / 2 == 59 + 90.5)
  }
}
