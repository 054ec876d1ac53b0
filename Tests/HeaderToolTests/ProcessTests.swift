// A phone runs no other programs.
#if !os(iOS)
  import Foundation
  import HeaderPlaygroundPage
  import SimulationTestSupport
  import Testing

  @testable import HeaderTool

  /// Exit statuses, and streams that close, are full or are a terminal.
  @Suite("The binary", .serialized)
  struct ProcessTests {
    @Test("exits with 0 and data on standard output only", arguments: ["list", "simulate detents"])
    func success(line: String) throws {
      let run = try ProcessRun("headers \(line)")
      #expect(run.status == 0 && run.messages == "")
      #expect(run.output == ToolRun(line).output)
    }

    @Test(
      "exits with the error's status and a message on standard error only",
      arguments: [
        ("", Int32(64)), ("simulate detents --gesture fly", 65),
        ("simulate detents --trace /nowhere/trace.csv", 66), ("render detents -o /nowhere/x", 74),
        ("simulate detents --trace /tmp", 66), ("replay detents /nowhere/recording.jsonl", 66),
      ])
    func failure(line: String, status: Int32) throws {
      let run = try ProcessRun("headers \(line)")
      #expect(run.status == status && run.output == "")
      #expect(run.messages == ToolRun(line).messages)
      #expect(run.messages.hasPrefix("headers: "))
    }

    @Test("prints which file cannot be opened or read, and why")
    func missingFiles() throws {
      for (path, message) in [
        ("/nowhere/no.csv", "cannot open '/nowhere/no.csv': No such file or directory"),
        ("", "cannot open '': No such file or directory"),
        ("/", "cannot open '/': it is a directory"),
        ("/dev/null/no", "cannot open '/dev/null/no': Not a directory"),
        ("\u{1B}[2J", "cannot open '\\u{1B}[2J': No such file or directory"),
      ] {
        for command in ["simulate detents --trace", "replay detents", "replay"] {
          let run = ToolRun(words(of: command) + [path])
          #expect(run.messages == "headers: \(message)\n" && run.output == "" && run.status == 66)
        }
      }
      try withFolder { folder in
        let link = folder + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ".")
        let run = ToolRun("fit \(link)")
        #expect(run.messages == "headers: cannot open '\(link)': it is a directory\n")
      }
      #if os(Linux)
        let run = ToolRun("simulate detents --trace /proc/self/mem")
        #expect(run.messages == "headers: cannot read '/proc/self/mem': Input/output error\n")
      #endif
    }

    @Test("reads a trace or a recording from standard input, and names it in messages")
    func standardInput() throws {
      for (command, file) in [
        ("simulate detents --format csv --trace", "flick.csv"),
        ("replay detents --format csv", "caught-snap.jsonl"),
        ("replay --format csv", "caught-snap.jsonl"),
      ] {
        let path = PackageFolder.path("Tests/Recordings/" + file)
        let run = try ProcessRun("headers \(command) - <\"$1\"", path)
        #expect(run.status == 0 && run.messages == "")
        #expect(
          run.output.contains("didScroll") && run.output == ToolRun("\(command) \(path)").output)
      }
      let bad = try ProcessRun(
        "printf 't_ms,phase,x,y\\n0,wave,0,0' | headers simulate detents --trace -")
      #expect(bad.status == 65)
      #expect(bad.messages.hasPrefix("headers: <standard input>:2: unknown phase 'wave'; "))
    }

    @Test("exits with status 74 without a message if the reader closes the pipe")
    func closedPipe() throws {
      let run = try ProcessRun("headers playground | head -c 9; exit ${PIPESTATUS[0]}")
      #expect(run.output == "<!doctype" && run.messages == "" && run.status == 74)
    }

    @Test("exits with status 74 and one message if its output is full or closed")
    func fullDisk() throws {
      #if os(Linux)
        for command in ["list", "simulate detents --format csv"] {
          let run = try ProcessRun("headers \(command) >/dev/full")
          #expect(run.status == 74)
          #expect(run.messages == "headers: cannot write the output: No space left on device\n")
        }
      #endif
      // A fit has threads, which open files of their own.
      for command in ["list", "fit Tests/Recordings/seen-header.csv detents stack"] {
        let closed = try ProcessRun("headers \(command) >&-")
        #expect(closed.status == 74)
        #expect(closed.messages == "headers: cannot write the output: Bad file descriptor\n")
      }
    }

    @Test(
      "appends to standard output if '-o' names it",
      arguments: ["-", "/dev/stdout", "/dev/fd/1"])
    func standardOutputByName(name: String) throws {
      try withFolder { folder in
        let run = try ProcessRun(
          "(echo before; headers playground -o \"$2\"; echo after) >\"$1/sent\"", folder, name)
        #expect(run.status == 0 && run.messages == "")
        #expect(try text(folder + "/sent") == "before\n\(PlaygroundPage.html)after\n")
        #expect(try names(in: folder) == ["sent"])
      }
      let piped = try ProcessRun("headers playground -o \"$1\" | cat", name)
      #expect(piped.output == PlaygroundPage.html && piped.messages == "")
    }

    #if os(Linux)
      @Test(
        "has emphasis only on a terminal that supports it, and without NO_COLOR",
        .enabled(if: (try? ProcessRun("script --version").status) == 0, "there is no 'script'"),
        arguments: [
          (["TERM": "xterm-256color"], true), (["TERM": "dumb"], false), ([:], false),
          (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "NO_COLOR": ""], true),
        ])
      func terminal(environment: [String: String], isEmphasized: Bool) throws {
        let run = try ProcessRun("script -qec \"$0 list\" /dev/null", environment: environment)
        let text = run.output.replacing("\r\n", with: "\n")
        #expect(text == ToolRun("list") { $0.usesEmphasis = isEmphasized }.output)
      }
    #endif
  }
#endif
