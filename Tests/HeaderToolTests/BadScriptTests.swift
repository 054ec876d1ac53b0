import Testing

@testable import HeaderTool

/// A gesture script that is no good, and the complaint after `headers: gesture, `.
struct BadScript: Sendable, CustomTestStringConvertible {
  let script: String
  let complaint: String

  init(_ script: String, _ complaint: String) {
    self.script = script
    self.complaint = complaint
  }

  var testDescription: String { script.debugDescription }

  private static let none =
    "line 1, statement 1: there are no statements; expected one, 'drag -300 over 250' for example"
  private static let first = "line 1, statement 1: "
  private static let drag = "expected 'drag DY over MS'"

  static let all = [
    BadScript("", none),
    BadScript(" ; ;\n;", none),
    BadScript("# drag 10 over 100\n   # lift", none),
    BadScript("fly", first + "unknown statement 'fly'"),
    BadScript("dragg 10 over 100", first + "unknown statement 'dragg'; did you mean 'drag'?"),
    BadScript(
      "scroll", first + "unknown statement 'scroll'; did you mean 'scroll-to' or 'scroll-to-top'?"),
    BadScript("Lift", first + "unknown statement 'Lift'; did you mean 'lift'?"),
    BadScript("drag", first + drag),
    BadScript("drag 10", first + drag),
    BadScript("drag 10 over", first + drag),
    BadScript("drag 10 under 100", first + drag),
    BadScript("drag 10 over 100 ms", first + drag),
    BadScript("wait", first + "expected 'wait MS'"),
    BadScript("lift now", first + "expected 'lift'"),
    BadScript("drag ten over 100", first + "'ten' is not a number; " + drag),
    BadScript("drag nan over 100", first + "'nan' is not a number; " + drag),
    BadScript("drag 10 over infinity", first + "'infinity' is not a number; " + drag),
    BadScript("drag 0x10 over 100", first + "'0x10' is not a number; " + drag),
    BadScript("drag 1e999 over 100", first + "'1e999' is not a number; " + drag),
    BadScript("drag 10pt over 100", first + "'10pt' is not a number; " + drag),
    BadScript(
      "drag 1e6 over 100",
      first + "1000000 is out of range; 'drag DY over MS' takes -100000 to 100000"),
    BadScript(
      "drag 10 over 0", first + "0 is out of range; 'drag DY over MS' takes 1 to 3600000"),
    BadScript("wait -1", first + "-1 is out of range; 'wait MS' takes 0 to 3600000"),
    BadScript("hold 1e300", first + "1e+300 is out of range; 'hold MS' takes 0 to 3600000"),
    BadScript(
      "content-size -5", first + "-5 is out of range; 'content-size H' takes 0 to 1000000000"),
    BadScript(
      "drag 10 over 100; lift\nwiat 100; lift",
      "line 2, statement 3: unknown statement 'wiat'; did you mean 'wait'?"),
    BadScript(
      "# a flick\r\ndrag 10 over 100;;\r\n\r\nhold", "line 4, statement 2: expected 'hold MS'"),
    BadScript("fraction 1.5", first + "1.5 is out of range; 'fraction F' takes 0 to 1"),
    BadScript("inset -1", first + "-1 is out of range; 'inset T' takes 0 to 1000000000"),
    BadScript("set maximum-height", first + "expected 'set PARAMETER VALUE'"),
    BadScript(
      "lift\nset maximum-hight 100",
      "line 2, statement 2: unknown parameter 'maximum-hight'; did you mean 'maximum-height'?"),
    BadScript(
      "wait 10; set maximum-height 1001",
      "line 1, statement 2: maximum-height takes a number from 0 to 1000, not 1001"),
    BadScript(
      "set maximum-height true", first + "maximum-height takes a number from 0 to 1000, not true"),
    BadScript(
      "set snap-duration \u{1B}[2J",
      first + "snap-duration takes a number from 0 to 5, not '\\u{1B}[2J'"),
    BadScript("\u{1B}[2J", first + "unknown statement '\\u{1B}[2J'"),
  ]
}

@Suite("A gesture script")
struct BadScriptTests {
  @Test("that is no good is refused with its line and statement", arguments: BadScript.all)
  func isRefused(_ bad: BadScript) {
    let run = ToolRun(["simulate", "facebook-hide", "--gesture=\(bad.script)"])
    #expect(
      run.standardError
        == "headers: gesture, \(bad.complaint)\nTry 'headers simulate --help'.\n")
    #expect(run.standardOutput == "")
    #expect(run.status == 65)
  }

  @Test(
    "may be laid out as one likes",
    arguments: [
      "drag -60 over 100\nlift\nwait 50",
      "drag -60 over 100\r\nlift\r\nwait 50\r\n",
      "  drag   -60\tover 100 ;; lift ;\n; wait 50;",
      "# up\ndrag -60 over 100 # slowly\nlift; wait 50 # and rest; fly",
      "drag -6e1 over 1.0e2; lift; wait +50.",
      "drag -60 over 100; lift; lift; wait 0; wait 50",
    ])
  func mayBeLaidOut(script: String) throws {
    let plain = try ToolRun.rows(gesture: "drag -60 over 100; lift; wait 50")
    #expect(plain.contains { $0.text("event") == "didScroll" })
    #expect(try ToolRun.rows(gesture: script) == plain)
  }

  @Test("may use every statement that help lists")
  func everyStatement() {
    let script = """
      content-size 3000; resize 700; safe-area 47
      drag -300 over 200; hold 100; lift; wait 500
      scroll-to 600; wait 400; expand; wait 400; collapse; wait 400; fraction 0.5; wait 400
      inset 20; set maximum-height 120; scroll-to-top
      """
    let run = ToolRun(["simulate", "twitter-condense", "--gesture", script])
    #expect(run.standardError == "")
    #expect(run.status == 0)
  }
}
