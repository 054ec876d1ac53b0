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

    /// Runs `script` in a shell, where `headers` is the binary's path, and `$0`, `$1`… are `words`.
    init(shell script: String, _ words: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", script] + words
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      process.environment = ["headers": try Self.path, "PATH": path, "TERM": "dumb"]
      process.standardInput = FileHandle.nullDevice
      let (output, messages) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = messages
      try process.run()
      standardOutput = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      (status, standardError) = try Running(process: process, messages: messages).finish()
    }

    /// Lets files of this process grow to `size` bytes only.
    static func limitFiles(to size: Int) {
      var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #else
        setrlimit(RLIMIT_FSIZE, &limit)
      #endif
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
      let input: FileHandle = try #require(FileHandle(forReadingAtPath: input))
      return try start(arguments, inputHandle: input, environment: environment, output: output)
    }

    /// The same with `input` as its standard input.
    static func start(
      _ arguments: [String], inputHandle input: FileHandle, environment: [String: String]? = nil,
      output: Any
    ) throws -> Running {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try path)
      process.arguments = arguments
      if let environment { process.environment = environment }
      process.standardInput = input
      process.standardOutput = output
      let messages = Pipe()
      process.standardError = messages
      try process.run()
      return Running(process: process, messages: messages)
    }

    /// Where the binary is.
    private static var path: String {
      get throws {
        try #require(binary, "no 'headers' beside the tests, at \(folders.map { $0.path })").path
      }
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
