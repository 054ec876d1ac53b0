import HeaderCore
import HeaderFormats
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

  /// Lines that are no JSON object, and from which column on.
  static let faults: [(String, Int, ScrollRecordingError.Expectation)] = [
    ("{\"time\" 0}", 9, .colon), ("{time:0}", 2, .key), ("{\"time\":0,}", 11, .key),
    ("{\"time\":0 \"x\":1}", 11, .commaOrBrace), ("{\"time\":0}}", 11, .endOfLine),
    ("[1]", 1, .object), ("null", 1, .object), ("{\"é\":+1}", 7, .value),
    ("{\"a\":.5}", 6, .value), ("{\"a\":5.}", 8, .value), ("{\"a\":01}", 7, .commaOrBrace),
    ("{\"a\":1e}", 8, .value), ("{\"a\":NaN}", 6, .value), ("{\"a\":nan}", 6, .value),
    ("{\"a\":-Infinity}", 7, .value), ("{\"a\":tru }", 6, .value),
    ("{\"a\":0x10}", 7, .commaOrBrace),
    ("{\"a\":}", 6, .value), ("{'a':1}", 2, .key), ("{\"a\":[1 2]}", 9, .commaOrBracket),
    ("{\"a\":\"\\x\"}", 8, .character), ("{\"a\":\"\\u12g4\"}", 11, .character),
    ("{\"a\":\"\\ud800\"}", 8, .character), ("{\"a\":\"\\udc00\"}", 8, .character),
    ("{\"a\":\"\\ud800\\u0041\"}", 8, .character), ("{\"a\":\"\u{1}\"}", 7, .character),
  ]

  private func problem(_ text: String) -> ScrollRecordingError? {
    do throws(ScrollRecordingError) {
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
            HeaderParameterAssignment("still", .flag(true)),
            HeaderParameterAssignment("mood", .choice("calm")),
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
    "whose line is not JSON is refused with the column, in bytes",
    arguments: faults)
  func notJSON(line: String, column: Int, expected: ScrollRecordingError.Expectation) {
    let problem = ScrollRecordingError.Problem.notJSON(column: column, expected: expected)
    #expect(self.problem(first + "\n" + line) == ScrollRecordingError(line: 2, problem: problem))
  }

  @Test("nested without end is refused before it costs anything")
  func nested() {
    let line = "{\"a\":" + String(repeating: "[", count: 10_000)
    let problem = ScrollRecordingError.Problem.notJSON(
      column: 6 + 32, expected: .shallowerValue)
    #expect(self.problem(first + "\n" + line) == ScrollRecordingError(line: 2, problem: problem))
  }

  @Test("that was cut off anywhere in a line says that the line breaks off")
  func cutOff() {
    let broken =
      "{\"text\":\"a\\u00e9\\\\\",\"deep\":[{\"flag\":false,\"no\":null}]," + second.dropFirst()
    #expect(problem(first + "\n" + broken) == nil)
    for count in 1..<broken.utf8.count {
      let text = String(decoding: broken.utf8.prefix(count), as: UTF8.self)
      #expect(
        problem(first + "\n" + text) == ScrollRecordingError(line: 2, problem: .brokenOff),
        "\(text)")
    }
  }

  @Test("reads every character that JSON has a way of escaping")
  func escapes() throws {
    let name = #"\"\\\/\b\f\n\r\t\u00e9\u20AC\ud83d\uDC69"#
    let line = first.split(separator: "facebook-hide").joined(separator: name)
    let recording = try ScrollRecording(line + "\n" + second)
    #expect(recording.technique.name == "\"\\/\u{8}\u{C}\n\r\té€\u{1F469}")
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
