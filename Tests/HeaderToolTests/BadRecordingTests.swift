import Testing

@testable import HeaderTool

@Suite("A bad recording")
struct BadRecordingTests {
  @Test(
    "is refused with its file, line and what was expected",
    arguments: BadRecording.files + BadRecording.firstLines + BadRecording.events)
  func isRefused(_ recording: BadRecording) throws {
    try withTemporaryFile(Array(recording.text.utf8)) { path in
      let run = ToolRun(["replay", "twitter-condense", path])
      #expect(run.standardError == "headers: \(path):\(recording.complaint)\n")
      #expect(run.status == 65)
    }
  }

  @Test("that is a touch trace comes with the command for one")
  func touchTrace() throws {
    try withTemporaryFile(Array("t_ms,phase,x,y\n0,down,7,500\n1,up,7,500\n".utf8)) { path in
      let run = ToolRun(["replay", "facebook-hide", path])
      let command = "simulate facebook-hide --trace \(path)"
      #expect(
        run.standardError == "headers: \(path):1: this is no recording; \(BadRecording.wanted), "
          + "found 't_ms,phase,x,y'\nTry 'headers \(command)'.\n")
      #expect(run.status == 65)
      #expect(ToolRun(line: command).status == 0)
    }
  }

  @Test("that fails before its first event prints no data", arguments: ["table", "csv", "jsonl"])
  func printsNoData(format: String) throws {
    let text = BadRecording.first + "\n{}\n"
    try withTemporaryFile(Array(text.utf8)) { path in
      let run = ToolRun(["replay", "twitter-condense", path, "--format", format])
      #expect(run.standardOutput == "")
      #expect(run.standardError == "headers: \(path):2: there is no 'time'\n")
      #expect(run.status == 65)
    }
  }

  @Test("that was cut off keeps every row before", arguments: ["table", "csv", "jsonl"])
  func keepsGoodRows(format: String) throws {
    let lines = [BadRecording.first] + Array(repeating: BadRecording.event, count: 9)
    let good = lines.joined(separator: "\n") + "\n"
    func output(_ text: String, status: Int32) throws -> String {
      try withTemporaryFile(Array(text.utf8)) { path in
        let run = ToolRun(["replay", "twitter-condense", path, "--format", format])
        #expect(run.status == status)
        return run.standardOutput
      }
    }
    let cut = try output(good + BadRecording.event.dropLast(), status: 65)
    #expect(try cut == output(good, status: 0))
    #expect(cut.contains("didScroll"))
  }
}
