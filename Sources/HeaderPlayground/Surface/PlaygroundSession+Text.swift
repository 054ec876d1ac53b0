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
    let edges = PlaygroundSession.edges.filter { edge in
      element.tracks.contains { $0.attribute == edge.attribute }
    }
    let list = edges.map {
      ".\($0.name): \(view)\(KebabCase.joined($0.name, firstIsCapital: true))"
    }
    .joined(separator: ", ")
    let colors =
      element.tracks.contains { $0.attribute == .colorState }
      ? ",\n  colors: HeaderColors(resting: .systemIndigo, other: .systemGreen)" : ""
    return "header?.bind(\"\(element.name)\", to: \(view)"
      + (list.isEmpty ? "" : ", edges: [\(list)]") + colors + ")\n"
  }

  private static let edges: [(attribute: HeaderAttribute, name: String)] = [
    (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
  ]

  /// The line of the tool that plays the same header, tuned as it is, on the same screen; the
  /// recording, if there is one, as the file ``traceName`` and a script of its swipes.
  public var command: String {
    var text = "headers simulate \(technique.descriptor.name)"
    for (parameter, value) in zip(technique.parameters, values)
    where parameter.defaultValue != value {
      text += " --\(parameter.name) \(value.text)"
    }
    let standard = SimulatorConfiguration()
    let screen = screen
    for setting in PlaygroundSetting.all where setting.isFlagOfTool(screen) {
      let value = setting.get(screen)
      guard value != setting.get(standard) else { continue }
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
    case .choice(let choice): ".\(choice)"
    }
  }

  /// `TwitterCondenseHeader` for `twitter-condense`: how every technique of this package is called.
  static func typeName(of name: String) -> String {
    KebabCase.joined(name, firstIsCapital: true) + "Header"
  }
}
