// A phone runs no other programs.
#if !os(iOS)
  import Foundation
  import Testing

  @testable import HeaderTool

  /// File names that steer a terminal, mean something to a shell, or are no text.
  @Suite("A strange name", .serialized)
  struct StrangeNameTests {
    private static let trace = "t_ms,phase,x,y\n0,down,7,500\n20,wave,7,499\n"

    // Elsewhere a file's name is always UTF-8.
    #if os(Linux)
      @Test("that is not UTF-8 is read, written, and named byte for byte")
      func bytes() throws {
        try withTemporaryFolder { folder in
          let script = """
            cd "$0"; name="$(printf 'n\\377\\303')"; mkdir "$name.d"
            printf '\(Self.trace.replacing("\n", with: "\\n"))' >"$name.csv"
            "$headers" render facebook-hide --trace "$name.csv"
            "$headers" render facebook-hide --trace "$name"
            "$headers" render facebook-hide -o "$name.svg" && test -s "$name.svg" && echo written
            "$headers" gallery "$name.d" | head -n 1 && test -s "$name.d/facebook-hide.svg"
            """
          let run = try ProcessRun(shell: script, folder.path)
          #expect(run.status == 0)
          #expect(run.standardOutput == "written\nn\\xff\\xc3.d/twitter-condense.svg\n")
          #expect(
            run.standardError == """
              headers: n\\xff\\xc3.csv:3: unknown phase 'wave'; expected down, move, up or cancel
              headers: cannot open 'n\\xff\\xc3': No such file or directory

              """)
        }
      }
    #endif

    @Test("that steers a terminal is spelled out wherever it is said")
    func escapes() throws {
      try withTemporaryFolder { folder in
        let strange = folder.path + "/\u{1B}[31m\r\u{9B}2J"
        try FileManager.default.createDirectory(
          atPath: strange, withIntermediateDirectories: false)
        let trace = strange + "/trace"
        try Self.trace.write(toFile: trace, atomically: false, encoding: .utf8)
        for arguments in [
          ["gallery", strange], ["gallery", strange + "/nowhere"],
          ["render", "facebook-hide", "-o", strange], ["replay", "facebook-hide", strange],
          ["replay", "facebook-hide", trace], ["simulate", "facebook-hide", "--trace", trace],
          ["simulate", "facebook-hide", "--trace", strange],
          ["playground", "--open", "-o", strange],
        ] {
          let run = ToolRun(arguments)
          let said = run.standardOutput + run.standardError
          #expect(said.contains("\\u{1B}[31m\\r\\u{009B}2J") || said.contains("\\x1b\\x5b31m\\x0d"))
          #expect(!said.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 0x9B })
        }
      }
    }

    @Test("stands in a hint as a shell takes it")
    func hint() throws {
      try withTemporaryFolder { folder in
        let file = folder.path + "/it's $(a) trace"
        try Self.trace.write(toFile: file, atomically: false, encoding: .utf8)
        let message = ToolRun(["replay", "facebook-hide", file]).standardError
        let word = "'\(folder.path)/it'\\''s $(a) trace'"
        #expect(message.hasSuffix("\nTry 'headers simulate facebook-hide --trace \(word)'.\n"))
        let echoed = try ProcessRun(shell: "printf %s \(word)")
        #expect(echoed.standardOutput == file)
      }
    }

    @Test("of the program is not a way to the terminal either")
    func program() throws {
      try withTemporaryFolder { folder in
        let run = try ProcessRun(
          shell: """
            ln -s "$headers" "$0/$(printf 'a\\033b')" && exec "$0/$(printf 'a\\033b')" nothing
            """, folder.path)
        #expect(run.standardError.hasPrefix("a\\u{1B}b: unknown command 'nothing'"))
      }
    }
  }
#endif
