import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("Pictures of what hardly ever happens")
struct ExtremePictureTests {
  static let names = HeaderCatalog.standard.names
  private static let gesture = "drag -150 over 60; hold 90; lift; wait 30"

  private func expectDrawn(
    _ technique: HeaderTechnique, _ assignments: [HeaderParameterAssignment],
    _ configuration: SimulatorConfiguration, _ gesture: String = gesture
  ) throws {
    // Ends that contradict each other are refused where they are given.
    guard let driver = try? technique.makeDriver(assignments) else { return }
    let recording = try recording(of: driver, gesture: gesture, configuration: configuration)
    for style in HeaderPictureStyle.allCases {
      let text = recording.svg(style)
      #expect(text.hasSuffix("</svg>\n") && text.utf8.count > 2000)
    }
  }

  @Test("are drawn with every parameter at either end of its range", arguments: names)
  func parameters(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    for parameter in technique.parameters {
      guard case .range(let minimum, let maximum) = parameter.domain else { continue }
      for value in [minimum, maximum] {
        let assignment = HeaderParameterAssignment(parameter.name, .number(value))
        try expectDrawn(technique, [assignment], screen(safeArea: 59))
      }
    }
  }

  @Test("are drawn on screens and contents of every size", arguments: names)
  func screens(name: String) throws {
    let technique = try #require(HeaderCatalog.standard[name])
    for (size, height, safeArea, offset) in [
      (0, 0, 0, nil), (1e9, 852, 59, nil), (1e9, 852, 59, 999_999_000), (1, 1e6, 59, -1e9),
      (2000, 667, 1e6, nil), (1e9, 1e6, 0, 1e9),
    ] as [(Double, Double, Double, Double?)] {
      try expectDrawn(
        technique, [],
        screen(content: size, container: height, safeArea: safeArea, offset: offset))
    }
  }

  @Test(
    "are drawn of gestures of any length",
    arguments: [
      "drag 100000 over 10; lift", "wait 600000; drag -90 over 60; lift; wait 600000",
      "scroll-to 1000000; wait 100; scroll-to -1000", "drag -0.4 over 1; lift; wait 900000; hold 9",
    ])
  func gestures(gesture: String) throws {
    for technique in HeaderCatalog.standard.techniques {
      try expectDrawn(technique, [], screen(safeArea: 59), gesture)
    }
  }

  @Test(
    "are drawn of headers of any height, in no time",
    arguments: [
      Double.leastNonzeroMagnitude, 2 * Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1e300,
      Double.greatestFiniteMagnitude,
    ])
  func heights(height: Double) throws {
    let recording = try recording(
      of: HeaderDriver(OddHeader(height: height)), gesture: Self.gesture)
    for style in HeaderPictureStyle.allCases {
      _ = try SVGDocument(recording.svg(style))
    }
  }

  @Test("grow with what they show: ten times the zigzag, at most twelve times the text")
  func growth() throws {
    func zigzag(_ count: Int) throws -> HeaderRecording {
      let touches = (0..<count).map { n in
        TouchSample(
          time: Double(n) * 16, phase: n == 0 ? .down : n == count - 1 ? .up : .move, x: 196,
          y: n.isMultiple(of: 2) ? 500 : 400)
      }
      var playback = TouchPlayback(touches)
      return HeaderRecording(
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
