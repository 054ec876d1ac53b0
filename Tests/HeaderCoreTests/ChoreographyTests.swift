import SimulationTestSupport
import Testing

@Suite("Choreography")
struct ChoreographyTests {
  @Test(
    "Names are unique, attributes have one track, positions are sorted",
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

  @Test(
    "A track interpolates, is constant outside its keyframes, and steps at two of one position",
    arguments: [
      ([], [0.4], [0]),
      ([(0.5, 8)], [0, 0.5, 1], [8, 8, 8]),
      ([(10, 1), (50, 3)], [-5, 10, 20, 50, 400], [1, 1, 1.5, 3, 3]),
      ([(0, 0), (1, 0), (1, 1)], [0.999_999, 1], [0, 1]),
      ([(0, 0), (0.5, 0), (0.5, 1), (1, 1)], [0, 0.499, 0.5, 0.501, 1], [0, 0, 1, 1, 1]),
      // On a keyframe the value is exact.
      ([(0, 0.1), (0.3, 1e17), (0.7, 0.3)], [0, 0.3, 0.7], [0.1, 1e17, 0.3]),
    ] as [([(Double, Double)], [Double], [Double])])
  func values(keyframes: [(Double, Double)], positions: [Double], values: [Double]) {
    var track = HeaderTrack(.top)
    track.keyframes = keyframes.map { HeaderKeyframe(at: $0.0, $0.1) }
    #expect(positions.map { track.value(at: $0) } == values)
  }

  @Test("A track may follow the stretch, along its own curve")
  func stretch() {
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
