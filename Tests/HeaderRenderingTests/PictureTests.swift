import Foundation
import HeaderRendering
import SimulationTestSupport
import Testing

@Suite("Every picture")
struct PictureTests {
  @Test("is XML with finite numbers", arguments: techniqueNames)
  func wellFormed(name: String) throws {
    // Each unusual gesture is drawn for a third of the techniques.
    let unusual = unusualGestures.enumerated()
      .filter { isBroad || ($0.offset + name.count) % 3 == 0 }.map(\.element)
    let gestures: [String?] = [nil, nil, nil, fiveSeconds] + unusual
    for (index, gesture) in gestures.enumerated() {
      let configuration = screen(safeArea: index == 0 ? 0 : index == 1 ? 103 : 59)
      let recording = try recording(of: name, gesture: gesture, configuration: configuration)
      for style in HeaderPictureStyle.allCases { try expectFinite(recording.svg(style)) }
    }
  }

  private func expectFinite(_ text: String) throws {
    for word in ["nan", "inf", "e+", "e-0", "Optional"] {
      #expect(strstr(text, "\(word)\"") == nil && strstr(text, "\(word)p") == nil, "\(word)")
    }
    for element in try SVGDocument(text).elements {
      for name in ["x", "y", "width", "height", "r", "rx", "cx", "cy", "font-size"] {
        #expect(Double(element.attributes[name] ?? "0")?.isFinite == true, "\(name): \(element)")
      }
      for name in ["d", "transform", "viewBox"] {
        let words = (element.attributes[name] ?? "").split { " ,()".contains($0) }
        #expect(words.allSatisfy { $0 == "translate" || !$0.contains("n") }, "\(name)")
      }
    }
  }

  @Test("has the same bytes every time, and a title and a description as its label")
  func labelled() throws {
    for name in techniqueNames {
      let recordings = try (0..<2).map { _ in try recording(of: name, gesture: fiveSeconds) }
      for style in HeaderPictureStyle.allCases {
        let text = recordings[0].svg(style)
        #expect(text == recordings[1].svg(style))
        let document = try SVGDocument(text)
        let root = try #require(document.elements.first)
        let title = try document.element(id: "-title")
        let description = try document.element(id: "-desc")
        #expect(title.text.contains(recordings[0].descriptor.title))
        #expect(description.text.count > 40)
        let labels = [title, description].compactMap { $0.attributes["id"] }
        #expect(root.attributes["aria-labelledby"] == labels.joined(separator: " "))
        #expect(root.attributes["role"] == "img")
      }
    }
  }

  @Test("has texts of at least eleven points if it is 360 points wide", arguments: techniqueNames)
  func legible(name: String) throws {
    for style in [HeaderPictureStyle.filmstrip, .plot] {
      let document = try SVGDocument(try recording(of: name, gesture: fiveSeconds).svg(style))
      #expect(document.elements.first?.attributes["width"] == "360")
      // Without the texts on the phones' screens.
      let texts = document.all("text").filter {
        ["#1f2328", "#59636e"].contains($0.attributes["fill"] ?? "")
      }
      #expect(texts.count > 8)
      for text in texts {
        #expect(Double(text.attributes["font-size"] ?? "") ?? 0 >= 11, "\(text)")
      }
    }
  }

  @Test(
    "has plain colors, and no references to other files or to missing elements",
    arguments: techniqueNames)
  func selfContained(name: String) throws {
    for style in HeaderPictureStyle.allCases {
      let text = try recording(of: name).svg(style)
      let identifiers = try SVGDocument(text).elements.compactMap { $0.attributes["id"] }
      #expect(Set(identifiers).count == identifiers.count)
      #expect(identifiers.allSatisfy { $0.hasPrefix("h-\(name)-\(style.rawValue)") })
      for reference in text.matches(of: /(?:url\(#|href="#)([^)"]*)/) {
        #expect(identifiers.contains(String(reference.1)), "\(reference.0)")
      }
      #expect(text.components(separatedBy: "http").count == 2, "only the namespace")
      for variable in text.matches(of: /var\(--([a-z0-9-]*)\)/) {
        #expect(text.contains("--\(variable.1):#"), "\(variable.0)")
      }
      // Viewers without variables get plain colors, which others replace by one rule for each.
      #expect(!text.contains("=\"var("))
      let rules = text.matches(of: /\[([a-z-]+)='(#[0-9a-f]{6})'\]/)
      #expect(rules.count > 4 && Set(rules.map(\.0)).count == rules.count)
      #expect(rules.allSatisfy { text.contains(" \($0.1)=\"\($0.2)\"") })
    }
  }

  @Test("is drawn for an empty screen, and for a technique with invalid answers")
  func nothing() throws {
    let empty = try recording(
      of: HeaderDriver(OddHeader(height: .nan)), gesture: "wait 0",
      configuration: screen(content: .nan, container: .nan))
    let none = try recording(of: HeaderDriver(NoHeader()), gesture: fiveSeconds)
    for style in HeaderPictureStyle.allCases {
      for recording in [empty, none] { try expectFinite(recording.svg(style)) }
    }
    for style in HeaderComparison.Style.allCases {
      for some in [[], [empty, empty]] { try expectFinite(HeaderComparison(some).svg(style)) }
    }
  }
}
