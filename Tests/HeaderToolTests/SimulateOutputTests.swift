import Foundation
import HeaderBehaviors
import HeaderCore
import HeaderFormats
import Testing

@testable import HeaderTool

@Suite("The rows of a simulation")
struct SimulateOutputTests {
  private static let columns = [
    "time", "event", "cause", "finger", "content_offset", "content_size", "bounds", "inset_top",
    "inset_bottom", "header_min_y", "header_height", "scroll_view_min_y", "content_inset_top",
    "collapsed_fraction", "stretch", "corrected_offset",
  ]
  private static let names: Set = ["event", "cause"]
  private static let flick = "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift"

  @Test("are CSV with the documented columns in their order")
  func csvColumns() throws {
    let run = ToolRun(line: "simulate twitter-condense --format csv")
    #expect(run.outputLines.first == SimulateOutputTests.columns.joined(separator: ","))
    #expect(run.standardError == "")
    #expect(run.status == 0)
  }

  @Test("are JSON Lines with the same keys and values, and what lies under the header besides")
  func jsonLines() throws {
    let rows = try Row.rows(
      ofCSV: ToolRun(line: "simulate facebook-hide --format csv").standardOutput)
    let lines = ToolRun(line: "simulate facebook-hide --format jsonl").outputLines
    try #require(lines.count == rows.count)
    for (line, row) in zip(lines, rows) {
      let object = try JSONDecoder().decode([String: JSONValue].self, from: Data(line.utf8))
      #expect(Set(object.keys) == Set(SimulateOutputTests.columns + ["overlap"]))
      for column in SimulateOutputTests.columns {
        let text = row.text(column)
        let isName = SimulateOutputTests.names.contains(column)
        let expected: JSONValue? =
          text.isEmpty ? .null : isName ? .text(text) : Double(text).map { .number($0) }
        #expect(object[column] == expected, "\(column) in \(line)")
      }
    }
  }

  @Test(
    "begin with the layout on appearing, at time 0",
    arguments: ["twitter-condense", "facebook-hide"])
  func firstRow(technique: String) throws {
    let row = try #require(try ToolRun.rows(technique, gesture: "wait 0").first)
    #expect(row.text("time") == "0")
    #expect(row.text("event") == "geometryDidChange")
    #expect(row.text("cause") == "")
    #expect(row.text("finger") == "")
    #expect(row.text("content_offset") == "0")
    #expect(row.text("content_size") == "2000")
    #expect(row.text("header_height") == "88")
    #expect(row.text("scroll_view_min_y") == "88")
    #expect(row.text("bounds") == "764")
    #expect(row.text("collapsed_fraction") == "0")
    #expect(row.text("corrected_offset") == "")
  }

  @Test("begin so for every technique", arguments: HeaderCatalog.standard.names)
  func everyFirstRow(technique: String) throws {
    let rows = try ToolRun.rows(technique, gesture: "drag -150 over 300; lift")
    #expect(rows.first?.text("time") == "0")
    #expect(rows.filter { $0.text("event") == "geometryDidChange" } == rows.first.map { [$0] })
  }

  @Test("spell every number as the shortest decimal that reads back", arguments: ["60", "120"])
  func shortestDecimals(frameRate: String) throws {
    let gesture = "drag -333 over 217; lift; wait 700; drag 37.7 over 333; lift"
    let rows = try ToolRun.rows(gesture: gesture, "--frame-rate", frameRate)
    #expect(rows.count > 50)
    for row in rows {
      for column in SimulateOutputTests.columns
      where !SimulateOutputTests.names.contains(column) && !row.text(column).isEmpty {
        #expect(DecimalNumber.text(try row.number(column)) == row.text(column))
      }
    }
  }

  @Test("come in the order of their times, and end at rest")
  func endAtRest() throws {
    let rows = try ToolRun.rows(gesture: SimulateOutputTests.flick)
    let times = try rows.map { try $0.number("time") }
    #expect(times == times.sorted())
    let last = try #require(rows.last)
    #expect(last.text("finger") == "")
    #expect(last.text("collapsed_fraction") == "0")
    #expect(rows.contains { $0.text("collapsed_fraction") == "1" })
  }

  @Test("give header travel and content travel that add up to the finger's")
  func travelAddsUp() throws {
    let rows = try ToolRun.rows(gesture: "drag -100 over 500; hold 200; lift")
    let last = try #require(rows.last { $0.text("cause") == "drag" })
    // Ten points are the slop before a drag, 44 the header's; the last sample lies on the pixel
    // grid.
    #expect(try last.number("content_offset") == 100 - 10 - 44)
    #expect(last.text("header_height") == "44")
  }

  @Test("end expanded or collapsed as the snap threshold says")
  func threshold() throws {
    let gesture = "drag -32 over 400; hold 150; lift"
    let low = try ToolRun.rows(gesture: gesture, "--snap-threshold", "0.4").last
    #expect(low?.text("header_height") == "88")
    let high = try ToolRun.rows(gesture: gesture, "--snap-threshold", "0.6").last
    #expect(high?.text("header_height") == "44")
  }

  @Test("have the last layout where a technique answers one that is not finite")
  func notFinite() throws {
    let catalog = HeaderCatalog([HeaderTechnique(UnboundedHeader.self)])
    let csv = ToolRun(["simulate", "unbounded", "--format", "csv"], catalog: catalog)
    let row = try #require(try Row.rows(ofCSV: csv.standardOutput).first)
    #expect(row.text("header_height") == "0")
    let json = ToolRun(["simulate", "unbounded", "--format", "jsonl"], catalog: catalog)
    #expect(json.outputLines.first?.contains("\"header_height\":0,") == true)
    #expect(ToolRun(["simulate", "unbounded"], catalog: catalog).status == 0)
  }
}

/// A header that answers nonsense.
struct UnboundedHeader: HeaderBehavior {
  struct State: Sendable, Equatable {}

  static let descriptor = HeaderDescriptor(
    name: "unbounded", title: "Unbounded", summary: "Answers infinity.",
    document: "none")
  var traits: HeaderTraits { HeaderTraits(movedBy: .position) }
  func validate() {}
  static var parameters: [HeaderParameter<UnboundedHeader>] { [] }

  func initialState(in context: HeaderContext) -> State { State() }

  func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    HeaderLayout(headerMinY: 0, headerHeight: .infinity, scrollViewMinY: 0, collapsedFraction: .nan)
  }

  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction { .none }
}

/// A value in a JSON Lines row. `JSONSerialization` reads numbers inexactly on Linux.
enum JSONValue: Decodable, Equatable {
  case number(Double)
  case text(String)
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }
}
