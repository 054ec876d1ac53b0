import HeaderCore
import HeaderFormats

/// An option of a command. Parsing, validation and help use this declaration.
struct CommandOption {
  enum Value {
    /// Any text, with a placeholder for help.
    case text(placeholder: String)
    /// A value that is checked like a parameter of a technique.
    case parameter(HeaderParameterDescription)
    /// No value.
    case none
  }

  /// The name without dashes.
  let name: String
  let value: Value
  let help: String
  /// A letter that can be used instead of the name, after a single dash.
  var letter: Character?
  /// The default in words, if it is not that of the value.
  var defaultText: String?

  init(_ name: String, _ value: Value, _ help: String, defaultText: String? = nil) {
    self.name = name
    self.value = value
    self.help = help
    self.defaultText = defaultText
  }

  /// An option for a parameter.
  init(_ parameter: HeaderParameterDescription, defaultText: String? = nil) {
    self.init(
      parameter.name, .parameter(parameter), parameter.help,
      defaultText: defaultText ?? parameter.defaultValue.text)
  }

  /// An option with a number in `range`, in `unit`.
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

  /// An option with one of `choices`.
  static func choice(
    _ name: String, _ choices: [String], default choice: String, _ help: String,
    defaultText: String? = nil
  ) -> CommandOption {
    CommandOption(
      HeaderParameterDescription(
        name: name, unit: "", domain: .choices(choices), defaultValue: .choice(choice), help: help),
      defaultText: defaultText)
  }

  /// An option with one of the cases of `Choice`.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, default choice: Choice, _ help: String, defaultText: String? = nil
  ) -> CommandOption {
    .choice(
      name, Choice.allCases.map { $0.rawValue }, default: choice.rawValue, help,
      defaultText: defaultText)
  }

  /// `--help`, which every command has.
  static let help: CommandOption = {
    var option = CommandOption("help", .none, "Show this help.")
    option.letter = "h"
    return option
  }()

  /// `--output`, for commands that write a file.
  static func output(_ help: String) -> CommandOption {
    var option = CommandOption("output", .text(placeholder: "FILE"), help)
    option.letter = "o"
    return option
  }

  /// Returns whether `flag`, with its dashes, is this option.
  func isCalled(by flag: String) -> Bool {
    flag == "--" + name || letter.map { flag == "-\($0)" } == true
  }

  /// The option with its value, for help.
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

  /// The same, after its letter if it has one.
  var forms: String { (letter.map { "-\($0), " } ?? "") + form }

  /// The details in brackets after the help sentence.
  var details: String {
    var parts: [String] = []
    if case .parameter(let parameter) = value, case .range = parameter.domain {
      parts.append(parameter.domain.summary)
    }
    if let defaultText { parts.append("default: \(defaultText)") }
    return parts.isEmpty ? "" : " [\(parts.joined(separator: "; "))]"
  }
}
