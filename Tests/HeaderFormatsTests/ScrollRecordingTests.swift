import SimulationTestSupport
import Testing

/// A recording as the documentation shows it, whole.
private let first =
  #"{"format":"scroll-recording","version":1,"technique":"facebook-hide","parameters":"#
  + #"{"maximum-height":88,"still":true,"mood":"calm"}}"#
private let second =
  #"{"time":16.5,"event":"didScroll","cause":"drag","content_offset":6.5,"content_size":2000,"#
  + #""bounds":764,"inset_top":0,"inset_bottom":34,"header_inset":0,"is_tracking":true,"#
  + #""unbounded_content_offset":6.5,"container_height":852,"safe_area_top":47,"#
  + #""prefers_reduced_motion":false}"#

@Suite("A recording")
struct ScrollRecordingTests {
  /// The recording above in other spellings.
  static let spellings: [String] = {
    let rest = second.dropFirst()
    let nothing = #"{"finger":null,"fitting_height":null,"visible_layout":null,"#
    let more = #"{"note":[1,{"a":[]},[["]"]],"x"],"new":{"time":-1.5E+3},"#
    let spaced = second.split(separator: ",").joined(separator: " ,\t")
    let escaped = second.split(separator: "didScroll").joined(separator: #"did\u0053croll"#)
    let version = first.split(separator: "1", maxSplits: 1).joined(separator: "1.0e0")
    return [
      "\(first)\r\n\(second)\r\n", "\u{FEFF}\(first)\n\(second)",
      "\n\(first)\n\n \t\r\n\(second)\n\n", "  \(first)\t\n \(second) ",
      "\(first)\n\(nothing)\(rest)", "\(first)\n\(more)\(rest)",
      "{\"made\":\"today\",\(first.dropFirst())\n\(second)", "\(first)\n\(spaced)",
      "\(version)\n\(second)", "\(first)\n\(escaped)",
    ]
  }()

  private func problem(_ text: String) -> FileError<ScrollRecording.Problem>? {
    do throws(FileError<ScrollRecording.Problem>) {
      _ = try ScrollRecording(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("says what it was made with and what was reported")
  func whole() throws {
    let recording = try ScrollRecording(first + "\n" + second + "\n")
    #expect(
      recording.technique
        == RecordedTechnique(
          name: "facebook-hide",
          parameters: [
            HeaderParameterAssignment("maximum-height", .number(88)),
            HeaderParameterAssignment("mood", .choice("calm")),
            HeaderParameterAssignment("still", .flag(true)),
          ]))
    let scroll = ScrollMetrics(
      contentOffset: 6.5, contentSize: 2000, bounds: 764,
      adjustedContentInset: ScrollInsets(top: 0, bottom: 34), isTracking: true,
      position: 6.5)
    let environment = HeaderEnvironment(containerHeight: 852, safeAreaTop: 47)
    #expect(
      recording.records == [
        ScrollRecord(
          time: 16.5, kind: .event(.didScroll(.drag)),
          context: HeaderContext(scroll: scroll, environment: environment))
      ])
  }

  @Test(
    "means the same spelled otherwise",
    arguments: spellings)
  func spelledOtherwise(text: String) throws {
    #expect(try ScrollRecording(text) == ScrollRecording(first + "\n" + second + "\n"))
  }

  @Test(
    "is refused where a line is no JSON object",
    arguments: [
      "17", "[1]", "null", "{time:0}", "{\"time\":0}}", "{\"time\":NaN}", "{\"time\":1e999}",
    ])
  func notJSON(line: String) {
    #expect(problem(first + "\n" + line) == FileError(line: 2, problem: .notJSON))
  }

  @Test("is refused with the key and what was expected of it")
  func wrongValues() {
    let faults: [(String, String, ScrollRecording.Problem)] = [
      ("\"time\":16.5,", "", .missingField("time")),
      (":764", ":\"764\"", .wrongValue(field: "bounds", expected: .number)),
      (":764", ":null", .wrongValue(field: "bounds", expected: .number)),
      (":true", ":1", .wrongValue(field: "is_tracking", expected: .flag)),
      ("\"didScroll\"", "1", .wrongValue(field: "event", expected: .text)),
      (
        ":false}", ":false,\"visible_layout\":[]}",
        .wrongValue(field: "visible_layout", expected: .object)
      ),
      (":false}", ":false,\"visible_layout\":{}}", .missingField("visible_layout.header_min_y")),
      (
        "didScroll", "didScrol\\u001b",
        .unknownEvent("didScrol\u{1B}", suggestions: ["didScroll"])
      ),
      ("drag", "wind", .unknownCause("wind")),
      (":false}", ":false,\"mounting\":\"above\"}", .unknownMounting("above")),
      ("16.5", "-1", .timeWentBackwards(from: 0, to: -1)),
    ]
    for (part, other, problem) in faults {
      let text = first + "\n" + second.replacing(part, with: other)
      #expect(self.problem(text) == FileError(line: 2, problem: problem), "\(text)")
    }
    let parameter = first.replacing("88", with: "null")
    #expect(
      problem(parameter + "\n" + second)?.problem
        == .wrongValue(field: "parameters.maximum-height", expected: .parameter))
  }

  @Test("that was cut off anywhere in a line is refused with that line")
  func cutOff() {
    for count in 1..<second.utf8.count {
      let text = first + "\n" + second + "\n" + second.prefix(count)
      #expect(problem(text) == FileError(line: 3, problem: .notJSON), "\(text)")
    }
  }

  @Test(
    "refuses whatever a few wrong bytes make of it, or reads it; it never traps", arguments: seeds)
  func wrongBytes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let good = Array((first + "\n" + second).utf8)
    let likely = Array("{}[]\",:\\u0e-.\n\r \u{1F469}".utf8)
    var refusals = 0
    for _ in 0..<4000 {
      var bytes = good
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.insert(likely.randomElement(using: &random) ?? 0, at: index)
        default: bytes.removeSubrange(index...)
        }
        if bytes.isEmpty { break }
      }
      if problem(String(decoding: bytes, as: UTF8.self)) != nil { refusals += 1 }
    }
    #expect(refusals > 1000 && refusals < 4000)
  }
}
