public import HeaderCore
import HeaderFormats
import HeaderRendering
import ScrollSimulator

/// What there is to choose and to set, as JSON: a page is made from it and from nothing else.
///
///     {"version": 3,
///      "techniques": [{"name", "title", "summary", "moves", "hint", "known", "document",
///                      "parameters": [parameter]}],
///      "settings": [parameter],
///      "devices": [{"name", "width", "container-height", "safe-area-top", "scale"}],
///      "columns": [{"name", "unit", "help"}],
///      "frame": [name of each number], "attributes": [name of each attribute],
///      "history": {"capacity", "stride"}}
///
/// A parameter is `{"name", "label", "unit", "help", "kind": "range" | "flag" | "choices",
/// "default": code}`, with `"minimum", "maximum", "sliderMaximum", "step"` or `"choices"`.
public enum PlaygroundCatalog {
  /// The version of the entry points and of this text. It changes whenever a page written for the
  /// one before would no longer work.
  public static let version: Int32 = 3

  /// The text for `catalog`.
  public static func json(of catalog: HeaderCatalog) -> [UInt8] {
    var text = JSONWriter()
    text.object { text in
      text.member("version", Double(version))
      text.key("techniques")
      text.array(catalog.techniques) { describe($1, in: &$0) }
      text.key("settings")
      text.array(PlaygroundSetting.all) { describe($1.description, in: &$0) }
      text.key("devices")
      text.array(PlaygroundDevice.all) { describe($1, in: &$0) }
      text.key("columns")
      text.array(SummaryColumn.allCases) { text, column in
        text.object { text in
          text.member("name", column.rawValue)
          text.member("unit", column.unit)
          text.member("help", column.help)
        }
      }
      text.key("frame")
      text.array(PlaygroundFrame.names) { $0.string($1) }
      text.key("attributes")
      text.array(HeaderAttribute.allCases) { $0.string($1.name) }
      text.key("history")
      text.object { text in
        text.member("capacity", Double(MotionHistory.capacity))
        text.member("stride", Double(MotionHistory.stride))
      }
    }
    return text.bytes
  }

  private static func describe(_ technique: HeaderTechnique, in text: inout JSONWriter) {
    let descriptor = technique.descriptor
    text.object { text in
      text.member("name", descriptor.name)
      text.member("title", descriptor.title)
      text.member("summary", descriptor.summary)
      text.member("moves", technique.traits.movedBy.words)
      text.member("hint", descriptor.hint)
      text.member("known", descriptor.knownFrom ?? "")
      text.member("document", descriptor.document)
      text.key("parameters")
      text.array(technique.parameters) { describe($1, in: &$0) }
    }
  }

  private static func describe(
    _ parameter: HeaderParameterDescription, in text: inout JSONWriter
  ) {
    text.object { text in
      text.member("name", parameter.name)
      text.member("label", parameter.label)
      text.member("unit", parameter.unit)
      text.member("help", parameter.help)
      text.member("default", parameter.code(of: parameter.defaultValue))
      switch parameter.domain {
      case .range(let minimum, let maximum):
        text.member("kind", "range")
        text.member("minimum", minimum)
        text.member("maximum", maximum)
        text.member("sliderMaximum", parameter.sliderMaximum)
        text.member("step", parameter.step)
      case .flag:
        text.member("kind", "flag")
      case .choices(let choices):
        text.member("kind", "choices")
        text.key("choices")
        text.array(choices) { $0.string($1) }
      }
    }
  }

  private static func describe(_ device: PlaygroundDevice, in text: inout JSONWriter) {
    text.object { text in
      text.member("name", device.name)
      text.member("width", device.width)
      text.member("container-height", device.containerHeight)
      text.member("safe-area-top", device.safeAreaTop)
      text.member("scale", device.scale)
    }
  }
}

extension HeaderTraits.Mover {
  /// What moves the header, for people who try it.
  fileprivate var words: String {
    switch self {
    case .position: "goes where the list goes"
    case .travel: "moves with your finger, wherever you are in the list"
    case .intent: "moves only when you mean it"
    }
  }
}

extension HeaderDescriptor {
  /// What to do first, as the example does it.
  fileprivate var hint: String {
    guard let text = exampleGesture, let script = try? GestureScript(text) else { return "" }
    for statement in script.statements {
      guard case .drag(let distance, _) = statement else { continue }
      return distance > 0 ? "Pull the list down." : "Push the list up, then pull it down again."
    }
    return "Push the list up, then pull it down again."
  }
}

extension HeaderAttribute {
  /// The case's name.
  fileprivate var name: String {
    switch self {
    case .opacity: "opacity"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .scale: "scale"
    case .colorState: "colorState"
    }
  }
}

/// A parameter's value as one number, for callers that pass nothing else: the number itself, 0 or 1
/// for a switch, the position for one of several words.
extension HeaderParameterDescription {
  /// The code of `value`; 0 for a value of another kind.
  public func code(of value: HeaderParameterValue) -> Double {
    switch (domain, value) {
    case (.range, .number(let number)): number
    case (.flag, .flag(let flag)): flag ? 1 : 0
    case (.choices(let choices), .choice(let choice)):
      Double(choices.firstIndex(of: choice) ?? 0)
    case (.range, _), (.flag, _), (.choices, _): 0
    }
  }

  /// The value with the code `code`; `nil` where the parameter takes no such value.
  public func value(code: Double) -> HeaderParameterValue? {
    switch domain {
    case .range:
      let value = HeaderParameterValue.number(code)
      return domain.contains(value) ? value : nil
    case .flag:
      return code == 0 || code == 1 ? .flag(code == 1) : nil
    case .choices(let choices):
      guard let index = Int(exactly: code), choices.indices.contains(index) else { return nil }
      return .choice(choices[index])
    }
  }
}

/// What a slider for a parameter needs beside its range.
extension HeaderParameterDescription {
  /// `Minimum height` for `minimum-height`.
  var label: String {
    var label: [UInt8] = []
    for letter in name.utf8 {
      let isFirst = label.isEmpty && UInt8(ascii: "a") <= letter && letter <= UInt8(ascii: "z")
      label.append(letter == UInt8(ascii: "-") ? UInt8(ascii: " ") : isFirst ? letter - 32 : letter)
    }
    return String(decoding: label, as: UTF8.self)
  }

  /// Where a slider ends. The range of a length goes far beyond a screen, and a slider over all of
  /// it could not be set to a point: it ends at two to three times the default, and what lies beyond
  /// is typed.
  var sliderMaximum: Double {
    guard case .range(_, let maximum) = domain, case .number(let number) = defaultValue else {
      return 1
    }
    switch unit {
    case "pt": return min(maximum, max(100, (number * 2.5 / 50).rounded(.up) * 50))
    case "s": return min(maximum, max(1, (number * 2.5).rounded(.up)))
    default: return maximum
    }
  }

  /// What one step of a slider changes.
  var step: Double {
    switch unit {
    case "pt": sliderMaximum > 1500 ? 10 : 1
    default: 0.05
    }
  }
}
