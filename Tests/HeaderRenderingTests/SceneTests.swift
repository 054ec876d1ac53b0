import HeaderBehaviors
import HeaderCore
import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("The app around a header")
struct SceneTests {
  static let names = HeaderCatalog.standard.names

  private func scene(_ name: String) throws -> (HeaderScene, HeaderChoreography) {
    let driver = try makeDriver(name)
    return (HeaderScene(for: driver.descriptor), driver.choreography)
  }

  @Test("is another one for each technique, and has looks for everything that moves in the header")
  func own() throws {
    let scenes = try Self.names.map { try scene($0).0 }
    #expect(Set(scenes.map(\.caption)).count == Self.names.count)
    for name in Self.names {
      let (scene, choreography) = try scene(name)
      #expect(choreography.elements.allSatisfy { scene.figures[$0.name] != nil }, "\(name)")
      #expect(Set(scene.figures.keys) == Set(choreography.elements.map(\.name)), "\(name)")
      #expect(scene.pageTitles.count >= 3 && scene.rows.height > 200)
    }
  }

  @Test("speaks in words: a dozen lines of text, none of them a placeholder", arguments: names)
  func words(name: String) throws {
    let (scene, choreography) = try scene(name)
    let shapes = scene.rows.shapes + scene.elements(of: choreography).flatMap(\.figure.shapes)
    let texts = shapes.compactMap { shape -> String? in
      if case .text(let text, _, _, _, _) = shape.form { text } else { nil }
    }
    #expect(texts.count >= 8)
    for text in texts {
      #expect(
        !text.isEmpty && !["Lorem", "Title", "Item"].contains { text.contains($0) }, "\(text)")
    }
  }

  /// Letters of a wide font, six tenths of their size across.
  @Test("has lines that end on the screen, in the widest of fonts", arguments: names)
  func lineEnds(name: String) throws {
    let (scene, _) = try scene(name)
    for shape in scene.rows.shapes + scene.opening.shapes {
      guard case .text(let text, let x, _, let font, let tail) = shape.form else { continue }
      let letters = Double(text.count) + (tail.isEmpty ? 0 : Double(tail.count) + 1)
      let width = letters * font.size * 0.6
      let (left, right) =
        switch font.anchor {
        case .start: (x, x + width)
        case .middle: (x - width / 2, x + width / 2)
        case .end: (x - width, x)
        }
      #expect(left >= 0 && right <= 393, "\(text): \(left) to \(right)")
    }
  }

  @Test("defines each colour and gradient that it refers to, once, under one name in all")
  func colors() throws {
    var known: [String: SceneColor] = [:]
    for color in Palette.all { known[color.name] = color }
    for name in Self.names {
      let (scene, choreography) = try scene(name)
      let colors = scene.colors(of: choreography)
      #expect(Set(colors.map(\.name)).count == colors.count)
      for color in colors {
        #expect(known[color.name].map { $0 == color } ?? true, "\(color.name)")
        known[color.name] = color
      }
      let gradients = scene.gradients(of: choreography)
      #expect(Set(gradients.map(\.name)).count == gradients.count)
    }
  }

  @Test("has no two elements in each other's way while the header moves", arguments: names)
  func collisions(name: String) throws {
    for gesture in [nil, "drag -150 over 900; hold 100; drag 120 over 900; lift"] {
      let recording = try recording(of: name, gesture: gesture)
      let timeline = Timeline(recording)
      let placers = recording.scene.elements(of: recording.choreography)
        .filter { !$0.figure.fillsHeader }
        .map { ElementPlacer($0, headerWidth: 393, timeline: timeline) }
      for frame in timeline.frames {
        let boxes = placers.map { ($0.placement(in: frame), $0.size.height, $0.element.name) }
          .filter { $0.0.opacity > 0.12 }
        for (index, one) in boxes.enumerated() {
          for two in boxes[..<index] {
            let across =
              min(one.0.x + one.0.width, two.0.x + two.0.width) - max(one.0.x, two.0.x)
            let down = min(one.0.y + one.1, two.0.y + two.1) - max(one.0.y, two.0.y)
            // Boxes are a little higher than what is in them.
            #expect(
              across <= 2 || down <= 5,
              "\(one.2) over \(two.2) at \(frame.layout.collapsedFraction)")
          }
        }
      }
    }
  }

  @Test("is plain for a third party's technique, whose elements say their names")
  func plain() {
    let scene = HeaderScene(
      for: HeaderDescriptor(name: "own", title: "My header", summary: "It moves.", document: "none")
    )
    let elements = scene.elements(
      of: HeaderChoreography(elements: [
        HeaderElement(name: "title", kind: .label, tracks: []),
        HeaderElement(name: "team-name", kind: .label, tracks: []),
      ]))
    let texts = elements.flatMap(\.figure.shapes).compactMap { shape -> String? in
      if case .text(let text, _, _, _, _) = shape.form { text } else { nil }
    }
    #expect(texts == ["My header", "Team name"])
  }
}
