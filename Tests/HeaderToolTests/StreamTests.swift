// A phone runs no other programs.
#if !os(iOS)
  import Foundation
  import HeaderPlaygroundPage
  import Testing

  @testable import HeaderTool

  /// The streams that a shell, or another program that starts the tool, may give it.
  @Suite("The binary's streams", .serialized)
  struct StreamTests {
    @Test(
      "are written to as they are where a file's name leads to them",
      arguments: ["/dev/stdout", "/dev/fd/1", "SENT"])
    func standardOutputByName(name: String) throws {
      try withTemporaryFolder { folder in
        let sent = folder.path + "/sent"
        let run = try ProcessRun(
          shell: """
            (echo before; "$headers" playground -o "$1"; echo after) >"$0"
            """, sent, name == "SENT" ? sent : name)
        #expect(run.status == 0, "\(run.standardError)")
        let text = try String(contentsOfFile: sent, encoding: .utf8)
        #expect(text == "before\n\(PlaygroundPage.html)after\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["sent"])
      }
    }

    @Test("may not wait: the tool waits for a slow reader and a slow writer")
    func nonBlocking() throws {
      let output = Pipe()
      let writer = output.fileHandleForWriting.fileDescriptor
      #expect(fcntl(writer, F_SETFL, fcntl(writer, F_GETFL) | O_NONBLOCK) == 0)
      let page = try ProcessRun.start(["playground"], output: output)
      // More than a pipe holds: the tool has filled it when this begins to read.
      var info = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: 0, revents: 0)
      poll(&info, 1, 300)
      let read = try output.fileHandleForReading.readToEnd() ?? Data()
      #expect(try page.finish().status == 0)
      #expect(String(decoding: read, as: UTF8.self) == PlaygroundPage.html)

      let input = Pipe()
      let reader = input.fileHandleForReading.fileDescriptor
      #expect(fcntl(reader, F_SETFL, fcntl(reader, F_GETFL) | O_NONBLOCK) == 0)
      let rows = Pipe()
      let replay = try ProcessRun.start(
        ["simulate", "facebook-hide", "--format", "csv", "--trace", "-"],
        inputHandle: input.fileHandleForReading, output: rows)
      poll(&info, 0, 300)
      try input.fileHandleForWriting.write(
        contentsOf: Data(
          "t_ms,phase,x,y\n0,down,7,500\n20,move,7,499\n50,move,7,450\n100,up,7,380\n".utf8))
      try input.fileHandleForWriting.close()
      let text = String(
        decoding: try rows.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      let (status, message) = try replay.finish()
      #expect(status == 0 && message == "")
      #expect(text.contains("didScroll,drag"))
    }

    @Test("that may grow no further are a fault that is said, and no signal")
    func limitedSize() throws {
      try withTemporaryFolder { folder in
        let run = try ProcessRun(
          shell: """
            ulimit -f 1; "$headers" playground >"$0"
            """, folder.path + "/sent")
        #expect(run.status == 74)
        #expect(run.standardError == "headers: cannot write the output: File too large\n")
      }
    }

    @Test("may be closed")
    func closed() throws {
      let trace = "simulate facebook-hide --trace -"
      for (redirection, arguments, status) in [
        (">&-", "list", Int32(74)), ("2>&-", "list", 0), ("2>&-", "lst", 64), ("<&-", trace, 66),
        ("<&- >&- 2>&-", "--version", 74),
      ] {
        let run = try ProcessRun(shell: "\"$headers\" \(arguments) \(redirection)")
        #expect(run.status == status, "\(arguments) \(redirection): \(run.standardError)")
      }
    }

    #if os(Linux)
      @Test("of a terminal have emphasis only where it knows any, and want any")
      func terminal() throws {
        let plain = ToolRun(["list"]).standardOutput
        for (environment, isPlain) in [
          (["TERM": "xterm-256color"], false), (["TERM": "dumb"], true), (["TERM": ""], true),
          ([:], true), (["TERM": "xterm", "NO_COLOR": "1"], true),
          (["TERM": "xterm", "NO_COLOR": ""], false),
        ] {
          let text = try onTerminal(["list"], environment).replacing("\r\n", with: "\n")
          #expect((text == plain) == isPlain, "\(environment): \(text.debugDescription)")
          #expect(text.contains("\u{1B}[1m") == !isPlain)
        }
      }

      /// What the tool writes to a terminal.
      private func onTerminal(
        _ arguments: [String], _ environment: [String: String]
      ) throws -> String {
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        defer { close(terminal) }
        var lock: Int32 = 0
        var number: Int32 = 0
        // TIOCSPTLCK and TIOCGPTN, which C spells in a way that Swift cannot read.
        try #require(ioctl(terminal, 0x4004_5431, &lock) == 0)
        try #require(ioctl(terminal, 0x8004_5430, &number) == 0)
        let end = try #require(FileHandle(forUpdatingAtPath: "/dev/pts/\(number)"))
        let run = try ProcessRun.start(arguments, environment: environment, output: end)
        _ = try run.finish()
        try end.close()
        // What a terminal was sent last is there to read; then comes an error, or the end.
        var text: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while true {
          let count = read(terminal, &piece, piece.count)
          guard count > 0 else { break }
          text += piece[..<count]
        }
        return String(decoding: text, as: UTF8.self)
      }
    #endif
  }
#endif
