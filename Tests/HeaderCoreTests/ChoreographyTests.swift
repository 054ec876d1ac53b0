import SimulationTestSupport
import Testing

@Suite("Choreography")
struct ChoreographyTests {
  @Test(
    "Names are unique, attributes have one track, positions rise",
    arguments: HeaderCatalog.standard.names)
  func wellFormed(name: String) throws {
    let elements = try makeDriver(name).choreography.elements
    #expect(Set(elements.map(\.name)).count == elements.count)
    for element in elements {
      let attributes = element.tracks.map(\.attribute)
      #expect(attributes.indices.allSatisfy { !attributes[..<$0].contains(attributes[$0]) })
      for positions in element.tracks.map({ $0.keyframes.map(\.position) }) {
        #expect(!positions.isEmpty && positions == positions.sorted())
      }
    }
  }
}

@Suite("Tracks")
struct HeaderTrackTests {
  @Test("Two keyframes at one position make a step, which has happened when it is reached")
  func step() {
    let track = HeaderTrack(
      .colorState, HeaderKeyframe(at: 0, 0), HeaderKeyframe(at: 1, 0), HeaderKeyframe(at: 1, 1))
    #expect(track.value(at: 0.999_999) == 0)
    #expect(track.value(at: 1) == 1)
    let early = HeaderTrack(
      .colorState, HeaderKeyframe(at: 0, 0), HeaderKeyframe(at: 0.5, 0),
      HeaderKeyframe(at: 0.5, 1), HeaderKeyframe(at: 1, 1))
    let values = [0, 0.499, 0.5, 0.501, 1].map { early.value(at: $0) }
    #expect(values == [0, 0, 1, 1, 1])
  }

  @Test("Before the first keyframe and after the last the value stays")
  func outside() {
    let track = HeaderTrack(
      .scale, over: .stretch, HeaderKeyframe(at: 10, 1), HeaderKeyframe(at: 50, 3))
    let values = [-5, 10, 20, 50, 400].map { track.value(at: $0) }
    #expect(values == [1, 1, 1.5, 3, 3])
  }

  @Test("On a keyframe the value is the keyframe's, bit for bit")
  func onKeyframes() {
    let track = HeaderTrack(
      .top, HeaderKeyframe(at: 0, 0.1), HeaderKeyframe(at: 0.3, 1e17), HeaderKeyframe(at: 0.7, 0.3))
    #expect(track.value(at: 0) == 0.1)
    #expect(track.value(at: 0.3) == 1e17)
    #expect(track.value(at: 0.7) == 0.3)
  }

  @Test("A track without keyframes gives 0, and one keyframe its value everywhere")
  func few() {
    #expect(HeaderTrack(.top).value(at: 0.4) == 0)
    let constant = HeaderTrack(.top, HeaderKeyframe(at: 0.5, 8))
    #expect([0, 0.5, 1].map { constant.value(at: $0) } == [8, 8, 8])
  }

  @Test("A third party's track follows the stretch, along its own curve")
  func thirdParty() {
    let track = HeaderTrack(
      .scale, over: .stretch, curve: .easeInOut, HeaderKeyframe(at: 0, 1),
      HeaderKeyframe(at: 100, 2), HeaderKeyframe(at: 200, 1))
    var layout = HeaderLayout(headerMinY: 0, headerHeight: 300, scrollViewMinY: 0, stretch: 25)
    layout.collapsedFraction = 0.9
    // Ease-in-out at a quarter of the time, solved to 1e-6.
    #expect(abs(track.value(in: layout) - 1.129_161_931) <= 1e-6)
    layout.stretch = 150
    #expect(abs(track.value(in: layout) - 1.5) <= 1e-6)
    layout.stretch = 100
    #expect(track.value(in: layout) == 2)
  }
}
