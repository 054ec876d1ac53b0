// A phone runs no other programs.
#if !os(iOS)
  import Foundation
  import Testing

  /// The exit status and the output of a shell script that starts the built binary.
  struct ProcessRun {
    let status: Int32
    let output: String
    let messages: String

    /// Runs `script` with empty standard input. In it, `headers` is the binary, and `$1`, `$2`… are
    /// `words`.
    init(
      _ script: String, _ words: String..., environment: [String: String] = [:]
    ) throws {
      let binary = try #require(Self.binary, "no 'headers' beside the tests")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", "headers() { \"$0\" \"$@\"; }\n" + script, binary.path] + words
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      process.environment = ["PATH": path].merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      let (output, messages) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = messages
      try process.run()
      self.output = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      self.messages = String(
        decoding: try messages.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      try #require(process.terminationReason == .exit, "ended by a signal")
      status = process.terminationStatus
    }

    /// The folder of the products: the binary, and the tests or their bundle.
    private static var binary: URL? {
      var tests = [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0 }
      tests += Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map { $0.bundleURL }
      #if os(Linux)
        tests.append(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
      #endif
      return tests.map { $0.deletingLastPathComponent().appendingPathComponent("headers") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
  }
#endif
