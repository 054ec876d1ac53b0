import Foundation
import SimulationTestSupport
import Testing

@testable import HeaderTool

@Suite("'headers simulate'")
struct SimulateCommandTests {
  @Test("prints CSV with the documented columns, and a column for several pages")
  func csv() throws {
    let columns =
      "time,event,cause,finger,content_offset,content_size,bounds,inset_top,inset_bottom,header_min_y,"
      + "header_height,scroll_view_min_y,content_inset_top,collapsed_fraction,stretch,corrected_offset"
    #expect(ToolRun("simulate detents --format csv").lines.first == columns)
    let run = ToolRun(
      "simulate detents --format csv --pages 2000,300 --gesture \"wait 9; page 2 over 300\"")
    #expect(run.lines.first == columns + ",page")
    #expect(try Set(run.rows.map { $0["page"] }) == ["1", "2"])
  }

  @Test("prints a table that folds frames without motion of the header")
  func table() {
    let gesture = "drag -100 over 100; lift; wait 2000; drag 20 over 60; hold 150; lift"
    let line = "simulate twitter-condense --snap-duration 0 --gesture \"\(gesture)\""
    #expect(
      ToolRun(line).output == """
           time  event                      finger   offset  corrected  header y   height  collapsed
             ms                                 pt       pt         pt        pt       pt          %
              0  geometryDidChange                        0                    0       88          0
           66.7  willBeginDragging           409.1        0                    0       88          0
           66.7  didScroll drag              409.1        7          0         0       81         16
           83.3  didScroll drag              392.4     16.7          0         0     64.3         54
            100  didScroll drag              375.8     16.3          0         0       48         91
          116.7  didScroll drag              359.2     16.7       12.7         0       44        100
          133.3  didScroll drag              342.6     29.3                    0       44        100
            150  didScroll drag                326       46                    0       44        100
            150  willEndDragging                         46                    0       44        100
            150  didEndDragging                          46                    0       44        100
            150  willBeginDecelerating                   46                    0       44        100
          166.7  didScroll deceleration                62.3                    0       44        100
              ⋮  117 more frames, the header standing still
         2133.3  didScroll deceleration               533.9                    0       44        100
           2200  didScroll layout            426.3      534                    0       44        100
           2200  willBeginDragging           426.3      534                    0       44        100
           2250  didScroll drag              442.7    528.7        534         0     49.3         88
         2266.7  didScroll drag                446    530.7        534         0     52.7         80
         2416.7  willEndDragging                        534                    0     52.7         80
         2416.7  didEndDragging                         534                    0     52.7         80
         2416.7  didStop                                534                    0       44        100

        header height in sight, 44 to 88 pt, over 2.42 s; ends collapsed
        ██▇▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▂▂▂

        """)
  }

  @Test(
    "ends a table with a summary",
    arguments: [
      ("twitter-condense", "wait 0", "header height in sight, 88 pt, over 0 s; ends expanded", "█"),
      (
        "twitter-condense", "collapse; wait 300; expand",
        "header height in sight, 44 to 88 pt, over 0.5 s; ends expanded", nil
      ),
      (
        "facebook-hide --snaps false", "fraction 0.5",
        "header height in sight, 44 to 88 pt, over 0.2 s; ends 50 % collapsed", nil
      ),
    ])
  func summary(name: String, gesture: String, expected: String, line: String?) {
    let lines = ToolRun("simulate \(name) --gesture \"\(gesture)\"").lines
    #expect(lines.dropLast().last == expected)
    #expect(line == nil || lines.last == line)
  }

  @Test(
    "draws what is seen during an animation, and not where it ends",
    arguments: [
      ("set maximum-height 20; wait 30; set maximum-height 88", "85.6 to 88 pt"),
      ("set maximum-height 60", "60 to 88 pt"),
    ])
  func seenHeight(change: String, range: String) throws {
    let gesture = "--mounting overlay --gesture \"wait 80; \(change)\""
    let lines = ToolRun("simulate twitter-condense \(gesture)").lines
    #expect(lines.dropLast().last?.hasPrefix("header height in sight, \(range), ") == true)
    let growth = zip(lines.last ?? "", lines.last?.dropFirst() ?? "").filter { $0 < $1 }
    #expect(growth.isEmpty == (range == "60 to 88 pt"), "it only shrinks, unless it is set back")
  }

  @Test("prints a table of what is seen during an animation, also while content moves")
  func seenRows() {
    let line = "simulate sticky-pull-reveal --bottom-bar 83 --gesture \"drag 250 over 300; lift\""
    let words = ToolRun(line).lines.map { $0.split(separator: " ") }
    let frames = zip(words, words.dropFirst()).filter { $1.contains("animationFrame") }
    #expect(
      frames.count > 9 && frames.allSatisfy { $0[0] == $1[0] && $0.suffix(2) == $1.suffix(2) })
  }

  @Test(
    "draws the height over time in 60 columns, for any duration", arguments: [5000, 3_600_000])
  func sparkline(milliseconds: Int) throws {
    let script = "drag -150 over 300; hold \(milliseconds); lift; wait 1000; expand"
    let line = try #require(ToolRun("simulate detents --gesture \"\(script)\"").lines.last)
    #expect(line.count == 60 && line.allSatisfy { "▁▂▃▄▅▆▇█".contains($0) })
    let hidden = "simulate sticky-pull-reveal --gesture \"drag -90 over 150; lift\""
    #expect(ToolRun(hidden).lines.last?.allSatisfy { $0 == "▁" } == true, "never in sight")
  }

  @Test(
    "has options that change the first row",
    arguments: [
      ("--content-size 1234.5", "content_size", "1234.5"),
      ("--container-height 600", "bounds", "512"),
      ("--safe-area-top 47", "header_height", "135"),
      ("--content-offset -20", "content_offset", "-20"),
      ("--content-offset=300", "content_offset", "300"),
      ("--maximum-height 100.25", "scroll_view_min_y", "100.25"),
      ("--pages 300,2000 --content-offset 30", "content_offset", "30"),
    ])
  func firstRow(options: String, column: String, expected: String) throws {
    let run = ToolRun("simulate twitter-condense --format csv \(options)")
    #expect(try run.rows.first?[column] == expected)
  }

  @Test(
    "shares its options with every command that plays gestures",
    arguments: [
      "--mounting overlay", "--bounces false", "--frame-rate 120", "--scale 1", "--snaps false",
      "--bottom-bar 83", "--bottom-bar 83:enter-always",
    ])
  func everywhere(option: String) {
    // A pull, a header that stops half-way, and one that opens by itself.
    let gesture =
      "--gesture \"drag 90 over 200; lift; wait 900; drag -37.3 over 300; lift; wait 900; expand\""
    for command in [
      "simulate twitter-condense --format csv", "render twitter-condense --style plot",
      "compare twitter-condense facebook-hide --style plot",
    ] {
      let (plain, other) = (
        ToolRun("\(command) \(gesture)"), ToolRun("\(command) \(gesture) \(option)")
      )
      #expect(plain.status == 0 && other.status == 0 && other.messages == "")
      #expect(plain.output != other.output, "\(command)")
    }
  }

  @Test("has a column for a bar at the bottom, before the page")
  func bottomBar() throws {
    let gesture = "--pages 2000,900 --gesture \"drag -300 over 300; page 2 over 90\" --format csv"
    let plain = ToolRun("simulate twitter-condense \(gesture)")
    #expect(!plain.output.contains("bar_min_y"))
    for bar in ["83", "83:enter-always"] {
      let run = ToolRun("simulate twitter-condense --bottom-bar \(bar) \(gesture)")
      #expect(run.lines.first?.hasSuffix(",corrected_offset,bar_min_y,page") == true)
      let edges = try run.rows.map { $0["bar_min_y"] }
      #expect(edges.first == "769" && edges.last == "852")
    }
    let table = ToolRun("simulate twitter-condense --bottom-bar 83")
    #expect(table.lines.first?.hasSuffix("bar y") == true)
  }

  @Test("takes words in any order, and options with an equals sign")
  func anyOrder() {
    let plain = ToolRun(
      "simulate detents --gesture \"drag -150 over 300; lift\" --maximum-height 310 --format csv")
    let other = ToolRun(
      "simulate --maximum-height=310 --format=csv \"--gesture=drag -150 over 300; lift\" -- detents"
    )
    #expect(plain.status == 0 && plain == other)
  }

  @Test(
    "plays the technique's example by default", arguments: ["simulate", "compare"])
  func example(command: String) throws {
    for name in ["large-title", "offscreen-container"] {
      let words = command == "simulate" ? "simulate \(name)" : "compare \(name) \(name)"
      let example = try #require(HeaderCatalog.standard[name]?.descriptor.exampleGesture)
      #expect(ToolRun(words) == ToolRun("\(words) --gesture \"\(example)\""))
    }
  }

  @Test("plays a script together with a trace")
  func besideTrace() throws {
    let path = PackageFolder.path("Tests/Recordings/flick.csv")
    let plain = ToolRun(["simulate", "detents", "--trace", path, "--format", "csv"])
    let run = ToolRun([
      "simulate", "detents", "--trace", path, "--format", "csv", "--pages", "2000,3000",
      "--gesture",
      "wait 900; page 2 over 300; wait 2000; expand",
    ])
    #expect(run.status == 0)
    let rows = try run.rows
    func fingers(_ run: ToolRun) throws -> [String] {
      try run.rows.compactMap { $0["finger"] }.filter { !$0.isEmpty }
    }
    #expect(try fingers(run).prefix(9) == fingers(plain).prefix(9))
    #expect(rows.first { $0["page"] == "2" }?["time"] == "1200")
    #expect(rows.last?["collapsed_fraction"] == "0")
  }

  @Test("changes a parameter during a script, after checking it with those of the command line")
  func set() throws {
    let line = "simulate twitter-condense --minimum-height 60 --format csv --gesture "
    let run = ToolRun(
      line + "\"set maximum-height 50; set minimum-height 10; set maximum-height 20\"")
    #expect(run.status == 0 && run.messages == "")
    #expect(try run.rows.last?["header_height"] == "20")
    let compared = "compare twitter-condense facebook-hide --gesture"
    #expect(ToolRun("\(compared) \"set minimum-height 20; drag -90 over 200; lift\"").status == 0)
    #expect(
      ToolRun("\(compared) \"set reveal-duration 1; lift\"").messages
        == "headers: gesture, line 1, statement 1: unknown parameter 'reveal-duration'; "
        + "did you mean 'snap-duration' or 'reveals'?\nTry 'headers compare twitter-condense --help'.\n"
    )
  }
}
