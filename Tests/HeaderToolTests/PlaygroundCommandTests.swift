import Foundation
import HeaderBehaviors
import HeaderPlaygroundPage
import Testing

@testable import HeaderTool

/// `headers playground`.
@Suite("The playground command")
struct PlaygroundCommandTests {
  @Test("writes the page to a file, and nothing beside it")
  func file() throws {
    try withTemporaryFolder { folder in
      let folder = folder.path
      let run = ToolRun(line: "playground -o \(folder)/page.html")
      #expect(run.status == 0 && run.standardOutput.isEmpty && run.standardError.isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["page.html"])
      let page = try String(contentsOfFile: folder + "/page.html", encoding: .utf8)
      #expect(page == PlaygroundPage.html)
    }
  }

  @Test("writes the page to standard output where that is no terminal")
  func standardOutput() {
    #expect(ToolRun(line: "playground").standardOutput == PlaygroundPage.html)
    #expect(ToolRun(line: "playground -o -").standardOutput == PlaygroundPage.html)
  }

  @Test("does not fill a terminal", arguments: [["playground"], ["playground", "-o", "-"]])
  func terminal(arguments: [String]) {
    let messages = MemorySink()
    let console = Console(
      output: TextOutput(MemorySink()), messages: TextOutput(messages), isTerminal: true)
    #expect(Tool(catalog: .standard, console: console).run(arguments) == 64)
    #expect(
      String(decoding: messages.bytes, as: UTF8.self) == """
        headers: the page would fill the terminal; expected --output FILE or --open
        Try 'headers playground --help'.

        """)
  }

  @Test(
    "refuses what it cannot do, like the other commands",
    arguments: [
      ("playground page.html", Int32(64), "unexpected argument 'page.html'"),
      ("playground --opn", 64, "unknown option '--opn'; did you mean '--open'?"),
      ("playground --open -o -", 64, "--open needs a file; standard output cannot be opened"),
      ("playground -o /nowhere/page.html", 74, "cannot write '/nowhere/page.html'"),
    ])
  func faults(line: String, status: Int32, message: String) {
    let run = ToolRun(line: line)
    #expect(run.status == status)
    #expect(run.standardError.hasPrefix("headers: \(message)"), "\(run.standardError)")
    #expect(run.standardOutput.isEmpty)
  }

  // A phone runs no other programs.
  #if !os(iOS)
    @Test("opens the page with the system's opener, and says where it is")
    func open() throws {
      try withTemporaryFolder { folder in
        let folder = folder.path
        #if os(macOS)
          let opener = "open"
        #else
          let opener = "xdg-open"
        #endif
        let script = "#!/bin/sh\nprintf %s \"$1\" >\"\(folder)/opened\"\n"
        try script.write(toFile: "\(folder)/\(opener)", atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(opener)")
        let run = try ProcessRun(
          ["playground", "--open", "-o", "\(folder)/page.html"],
          environment: ["PATH": "\(folder):/usr/bin:/bin"])
        #expect(run.status == 0, "\(run.standardError)")
        #expect(run.standardOutput == "\(folder)/page.html\n")
        let opened = try String(contentsOfFile: "\(folder)/opened", encoding: .utf8)
        #expect(opened == "\(folder)/page.html")

        try "#!/bin/sh\nexit 3\n".write(
          toFile: "\(folder)/\(opener)", atomically: false, encoding: .utf8)
        let failed = try ProcessRun(
          ["playground", "--open", "-o", "\(folder)/page.html"],
          environment: ["PATH": "\(folder):/usr/bin:/bin"])
        #expect(failed.status == 74)
        #expect(
          failed.standardError
            == "headers: \(opener) cannot show the page, which is at '\(folder)/page.html'\n")
      }
    }
  #endif

  @Test("explains itself")
  func help() {
    #expect(
      ToolRun(line: "playground --help").standardOutput == """
        Write a page to try and tune the package's headers in a browser.

        Usage: headers playground [OPTIONS]

        Options
          --output FILE  Where to write the page, -o for short; without it standard output, unless that is a
                         terminal.
          --open         Show the page in the browser.
          --help         Show this help.

        One file that works from disk and needs no network. It runs the package's own techniques as
        WebAssembly; those of another catalog are not on it.

        """)
  }
}
