import HeaderCore
import HeaderFormats

/// An option of a command, declared once: parsing, validation and help come from it.
struct CommandOption {
  enum Value {
    /// Any text, shown in help as a placeholder.
    case text(placeholder: String)
    /// A value that is checked like a technique's parameter.
    case parameter(HeaderParameterDescription)
    /// Nothing; the option is there or it is not.
    case none
  }

  /// Without the dashes.
  let name: String
  let value: Value
  let help: String
  /// One letter that stands for the name, after a single dash.
  var letter: Character?
  /// What happens without the option, where the value's default does not say it.
  var defaultText: String?

  init(_ name: String, _ value: Value, _ help: String, defaultText: String? = nil) {
    self.name = name
    self.value = value
    self.help = help
    self.defaultText = defaultText
  }

  /// An option for the parameter of a technique, or for one that is described like it.
  init(_ parameter: HeaderParameterDescription, defaultText: String? = nil) {
    self.init(
      parameter.name, .parameter(parameter), parameter.help,
      defaultText: defaultText ?? parameter.defaultValue.text)
  }

  /// An option that takes a number in `range`, of points unless `unit` says otherwise.
  static func number(
    _ name: String, _ range: ClosedRange<Double>, unit: String = "pt", default value: Double = 0,
    _ help: String, defaultText: String? = nil
  ) -> CommandOption {
    CommandOption(
      HeaderParameterDescription(
        name: name, unit: unit,
        domain: .range(minimum: range.lowerBound, maximum: range.upperBound),
        defaultValue: .number(value), help: help), defaultText: defaultText)
  }

  /// An option that takes one of `choices`.
  static func choice(
    _ name: String, _ choices: [String], default choice: String, _ help: String,
    defaultText: String? = nil
  ) -> CommandOption {
    CommandOption(
      HeaderParameterDescription(
        name: name, unit: "", domain: .choices(choices), defaultValue: .choice(choice), help: help),
      defaultText: defaultText)
  }

  /// `--help`, which every command has.
  static let help: CommandOption = {
    var option = CommandOption("help", .none, "Show this help.")
    option.letter = "h"
    return option
  }()

  /// `--output`, for a command that makes a file.
  static func output(_ help: String) -> CommandOption {
    var option = CommandOption("output", .text(placeholder: "FILE"), help)
    option.letter = "o"
    return option
  }

  /// Whether `flag`, dashes included, is this option.
  func isCalled(by flag: String) -> Bool {
    flag == "--" + name || letter.map { flag == "-\($0)" } == true
  }

  /// The option with its value, as help shows it.
  var form: String {
    switch value {
    case .text(let placeholder): "--\(name) \(placeholder)"
    case .none: "--\(name)"
    case .parameter(let parameter):
      switch parameter.domain {
      case .range: "--\(name) \(parameter.unit.isEmpty ? "N" : parameter.unit.uppercased())"
      case .flag, .choices: "--\(name) \(parameter.domain.summary)"
      }
    }
  }

  /// The same after the letter that stands for it, if one does.
  var forms: String { (letter.map { "-\($0), " } ?? "") + form }

  /// What follows the help sentence in brackets.
  var details: String {
    var parts: [String] = []
    if case .parameter(let parameter) = value, case .range = parameter.domain {
      parts.append(parameter.domain.summary)
    }
    if let defaultText { parts.append("default: \(defaultText)") }
    return parts.isEmpty ? "" : " [\(parts.joined(separator: "; "))]"
  }
}
