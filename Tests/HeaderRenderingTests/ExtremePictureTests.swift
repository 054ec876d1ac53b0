import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("Pictures of extreme values")
struct ExtremePictureTests {
  private static let gesture = "drag -150 over 60; hold 90; lift; wait 30"
  private static let gestures = [
    "drag 100000 over 10; lift", "wait 600000; drag -90 over 60; lift; wait 600000",
    "scroll-to 1000000; wait 100; scroll-to -1000", "drag -0.4 over 1; lift; wait 900000; hold 9",
  ]
  private static let screens = [
    screen(content: 0, container: 0), screen(content: 1e9, safeArea: 59),
    screen(content: 1e9, safeArea: 59, offset: 999_999_000),
    screen(content: 1, container: 1e6, offset: -1e9), screen(container: 667, safeArea: 1e6),
    screen(content: 1e9, container: 1e6, offset: 1e9),
  ]

  @Test(
    "are drawn for the ends of every parameter, for every screen, and for gestures of any length",
    arguments: techniqueNames)
  func drawn(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    func expectDrawn(
      _ assignments: [HeaderParameterAssignment] = [],
      on screen: SimulatorConfiguration = screen(safeArea: 59), _ gesture: String = Self.gesture,
      in styles: [HeaderPictureStyle] = HeaderPictureStyle.allCases
    ) throws {
      // Contradictory values are refused.
      guard let driver = try? technique.makeDriver(assignments) else { return }
      let recording = try recording(of: driver, gesture: gesture, configuration: screen)
      for style in isBroad ? HeaderPictureStyle.allCases : styles {
        let text = recording.svg(style)
        #expect(text.hasSuffix("</svg>\n") && text.utf8.count > 2000)
      }
    }
    for (index, parameter) in technique.parameters.enumerated() {
      guard case .range(let minimum, let maximum) = parameter.domain else { continue }
      // Parameters alternate between the styles.
      let some: [HeaderPictureStyle] = index % 2 == 0 ? [.card, .plot] : [.filmstrip, .animation]
      for value in [minimum, maximum] {
        try expectDrawn([HeaderParameterAssignment(parameter.name, .number(value))], in: some)
      }
    }
    for screen in Self.screens { try expectDrawn(on: screen) }
    for gesture in Self.gestures { try expectDrawn([], on: screen(safeArea: 59), gesture) }
  }

  @Test(
    "are drawn for headers of any height",
    arguments: [
      Double.leastNonzeroMagnitude, 2 * Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1e300,
      Double.greatestFiniteMagnitude, .nan,
    ])
  func heights(height: Double) throws {
    let recording = try recording(
      of: HeaderDriver(OddHeader(height: height)), gesture: Self.gesture)
    for style in HeaderPictureStyle.allCases {
      let title = try SVGDocument(recording.svg(style)).element(id: "-title").text
      #expect(title.contains("<Odd> & \"so on\""))
    }
  }

  @Test("grow in proportion: at most twelve times the text for ten times the zigzag")
  func growth() throws {
    func zigzag(_ count: Int) throws -> GestureRecording {
      let touches = (0..<count).map { n in
        TouchSample(
          time: Double(n) * 16, phase: n == 0 ? .down : n == count - 1 ? .up : .move, x: 196,
          y: n.isMultiple(of: 2) ? 500 : 400)
      }
      var playback = InputPlayback(touches)
      return GestureRecording(
        of: try makeDriver("twitter-condense"), playing: &playback,
        configuration: screen(safeArea: 59))
    }
    let (short, long) = (try zigzag(300), try zigzag(3_000))
    for style in HeaderPictureStyle.allCases {
      let (one, ten) = (short.svg(style).utf8.count, long.svg(style).utf8.count)
      #expect(ten < 12 * one, "\(style): \(one) and \(ten) bytes")
    }
  }
}
