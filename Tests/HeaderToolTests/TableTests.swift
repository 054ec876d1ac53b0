import HeaderBehaviors
import Testing

@testable import HeaderTool

/// What `headers simulate` prints for people.
@Suite("The table of a simulation")
struct TableTests {
  /// A flick up, and a slow pull down that stops half-way.
  private static let gesture =
    "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift"

  @Test("of a flick and a slow pull shows a condensing header condense, open and snap")
  func flickAndPull() {
    #expect(
      ToolRun(["simulate", "twitter-condense", "--gesture", Self.gesture]).standardOutput
        == """
           time  event                      finger   offset  corrected  header y   height  collapsed
             ms                                 pt       pt         pt        pt       pt          %
              0  geometryDidChange                        0                    0       88          0
           83.3  willBeginDragging             409        0                    0       88          0
           83.3  didScroll drag                409        7          0         0       81         16
            100  didScroll drag              400.7      8.3          0         0     72.7         35
          116.7  didScroll drag              392.4      8.3          0         0     64.3         54
          133.3  didScroll drag              384.1      8.3          0         0       56         73
            150  didScroll drag              375.8      8.3          0         0     47.7         92
          166.7  didScroll drag              367.5      8.3        4.7         0       44        100
          183.3  didScroll drag              359.1       13                    0       44        100
              ⋮  9 more frames, the header standing still
            350  didScroll drag                276       96                    0       44        100
            350  willEndDragging                         96                    0       44        100
            350  didEndDragging                          96                    0       44        100
            350  willBeginDecelerating                   96                    0       44        100
          366.7  didScroll deceleration               104.2                    0       44        100
              ⋮  116 more frames, the header standing still
         2316.7  didScroll deceleration               340.1                    0       44        100
         2316.7  didScroll layout                       340                    0       44        100
         2316.7  didEndDecelerating                     340                    0       44        100
         2316.7  didStop                                340                    0       44        100
         3016.7  willBeginDragging           437.3      340                    0       44        100
         3016.7  didScroll drag              437.3    338.7        340         0     45.3         97
         3033.3  didScroll drag              438.9    338.3        340         0       47         93
           3050  didScroll drag              440.5    338.7        340         0     48.3         90
         3066.7  didScroll drag                442    338.3        340         0       50         86
         3083.3  didScroll drag              443.6    338.3        340         0     51.7         83
           3100  didScroll drag              445.2    338.7        340         0       53         80
         3116.7  didScroll drag              446.7    338.3        340         0     54.7         76
         3133.3  didScroll drag              448.3    338.3        340         0     56.3         72
           3150  didScroll drag              449.9    338.3        340         0       58         68
         3166.7  didScroll drag              451.4    338.7        340         0     59.3         65
         3183.3  didScroll drag                453    338.3        340         0       61         61
           3200  didScroll drag              454.6    338.3        340         0     62.7         58
         3216.7  didScroll drag              456.2    338.7        340         0       64         55
         3233.3  didScroll drag              457.7    338.3        340         0     65.7         51
           3250  didScroll drag              459.3    338.3        340         0     67.3         47
         3266.7  didScroll drag              460.9    338.3        340         0       69         43
         3283.3  didScroll drag              462.4    338.7        340         0     70.3         40
           3300  didScroll drag                464    338.3        340         0       72         36
           3450  willEndDragging                        340                    0       72         36
           3450  didEndDragging                         340                    0       72         36
           3450  didStop                                340                    0       88          0
         3466.7  animationFrame                         340                    0     72.2         36
         3483.3  animationFrame                         340                    0     72.9         34
           3500  animationFrame                         340                    0     74.1         32
         3516.7  animationFrame                         340                    0     75.7         28
         3533.3  animationFrame                         340                    0     77.7         23
           3550  animationFrame                         340                    0       80         18
         3566.7  animationFrame                         340                    0     82.3         13
         3583.3  animationFrame                         340                    0     84.3          8
           3600  animationFrame                         340                    0     85.9          5
         3616.7  animationFrame                         340                    0     87.1          2
         3633.3  animationFrame                         340                    0     87.8          0
           3650  animationFrame                         340                    0       88          0

        header height in sight, 44 to 88 pt, over 3.65 s; ends expanded
        ██▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▃▄▅▅▅▅▆▇█

        """)
  }

  @Test("without a gesture is of the technique's own example", arguments: ["simulate", "compare"])
  func ownExample(command: String) throws {
    let names = ["large-title", "offscreen-container"]
    func lines(_ name: String, _ more: [String]) -> [String] {
      command == "simulate"
        ? ToolRun(["simulate", name] + more).outputLines
        : ToolRun(["compare", name, name] + more).outputLines
    }
    for name in names {
      let example = try #require(HeaderCatalog.standard[name]?.descriptor.exampleGesture)
      #expect(lines(name, []) == lines(name, ["--gesture", example]))
    }
    let together = ToolRun(["compare"] + names).outputLines
    #expect(!together.joined().contains("never"), "each plays a gesture that is long enough")
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
