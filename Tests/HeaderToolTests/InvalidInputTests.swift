import Foundation
import SimulationTestSupport
import Testing

@testable import HeaderTool

/// The messages for invalid traces, recordings and scripts. Which text has which error is tested with
/// the formats.
@Suite("Invalid input")
struct InvalidInputTests {
  private static let columns = "t_ms,phase,x,y\n"

  /// The lines of a trace after its first, with `;` between, and the error.
  static let samples = cells(
    """
    | 1: there are no samples; expected at least one line after the column names
    0,down,0 | 2: found 3 fields, expected 4 as in the first line
    down | 2: found 1 field, expected 4 as in the first line
    0,down,abc,0 | 2: expected a number in column 'x', found 'abc'
    0,down,0,\u{1B}[2J | 2: expected a number in column 'y', found '\\u{1B}[2J'
    0,down,0,-2e9 | 2: -2000000000 in column 'y' is out of range; expected -1000000000 to 1000000000
    10,down,0,0;20,move,0,0;19.5,move,0,0 | 4: time goes backwards, from 20 to 19.5 ms
    0,began,0,0 | 2: unknown phase 'began'; expected down, move, up or cancel
    0,move,0,0 | 2: 'move' while no finger is down; expected 'down' first
    0,down,0,0;;5,down,0,0 | 4: 'down' while a finger is down already; expected 'move', 'up' or 'cancel'
    """)
  static let traces =
    [
      ["", "1: the trace is empty; expected a first line naming the columns t_ms,phase,x,y"],
      [
        "phase,x,y\n",
        "1: there is no column 't_ms'; expected a first line naming t_ms,phase,x,y with commas between",
      ],
      ["t_ms,phase,x,y,y\n", "1: the column 'y' is named twice"],
    ] + samples.map { [columns + $0[0].replacing(";", with: "\n"), $0[1]] }

  @Test("an invalid trace is refused with file, line and expectation", arguments: traces)
  func trace(cells: [String]) throws {
    try expectRefusal(of: cells[0], "simulate twitter-condense --trace", cells[1])
  }

  private static let first =
    #"{"format":"scroll-recording","version":1,"technique":"twitter-condense","#
    + #""parameters":{"minimum-height":30}}"#
  private static let event =
    #"{"time":20,"event":"didScroll","cause":"drag","content_offset":7,"content_size":2000,"#
    + #""bounds":764,"inset_top":0,"inset_bottom":0,"header_inset":0,"is_tracking":true,"#
    + #""unbounded_content_offset":7,"container_height":852,"safe_area_top":0,"#
    + #""prefers_reduced_motion":false,"visible_layout":{"header_min_y":0,"header_height":50,"#
    + #""scroll_view_min_y":50,"content_inset_top":0,"collapsed_fraction":0.5,"stretch":0}}"#
  private static let wanted =
    "expected a first line {\"format\":\"scroll-recording\",\"version\":1,…}"

  /// A text in the first line, its replacement, and the error.
  static let firstLines = cells(
    """
    :1, | :2, | the recording is of version 2; expected 1
    scroll-recording | har | this is no recording; \(wanted), found '{"format":"har","version":1,"technique":"twitter-condense","…'
    technique | name | there is no 'technique'
    "twitter-condense" | 5 | expected text in 'technique'
    {"minimum-height":30} | [30] | expected an object in 'parameters'
    30 | null | expected a number, true, false or text in 'parameters.minimum-height'
    minimum | minimal | twitter-condense as recorded: unknown parameter 'minimal-height'; did you mean 'minimum-height' or 'maximum-height'?
    30 | 1001 | twitter-condense as recorded: minimum-height takes a number from 0 to 1000, not 1001
    """)

  /// A text in the line of an event, its replacement, and the error.
  static let events = cells(
    """
    inset_bottom | inset_top | there is no 'inset_bottom'
    "time":20, | | there is no 'time'
    ,"stretch":0 | | there is no 'visible_layout.stretch'
    :764 | :"764" | expected a number in 'bounds'
    :764 | :1e999 | expected a number in 'bounds'
    :true | :1 | expected true or false in 'is_tracking'
    "didScroll" | 1 | expected text in 'event'
    didScroll | didScrol | unknown event 'didScrol'; did you mean 'didScroll' or 'didScrollToTop'?
    "drag" | "wind" | unknown cause 'wind'; expected drag, deceleration, programmatic or layout
    :false, | :false,"mounting":"above", | unknown mounting 'above'; expected beside or overlay
    {"header_min_y" | [],"x":{"y" | expected an object in 'visible_layout'
    :20 | :-1 | time goes backwards, from 0 to -1 ms
    ,"stretch":0}} | | this is not JSON; expected one object in a line
    7 | \(String(repeating: "7", count: 70_000)) | the line is longer than 65536 bytes; expected one JSON object
    """)

  static let recordings =
    [
      ["", "1: the recording is empty; \(wanted)"],
      [first, "1: there are no events; expected at least one line after the first"],
    ]
    + firstLines.map { [first.replacing($0[0], with: $0[1]) + "\n" + event, "1: " + $0[2]] }
    + events.map { [first + "\n" + event.replacing($0[0], with: $0[1]) + "\n", "2: " + $0[2]] }

  @Test("an invalid recording is refused with file, line and expectation", arguments: recordings)
  func recording(cells: [String]) throws {
    try expectRefusal(of: cells[0], "replay twitter-condense", cells[1])
  }

  /// Scripts, their messages about the first statement or a later one, and options.
  static let scripts = cells(
    """
    # lift | 1, statement 1: there are no statements; expected one, 'drag -300 over 250' for example
    scroll | 1, statement 1: unknown statement 'scroll'; did you mean 'scroll-to' or 'scroll-to-top'?
    \u{1B}[2J | 1, statement 1: unknown statement '\\u{1B}[2J'; expected drag, flick, wheel, hold, lift, wait, scroll-to, offset, scroll-to-top, expand, collapse, fraction, content-size, resize, safe-area, inset, insets, fitting-height, page, set, hold-header or release-header
    drag 10 under 100 | 1, statement 1: expected 'drag DY over MS'
    drag 10 | 1, statement 1: expected 'drag DY over MS'
    fraction 1 slowly | 1, statement 1: expected 'fraction F [at-once]'
    page 1.5 over 9 | 1, statement 1: expected 'page N over MS'
    page 0 over 300 | 1, statement 1: 0 is out of range; 'page N over MS' takes 1 to 1000
    set snaps | 1, statement 1: expected 'set PARAMETER VALUE'
    drag 0x10 over 3 | 1, statement 1: '0x10' is not a number; expected 'drag DY over MS'
    drag ten over 100 | 1, statement 1: 'ten' is not a number; expected 'drag DY over MS'
    wait -1 | 1, statement 1: -1 is out of range; 'wait MS' takes 0 to 3600000
    set maximum-hight 100 | 1, statement 1: unknown parameter 'maximum-hight'; did you mean 'maximum-height'?
    page 2 over 300 | 1, statement 1: there is no page 2; the screen has 1
    lift; page 3 over 300 | 1, statement 2: there is no page 3; the screen has 2 | --pages 900,900
    set maximum-height true | 1, statement 1: maximum-height takes a number from 0 to 1000, not true
    set snap-duration \u{1B} | 1, statement 1: snap-duration takes a number from 0 to 5, not '\\u{1B}'
    drag 10 over 100; lift\\nhold | 2, statement 3: expected 'hold MS'
    """)

  @Test("an invalid script is refused with its line and statement", arguments: scripts)
  func script(cells: [String]) {
    let script = cells[0].replacing("\\n", with: "\n")
    let options = words(of: cells.dropFirst(2).joined())
    let run = ToolRun(["simulate", "facebook-hide", "--gesture=" + script] + options)
    #expect(
      run.messages
        == "headers: gesture, line \(cells[1])\nTry 'headers simulate facebook-hide --help'.\n")
    #expect(run.output == "" && run.status == 65)
  }

  @Test("a replayed trace is refused with the command for traces")
  func traceForRecording() throws {
    try withFolder(["it's.csv": Self.columns + "0,down,7,500\n1,up,7,500\n"]) { folder in
      for (words, name) in [(["facebook-hide"], "facebook-hide"), ([], "NAME")] {
        let run = ToolRun(["replay"] + words + [folder + "/it's.csv"])
        #expect(
          run.messages == "headers: \(folder)/it's.csv:1: this is no recording; \(Self.wanted), "
            + "found 't_ms,phase,x,y'\n"
            + "Try 'headers simulate \(name) --trace '\(folder)/it'\\''s.csv''.\n")
        #expect(run.status == 65)
      }
    }
  }

  @Test("no rows are printed if the first one is invalid", arguments: ["table", "csv", "jsonl"])
  func printsNoData(format: String) throws {
    try withFolder(["trace": Self.columns + "0,move,0,0\n", "recording": Self.first + "\n{}\n"]) {
      for command in ["simulate detents --trace \($0)/trace", "replay detents \($0)/recording"] {
        let run = ToolRun("\(command) --format \(format)")
        #expect(run.output == "" && run.status == 65)
      }
    }
  }

  @Test("the rows before an invalid one are printed", arguments: ["table", "csv", "jsonl"])
  func keepsGoodRows(format: String) throws {
    let moves = (1...40).map { "\($0 * 20),move,0,\(500 - $0 * 5)\n" }.joined()
    let trace = Self.columns + "0,down,0,500\n" + moves + "820,mvoe,0,300\n"
    let events = Self.first + "\n" + String(repeating: Self.event + "\n", count: 9)
    try withFolder(["trace": trace, "cut": events + Self.event.dropLast(), "whole": events]) {
      let played = ToolRun("simulate facebook-hide --trace \($0)/trace --format \(format)")
      #expect(played.status == 65 && played.lines.filter { $0.contains("didScroll") }.count > 2)
      let cut = ToolRun("replay twitter-condense \($0)/cut --format \(format)")
      let whole = ToolRun("replay twitter-condense \($0)/whole --format \(format)")
      #expect(cut.status == 65 && whole.status == 0)
      #expect(cut.output == whole.output && cut.output.contains("didScroll"))
    }
  }

  private func expectRefusal(
    of text: String, _ command: String, _ complaint: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try withFolder(["data": text]) { folder in
      let run = ToolRun("\(command) \(folder)/data --format csv")
      #expect(
        run.messages == "headers: \(folder)/data:\(complaint)\n", sourceLocation: sourceLocation)
      #expect(run.status == 65, sourceLocation: sourceLocation)
    }
  }
}
