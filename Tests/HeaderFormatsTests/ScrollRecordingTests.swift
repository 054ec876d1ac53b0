import SimulationTestSupport
import Testing

/// A recording as in the documentation.
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
  /// The same recording in other spellings.
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

  private func fault(_ text: String) -> FileError? {
    do throws(FileError) {
      _ = try ScrollRecording(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("has a technique and records")
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
    "may be spelled differently",
    arguments: spellings)
  func spelledOtherwise(text: String) throws {
    #expect(try ScrollRecording(text) == ScrollRecording(first + "\n" + second + "\n"))
  }

  @Test("that is cut off within a line is refused with that line")
  func cutOff() {
    for count in 1..<second.utf8.count {
      let text = first + "\n" + second + "\n" + second.prefix(count)
      #expect(fault(text) == FileError(kind: .recording, line: 3, problem: .notJSON), "\(text)")
    }
    let error = fault(first + "\n" + second + "\n{")
    #expect(error.map { "\($0)" } == "line 3: this is not JSON; expected one object in a line")
  }
}
