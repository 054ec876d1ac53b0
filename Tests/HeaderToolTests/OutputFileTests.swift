import Foundation
import HeaderBehaviors
import Testing

@testable import HeaderTool

/// The effect of `-o` on the file and its folder.
@Suite("A file that is written")
struct OutputFileTests {
  private let files = FileManager.default

  @Test("keeps its permissions, and a new one has those of other new files")
  func permissions() throws {
    try withFolder(["0600": "old", "0755": "old", "other": ""]) { folder in
      func permissions(_ name: String) throws -> Int? {
        try files.attributesOfItem(atPath: "\(folder)/\(name)")[.posixPermissions] as? Int
      }
      for (name, permissions) in [("0600", 0o600), ("0755", 0o755)] {
        try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: "\(folder)/\(name)")
      }
      for name in ["0600", "0755", "new"] {
        try OutputFile.write("new", to: "\(folder)/\(name)")
        #expect(try text("\(folder)/\(name)") == "new")
      }
      #expect(try permissions("0600") == 0o600 && permissions("0755") == 0o755)
      #expect(try permissions("new") == permissions("other"))
      #expect(try names(in: folder) == ["0600", "0755", "new", "other"])
    }
  }

  @Test("stays in place if a link leads to it, and the link remains")
  func links() throws {
    try withFolder(["file": "old"]) { folder in
      try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "file")
      try files.createSymbolicLink(atPath: folder + "/second", withDestinationPath: "link")
      try OutputFile.write("new", to: folder + "/second")
      #expect(try text(folder + "/file") == "new")
      #expect(try files.destinationOfSymbolicLink(atPath: folder + "/second") == "link")
      #expect(try names(in: folder) == ["file", "link", "second"])
    }
  }

  @Test("is made where a link leads to it")
  func newTarget() throws {
    try withFolder { folder in
      try files.createDirectory(atPath: folder + "/sub", withIntermediateDirectories: false)
      try files.createSymbolicLink(atPath: folder + "/sub/link", withDestinationPath: "../new")
      try files.createSymbolicLink(atPath: folder + "/second", withDestinationPath: "sub/link")
      try OutputFile.write("new", to: folder + "/second")
      #expect(try text(folder + "/new") == "new")
      #expect(try files.destinationOfSymbolicLink(atPath: folder + "/second") == "sub/link")
      #expect(try names(in: folder) == ["new", "second", "sub"])
      try files.createSymbolicLink(atPath: folder + "/lost", withDestinationPath: "no/file")
      #expect(throws: failure(folder + "/lost", "No such file or directory")) {
        try OutputFile.write("new", to: folder + "/lost")
      }
      try files.createSymbolicLink(atPath: folder + "/circle", withDestinationPath: "circle")
      #expect(throws: failure(folder + "/circle", "Too many levels of symbolic links")) {
        try OutputFile.write("new", to: folder + "/circle")
      }
    }
  }

  @Test("is refused with the reason if it cannot be written, and leaves no other file")
  func refused() throws {
    try withFolder(["file": "old"]) { (folder) throws in
      for (path, reason) in [
        (folder + "/no/picture.svg", "No such file or directory"), (folder, "it is a directory"),
        ("", "No such file or directory"), (folder + "/file/picture.svg", "Not a directory"),
      ] {
        let run = ToolRun(["render", "facebook-hide", "-o", path])
        #expect(run.messages == "headers: cannot write '\(path)': \(reason)\n")
        #expect(run.status == 74 && run.output == "")
      }
      #expect(try names(in: folder) == ["file"])
      #expect(try text(folder + "/file") == "old")
    }
  }

  @Test("is written to directly if it is a device or a pipe")
  func devicesAndPipes() throws {
    #expect(ToolRun("render facebook-hide -o /dev/null").status == 0)
    let device = try files.attributesOfItem(atPath: "/dev/null")
    #expect(device[.type] as? FileAttributeType == .typeCharacterSpecial)
    #if os(Linux)
      #expect(throws: failure("/dev/full", "No space left on device")) {
        try OutputFile.write("new", to: "/dev/full")
      }
    #endif
    try withFolder { folder in
      let pipe = folder + "/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      let reader = open(pipe, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      try OutputFile.write("new", to: pipe)
      var bytes = [UInt8](repeating: 0, count: 10)
      #expect(read(reader, &bytes, 10) == 3)
      #expect(try names(in: folder) == ["pipe"])
    }
  }

  #if os(Linux)
    @Test(
      "is refused to who may not write it, and is no way through another user's link in a shared folder",
      .enabled(if: geteuid() == 0, "only the superuser can be two users"))
    func otherUsers() async throws {
      let folder = try withFolder { $0 }
      try files.createDirectory(atPath: folder + "/shared", withIntermediateDirectories: true)
      defer { try? files.removeItem(atPath: folder) }
      for name in ["victim", "shared/guarded"] {
        try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      // Sticky, like a folder for temporary files.
      try #require(chmod(folder + "/shared", 0o1777) == 0)
      try #require(chmod(folder + "/shared/guarded", 0o444) == 0)
      try #require(symlink(folder + "/victim", folder + "/shared/link") == 0)
      try #require(lchown(folder + "/shared/link", 65533, 65533) == 0)
      try #require(chown(folder + "/victim", 65534, 65534) == 0)
      await #expect(processExitsWith: .success) { [shared = folder + "/shared/" as String] in
        try #require(setuid(65534) == 0)
        for name in ["link", "guarded"] {
          #expect(throws: ToolError.self) { try OutputFile.write("new", to: shared + name) }
        }
      }
      #expect(try text(folder + "/victim") == "old")
      #expect(try text(folder + "/shared/guarded") == "old")
      #expect(try names(in: folder + "/shared") == ["guarded", "link"])
    }
  #endif

  private func failure(_ path: String, _ reason: String) -> ToolError {
    ToolError(status: .output, message: "cannot write '\(path)': \(reason)")
  }
}
