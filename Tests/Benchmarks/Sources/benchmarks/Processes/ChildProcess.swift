import Foundation

/// A program that is run to its end, again and again.
struct ChildProcess {
  let path: String
  let arguments: [String]

  /// A program of this package, which lies where this one does.
  init(sibling name: String, _ arguments: [String] = []) {
    let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    path = own.deletingLastPathComponent().appendingPathComponent(name).path
    self.arguments = arguments
  }

  struct Failure: Error {
    let path: String
    let status: Int32
  }

  /// Runs it. Started with one system call, for `Process` takes longer than some programs do.
  func run() throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    var status = posix_spawn(&child, path, &actions, nil, &words, environ)
    if status == 0 { waitpid(child, &status, 0) }
    guard status == 0 else { throw Failure(path: path, status: status) }
  }

  /// The same as something to time, once it has run without a fault.
  func subject(_ name: String) throws -> Subject {
    try run()
    return Subject(name) { try? run() }
  }
}
