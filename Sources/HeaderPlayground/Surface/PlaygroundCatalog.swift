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
