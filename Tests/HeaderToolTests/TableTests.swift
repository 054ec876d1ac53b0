import Testing

@testable import HeaderTool

/// What `headers simulate` prints for people.
@Suite("The table of a simulation")
struct TableTests {
  @Test("of the built-in gesture shows a condensing header condense, open and snap")
  func builtInGesture() {
    #expect(
      ToolRun(line: "simulate twitter-condense").standardOutput
        == """
           time  event                      finger   offset  corrected  header y   height  collapsed
             ms                                 pt       pt         pt        pt       pt          %
              0  geometryDidChange                        0                    0       88          0
           33.3  willBeginDragging           409.3        0                    0       88          0
           33.3  didScroll drag              409.3      6.7          0         0     81.3         15
             50  didScroll drag                401      8.3          0         0       73         34
           66.7  didScroll drag              392.7      8.3          0         0     64.7         53
           83.3  didScroll drag              384.3      8.3          0         0     56.3         72
            100  didScroll drag                376      8.3          0         0       48         91
          116.7  didScroll drag              367.7      8.3        4.3         0       44        100
          133.3  didScroll drag              359.3     12.7                    0       44        100
              ⋮  9 more frames, the header standing still
            300  didScroll drag                276       96                    0       44        100
            300  willEndDragging                         96                    0       44        100
            300  didEndDragging                          96                    0       44        100
            300  willBeginDecelerating                   96                    0       44        100
            300  didScroll deceleration               104.2                    0       44        100
              ⋮  116 more frames, the header standing still
           2250  didScroll deceleration               340.6                    0       44        100
           2250  didScroll layout                     340.7                    0       44        100
           2250  didEndDecelerating                   340.7                    0       44        100
           2250  didStop                              340.7                    0       44        100
         2916.7  willBeginDragging           437.1    340.7                    0       44        100
         2916.7  didScroll drag              437.1    339.7      340.7         0       45         98
         2933.3  didScroll drag              438.7      339      340.7         0     46.7         94
           2950  didScroll drag              440.3      339      340.7         0     48.3         90
         2966.7  didScroll drag              441.8    339.3      340.7         0     49.7         87
         2983.3  didScroll drag              443.4      339      340.7         0     51.3         83
           3000  didScroll drag                445      339      340.7         0       53         80
         3016.7  didScroll drag              446.6      339      340.7         0     54.7         76
         3033.3  didScroll drag              448.2    339.3      340.7         0       56         73
           3050  didScroll drag              449.8      339      340.7         0     57.7         69
         3066.7  didScroll drag              451.3      339      340.7         0     59.3         65
         3083.3  didScroll drag              452.9      339      340.7         0       61         61
           3100  didScroll drag              454.5    339.3      340.7         0     62.3         58
         3116.7  didScroll drag              456.1      339      340.7         0       64         55
         3133.3  didScroll drag              457.7      339      340.7         0     65.7         51
           3150  didScroll drag              459.3      339      340.7         0     67.3         47
         3166.7  didScroll drag              460.8    339.3      340.7         0     68.7         44
         3183.3  didScroll drag              462.4      339      340.7         0     70.3         40
           3200  didScroll drag                464      339      340.7         0       72         36
           3350  willEndDragging                      340.7                    0       72         36
           3350  didEndDragging                       340.7                    0       72         36
           3350  didStop                              340.7                    0       88          0
         3366.7  animationFrame                       340.7                    0     72.2         36
         3383.3  animationFrame                       340.7                    0     72.9         34
           3400  animationFrame                       340.7                    0     74.1         32
         3416.7  animationFrame                       340.7                    0     75.7         28
         3433.3  animationFrame                       340.7                    0     77.7         23
           3450  animationFrame                       340.7                    0       80         18
         3466.7  animationFrame                       340.7                    0     82.3         13
         3483.3  animationFrame                       340.7                    0     84.3          8
           3500  animationFrame                       340.7                    0     85.9          5
         3516.7  animationFrame                       340.7                    0     87.1          2
         3533.3  animationFrame                       340.7                    0     87.8          0
           3550  animationFrame                       340.7                    0       88          0

        header height in sight, 44 to 88 pt, over 3.55 s; ends expanded
        █▇▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▃▄▅▅▅▅▆▇█

        """)
  }

  @Test("says each column's unit below its name")
  func units() throws {
    let lines = ToolRun(line: "simulate facebook-hide").outputLines
    try #require(lines.count > 2)
    #expect(
      lines[0].split(separator: " ") == [
        "time", "event", "finger", "offset", "corrected", "header", "y", "height", "collapsed",
      ])
    #expect(lines[1].split(separator: " ") == ["ms", "pt", "pt", "pt", "pt", "pt", "%"])
    #expect(lines[1].hasSuffix("%"))
    #expect(lines[0].count == lines[1].count)
  }

  @Test(
    "folds frames in which nothing of the header moves, and counts every one of them",
    arguments: [
      ("twitter-condense", "the header standing still"),
      ("facebook-hide", "the header out of sight"),
      ("elastic-stretch", "the header out of sight"),
    ])
  func folds(name: String, why: String) throws {
    let gesture = "drag -300 over 400; lift"
    let lines = ToolRun(["simulate", name, "--gesture", gesture]).outputLines
    let folded = lines.compactMap { line -> Int? in
      let words = line.split(separator: " ")
      return words.first == "⋮" && words.count > 1 ? Int(words[1]) : nil
    }
    let end = try #require(lines.firstIndex(of: ""))
    let shown = end - 2 - folded.count
    let rows = try ToolRun.rows(name, gesture: gesture)
    #expect(lines.contains { $0.hasPrefix("      ⋮  ") && $0.hasSuffix(" more frames, \(why)") })
    #expect(shown + folded.reduce(0, +) == rows.count)
    #expect(shown < rows.count / 2)
  }

  @Test("shows a short run of like frames in full")
  func shortRun() throws {
    // Three frames of travel are left after the header has collapsed.
    let gesture = "drag -90 over 150; lift"
    let rows = try ToolRun.rows(gesture: gesture).filter { $0.text("cause") == "drag" }
    #expect(rows.filter { $0.text("header_height") == "44" }.count == 4)
    let run = ToolRun(["simulate", "twitter-condense", "--gesture", gesture])
    #expect(run.outputLines.filter { $0.contains("didScroll drag") }.count == rows.count)
  }

  @Test(
    "ends with the height over time, a column per moment and 60 at most",
    arguments: [("wait 0", 1), ("wait 0; content-size 900; wait 250; resize 800", 31)])
  func shortSparkline(gesture: String, width: Int) throws {
    let run = ToolRun(["simulate", "twitter-condense", "--gesture", gesture])
    let line = try #require(run.outputLines.last)
    #expect(line == String(repeating: "█", count: width))
  }

  @Test("draws a header that is never in sight as nothing", arguments: ["0", "59"])
  func emptySparkline(safeAreaTop: String) throws {
    let run = ToolRun([
      "simulate", "sticky-pull-reveal", "--gesture", "drag -90 over 150; lift",
      "--safe-area-top", safeAreaTop,
    ])
    let line = try #require(run.outputLines.last)
    #expect(line == String(repeating: "▁", count: line.count))
    #expect(line.count > 1)
  }

  @Test("ends with 60 columns however long the run", arguments: [1000, 5000, 60_000, 3_600_000])
  func longSparkline(milliseconds: Int) throws {
    let gesture = "drag -150 over 300; hold \(milliseconds); lift; wait 1000; expand"
    let run = ToolRun(["simulate", "twitter-condense", "--gesture", gesture])
    let line = try #require(run.outputLines.last)
    #expect(line.count == 60)
    #expect(line.first == "█")
    #expect(line.contains("▁"))
    #expect(line.allSatisfy { "▁▂▃▄▅▆▇█".contains($0) })
  }

  @Test(
    "sums up the heights, the time and the end",
    arguments: [
      ("wait 0", "header height in sight, 88 pt, over 0 s; ends expanded"),
      ("collapse", "header height in sight, 44 to 88 pt, over 0.2 s; ends collapsed"),
      (
        "collapse; wait 300; expand",
        "header height in sight, 44 to 88 pt, over 0.5 s; ends expanded"
      ),
    ])
  func summary(gesture: String, expected: String) {
    let run = ToolRun(["simulate", "twitter-condense", "--gesture", gesture])
    #expect(run.outputLines.dropLast().last == expected)
  }

  @Test("marks its headings in a terminal and nowhere else")
  func emphasis() {
    let plain = ToolRun(line: "simulate twitter-condense")
    #expect(!plain.standardOutput.contains("\u{1B}"))
    let emphasized = ToolRun(line: "simulate twitter-condense", usesEmphasis: true)
    #expect(emphasized.standardOutput.hasPrefix("\u{1B}[1m"))
    #expect(emphasized.standardOutput.withoutEscapes == plain.standardOutput)
  }
}
