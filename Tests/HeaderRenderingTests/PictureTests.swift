import Foundation
import HeaderBehaviors
import HeaderRendering
import SimulationTestSupport
import Testing

@Suite("Every picture")
struct PictureTests {
  static let names = HeaderCatalog.standard.names

  @Test("is XML whose numbers are all finite", arguments: names, HeaderPictureStyle.allCases)
  func wellFormed(name: String, style: HeaderPictureStyle) throws {
    for gesture in [nil, fiveSeconds] + unusualGestures {
      for configuration in [screen(), screen(safeArea: 59), screen(safeArea: 103)] {
        let text = try recording(of: name, gesture: gesture, configuration: configuration)
          .svg(style)
        let document = try SVGDocument(text)
        #expect(document.all("svg").first?.attributes["viewBox"] != nil)
        for word in ["nan", "inf", "e+", "e-0", "Optional"] {
          #expect(!text.contains("\(word)\"") && !text.contains("\(word)p"), "\(word)")
        }
        try expectFinite(document)
      }
    }
  }

  /// Every attribute that is a number, and every number of a path, a transform or a style.
  private func expectFinite(_ document: SVGDocument) throws {
    let names = ["x", "y", "width", "height", "r", "rx", "cx", "cy", "font-size", "stroke-width"]
    for element in document.elements {
      for name in names {
        guard let text = element.attributes[name] else { continue }
        let number = try #require(Double(text), "\(name)=\(text)")
        #expect(number.isFinite)
      }
      for name in ["d", "transform", "viewBox"] {
        for word in (element.attributes[name] ?? "").split(whereSeparator: { " ,()".contains($0) })
        where word.contains("n") && !["translate", "none"].contains(word) {
          Issue.record("\(name): \(word)")
        }
      }
    }
    for rule in document.styleSheet.matches(of: /(?:px|scale\(|opacity:)([^,;}) ]*)/) {
      #expect(!rule.1.contains("n"), "\(rule.0)")
    }
  }

  @Test("has the same bytes every time", arguments: names, HeaderPictureStyle.allCases)
  func deterministic(name: String, style: HeaderPictureStyle) throws {
    let once = try recording(of: name, gesture: fiveSeconds).svg(style)
    let again = try recording(of: name, gesture: fiveSeconds).svg(style)
    #expect(once == again)
  }

  @Test("has a title and a description that it is labelled with", arguments: names)
  func labelled(name: String) throws {
    for style in HeaderPictureStyle.allCases {
      let recording = try recording(of: name)
      let document = try SVGDocument(recording.svg(style))
      let root = try #require(document.elements.first)
      let title = try document.element(id: "-title")
      let description = try document.element(id: "-desc")
      #expect(title.text.contains(recording.descriptor.title))
      #expect(description.text.count > 40)
      let labels = try #require(root.attributes["aria-labelledby"]).split(separator: " ")
      #expect(labels.map { String($0) } == [title, description].map { $0.attributes["id"] ?? "" })
      #expect(root.attributes["role"] == "img")
    }
  }

  @Test("has texts of eleven points and more where it is 360 points wide", arguments: names)
  func legible(name: String) throws {
    for style in [HeaderPictureStyle.filmstrip, .plot] {
      let document = try SVGDocument(try recording(of: name, gesture: fiveSeconds).svg(style))
      #expect(document.elements.first?.attributes["width"] == "360")
      // What stands on a phone's screen is part of the picture of a phone.
      let texts = document.all("text").filter {
        ["var(--ink)", "var(--faint)"].contains($0.attributes["fill"] ?? "")
      }
      #expect(texts.count > 8)
      for text in texts {
        let size = Double(text.attributes["font-size"] ?? "") ?? 0
        #expect(size >= 11, "\(text)")
      }
    }
  }

  @Test("refers to nothing outside itself, and to nothing that is not there", arguments: names)
  func selfContained(name: String) throws {
    for style in HeaderPictureStyle.allCases {
      let text = try recording(of: name).svg(style)
      let document = try SVGDocument(text)
      let identifiers = document.elements.compactMap { $0.attributes["id"] }
      #expect(Set(identifiers).count == identifiers.count)
      for reference in text.matches(of: /(?:url\(#|href="#)([^)"]*)/) {
        #expect(identifiers.contains(String(reference.1)), "\(reference.0)")
      }
      #expect(text.components(separatedBy: "http").count == 2, "the namespace only")
      for variable in text.matches(of: /var\(--([a-z0-9-]*)\)/) {
        #expect(text.contains("--\(variable.1):#"), "\(variable.0)")
      }
    }
  }

  @Test("spells out what XML keeps for itself")
  func escaped() throws {
    let driver = HeaderDriver(OddlyNamedHeader())
    let recording = try recording(of: driver, gesture: "drag -100 over 200; lift")
    for style in HeaderPictureStyle.allCases {
      let document = try SVGDocument(recording.svg(style))
      #expect(try document.element(id: "-title").text.contains("<Odd> & \"so on\""))
    }
  }
}

/// A header whose texts would end a tag.
private struct OddlyNamedHeader: HeaderBehavior {
  struct State: Sendable, Equatable {}

  static let descriptor = HeaderDescriptor(
    name: "odd <name>", title: "<Odd> & \"so on\"", summary: "]]> \u{1} & more, much more, of it.",
    document: "none")
  var traits: HeaderTraits { HeaderTraits(movedBy: .position) }
  func validate() {}
  static var parameters: [HeaderParameter<OddlyNamedHeader>] { [] }

  var choreography: HeaderChoreography {
    HeaderChoreography(elements: [HeaderElement(name: "title", kind: .label, tracks: [])])
  }

  func initialState(in context: HeaderContext) -> State { State() }
  func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    HeaderLayout(headerMinY: 0, headerHeight: 60, scrollViewMinY: 60)
  }
  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction { .none }
}
