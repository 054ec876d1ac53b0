import HeaderCore
import HeaderFormats
import Testing

@testable import HeaderTool

@Suite("A simulation's options")
struct SimulateOptionTests {
  private static let gesture = "drag -150 over 300; lift"

  @Test(
    "change the first row",
    arguments: [
      (["--content-size", "1234.5"], "content_size", "1234.5"),
      (["--container-height", "600"], "bounds", "512"),
      (["--safe-area-top", "47"], "header_height", "135"),
      (["--content-offset", "300"], "content_offset", "300"),
      (["--maximum-height", "100"], "header_height", "100"),
      (["--maximum-height=100.25"], "scroll_view_min_y", "100.25"),
      (["--content-offset=-20"], "content_offset", "-20"),
      (["--content-offset", "-20"], "content_offset", "-20"),
    ])
  func firstRow(options: [String], column: String, expected: String) throws {
    let run = ToolRun(["simulate", "twitter-condense", "--format", "csv"] + options)
    #expect(try Row.rows(ofCSV: run.standardOutput).first?.text(column) == expected)
  }

  @Test("may stand before the technique and be written with an equals sign")
  func anyOrder() {
    let plain = ToolRun([
      "simulate", "twitter-condense", "--gesture", SimulateOptionTests.gesture,
      "--minimum-height", "30", "--format", "csv",
    ])
    let other = ToolRun([
      "simulate", "--minimum-height=30", "--format=csv",
      "--gesture=\(SimulateOptionTests.gesture)", "--", "twitter-condense",
    ])
    #expect(plain.status == 0)
    #expect(plain.standardOutput == other.standardOutput)
  }

  @Test("are the technique's parameters, which change how far it condenses")
  func parameters() throws {
    let rows = try ToolRun.rows(gesture: SimulateOptionTests.gesture, "--minimum-height", "30")
    #expect(rows.last?.text("header_height") == "30")
    #expect(rows.last?.text("collapsed_fraction") == "1")
    let usual = try ToolRun.rows(gesture: SimulateOptionTests.gesture)
    #expect(usual.last?.text("header_height") == "44")
  }

  @Test("belong to the technique that is an operand, not to a value that is called like one")
  func valueLikeAName() {
    let run = ToolRun(line: "simulate --trace facebook-hide twitter-condense --minimum-height 30")
    #expect(
      run.standardError == "headers: cannot open 'facebook-hide': No such file or directory\n")
  }

  @Test("set the time between frames", arguments: [("60", 1000.0 / 60), ("120", 1000.0 / 120)])
  func frameRate(rate: String, interval: Double) throws {
    let rows = try ToolRun.rows(gesture: "drag -90 over 500", "--frame-rate", rate)
    let times = try rows.filter { $0.text("cause") == "drag" }.map { try $0.number("time") }
    #expect(times.count > 10)
    for (earlier, later) in zip(times, times.dropFirst()) {
      // Times below 1000 ms are rounded to 1e-13.
      #expect(abs(later - earlier - interval) < 1e-9)
    }
  }

  @Test("set the pixels that offsets lie on", arguments: [1.0, 2, 3])
  func scale(pixels: Double) throws {
    let rows = try ToolRun.rows(
      "twitter-condense", gesture: "drag -77.7 over 500", "--scale", DecimalNumber.text(pixels))
    for row in rows where row.text("cause") == "drag" {
      let position = try row.number("content_offset") * pixels
      // A third of a point is rounded to 1e-16 of its offset.
      #expect(abs(position - position.rounded()) < 1e-9)
    }
    #expect(rows.count > 10)
  }
}
