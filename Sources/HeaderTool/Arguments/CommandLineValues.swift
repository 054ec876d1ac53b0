import HeaderCore
import HeaderFormats

/// A command line, read against the options it may have.
struct CommandLineValues {
  private(set) var operands: [String] = []
  private var texts: [String: String] = [:]

  /// Reads `arguments`: `--name value`, `--name=value`, and operands; everything after `--` is one.
  /// A value that begins with two dashes itself needs the second form.
  init(
    _ arguments: some Sequence<String>, options: [CommandOption], command: String
  ) throws(ToolError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument != "--" else {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let flag = String(parts[0])
      guard let option = options.first(where: { $0.isCalled(by: flag) }) else {
        let suggestions = NameSuggestion.suggestions(
          for: String(flag.drop { $0 == "-" }), among: options.map { $0.name })
        throw .usage(
          "unknown option \(quoted(flag))" + didYouMean(suggestions.map { "--" + $0 }),
          command: command)
      }
      let name = option.name
      guard texts[name] == nil else {
        throw .usage("--\(name) is given twice", command: command)
      }
      if case .none = option.value {
        guard parts.count == 1 else { throw .usage("--\(name) takes no value", command: command) }
        texts[name] = ""
      } else if parts.count == 2 {
        texts[name] = String(parts[1])
      } else if let value = rest.first, !value.hasPrefix("--") {
        texts[name] = value
        rest.removeFirst()
      } else {
        throw .usage("--\(name) needs a value: \(option.form)", command: command)
      }
    }
  }

  /// Whether the option `name` is there.
  func has(_ name: String) -> Bool {
    texts[name] != nil
  }

  /// The text given for the option `name`.
  func text(_ name: String) -> String? {
    texts[name]
  }

  /// The checked value given for `parameter`.
  func value(
    of parameter: HeaderParameterDescription, command: String
  ) throws(ToolError) -> HeaderParameterValue? {
    guard let text = texts[parameter.name] else { return nil }
    do throws(HeaderParameterError) {
      return try parameter.value(from: text)
    } catch {
      throw .usage(error.message(unit: parameter.unit), command: command)
    }
  }

  /// The choice given for `parameter`.
  func choice<Choice: RawRepresentable<String>>(
    of parameter: HeaderParameterDescription, command: String
  ) throws(ToolError) -> Choice? {
    guard case .choice(let name) = try value(of: parameter, command: command) else { return nil }
    return Choice(rawValue: name)
  }
}

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
