import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("A third party's choreography")
struct ChoreographedPictureTests {
  /// A header with an element of every kind and a track of every attribute.
  private static let crowded = OddHeader(
    height: 240, travel: 120,
    choreography: HeaderChoreography(elements: [
      element(
        "background", .background,
        HeaderTrack(
          .colorState, HeaderKeyframe(at: 0, 0), HeaderKeyframe(at: 0.5, 0),
          HeaderKeyframe(at: 0.5, 1))),
      element("photo", .image, track(.opacity, 1, 0.2)),
      element("team-badge", .image, track(.scale, 2, 1)),
      element("player-name", .label, track(.leading, 20, 120), track(.bottom, 12, 12)),
      element(
        "message-field", .textField, track(.leading, 16, 16), track(.trailing, 16, 116),
        track(.top, 10, 10)),
      element("more", .button),
    ]))

  private static func element(
    _ name: String, _ kind: HeaderElementKind, _ tracks: HeaderTrack...
  ) -> HeaderElement {
    HeaderElement(name: name, kind: kind, tracks: tracks)
  }

  private static func track(
    _ attribute: HeaderAttribute, _ start: Double, _ end: Double
  ) -> HeaderTrack {
    HeaderTrack(attribute, HeaderKeyframe(at: 0, start), HeaderKeyframe(at: 1, end))
  }

  private let recording: GestureRecording
  private let document: SVGDocument

  init() throws {
    recording = try HeaderRenderingTests.recording(
      of: HeaderDriver(Self.crowded), gesture: "drag -300 over 600; hold 200; lift")
    document = try SVGDocument(recording.svg(.animation))
  }

  @Test("is drawn with its label, field, badge, photo and both colors")
  func everyElement() throws {
    #expect(document.texts.contains("Player name") && document.texts.contains("Message"))
    #expect(document.elements.contains { $0.attributes["fill"] == "#0f6e66" })
    #expect(document.all("svg").count == 4, "two backgrounds, the photo and the document")
    #expect(document.styleSheet.contains("scale(2)"))
  }

  @Test("moves by its tracks")
  func moves() throws {
    let index = try #require(document.elements.firstIndex { $0.text.contains("Player name") })
    let label = document.elements[index - 1]
    #expect(try document.number(0, of: "transform", label, at: 0) == 20)
    #expect(abs(try document.number(0, of: "transform", label, at: 700) - 120) < 0.5)
    let field = try #require(
      document.elements.first { $0.attributes["rx"] == "10" && $0.style("width") != nil })
    #expect(try document.number(0, of: "width", field, at: 0) == 393 - 32)
    #expect(abs(try document.number(0, of: "width", field, at: 700) - (393 - 132)) < 0.5)
  }

  @Test("changes color in one step")
  func colorStep() throws {
    let index = try #require(
      document.elements.firstIndex { $0.attributes["fill"] == "#0f6e66" })
    let group = document.elements[index - 2]
    #expect(group.style("animation-timing-function") == "step-end")
    let name = try #require(group.style("animation-name"))
    let declarations = try document.keyframes(name).map(\.declaration)
    #expect(Set(declarations) == ["opacity:0", "opacity:1"])
  }

  @Test("places an element without tracks in the middle of the header, below the safe area")
  func middle() throws {
    let timeline = Timeline(recording)
    let element = try #require(recording.choreography.elements.last)
    let placer = ElementPlacer(SceneElement(element: element, figure: .plain(element)), timeline)
    let place = placer.placement(in: timeline.frames[0])
    #expect(place.x + place.width / 2 == 196.5)
    // The header is 240 points high, with a safe area of 59.
    #expect(240 + place.y + placer.size.height / 2 == 59 + 90.5)
  }
}
