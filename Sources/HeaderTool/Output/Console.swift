import Foundation

/// The output streams of the tool.
struct Console {
  /// The name of the program, for help and messages.
  var program = "headers"
  /// The stream for data, standard output.
  let output: TextOutput
  /// The stream for messages, standard error.
  let messages: TextOutput
  /// Whether standard output is a terminal that supports emphasis.
  var usesEmphasis = false
  /// Whether standard error is a terminal, where a line can be overwritten.
  var isWatched = false
  /// Whether standard output is a terminal.
  var isTerminal = false

  /// The standard streams of the process.
  static var process: Console {
    let environment = ProcessInfo.processInfo.environment
    let isColorAllowed = environment["NO_COLOR", default: ""].isEmpty
    // A terminal whose TERM is empty or "dumb" has no escape sequences.
    let knowsSequences = !["", "dumb"].contains(environment["TERM", default: ""])
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return Console(
      output: TextOutput { try FileHandle.standardOutput.write(contentsOf: $0) },
      messages: TextOutput { try FileHandle.standardError.write(contentsOf: $0) },
      usesEmphasis: isTerminal && isColorAllowed && knowsSequences,
      isWatched: isatty(STDERR_FILENO) == 1 && knowsSequences, isTerminal: isTerminal)
  }

  /// Returns `text` in bold if the terminal supports it.
  func emphasized(_ text: String) -> String {
    usesEmphasis ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  /// Returns dimmed `text` if the terminal supports it.
  func faint(_ text: String) -> String {
    usesEmphasis ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }

  /// Replaces the progress line on a terminal; an empty text clears it. A narrow terminal cuts it off instead of
  /// wrapping it, because only the last line can be overwritten.
  func show(progress: String) {
    guard isWatched else { return }
    messages.write("\r" + (progress.isEmpty ? "\u{1B}[K" : "\u{1B}[?7l\(progress)\u{1B}[?7h"))
    messages.flush()
  }

  /// Writes a document to the file at `path`, or to standard output.
  func deliver(_ document: String, to path: String?) throws(ToolError) {
    guard let path else {
      output.write(document)
      return
    }
    try OutputFile.write(document, to: path)
  }
}
