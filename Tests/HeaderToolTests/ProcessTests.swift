// A phone runs no other programs.
#if !os(iOS)
  import Foundation
  import SimulationTestSupport
  import Testing

  @testable import HeaderTool

  /// What only the binary shows: exit statuses, and streams that close or fill up.
  ///
  /// One run at a time: a pipe that a second child inherits stays open when the first one's closes.
  @Suite("The binary", .serialized)
  struct ProcessTests {
    private static let trace =
      "t_ms,phase,x,y\n0,down,7,500\n20,move,7,499\n50,move,7,450\n100,up,7,380\n"

    @Test(
      "exits with 0 and data on standard output only",
      arguments: [
        ["--help"], ["list"], ["show", "facebook-hide"], ["simulate", "twitter-condense"],
        ["simulate", "twitter-condense", "--format", "csv"],
      ])
    func success(arguments: [String]) throws {
      let run = try ProcessRun(arguments)
      #expect(run.status == 0)
      #expect(run.standardError == "")
      #expect(run.standardOutput == ToolRun(arguments).standardOutput)
      #expect(!run.standardOutput.isEmpty)
    }

    @Test(
      "exits with the fault's status and a message on standard error only",
      arguments: [
        ("", Int32(64)),
        ("simulate twitter-condense --scale 4", 64),
        ("simulate twitter-condense --gesture fly", 65),
        ("simulate twitter-condense --trace /nowhere/trace.csv", 66),
      ])
    func failure(line: String, status: Int32) throws {
      let run = try ProcessRun(line.split(separator: " ").map { String($0) })
      #expect(run.status == status)
      #expect(run.standardOutput == "")
      #expect(run.standardError == ToolRun(line: line).standardError)
      #expect(run.standardError.hasPrefix("headers: "))
    }

    @Test("gives the same rows for a trace on standard input as for the file")
    func standardInput() throws {
      let options = ["simulate", "facebook-hide", "--format", "csv", "--trace"]
      try withTemporaryFile(Array(ProcessTests.trace.utf8)) { path in
        let piped = try ProcessRun(options + ["-"], input: path)
        #expect(piped.status == 0)
        #expect(piped.standardOutput.contains("didScroll,drag"))
        #expect(piped.standardOutput == ToolRun(options + [path]).standardOutput)
      }
    }

    @Test("replays a recording on standard input like the file")
    func recordingOnStandardInput() throws {
      let path = PackageFolder.path("Tests/Recordings/caught-snap.jsonl")
      let piped = try ProcessRun(["replay", "twitter-condense", "-"], input: path)
      #expect(piped.status == 0)
      #expect(piped.standardError == "")
      #expect(piped.standardOutput == ToolRun(["replay", "twitter-condense", path]).standardOutput)
    }

    @Test("names standard input in its complaint about what came from there")
    func badStandardInput() throws {
      try withTemporaryFile(Array((ProcessTests.trace + "200,wave,7,380\n").utf8)) { path in
        let run = try ProcessRun(["simulate", "facebook-hide", "--trace", "-"], input: path)
        #expect(run.status == 65)
        #expect(
          run.standardError == "headers: <standard input>:6: unknown phase 'wave'; "
            + "expected down, move, up or cancel\n")
      }
    }

    @Test(
      "stops with status 74 and one message when its reader is gone", arguments: ["csv", "jsonl"])
    func closedPipe(format: String) throws {
      try withTemporaryFile(longTrace) { path in
        let output = Pipe()
        let run = try ProcessRun.start(
          ["simulate", "twitter-condense", "--format", format, "--trace", path], output: output)
        let first = try output.fileHandleForReading.read(upToCount: 4)
        #expect(first == Data((format == "csv" ? "time" : "{\"ti").utf8))
        try output.fileHandleForReading.close()
        let (status, message) = try run.finish()
        #expect(status == 74)
        #expect(message == "headers: cannot write the output: Broken pipe\n")
      }
    }

    #if os(Linux)
      @Test(
        "ends with status 74 and one message when the disk is full",
        arguments: [
          ["list"], ["--help"], ["simulate", "facebook-hide", "--format", "csv"],
        ])
      func fullDisk(arguments: [String]) throws {
        let output = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let (status, message) = try ProcessRun.start(arguments, output: output).finish()
        #expect(status == 74)
        #expect(message == "headers: cannot write the output: No space left on device\n")
      }
    #endif

    @Test(
      "survives arguments that are hardly text",
      arguments: [
        "", " ", "-", "--", "---", "=", "--=", "\u{301}", "-\u{301}", "🏳️‍🌈", "\u{202E}tsil", "\n",
        "%s%n",
        String(repeating: "9", count: 100_000), String(repeating: "\u{1F469}\u{200D}", count: 5000),
      ])
    func strangeArguments(argument: String) throws {
      for arguments in [
        [argument], ["help", argument], ["show", argument], ["simulate", argument],
        ["simulate", "twitter-condense", argument],
        ["simulate", "twitter-condense", "--trace", argument],
        ["replay", "twitter-condense", argument],
        ["simulate", "twitter-condense", "--gesture", argument],
        ["simulate", "twitter-condense", "--content-size", argument],
        ["simulate", "twitter-condense", "--\(argument)", "1"],
      ] where arguments != ["simulate", "twitter-condense", "--"] {
        let run = try ProcessRun(arguments)
        #expect([64, 65, 66].contains(run.status), "\(arguments) gave \(run.status)")
        #expect(run.standardOutput == "")
        #expect(run.standardError.hasPrefix("headers: "))
      }
    }

    /// A finger that goes up and down for half an hour: megabytes of rows.
    private var longTrace: [UInt8] {
      var text = "t_ms,phase,x,y\n0,down,0,500\n"
      for step in 1...100_000 { text += "\(step * 17),move,0,\(400 + step % 200)\n" }
      return Array(text.utf8)
    }
  }
#endif
