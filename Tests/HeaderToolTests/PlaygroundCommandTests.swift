import Foundation
import HeaderPlaygroundPage
import Testing

@testable import HeaderTool

@Suite("'headers playground'")
struct PlaygroundCommandTests {
  @Test("writes the page to a file, or to standard output if that is no terminal")
  func page() throws {
    #expect(ToolRun("playground").output == PlaygroundPage.html)
    #expect(ToolRun("playground -o -").output == PlaygroundPage.html)
    try withFolder { (folder) throws in
      let run = ToolRun("playground -o \(folder)/page.html")
      #expect(run.status == 0 && run.output == "" && run.messages == "")
      #expect(try text(folder + "/page.html") == PlaygroundPage.html)
    }
    for line in ["playground", "playground -o -"] {
      let run = ToolRun(line) { $0.isTerminal = true }
      #expect(run.status == 64 && run.output == "")
      #expect(
        run.messages
          == "headers: the page would fill the terminal; expected --output FILE or --open\n"
          + "Try 'headers playground --help'.\n")
    }
  }

  @Test("makes links to its address")
  func linkBase() {
    let page = ToolRun(["playground", "--link-base", "https://example.org/?a=1&b=\"x\""]).output
    #expect(
      page.contains("name=\"link-base\" content=\"https://example.org/?a=1&amp;b=&quot;x&quot;\""))
    #expect(page.utf8.count < PlaygroundPage.html.utf8.count + 60)
    for address in ["example.org", "https://", "javascript:alert(1)", "https://a b"] {
      #expect(ToolRun(["playground", "--link-base", address]).status == 64)
    }
  }

  // A phone runs no other programs.
  #if !os(iOS)
    @Test("opens the page with the system's opener, and prints its path, or an error")
    func open() throws {
      let files = [PlaygroundCommand.opener: "#!/bin/sh\nprintf %s \"$1\" >\"${0%/*}/opened\"\n"]
      try withFolder(files) { folder in
        let opener = "\(folder)/\(PlaygroundCommand.opener)"
        let path = ["PATH": "\(folder):/usr/bin:/bin"]
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener)
        let run = try ProcessRun(
          "cd \"$1\"; headers playground --open -o page.html", folder, environment: path)
        #expect(run.status == 0 && run.messages == "")
        #expect(run.output.hasSuffix("/page.html\n"))
        #expect(try text(folder + "/opened") + "\n" == run.output)

        try "#!/bin/sh\nexit 3\n".write(toFile: opener, atomically: false, encoding: .utf8)
        let failed = try ProcessRun(
          "headers playground --open -o \"$1/page.html\"", folder, environment: path)
        #expect(failed.status == 74)
        #expect(
          failed.messages
            == "headers: \(PlaygroundCommand.opener) cannot show the page, which is at "
            + "'\(folder)/page.html'\n")
      }
    }

    @Test("opens a page without a name in a private folder")
    func openUnnamed() throws {
      try withFolder([PlaygroundCommand.opener: "#!/bin/sh\n"]) { folder in
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(PlaygroundCommand.opener)")
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/header-playground.html", withDestinationPath: "\(folder)/victim")
        let run = try ProcessRun(
          "headers playground --open",
          environment: ["PATH": "\(folder):/usr/bin:/bin", "TMPDIR": folder])
        #expect(run.status == 0 && run.messages == "")
        let page = try #require(run.output.split(separator: "\n").first.map { String($0) })
        #expect(page.hasPrefix(folder + "/headers-") && page.hasSuffix("/header-playground.html"))
        #expect(try text(page) == PlaygroundPage.html)
        #expect(!FileManager.default.fileExists(atPath: "\(folder)/victim"))
        let own = try FileManager.default.attributesOfItem(
          atPath: String(page.dropLast("/header-playground.html".count)))
        #expect(own[.posixPermissions] as? Int == 0o700)
      }
    }
  #endif
}
