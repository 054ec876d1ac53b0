// A phone runs no other programs.
#if !os(iOS)
  import Foundation
  import Testing

  /// One run of the built binary: its exit status and what it wrote where.
  struct ProcessRun {
    let status: Int32
    let standardOutput: String
    let standardError: String

    /// Runs `headers` with `arguments` and the file `input` as its standard input, to its end; in
    /// this process's environment unless another is given.
    init(
      _ arguments: [String], input: String = "/dev/null", environment: [String: String]? = nil
    ) throws {
      let output = Pipe()
      let run = try Self.start(
        arguments, input: input, environment: environment, output: output)
      standardOutput = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      (status, standardError) = try run.finish()
    }

    /// The binary at work.
    struct Running {
      let process: Process
      let messages: Pipe

      /// Waits for the end; gives the exit status and what is on standard error.
      func finish() throws -> (status: Int32, standardError: String) {
        let text = try messages.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        // A process that a signal ended has no exit status.
        try #require(process.terminationReason == .exit, "ended by a signal")
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
      }
    }

    /// Starts `headers` writing to `output`, a `Pipe` or a `FileHandle`.
    static func start(
      _ arguments: [String], input: String = "/dev/null", environment: [String: String]? = nil,
      output: Any
    ) throws -> Running {
      let process = Process()
      let binary: URL = try #require(
        Self.binary, "no 'headers' beside the tests, at \(folders.map { $0.path })")
      let input: FileHandle = try #require(FileHandle(forReadingAtPath: input))
      process.executableURL = binary
      process.arguments = arguments
      if let environment { process.environment = environment }
      process.standardInput = input
      process.standardOutput = output
      let messages = Pipe()
      process.standardError = messages
      try process.run()
      return Running(process: process, messages: messages)
    }

    /// The products lie in one folder: the binary, and the tests or their bundle.
    private static var binary: URL? {
      folders.map { $0.appendingPathComponent("headers") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Where the running tests lie: their executable's folder, or, in a bundle, one of those above.
    private static var folders: [URL] {
      var executables = [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0 }
      executables += CommandLine.arguments.prefix(1).map { URL(fileURLWithPath: $0) }
      // Within a bundle the tests are handed to a runner that lies elsewhere.
      executables += Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
        .map { $0.bundleURL }
      #if os(Linux)
        executables.append(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
      #endif
      return executables.map { $0.deletingLastPathComponent() }
    }
  }
#endif
