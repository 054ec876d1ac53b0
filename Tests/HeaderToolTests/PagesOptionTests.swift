import HeaderFormats
import ScrollSimulator
import Testing

/// One header over several lists, on the command line.
@Suite("'--pages'")
struct PagesOptionTests {
  private let gesture = "drag -300 over 300; lift; wait 2500; page 2 over 300; wait 300"

  @Test("end every row with the page it happened on, and the header stands by the switch")
  func rows() throws {
    for mounting in ["beside", "overlay"] {
      let rows = try ToolRun.rows(
        gesture: gesture, "--pages", "2000,300,0", "--mounting", mounting)
      let switched = try #require(rows.firstIndex { $0.text("page") == "2" })
      #expect(rows[switched].text("event") == "contentReplaced")
      #expect(rows[..<switched].allSatisfy { $0.text("page") == "1" })
      #expect(rows[switched...].allSatisfy { $0.text("page") == "2" })
      let heights = rows[(switched - 1)...].map { $0.text("header_height") }
      #expect(Set(heights) == ["44"])
    }
  }

  @Test("have a column in every format, and only there")
  func columns() {
    for format in ["csv", "jsonl", "table"] {
      let words = [
        "simulate", "twitter-condense", "--format", format, "--gesture", "page 2 over 0",
      ]
      let one = ToolRun(words)
      let several = ToolRun(words + ["--pages", "900,900"])
      #expect(one.status == 0 && several.status == 0)
      #expect(!one.standardOutput.contains("page"), "a swipe without pages is none")
      #expect(several.standardOutput.contains("page"))
    }
    #expect(SimulationRow.csvHeading(hasPages: true).hasSuffix(",corrected_offset,page\n"))
  }

  @Test("begin where '--content-offset' says, however short the first of them is")
  func contentOffset() throws {
    for (pages, mounting) in [
      ("300,2000", "beside"), ("300,2000", "overlay"), ("2000,300", "overlay"),
    ] {
      let rows = try ToolRun.rows(
        gesture: "wait 10", "--pages", pages, "--mounting", mounting, "--content-offset", "30")
      #expect(rows.allSatisfy { $0.text("content_offset") == "30" }, "\(pages), \(mounting)")
    }
  }

  @Test("are drawn with tabs by 'render' and 'compare', in every style")
  func pictures() {
    let gesture = ["--pages", "2000,300", "--gesture", "drag -200 over 200; lift; page 2 over 200"]
    for style in ["card", "filmstrip", "plot", "animation"] {
      let run = ToolRun(["render", "detents", "--style", style] + gesture)
      #expect(run.status == 0 && run.standardOutput.hasPrefix("<svg "))
      #expect(run.standardOutput.contains(">Photos</text>") == (style != "plot"))
    }
    for style in ["filmstrip", "plot", "animation"] {
      let run = ToolRun(["compare", "detents", "facebook-hide", "--style", style] + gesture)
      #expect(run.status == 0 && run.standardOutput.hasPrefix("<svg "))
    }
  }

  @Test("are swiped between in a script beside a trace, which has the finger")
  func besideTrace() throws {
    let trace =
      "t_ms,phase,x,y\n0,down,196,600\n50,move,196,590\n150,move,196,300\n160,up,196,300\n"
      + "4000,down,196,300\n4050,move,196,310\n4150,move,196,400\n4300,up,196,400\n"
    try withTemporaryFile(Array(trace.utf8)) { path in
      let rows = try ToolRun.rows(
        gesture: "wait 2500; page 2 over 300", "--pages", "2000,3000", "--trace", path)
      #expect(rows.first?.text("page") == "1" && rows.last?.text("page") == "2")
      #expect(rows.last { $0.text("event") == "willBeginDragging" }?.text("page") == "2")
      #expect(rows.first { $0.text("page") == "2" }?.text("time") == "2800")
    }
  }

  @Test("that are no heights, or are said beside one list's height, are refused")
  func refused() {
    for pages in ["", "300,", "300,-1", "300,x", "1e10"] {
      let run = ToolRun(["simulate", "twitter-condense", "--pages=\(pages)"])
      #expect(run.status == 64 && run.standardError.contains("--pages takes heights"), "\(pages)")
    }
    let both = ToolRun([
      "simulate", "twitter-condense", "--pages", "300,900", "--content-size", "500",
    ])
    #expect(both.status == 64 && both.standardError.contains("cannot be used together"))
  }

  @Test("are swiped to in a script, by whole numbers from 1")
  func statement() throws {
    #expect(try GestureScript("page 3 over 250").statements == [.page(3, duration: 250)])
    #expect(GestureStatement.page(3, duration: 250).text == "page 3 over 250")
    for script in ["page 0 over 10", "page 1", "page one over 10", "page 1.5 over 10"] {
      #expect(throws: GestureScriptError.self) { try GestureScript(script) }
    }
  }
}
