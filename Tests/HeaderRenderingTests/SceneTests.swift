import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("A scene")
struct SceneTests {
  private func scene(_ name: String) throws -> (HeaderScene, HeaderChoreography) {
    let driver = try makeDriver(name)
    return (HeaderScene(for: driver.descriptor), driver.choreography)
  }

  private func document(_ parts: [Markup]) throws -> SVGDocument {
    try SVGDocument("<svg>\(Markup(parts).text(in: "t"))</svg>")
  }

  @Test("is different for each technique, and has a figure for each element of the header")
  func own() throws {
    let scenes = try techniqueNames.map { try scene($0).0 }
    #expect(Set(scenes.map(\.caption)).count == techniqueNames.count)
    for name in techniqueNames {
      let (scene, choreography) = try scene(name)
      let names = (choreography.elements + scene.extras).map(\.name)
      #expect(Set(scene.figures.keys) == Set(names) && Set(names).count == names.count, "\(name)")
      #expect(scene.pageTitles.count >= 3 && scene.rows.height > 200)
    }
  }

  /// The letters of a wide font are about six tenths of their size wide.
  @Test("has real texts, on lines that fit the screen in a wide font", arguments: techniqueNames)
  func words(name: String) throws {
    let (scene, choreography) = try scene(name)
    let figures = scene.elements(of: choreography).map { $0.figure.drawing() }
    let texts = try document(figures + [scene.rows.drawing]).texts
    #expect(texts.count >= 8)
    for text in texts {
      #expect(
        !text.isEmpty && !["Lorem", "Title", "Item"].contains { text.contains($0) }, "\(text)")
    }
    for line in try document([scene.rows.drawing, scene.opening.drawing]).all("text") {
      let x = try #require(Double(line.attributes["x"] ?? ""))
      let size = try #require(Double(line.attributes["font-size"] ?? ""))
      let width = Double(line.text.count) * 0.6 * size
      let shares: [String: Double] = ["middle": 0.5, "end": 1]
      let left = x - width * (shares[line.attributes["text-anchor"] ?? "start"] ?? 0)
      #expect(left >= 0 && left + width <= 393, "\(line.text): \(left) to \(left + width)")
    }
  }

  @Test("has paints with unique names")
  func paints() throws {
    let around: Markup =
      "\(Palette.page)\(Palette.ink)\(Palette.faint)\(Palette.phone)\(Palette.edge)"
    var known: [String: Paint] = [:]
    for paint in around.paints + Palette.series { known[paint.name] = paint }
    for name in techniqueNames {
      let (scene, choreography) = try scene(name)
      for paint in scene.paints(of: choreography) {
        #expect(known.updateValue(paint, forKey: paint.name) ?? paint == paint, "\(paint.name)")
      }
    }
    #expect(known.count > 60)
  }

  @Test("has no two elements that overlap while the header moves", arguments: techniqueNames)
  func collisions(name: String) throws {
    let (scene, choreography) = try scene(name)
    for gesture in [nil, "drag -150 over 900; hold 100; drag 120 over 900; lift"] {
      let timeline = Timeline(try recording(of: name, gesture: gesture))
      let placers = scene.elements(of: choreography).filter { !$0.figure.fillsHeader }
        .map { ElementPlacer($0, timeline) }
      for frame in timeline.frames {
        let shown = placers.map { (box: $0.placement(in: frame), placer: $0) }
          .filter { $0.box.opacity > 0.12 }
        for (index, (one, placer)) in shown.enumerated() {
          for (two, other) in shown[..<index] {
            let across = min(one.x + one.width, two.x + two.width) - max(one.x, two.x)
            let down =
              min(one.y + placer.size.height, two.y + other.size.height) - max(one.y, two.y)
            // An element's box is a little higher than its shapes.
            #expect(
              across <= 2 || down <= 5, "\(placer.element.name) over \(other.element.name)")
          }
        }
      }
    }
  }

  @Test("is plain for a third party's technique, with the names of its elements")
  func plain() throws {
    let scene = HeaderScene(
      for: HeaderDescriptor(name: "own", title: "My header", summary: "It moves.", document: "none")
    )
    let elements = scene.elements(
      of: HeaderChoreography(
        elements: ["title", "team-name"].map { HeaderElement(name: $0, kind: .label, tracks: []) }))
    #expect(try document(elements.map { $0.figure.drawing() }).texts == ["My header", "Team name"])
  }
}
