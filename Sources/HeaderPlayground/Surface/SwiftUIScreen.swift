import HeaderCore

/// A screen of SwiftUI's with a header, as Swift: what is to be copied, and filled with an app's own
/// views.
///
/// Every element of the technique's choreography is there, as the view that it looks like, under its
/// name and along the edges that its tracks move it from.
struct SwiftUIScreen {
  /// The technique's type: `TwitterCondenseHeader`.
  var type: String
  /// Properties of the technique that are not its own, and what they are in Swift.
  var tuned: [(property: String, literal: String)]
  /// What moves inside the header.
  var choreography: HeaderChoreography
  /// Points that the header has to be high by itself, for a technique that asks how high it is.
  var idealHeight: String?

  /// The lines, of which each ends.
  var text: String {
    var text = "import HeaderBehaviors\nimport HeaderSwiftUI\nimport SwiftUI\n\n"
    text += "struct ContentView: View {\n"
    if hasTextField { text += "  @State private var text = \"\"\n\n" }
    if !tuned.isEmpty { text += tunedTechnique + "\n" }
    text += "  var body: some View {\n"
    text += "    List(0..<60, id: \\.self) { Text(\"Row \\($0)\") }\n"
    text += "      .scrollHeader(\(tuned.isEmpty ? "\(type)()" : "technique")) {\n"
    text += "        ZStack {\n"
    // Rows go under the header, and are not to be seen through it.
    if !hasBackground { text += "          Color.yellow.ignoresSafeArea()\n" }
    for element in choreography.elements { text += view(of: element) }
    text += "        }\n"
    if let idealHeight { text += "        .frame(idealHeight: \(idealHeight))\n" }
    return text + "      }\n  }\n}\n"
  }

  private var tunedTechnique: String {
    var text = "  private var technique: \(type) {\n    var technique = \(type)()\n"
    for (property, literal) in tuned { text += "    technique.\(property) = \(literal)\n" }
    return text + "    return technique\n  }\n"
  }

  private var hasTextField: Bool { choreography.elements.contains { $0.kind == .textField } }
  private var hasBackground: Bool { choreography.elements.contains { $0.kind == .background } }

  private func view(of element: HeaderElement) -> String {
    let edges = SwiftUIScreen.edges.filter { edge in
      element.tracks.contains { $0.attribute == edge.attribute }
    }
    let list = edges.map { ".\($0.name)" }.joined(separator: ", ")
    let arguments = edges.isEmpty ? "" : ", edges: [\(list)]"
    // With more edges than one the line is too long for most.
    let isLong = edges.count > 1
    return "          \(body(of: element))\(isLong ? "\n            " : "")"
      + ".headerElement(\"\(element.name)\"\(arguments))\n"
  }

  private func body(of element: HeaderElement) -> String {
    switch element.kind {
    case .label: "Text(\"Title\")"
    case .image: "Image(systemName: \"photo\")"
    case .textField: "TextField(\"Search\", text: $text)"
    case .button: "Button(\"Action\") {}"
    case .background: "Color.yellow.ignoresSafeArea()"
    }
  }

  private static let edges: [(attribute: HeaderAttribute, name: String)] = [
    (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
  ]
}
