import HeaderBehaviors
import Testing

@testable import HeaderTool

@Suite("A 'set' in a gesture script")
struct SetStatementTests {
  @Test("is seen in the next rows, and where the header ends", arguments: HeaderMounting.allCases)
  func isSeen(mounting: HeaderMounting) throws {
    let rows = try ToolRun.rows(
      gesture: "wait 100; set maximum-height 60", "--mounting", mounting.rawValue)
    let answer = try #require(rows.first { $0.text("time") == "100" })
    #expect(answer.text("event") == "geometryDidChange" && answer.text("header_height") == "60")
    let frames = rows.filter { $0.text("event") == "animationFrame" }
    let heights = try frames.map { try $0.number("header_height") }
    #expect(heights.count > 10 && heights == heights.sorted(by: >))
    #expect(heights.first ?? 0 < 88 && heights.first ?? 0 > 80)
    #expect(rows.last?.text("header_height") == "60")
    #expect(rows.last?.text("content_offset") == "0", "the content rests on the header")
  }

  @Test("counts from the next event on, a pulled partner included")
  func partner() throws {
    let gesture = "set maximum-height 30; wait 500; drag -100 over 300; hold 50; lift"
    let rows = try ToolRun.rows(gesture: gesture)
    #expect(rows.last?.text("header_height") == "30")
  }

  @Test(
    "makes nothing jump, whatever the header is doing", arguments: HeaderMounting.allCases,
    [
      "set maximum-height 140", "set minimum-height 70", "set maximum-height 50",
      "set snap-threshold 0.9",
    ])
  func noJump(mounting: HeaderMounting, change: String) throws {
    for beginning in [
      "wait 50", "drag -60 over 300; wait 10", "drag -120 over 200; lift; wait 80",
      "drag -34 over 200; hold 100; lift; wait 60", "drag -300 over 300; lift; wait 2500",
    ] {
      let gesture = "\(beginning); \(change); wait 120; set maximum-height 100; wait 900"
      let rows = try ToolRun.rows(
        gesture: gesture, "--mounting", mounting.rawValue)
      // What is seen of the header: its animation's frame where it has one, and otherwise the newest
      // answer; not the answer that an animation only begins to lead to.
      let start = try #require(
        rows.dropFirst().first { $0.text("event") == "geometryDidChange" }
      ).number("time")
      var seen: [Double] = []
      for time in try Set(rows.map { try $0.number("time") }).filter({ $0 > start }).sorted() {
        let frame = try rows.filter { try $0.number("time") == time }
        guard !frame.contains(where: { $0.text("event") == "geometryDidChange" }) else { continue }
        let row = frame.last { $0.text("event") == "animationFrame" } ?? frame.last
        seen.append(try #require(row).number("header_height"))
      }
      let steps = zip(seen, seen.dropFirst()).map { abs($1 - $0) }
      // A frame of an animation over 96 points is at most 11.
      #expect(steps.max() ?? 0 < 12, "\(gesture)")
      #expect(seen.count > 10)
    }
  }

  @Test("needs one of several techniques to have the parameter")
  func compared() {
    let line = ["compare", "twitter-condense", "facebook-hide", "--gesture"]
    #expect(ToolRun(line + ["set minimum-height 20; drag -90 over 200; lift"]).status == 0)
    let none = ToolRun(line + ["set reveal-duration 1; drag -90 over 200; lift"])
    #expect(none.status == 65)
    #expect(
      none.standardError
        == "headers: gesture, line 1, statement 1: unknown parameter 'reveal-duration'; "
        + "did you mean 'snap-duration'?\nTry 'headers compare --help'.\n")
  }

  @Test("is tried after those before it, on the values of the command line")
  func inOrder() {
    let run = ToolRun([
      "simulate", "twitter-condense", "--minimum-height", "60", "--gesture",
      "set maximum-height 50; set minimum-height 10; set maximum-height 20",
    ])
    #expect(run.status == 0 && run.standardError == "")
  }
}
