// A phone runs no other programs.
#if !os(iOS)
  import Foundation
  import HeaderBehaviors
  import SimulationTestSupport
  import Testing

  @testable import HeaderTool

  /// What an interrupt leaves of the file that '-o' names, in processes of their own.
  @Suite("An interrupted tool", .serialized)
  struct InterruptTests {
    @Test(
      "leaves the file as it was and no draft beside it, and ends as interrupted",
      arguments: [
        "render facebook-hide -o", "compare twitter-condense facebook-hide -o",
        "compare twitter-condense facebook-hide --style plot -o", "playground -o",
      ])
    func amidWriting(line: String) async throws {
      let (folder, file) = try makeFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let arguments = line.split(separator: " ").map { String($0) } + [file.path]
      await #expect(processExitsWith: .signal(SIGINT)) { [arguments = arguments as [String]] in
        InterruptTests.interruptWriting(after: 64)
        exit(Tool(catalog: .standard, console: .process).run(arguments))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
      #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    }

    @Test("leaves no draft in a gallery")
    func gallery() async throws {
      let (folder, file) = try makeFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      await #expect(processExitsWith: .signal(SIGINT)) { [path = folder.path as String] in
        InterruptTests.interruptWriting(after: 64)
        exit(Tool(catalog: .standard, console: .process).run(["gallery", path]))
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == [file.lastPathComponent])
    }

    @Test("that can finish the file does, and then ends as interrupted")
    func aboutToFinish() async throws {
      let (folder, file) = try makeFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      await #expect(processExitsWith: .signal(SIGTERM)) { [path = file.path as String] in
        InterruptTests.acceptSignals()
        try EndingSignals.held {
          raise(SIGTERM)
          try OutputFile.write("new", to: path)
        }
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
      #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    }

    @Test("ends at once while it waits for its trace")
    func waitingForInput() throws {
      let (folder, file) = try makeFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let trace = folder.appendingPathComponent("trace").path
      try #require(mkfifo(trace, 0o600) == 0)
      // The tool inherits what this thread lets through.
      var before = InterruptTests.acceptSignals()
      let run = try ProcessRun.start(
        ["render", "facebook-hide", "--trace", trace, "-o", file.path], output: Pipe())
      pthread_sigmask(SIG_SETMASK, &before, nil)
      // Opens when the tool has opened the other end, and keeps it waiting.
      let writer = open(trace, O_WRONLY)
      defer { close(writer) }
      run.process.terminate()
      run.process.waitUntilExit()
      #expect(run.process.terminationReason == .uncaughtSignal)
      #expect(run.process.terminationStatus == SIGTERM)
      #expect(try String(contentsOf: file, encoding: .utf8) == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }

    /// A folder with a file in it.
    private func makeFolder() throws -> (folder: URL, file: URL) {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("headers-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let file = folder.appendingPathComponent("file")
      try Data("old".utf8).write(to: file)
      return (folder, file)
    }

    /// Lets signals through to this thread, as a shell's programs have them and a test's threads do
    /// not; gives what it let through before.
    @discardableResult
    private static func acceptSignals() -> sigset_t {
      var none = sigset_t()
      var before = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &before)
      return before
    }

    /// Interrupts this process when it has written `size` bytes to a file and is about to go on.
    ///
    /// A file that grows beyond the process's limit is a signal, which comes during the very call
    /// that writes.
    private static func interruptWriting(after size: Int) {
      acceptSignals()
      signal(SIGINT, SIG_DFL)
      signal(SIGXFSZ) { _ in raise(SIGINT) }
      ProcessRun.limitFiles(to: size)
    }
  }
#endif
