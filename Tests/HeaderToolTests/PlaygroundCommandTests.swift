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

        // Without a name, the page goes where no other user can have put a link in its way.
        let trap = "\(folder)/header-playground.html"
        try #require(symlink("\(folder)/victim", trap) == 0)
        let unnamed = try ProcessRun(
          ["playground", "--open"],
          environment: ["PATH": "\(folder):/usr/bin:/bin", "TMPDIR": folder])
        #expect(unnamed.status == 0, "\(unnamed.standardError)")
        let path = try String(contentsOfFile: "\(folder)/opened", encoding: .utf8)
        #expect(unnamed.standardOutput == path + "\n")
        #expect(path.hasPrefix(folder + "/headers-") && path.hasSuffix("/header-playground.html"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == PlaygroundPage.html)
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/victim"))
        let own = try FileManager.default.attributesOfItem(
          atPath: String(path.dropLast("/header-playground.html".count)))
        #expect(own[.posixPermissions] as? Int == 0o700)

        try "#!/bin/sh\nexit 3\n".write(
          toFile: "\(folder)/\(opener)", atomically: false, encoding: .utf8)
        let failed = try ProcessRun(
          ["playground", "--open", "-o", "\(folder)/page.html"],
          environment: ["PATH": "\(folder):/usr/bin:/bin"])
        #expect(failed.status == 74)
        #expect(
          failed.standardError
            == "headers: \(opener) cannot show the page, which is at '\(folder)/page.html'\n")

        let homeless = try ProcessRun(
          ["playground", "--open"], environment: ["TMPDIR": "\(folder)/nowhere"])
        #expect(homeless.status == 74)
        #expect(
          homeless.standardError == "headers: cannot make a folder in '\(folder)/nowhere': "
            + "No such file or directory\n")
      }
    }
  #endif

  @Test("A hosted page makes links to where it is hosted")
  func linkBase() {
    let page = ToolRun(
      ["playground", "--link-base", "https://example.org/?a=1&b=\"x\"", "-o", "-"]
    ).standardOutput
    #expect(
      page.contains("name=\"link-base\" content=\"https://example.org/?a=1&amp;b=&quot;x&quot;\""))
    #expect(page.utf8.count < PlaygroundPage.html.utf8.count + 60)
    for address in ["example.org", "https://", "javascript:alert(1)", "https://a b", "https://a#b"]
    {
      let run = ToolRun(["playground", "--link-base", address, "-o", "-"])
      #expect(run.status == 64 && run.standardOutput.isEmpty, "\(address)")
      #expect(run.standardError.contains("--link-base takes an address"), "\(address)")
    }
  }

  @Test("explains itself")
  func help() {
    #expect(
      ToolRun(line: "playground --help").standardOutput == """
        Write a page to try and tune the package's headers in a browser.

        Usage: headers playground [OPTIONS]

        Options
          --output FILE    Where to write the page, -o for short; without it standard output, unless that is
                           a terminal.
          --open           Show the page in the browser.
          --link-base URL  Where the page will be hosted: its links begin with this.
          --help           Show this help.

        One file that works from disk and needs no network. It runs the package's own techniques as
        WebAssembly; those of another catalog are not on it.

        """)
  }
}
