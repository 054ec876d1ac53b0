#if os(Linux)
  import Foundation
  import Testing

  /// What a disk that fails leaves of the file that '-o' names: strace makes the system's calls fail.
  @Suite("A disk that fails", .enabled(if: hasStrace, "strace is not to be had"))
  struct FailingDiskTests {
    /// The call by which a draft takes a file's place, whatever this machine's is called.
    private static let rename = "?rename,?renameat,?renameat2"

    @Test(
      "leaves the file as it was, or none, and no draft beside it, which is said",
      arguments: [
        ("write", "ENOSPC:when=1", "No space left on device"),
        ("write", "EIO:when=1", "Input/output error"),
        ("fsync", "EIO", "Input/output error"),
        ("fsync", "EDQUOT", "Disk quota exceeded"),
        (rename, "EIO", "Input/output error"),
        (rename, "ENOSPC", "No space left on device"),
      ], [["file"], []])
    func failure(of failure: (call: String, error: String, reason: String), names: [String]) throws
    {
      try withFolder(of: names) { folder in
        let run = try render(to: folder + "/file", failing: failure.call, with: failure.error)
        #expect(run.status == 74)
        #expect(run.standardOutput.isEmpty)
        #expect(
          run.standardError == "headers: cannot write '\(folder)/file': \(failure.reason)\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == names)
        for name in names {
          #expect(try String(contentsOfFile: folder + "/" + name, encoding: .utf8) == "old")
        }
      }
    }

    @Test(
      "is none that only keeps the file from being replaced: it is written over",
      arguments: ["EACCES", "EBUSY", "EPERM"])
    func irreplaceable(error: String) throws {
      try withFolder(of: ["file"]) { folder in
        let run = try render(to: folder + "/file", failing: Self.rename, with: error)
        #expect(run.status == 0)
        #expect(run.standardError.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
        #expect(
          try String(contentsOfFile: folder + "/file", encoding: .utf8)
            == ProcessRun(["render", "facebook-hide"]).standardOutput)
      }
    }

    /// Draws to `path`, while every `call` fails with `error`.
    private func render(
      to path: String, failing call: String, with error: String
    ) throws -> ProcessRun {
      try ProcessRun(
        shell: """
          strace -o /dev/null -e trace="$0" -e inject="$0:error=$1" \
          "$headers" render facebook-hide -o "$2"
          """, call, error, path)
    }

    /// A folder with files called `names`, in which "old" is written.
    private func withFolder(of names: [String], _ body: (String) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("headers-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(at: folder) }
      for name in names { try Data("old".utf8).write(to: folder.appendingPathComponent(name)) }
      try body(folder.path)
    }
  }

  /// Whether strace is there and may look into other programs.
  private let hasStrace =
    (try? ProcessRun(shell: "strace -o /dev/null -e trace=none true").status) == 0
#endif
