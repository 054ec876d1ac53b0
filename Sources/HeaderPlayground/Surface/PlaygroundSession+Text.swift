import HeaderCore
import ScrollSimulator

extension PlaygroundSession {
  /// The lines of Swift that give a UIKit screen this header, tuned as it is.
  public var swift: String {
    let type = PlaygroundSession.typeName(of: technique.descriptor.name)
    let tuned = zip(technique.parameters, values).filter { $0.defaultValue != $1 }
    var text = "import HeaderBehaviors\nimport HeaderUIKit\n\n"
    text += "\(tuned.isEmpty ? "let" : "var") technique = \(type)()\n"
    for (parameter, value) in tuned {
      text += "technique.\(property(parameter.name)) = \(literal(value))\n"
    }
    text += "// Keep it in a property: letting go of it ends it.\n"
    // A header that is part of the content is the table view's own.
    text +=
      technique.traits.liesInContent
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
    case .number(let number): DecimalNumber.text(number)
    case .flag(let flag): flag ? "true" : "false"
    case .choice(let choice): ".\(choice)"
    }
  }

  /// `condensing.minimumHeight` for `minimum-height`: what a technique of this package calls the
  /// parameter `name`. Those that travel moves have theirs in the mechanism they share.
  private func property(_ name: String) -> String {
    let isShared = technique.traits.movedBy == .travel
    return (isShared ? "condensing." : "")
      + PlaygroundSession.joined(name, firstIsCapital: false)
  }

  /// `TwitterCondenseHeader` for `twitter-condense`: how every technique of this package is called.
  private static func typeName(of name: String) -> String {
    joined(name, firstIsCapital: true) + "Header"
  }

  /// The words of `name` in one, each with a capital.
  private static func joined(_ name: String, firstIsCapital: Bool) -> String {
    var letters: [UInt8] = []
    var isCapital = firstIsCapital
    for letter in name.utf8 {
      guard letter != UInt8(ascii: "-") else {
        isCapital = true
        continue
      }
      letters.append(isCapital ? letter - 32 : letter)
      isCapital = false
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
