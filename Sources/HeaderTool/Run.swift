import Foundation
public import HeaderCore
import HeaderFormats
public import HeaderRendering

/// Runs the command-line tool for the techniques in `catalog`, and exits.
///
/// The complete `main.swift` of a tool for an app's own headers:
/// ```swift
/// import HeaderBehaviors
/// import HeaderTool
///
/// let catalog = HeaderCatalog.standard.adding(HeaderTechnique(MyHeader.self))
/// HeaderTool.run(catalog: catalog)
/// ```
///
/// Data is written to standard output, messages to standard error. The exit status is 0, or 1 for a technique
/// that breaks a law, 64 for wrong usage, 65 for data that cannot be parsed, 66 for a file that cannot be opened
/// or read, and 74 for output that cannot be written. If the reader closes a pipe, the status is 74 without a
/// message.
///
/// - Parameters:
///   - catalog: The techniques of the tool.
///   - scenes: The apps that pictures draw around headers, by technique. A technique without one has this
///     package's scene, or a plain list.
///   - arguments: The program's name and its arguments, by default the process's.
public func run(
  catalog: HeaderCatalog, scenes: [String: HeaderScene] = [:],
  arguments: [String] = CommandLine.arguments
) -> Never {
  // Without this, a closed pipe would end the process. Now writing fails with EPIPE.
  signal(SIGPIPE, SIG_IGN)
  // Otherwise the next file that is opened would get the number of a closed stream, and the output.
  for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
    _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
  var console = Console.process
  if let name = arguments.first?.split(separator: "/").last {
    console.program = printable(String(name))
  }
  exit(Tool(catalog: catalog, scenes: scenes, console: console).run(Array(arguments.dropFirst())))
}
