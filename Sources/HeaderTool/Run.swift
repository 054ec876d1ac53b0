import Foundation
public import HeaderCore
public import HeaderRendering

/// Runs the command-line tool for the techniques in `catalog`, and exits.
///
/// This is the whole `main.swift` of a tool for an app's own headers:
///
/// ```swift
/// import HeaderBehaviors
/// import HeaderTool
///
/// let catalog = HeaderCatalog.standard.adding(HeaderTechnique(MyHeader.self))
/// HeaderTool.run(catalog: catalog)
/// ```
///
/// Data goes to standard output, messages to standard error. The exit status is 0, or 1 for a
/// technique that breaks a law, 64 for wrong usage, 65 for data that does not parse, 66 for a file
/// that cannot be opened or read, 74 for output that cannot be written. A pipe that its reader has
/// closed is such an output, of which nothing is said.
///
/// - Parameters:
///   - catalog: The techniques that the tool knows.
///   - scenes: The small apps that pictures draw around headers, by the names of their techniques. One
///     without a scene has that of this package, or a plain list.
///   - arguments: The tool's own name, which help and messages call it by, and what follows it; the
///     process's without it.
public func run(
  catalog: HeaderCatalog, scenes: [String: HeaderScene] = [:],
  arguments: [String] = CommandLine.arguments
) -> Never {
  // A closed pipe is an output that takes no more, like any other.
  signal(SIGPIPE, SIG_IGN)
  var console = Console.process
  if let name = arguments.first?.split(separator: "/").last {
    console.program = printable(String(name))
  }
  exit(Tool(catalog: catalog, scenes: scenes, console: console).run(Array(arguments.dropFirst())))
}
