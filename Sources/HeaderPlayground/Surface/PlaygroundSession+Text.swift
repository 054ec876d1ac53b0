import HeaderCore
import HeaderFormats
import ScrollSimulator

extension PlaygroundSession {
  /// The Swift for this header in a UIKit screen, with its current parameters.
  public var swift: String {
    let tuned = tunedProperties
    var text = "import HeaderBehaviors\nimport HeaderUIKit\n\n"
    text += "\(tuned.isEmpty ? "let" : "var") technique = \(typeName)()\n"
    for (property, literal) in tuned { text += "technique.\(property) = \(literal)\n" }
    text += "// Keep it in a property: letting go of it ends it.\n"
    // A header that is part of the content is the table view's own.
    text +=
      technique.traits.liesInContent
      ? "header = HeaderAttachment(technique, tableHeaderOf: tableView)\n"
      : "header = HeaderAttachment(\n  technique, header: headerView, scrollView: tableView)\n"
    for element in choreography.elements where !element.tracks.isEmpty { text += bind(element) }
    return text
  }

  /// Returns the line that binds a view of the app to `element`, with the constraints for its tracks.
  private func bind(_ element: HeaderElement) -> String {
    let view = KebabCase.joined(element.name)
    let list = element.edges.map {
      ".\($0): \(view)\(KebabCase.joined($0, firstIsCapital: true))"
    }.joined(separator: ", ")
    let colors =
      element.tracks.contains { $0.attribute == .colorState }
      ? ",\n  colors: HeaderColors(resting: .systemIndigo, other: .systemGreen)" : ""
    return "header?.bind(\"\(element.name)\", to: \(view)"
      + (list.isEmpty ? "" : ", edges: [\(list)]") + colors + ")\n"
  }

  /// The Swift for a SwiftUI screen with this header and its current parameters, to be filled with an app's
  /// views. Every element of the technique's choreography is a view of its kind, with its name and the edges of
  /// its tracks.
  public var swiftUI: String {
    let elements = choreography.elements
    let state =
      elements.contains { $0.kind == .textField } ? "  @State private var text = \"\"\n\n" : ""
    let property = techniqueProperty
    // A technique that depends on the header's own height gets it.
    let ownHeight = height(fitting: 100) == height(fitting: 1000) ? nil : height(fitting: nil)
    let frame = ownHeight.map { "        .frame(idealHeight: \(DecimalNumber.text($0)))\n" } ?? ""
    // Rows move under the header, which must not be transparent.
    let background =
      elements.contains { $0.kind == .background }
      ? "" : "      } background: {\n        Color.yellow\n"
    return """
      import HeaderBehaviors
      import HeaderSwiftUI
      import SwiftUI

      struct ContentView: View {
      \(state)\(property ?? "")  var body: some View {
          List(0..<60, id: \\.self) { Text("Row \\($0)") }
            .scrollHeader(\(property == nil ? "\(typeName)()" : "technique")) {
              ZStack {
      \(elements.reduce("") { $0 + $1.swiftUIView })        }
      \(frame)\(background)      }
        }
      }

      """
  }

  /// The property of a SwiftUI view with the tuned technique; `nil` if nothing is tuned.
  private var techniqueProperty: String? {
    let tuned = tunedProperties
    guard !tuned.isEmpty else { return nil }
    let assignments = tuned.reduce("") { $0 + "    technique.\($1.property) = \($1.literal)\n" }
    return """
        private var technique: \(typeName) {
          var technique = \(typeName)()
      \(assignments)    return technique
        }


      """
  }

  /// Returns the height of the expanded header if its own height is `fittingHeight`.
  private func height(fitting fittingHeight: Double?) -> Double? {
    var screen = configuration
    screen.fittingHeight = fittingHeight
    screen.safeAreaTop = 0
    let view = SimulatedScrollView(screen)
    return try? technique.makeDriver(assignments).start(
      in: HeaderContext(scroll: view.metrics, environment: view.environment)
    ).headerHeight
  }

  /// The technique's properties that differ from the document's, with their values in Swift.
  private var tunedProperties: [(property: String, literal: String)] {
    zip(technique.parameters, assignments).filter { $0.defaultValue != $1.value }
      .map { ($0.property, $1.value.swiftText) }
  }

  /// The name of the technique's type: `TwitterCondenseHeader` for `twitter-condense`.
  private var typeName: String {
    let name = technique.descriptor.name
    return name == "stack"
      ? "StackedHeader" : KebabCase.joined(name, firstIsCapital: true) + "Header"
  }
}

extension HeaderElement {
  /// The edges of its tracks, as UIKit and SwiftUI name them.
  fileprivate var edges: [String] {
    let names: [(HeaderAttribute, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    return names.filter { name in tracks.contains { $0.attribute == name.0 } }.map { $0.1 }
  }

  /// A view for it in Swift, in two lines if one would be too long.
  fileprivate var swiftUIView: String {
    let view =
      switch kind {
      case .label: "Text(\"Title\")"
      case .image: "Image(systemName: \"photo\")"
      case .textField: "TextField(\"Search\", text: $text)"
      case .button: "Button(\"Action\") {}"
      case .background: "Color.yellow.ignoresSafeArea()"
      }
    let list = edges.map { ".\($0)" }.joined(separator: ", ")
    return "          \(view)\(edges.count > 1 ? "\n            " : "")"
      + ".headerElement(\"\(name)\"\(list.isEmpty ? "" : ", edges: [\(list)]"))\n"
  }
}
