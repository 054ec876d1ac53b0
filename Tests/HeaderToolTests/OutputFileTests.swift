import Foundation
import HeaderBehaviors
import Testing

@testable import HeaderTool

/// What becomes of the file that '-o' names, and of what is around it.
@Suite("A file that is written")
struct OutputFileTests {
  @Test("has the permissions that a new file gets")
  func newFile() throws {
    try withTemporaryFolder { folder in
      let (file, other) = (folder.path + "/file", folder.path + "/other")
      try OutputFile.write("new", to: file)
      close(open(other, O_WRONLY | O_CREAT, 0o666))
      #expect(try text(file) == "new")
      #expect(try status(file).st_mode == status(other).st_mode)
    }
  }

  @Test("keeps its permissions", arguments: [0o600, 0o644, 0o755, 0o666] as [mode_t])
  func permissions(mode: mode_t) throws {
    try withTemporaryFolder { folder in
      let file = folder.path + "/file"
      try "old".write(toFile: file, atomically: false, encoding: .utf8)
      chmod(file, mode)
      try OutputFile.write("new", to: file)
      #expect(try text(file) == "new")
      #expect(try status(file).st_mode & 0o7777 == mode)
    }
  }

  @Test("keeps its other names", arguments: ["n", "as long as it was", "older, and longer by far"])
  func hardLinks(new: String) throws {
    try withTemporaryFolder { folder in
      let (file, other) = (folder.path + "/file", folder.path + "/other")
      try "as long as it was".write(toFile: file, atomically: false, encoding: .utf8)
      try #require(link(file, other) == 0)
      try OutputFile.write(new, to: file)
      #expect(try text(file) == new)
      #expect(try text(other) == new)
      #expect(try names(folder) == ["file", "other"])
    }
  }

  @Test("stays where a link leads to it, and the link a link")
  func links() throws {
    try withTemporaryFolder { folder in
      let (file, link) = (folder.path + "/folder/file", folder.path + "/link")
      try FileManager.default.createDirectory(
        atPath: folder.path + "/folder", withIntermediateDirectories: false)
      try #require(symlink("folder/file", link) == 0)
      // Nothing is there at first.
      for new in ["first", "second"] {
        try OutputFile.write(new, to: link)
        #expect(try text(file) == new)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "folder/file")
      }
      #expect(try names(folder) == ["folder", "link"])
    }
  }

  @Test("is refused where a link leads nowhere, or in a circle, and the link stays")
  func brokenLinks() throws {
    try withTemporaryFolder { folder in
      let (astray, circle) = (folder.path + "/astray", folder.path + "/circle")
      try #require(symlink("nowhere/file", astray) == 0 && symlink("circle", circle) == 0)
      #expect(throws: failure(astray, "No such file or directory")) {
        try OutputFile.write("new", to: astray)
      }
      #expect(throws: failure(circle, "Too many levels of symbolic links")) {
        try OutputFile.write("new", to: circle)
      }
      #expect(try names(folder) == ["astray", "circle"])
    }
  }

  @Test("may have the longest name there is")
  func longName() throws {
    try withTemporaryFolder { folder in
      let name = String(repeating: "n", count: 255)
      for new in ["first", "second"] {
        try OutputFile.write(new, to: folder.path + "/" + name)
        #expect(try text(folder.path + "/" + name) == new)
      }
      #expect(try names(folder) == [name])
    }
  }

  @Test("is not kept from being written by what tools left beside it that were ended")
  func staleDrafts() throws {
    try withTemporaryFolder { folder in
      let file = folder.path + "/file"
      let stale = ["file.\(getpid()).part", ".headers-1"]
      for name in stale {
        try "stale".write(toFile: folder.path + "/" + name, atomically: false, encoding: .utf8)
      }
      try OutputFile.write("new", to: file)
      #expect(try text(file) == "new")
      #expect(try names(folder) == ([".headers-1"] + ["file"] + stale.prefix(1)))
    }
  }

  @Test("goes through a pipe as it is")
  func namedPipe() throws {
    try withTemporaryFolder { folder in
      let pipe = folder.path + "/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      let reader = open(pipe, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      try OutputFile.write("new", to: pipe)
      var bytes = [UInt8](repeating: 0, count: 10)
      #expect(read(reader, &bytes, 10) == 3)
      #expect(try status(pipe).st_mode & S_IFMT == S_IFIFO)
      #expect(try names(folder) == ["pipe"])
    }
  }

  // A phone runs no other programs.
  #if !os(iOS)
    @Test("may lie in a folder that takes no new ones; one that may not be written to is refused")
    func permissionsOfTheFolder() async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("headers-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (writable, guarded) = (folder.path + "/writable", folder.path + "/guarded")
      for file in [writable, guarded] {
        try "old, and longer".write(toFile: file, atomically: false, encoding: .utf8)
      }
      chmod(writable, 0o666)
      chmod(guarded, 0o444)
      chmod(folder.path, 0o555)
      await #expect(processExitsWith: .success) {
        [writable = writable as String, guarded = guarded as String] in
        // The superuser may write everywhere.
        if geteuid() == 0 { try #require(seteuid(65534) == 0) }
        try OutputFile.write("new", to: writable)
        #expect(throws: ToolError.self) { try OutputFile.write("new", to: guarded) }
        #expect(throws: ToolError.self) { try OutputFile.write("new", to: guarded + "-not") }
      }
      chmod(folder.path, 0o755)
      #expect(try text(writable) == "new")
      #expect(try text(guarded) == "old, and longer")
      #expect(try names(folder) == ["guarded", "writable"])
    }

    @Test(
      "stays as it was where the system lets it grow no further, which is said",
      arguments: [false, true])
    func limitedSize(hasOtherName: Bool) async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("headers-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.path + "/file"
      try "old".write(toFile: file, atomically: false, encoding: .utf8)
      if hasOtherName { try #require(link(file, folder.path + "/other") == 0) }
      await #expect(processExitsWith: .exitCode(74)) { [file = file as String] in
        ProcessRun.limitFiles(to: 64)
        HeaderTool.run(
          catalog: .standard, arguments: ["headers", "render", "facebook-hide", "-o", file])
      }
      #expect(try text(file) == "old")
      #expect(try names(folder) == (hasOtherName ? ["file", "other"] : ["file"]))
    }
  #endif

  private func failure(_ path: String, _ reason: String) -> ToolError {
    ToolError(status: .output, message: "cannot write '\(path)': \(reason)")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func status(_ path: String) throws -> stat {
    try #require(try SystemCalls.status(of: path))
  }

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
