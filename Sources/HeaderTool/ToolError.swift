/// An error of the tool, with its message and exit status.
struct ToolError: Error, Equatable {
  /// Exit statuses; from 64 on those of `sysexits.h`.
  enum Status: Int32 {
    /// A technique breaks a law.
    case brokenLaw = 1
    /// An unknown name or option, or a value that a parameter does not allow.
    case usage = 64
    /// A trace, a recording or a script that cannot be parsed.
    case data = 65
    /// A file that cannot be opened or read.
    case noInput = 66
    /// Output that cannot be written.
    case output = 74
  }

  var status: Status
  /// One sentence without a full stop; empty if no explanation is needed.
  var message: String
  /// A command that says more, `headers simulate --help` for example.
  var hint: String?

  static func usage(_ message: String, hint: String?) -> ToolError {
    ToolError(status: .usage, message: message, hint: hint)
  }

  /// Wrong usage of `command`, with a hint at its help.
  static func usage(_ message: String, command: String) -> ToolError {
    .usage(message, hint: "\(command) --help")
  }

  static func data(_ message: String, hint: String? = nil) -> ToolError {
    ToolError(status: .data, message: message, hint: hint)
  }

  /// The reader closed the pipe, as in `headers simulate … | head`.
  static let readerIsGone = ToolError(status: .output, message: "")
}
