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

/// Where bytes end up.
protocol ByteSink {
  /// Takes all of `bytes`, or says why not.
  func write(_ bytes: [UInt8]) throws(ToolError)
}

/// A file descriptor of the process.
struct FileDescriptorSink: ByteSink {
  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ bytes: [UInt8]) throws(ToolError) {
    do throws(SystemFailure) {
      try SystemCalls.write(bytes, to: descriptor)
    } catch {
      throw ToolError(status: .output, message: "cannot write the output: \(error.reason)")
    }
  }
}

/// Text on its way out, gathered so that a row does not cost a system call.
///
/// The first failure is kept and everything after it is dropped; the writer asks for it when it
/// suits, at the latest with ``finish()``.
final class TextOutput {
  private let sink: any ByteSink
  private var buffer: [UInt8] = []
  private(set) var failure: ToolError?

  private static let capacity = 1 << 16

  init(_ sink: any ByteSink) {
    self.sink = sink
    buffer.reserveCapacity(TextOutput.capacity + 4096)
  }

  func write(_ text: String) {
    guard failure == nil else { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= TextOutput.capacity { flush() }
  }

  /// Sends everything off.
  func flush() {
    guard failure == nil, !buffer.isEmpty else { return }
    do throws(ToolError) {
      try sink.write(buffer)
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Sends everything off, and throws what kept any of it from arriving.
  func finish() throws(ToolError) {
    flush()
    if let failure { throw failure }
  }
}
