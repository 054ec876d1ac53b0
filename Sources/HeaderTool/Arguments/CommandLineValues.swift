import HeaderCore
import HeaderFormats

/// A parsed command line.
struct CommandLineValues {
  /// The command as it was called. A usage error refers to its help.
  let call: String
  private(set) var operands: [String] = []
  private var texts: [String: String] = [:]

  /// Parses `arguments`: `--name value`, `--name=value`, and operands. Everything after `--` is an operand. A
  /// value that begins with two dashes needs the second form.
  init(
    _ arguments: some Sequence<String>, options: [CommandOption], call: String
  ) throws(ToolError) {
    self.call = call
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
        let name = String(flag.drop { $0 == "-" })
        throw usageError(
          "unknown option \(quoted(flag))"
            + didYouMean(name, among: options.map { $0.name }, prefix: "--"))
      }
      let name = option.name
      guard texts[name] == nil else { throw usageError("--\(name) is given twice") }
      if option.placeholder == nil {
        guard parts.count == 1 else { throw usageError("--\(name) takes no value") }
        texts[name] = ""
      } else if parts.count == 2 {
        texts[name] = String(parts[1])
      } else if let value = rest.first, !value.hasPrefix("--") {
        texts[name] = value
        rest.removeFirst()
      } else {
        throw usageError("--\(name) needs a value: \(option.form)")
      }
    }
  }

  /// Returns the error for wrong usage of the command.
  func usageError(_ message: String) -> ToolError {
    .usage(message, command: call)
  }

  /// Returns whether the option `name` is given.
  func has(_ name: String) -> Bool {
    texts[name] != nil
  }

  /// Returns the text of the option `name`.
  func text(_ name: String) -> String? {
    texts[name]
  }

  /// The path after `--output`; `nil` for standard output, also by a name such as `/dev/stdout`. Opening that name
  /// would replace the file that output is redirected to.
  var outputPath: String? {
    text("output").flatMap { ["-", "/dev/stdout", "/dev/fd/1"].contains($0) ? nil : $0 }
  }

  private static let otherPictures = ["png", "jpg", "jpeg", "gif", "webp", "pdf", "mp4", "mov"]

  /// Returns the path of the SVG or the table to write. Throws if its suffix belongs to a different format, because
  /// no program could open the file.
  func outputPath(isPicture: Bool) throws(ToolError) -> String? {
    guard let path = outputPath else { return nil }
    let pieces = path.split(separator: ".", omittingEmptySubsequences: false)
    let ending = pieces.count > 1 ? pieces.last?.lowercased() ?? "" : ""
    let isOtherPicture = CommandLineValues.otherPictures.contains(ending)
    if isPicture, isOtherPicture {
      throw usageError("a picture is SVG; \(quoted(path)) should end in .svg")
    }
    if !isPicture, isOtherPicture || ending == "svg" {
      throw usageError("a table is no picture; \(quoted(path)) takes a --style that draws one")
    }
    return path
  }

  /// Returns the checked value of `option`.
  func value(of option: CommandOption) throws(ToolError) -> HeaderParameterValue? {
    guard let text = texts[option.name], let parameter = option.parameter else { return nil }
    do throws(HeaderParameterError) {
      return try parameter.value(from: text)
    } catch {
      throw usageError(error.message(unit: parameter.unit))
    }
  }

  /// Sets those `parameters` of `root` whose options are given.
  func apply<Root>(
    _ parameters: [HeaderParameter<Root>], to root: inout Root
  ) throws(ToolError) {
    for parameter in parameters {
      let option = CommandOption(parameter.description(default: root))
      guard let value = try value(of: option) else { continue }
      // The value is checked already.
      try? parameter.set(value, on: &root)
    }
  }

  /// Returns the choice of `option`.
  func choice<Choice: RawRepresentable<String>>(
    of option: CommandOption
  ) throws(ToolError) -> Choice? {
    guard case .choice(let name) = try value(of: option) else { return nil }
    return Choice(rawValue: name)
  }
}
