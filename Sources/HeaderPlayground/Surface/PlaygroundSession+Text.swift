import HeaderCore
import ScrollSimulator

extension PlaygroundSession {
  /// The lines of Swift that give a UIKit screen this header, tuned as it is.
  public var swift: String {
    let type = PlaygroundSession.typeName(of: technique.descriptor.name)
    let tuned = zip(technique.parameters, values).filter { $0.defaultValue != $1 }
    var text = "import HeaderBehaviors\nimport HeaderUIKit\n\n"
    if tuned.isEmpty {
      text += "let technique = \(type)()\n"
    } else {
      text += "let technique = try \(type)(applying: [\n"
      for (parameter, value) in tuned {
        text += "  HeaderParameterAssignment(\"\(parameter.name)\", \(literal(value))),\n"
      }
      text += "])\n"
    }
    text += "// Keep it in a property: letting go of it ends it.\n"
    // A header that is part of the content is the table view's own.
    text +=
      isPartOfContent == true
      ? "header = HeaderAttachment(technique, tableHeaderOf: tableView)\n"
      : "header = HeaderAttachment(\n  technique, header: headerView, scrollView: tableView)\n"
    return text
  }

  /// The line of the tool that plays the same header, tuned as it is, on the same screen; the
  /// recording, if there is one, as the file ``traceName``.
  public var command: String {
    var text = "headers simulate \(technique.descriptor.name)"
    for (parameter, value) in zip(technique.parameters, values)
    where parameter.defaultValue != value {
      text += " --\(parameter.name) \(value.text)"
    }
    let standard = SimulatorConfiguration()
    for setting in PlaygroundSetting.all where setting.isFlagOfTool {
      let value = setting.get(configuration)
      guard value != setting.get(standard) else { continue }
      text += " --\(setting.description.name) \(value.text)"
    }
    if !recording.touches.isEmpty { text += " --trace \(traceName)" }
    return text
  }

  /// What the recording's file is called.
  public var traceName: String { "\(technique.descriptor.name)-trace.csv" }

  private func literal(_ value: HeaderParameterValue) -> String {
    switch value {
    case .number(let number): ".number(\(DecimalNumber.text(number)))"
    case .flag(let flag): flag ? ".flag(true)" : ".flag(false)"
    case .choice(let choice): ".choice(\"\(choice)\")"
    }
  }

  /// `TwitterCondenseHeader` for `twitter-condense`: how every technique of this package is called,
  /// which a test holds it to.
  static func typeName(of name: String) -> String {
    var type: [UInt8] = []
    var isStart = true
    for letter in name.utf8 {
      guard letter != UInt8(ascii: "-") else {
        isStart = true
        continue
      }
      type.append(isStart ? letter - 32 : letter)
      isStart = false
    }
    return String(decoding: type, as: UTF8.self) + "Header"
  }
}
