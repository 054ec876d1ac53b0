import HeaderCore
import HeaderFormats

/// A command line, read against the options it may have.
struct CommandLineValues {
  private(set) var operands: [String] = []
  private var texts: [String: String] = [:]

  /// Reads `arguments`: `--name value`, `--name=value`, and operands, which everything after `--` is.
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

  /// The file given for `--output`; `nil` for standard output. Under its other names it would be opened
  /// anew, and a file that it leads to replaced.
  var outputPath: String? {
    text("output").flatMap { ["-", "/dev/stdout", "/dev/fd/1"].contains($0) ? nil : $0 }
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
