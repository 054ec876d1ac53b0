/// Why the tool gives up: what it says, and its exit status.
struct ToolError: Error, Equatable {
  /// Exit statuses, numbered as in `sysexits.h` from 64 on.
  enum Status: Int32 {
    /// A technique breaks a law.
    case brokenLaw = 1
    /// An unknown name or flag, or a value that a parameter does not take.
    case usage = 64
    /// A trace, a recording or a script that does not parse.
    case data = 65
    /// A file that cannot be opened or read.
    case noInput = 66
    /// Output that cannot be written.
    case output = 74
  }

  var status: Status
  /// One sentence without a full stop at its end; nothing for an end that needs no explanation.
  var message: String
  /// A command that says more, `headers simulate --help` for example.
  var hint: String?

  static func usage(_ message: String, hint: String?) -> ToolError {
    ToolError(status: .usage, message: message, hint: hint)
  }

  /// Wrong usage of `command`, whose help says more.
  static func usage(_ message: String, command: String) -> ToolError {
    .usage(message, hint: "\(command) --help")
  }

  static func data(_ message: String, hint: String? = nil) -> ToolError {
    ToolError(status: .data, message: message, hint: hint)
  }

  /// A pipe whose reader has seen enough: `headers simulate … | head`.
  static let readerIsGone = ToolError(status: .output, message: "")
}
