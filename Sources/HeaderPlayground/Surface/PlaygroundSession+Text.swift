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

  /// A screen of SwiftUI's that has this header, tuned as it is, with a view for each element of its
  /// choreography: as Swift.
  public var swiftUI: String {
    let ownHeight = height(fitting: nil)
    let asks = height(fitting: 100) != height(fitting: 1000)
    return SwiftUIScreen(
      type: PlaygroundSession.typeName(of: technique.descriptor.name), tuned: tunedProperties,
      choreography: choreography,
      idealHeight: asks ? ownHeight.map { DecimalNumber.text($0) } : nil
    ).text
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
    for (parameter, value) in zip(technique.parameters, values)
    where parameter.defaultValue != value {
      text += " --\(parameter.name) \(value.text)"
    }
    let screen = screen
    if let bar = screen.bottomBar, !screen.bottomBarStays {
      text += " --bottom-bar \(DecimalNumber.text(bar.extent))"
      text += makeBarDriver().map { ":\($0.descriptor.name)" } ?? ""
    }
    for (setting, value) in zip(PlaygroundSetting.all, settings)
    where setting.isFlagOfTool(screen)
      && value != setting.toolDefault ?? setting.description.defaultValue
    {
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
    zip(technique.parameters, values).filter { $0.defaultValue != $1 }
      .map { ($0.property, literal($1)) }
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
    for element in choreography.elements { text += view(of: element) }
    text += "        }\n"
    if let idealHeight { text += "        .frame(idealHeight: \(idealHeight))\n" }
    // Rows go under the header, and are not to be seen through it.
    if !hasBackground { text += "      } background: {\n        Color.yellow\n" }
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
    let edges = element.edges
    let list = edges.map { ".\($0)" }.joined(separator: ", ")
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
}

extension HeaderElement {
  /// The edges that its tracks set, as UIKit and SwiftUI call them.
  fileprivate var edges: [String] {
    let names: [(HeaderAttribute, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    return names.filter { name in tracks.contains { $0.attribute == name.0 } }.map { $0.1 }
  }
}
