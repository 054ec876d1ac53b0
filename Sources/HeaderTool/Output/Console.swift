#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

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

  /// Whether progress helps: a person waits, and the data goes elsewhere.
  var showsProgress: Bool { isWatched && !isTerminal }

  /// The process's own standard streams.
  static var process: Console {
    let isColorAllowed = getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    // What has no name, or this one, knows no escape sequences.
    let knowsSequences = getenv("TERM").map { $0.pointee != 0 && strcmp($0, "dumb") != 0 } ?? false
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return Console(
      output: TextOutput(FileDescriptorSink(STDOUT_FILENO)),
      messages: TextOutput(FileDescriptorSink(STDERR_FILENO)),
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

  /// Writes a document to the file at `path`, or to standard output.
  func deliver(_ document: String, to path: String?) throws(ToolError) {
    guard let path, path != "-" else {
      output.write(document)
      return
    }
    try OutputFile.write(document, to: path)
  }
}
