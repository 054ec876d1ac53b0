import HeaderCore
import HeaderFormats
import ScrollSimulator

extension PlaygroundSession {
  /// The lines of Swift that give a UIKit screen this header, tuned as it is.
  public var swift: String {
    let type = PlaygroundSession.typeName(of: technique.descriptor.name)
    let tuned = tunedProperties
    var text = "import HeaderBehaviors\nimport HeaderUIKit\n\n"
    text += "\(tuned.isEmpty ? "let" : "var") technique = \(type)()\n"
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

  /// The line that lets a view of the app play `element`, with the constraints that its tracks set.
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

  /// A screen of SwiftUI's that has this header, tuned as it is, as Swift: to be copied, and filled with an
  /// app's own views. Every element of the technique's choreography is there, as the view that it looks
  /// like, under its name and along the edges that its tracks move it from.
  public var swiftUI: String {
    let type = PlaygroundSession.typeName(of: technique.descriptor.name)
    let elements = choreography.elements
    let tuned = tunedProperties
    let state =
      elements.contains { $0.kind == .textField } ? "  @State private var text = \"\"\n\n" : ""
    let assignments = tuned.reduce("") { $0 + "    technique.\($1.property) = \($1.literal)\n" }
    let property =
      tuned.isEmpty
      ? ""
      : """
        private var technique: \(type) {
          var technique = \(type)()
      \(assignments)    return technique
        }


      """
    // A technique that asks how high the header is by itself is told.
    let ownHeight = height(fitting: 100) == height(fitting: 1000) ? nil : height(fitting: nil)
    let frame = ownHeight.map { "        .frame(idealHeight: \(DecimalNumber.text($0)))\n" } ?? ""
    // Rows go under the header, and are not to be seen through it.
    let background =
      elements.contains { $0.kind == .background }
      ? "" : "      } background: {\n        Color.yellow\n"
    return """
      import HeaderBehaviors
      import HeaderSwiftUI
      import SwiftUI

      struct ContentView: View {
      \(state)\(property)  var body: some View {
          List(0..<60, id: \\.self) { Text("Row \\($0)") }
            .scrollHeader(\(tuned.isEmpty ? "\(type)()" : "technique")) {
              ZStack {
      \(elements.reduce("") { $0 + $1.swiftUIView })        }
      \(frame)\(background)      }
        }
      }

      """
  }

  /// How high the header is on appearing if it is `fittingHeight` points high by itself.
  private func height(fitting fittingHeight: Double?) -> Double? {
    var screen = configuration
    screen.fittingHeight = fittingHeight
    screen.safeAreaTop = 0
    let view = SimulatedScrollView(screen)
    return try? technique.makeDriver(assignments).start(
      in: HeaderContext(scroll: view.metrics, environment: view.environment)
    ).headerHeight
  }

  /// The line of the tool that plays the same header, tuned as it is, on the same screen; the
  /// recording, if there is one, as the file ``traceName`` and a script of its swipes.
  public var command: String {
    var text = "headers simulate \(technique.descriptor.name)"
    for (parameter, assignment) in zip(technique.parameters, assignments)
    where parameter.defaultValue != assignment.value {
      text += " --\(parameter.name) \(assignment.value.text)"
    }
    let screen = screen
    if let bar = screen.bottomBar, !screen.bottomBarStays {
      text += " --bottom-bar \(DecimalNumber.text(bar.extent))"
      text += makeBarDriver().map { ":\($0.descriptor.name)" } ?? ""
    }
    for (setting, value) in zip(PlaygroundSetting.all, settings)
    where setting.isFlagOfTool && value != setting.toolDefault ?? setting.description.defaultValue {
      // Of several lists, the tool is told the heights of all.
      if !screen.pages.isEmpty, setting.description.name == "content-size" { continue }
      text += " --\(setting.description.name) \(value.text)"
    }
    if !screen.pages.isEmpty {
      text += " --pages \(screen.pages.map { DecimalNumber.text($0) }.joined(separator: ","))"
    }
    if !recording.touches.isEmpty { text += " --trace \(traceName)" }
    if !recording.swipes.isEmpty { text += " --gesture '\(recording.script)'" }
    return text
  }

  /// What the recording's file is called.
  public var traceName: String { "\(technique.descriptor.name)-trace.csv" }

  /// The technique's properties that are not as its document has them, and what they are in Swift.
  var tunedProperties: [(property: String, literal: String)] {
    zip(technique.parameters, assignments).filter { $0.defaultValue != $1.value }
      .map { ($0.property, literal($1.value)) }
  }

  private func literal(_ value: HeaderParameterValue) -> String {
    switch value {
    case .number(let number): DecimalNumber.text(number)
    case .flag(let flag): flag ? "true" : "false"
    case .choice(let choice): ".\(KebabCase.joined(choice))"
    }
  }

  /// `TwitterCondenseHeader` for `twitter-condense`: how every technique of this package is called.
  static func typeName(of name: String) -> String {
    name == "stack"
      ? "StackedHeader" : KebabCase.joined(name, firstIsCapital: true) + "Header"
  }
}

extension HeaderElement {
  /// The edges that its tracks set, as UIKit and SwiftUI call them.
  fileprivate var edges: [String] {
    let names: [(HeaderAttribute, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    return names.filter { name in tracks.contains { $0.attribute == name.0 } }.map { $0.1 }
  }

  /// A view that may stand for it, as a line of Swift, or two where that would be too long.
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
