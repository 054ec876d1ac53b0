public import HeaderCore

#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// Runs the command-line tool for the techniques in `catalog`, and exits.
///
/// This is the whole `main.swift` of a tool for an app's own headers:
///
/// ```swift
/// import HeaderBehaviors
/// import HeaderTool
///
/// let catalog = HeaderCatalog.standard.adding(HeaderTechnique(MyHeader.self))
/// HeaderTool.run(catalog: catalog, arguments: CommandLine.arguments)
/// ```
///
/// `arguments` are the process's, its own name first: help and messages call it so. Data goes to standard output, messages to
/// standard error. The exit status is 0, or 1 for a technique that breaks a law, 64 for wrong usage,
/// 65 for data that does not parse, 66 for a file that cannot be opened or read, 74 for output that
/// cannot be written.
public func run(catalog: HeaderCatalog, arguments: [String]) -> Never {
  // A closed pipe is then an error to report, like any other that keeps output from being written.
  signal(SIGPIPE, SIG_IGN)
  var console = Console.process
  if let name = arguments.first?.split(separator: "/").last {
    console.program = printable(String(name))
  }
  exit(Tool(catalog: catalog, console: console).run(Array(arguments.dropFirst())))
}
