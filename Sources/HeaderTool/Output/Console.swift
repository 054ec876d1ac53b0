import Foundation

/// Where the tool's input comes from and its output goes to.
struct Console {
  /// The running program's own name, as help, hints and messages have it.
  var program = "headers"
  /// Data.
  let output: TextOutput
  /// Messages.
  let messages: TextOutput
  /// Whether a person reads standard output, so that emphasis helps.
  var usesEmphasis = false
  /// Whether a person waits at standard error, where a line can be written over.
  var isWatched = false
  /// Whether standard output is a terminal, which a whole file of data would fill.
  var isTerminal = false

  /// The process's own standard streams.
  static var process: Console {
    let environment = ProcessInfo.processInfo.environment
    let isColorAllowed = environment["NO_COLOR", default: ""].isEmpty
    // A terminal without a name, or called dumb, knows no escape sequences.
    let knowsSequences = !["", "dumb"].contains(environment["TERM", default: ""])
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return Console(
      output: TextOutput { try FileHandle.standardOutput.write(contentsOf: $0) },
      messages: TextOutput { try FileHandle.standardError.write(contentsOf: $0) },
      usesEmphasis: isTerminal && isColorAllowed && knowsSequences,
      isWatched: isatty(STDERR_FILENO) == 1 && knowsSequences, isTerminal: isTerminal)
  }

  /// `text`, bold where a person reads it in a terminal.
  func emphasized(_ text: String) -> String {
    usesEmphasis ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  /// `text`, faint where a person reads it in a terminal.
  func faint(_ text: String) -> String {
    usesEmphasis ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }

  /// Writes `progress` over the line that a person watches, if one does; an empty text clears it.
  func show(progress: String) {
    guard isWatched else { return }
    messages.write("\r" + (progress.isEmpty ? "\u{1B}[K" : progress))
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
