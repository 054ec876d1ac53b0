import HeaderCore
import HeaderFormats

/// An option of a command. Parsing, validation and help use this declaration.
struct CommandOption {
  /// The name without dashes.
  let name: String
  /// What stands for the value in help; `nil` if the option takes none.
  let placeholder: String?
  let help: String
  /// A letter that can be used instead of the name, after a single dash.
  var letter: Character?
  /// The default in words.
  var defaultText: String?
  /// The description that the value is checked by, like a technique's parameter; `nil` for any text.
  private(set) var parameter: HeaderParameterDescription?

  /// An option with any text as its value, or without a value.
  init(
    _ name: String, _ placeholder: String?, _ help: String, letter: Character? = nil,
    defaultText: String? = nil
  ) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.letter = letter
    self.defaultText = defaultText
  }

  /// An option for a parameter.
  init(_ parameter: HeaderParameterDescription, defaultText: String? = nil) {
    let placeholder =
      switch parameter.domain {
      case .range: parameter.unit.isEmpty ? "N" : parameter.unit.uppercased()
      case .flag, .choices: parameter.domain.summary
      }
    self.init(
      parameter.name, placeholder, parameter.help,
      defaultText: defaultText ?? parameter.defaultValue.text)
    self.parameter = parameter
  }

  /// Returns an option for each of `parameters`, whose defaults are those of `root` or `defaultTexts`, by name.
  static func all<Root>(
    for parameters: [HeaderParameter<Root>], of root: Root, defaultTexts: [String: String]
  ) -> [CommandOption] {
    parameters.map {
      CommandOption($0.description(default: root), defaultText: defaultTexts[$0.name])
    }
  }

  /// An option with one of `choices`.
  static func choice(
    _ name: String, _ choices: [String], default choice: String, _ help: String
  ) -> CommandOption {
    CommandOption(
      HeaderParameterDescription(
        name: name, unit: "", domain: .choices(choices), defaultValue: .choice(choice), help: help))
  }

  /// An option with one of the cases of `Choice`.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, default choice: Choice, _ help: String
  ) -> CommandOption {
    .choice(name, Choice.allCases.map { $0.rawValue }, default: choice.rawValue, help)
  }

  /// `--help`, which every command has.
  static let help = CommandOption("help", nil, "Show this help.", letter: "h")

  /// `--output`, for commands that write a file.
  static func output(_ help: String) -> CommandOption {
    CommandOption("output", "FILE", help, letter: "o")
  }

  /// Returns whether `flag`, with its dashes, is this option.
  func isCalled(by flag: String) -> Bool {
    flag == "--" + name || letter.map { flag == "-\($0)" } == true
  }

  /// The option with its value, for help.
  var form: String { "--" + name + (placeholder.map { " " + $0 } ?? "") }

  /// The same, after its letter if it has one.
  var forms: String { (letter.map { "-\($0), " } ?? "") + form }

  /// The details in brackets after the help sentence.
  var details: String {
    var parts: [String] = []
    if let parameter, case .range = parameter.domain { parts.append(parameter.domain.summary) }
    if let defaultText { parts.append("default: \(defaultText)") }
    return parts.isEmpty ? "" : " [\(parts.joined(separator: "; "))]"
  }
}
