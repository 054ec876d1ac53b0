import Foundation
import HeaderBehaviors
import HeaderCore
import SimulationTestSupport
import Testing

@testable import HeaderTool

@Suite("The same arguments")
struct DeterminismTests {
  @Test("give the same bytes again", arguments: ["table", "csv", "jsonl"], ["60", "120"])
  func sameBytes(format: String, frameRate: String) {
    let arguments = [
      "simulate", "twitter-condense", "--format", format, "--frame-rate", frameRate,
      "--gesture", "drag -333 over 217; lift; wait 300; drag 500 over 250; lift; wait 50; collapse",
    ]
    let first = ToolRun(arguments)
    #expect(first.status == 0)
    #expect(first.outputLines.count > 30)
    #expect(ToolRun(arguments).standardOutput == first.standardOutput)
  }

  #if !os(iOS)
    @Test("give the same rows in one process as in another")
    func sameInAnotherProcess() throws {
      let arguments = ["simulate", "facebook-hide", "--format", "csv", "--content-size", "1200.25"]
      let run = try ProcessRun(arguments)
      #expect(run.standardOutput == ToolRun(arguments).standardOutput)
      #expect(run.status == 0)
    }
  #endif

  @Test(
    "with a recorded trace leave the header expanded or collapsed, never between",
    .enabled(if: SharedTraces.arePresent, "needs ../shared/traces"),
    arguments: SharedTraces.paths, ["60", "120"])
  func recordedTrace(path: String, frameRate: String) throws {
    // Where the layout follows from the offset alone, a header may rest half-way.
    let snapping = HeaderCatalog.standard.techniques.filter {
      $0.traits.movedBy != .position
    }
    for technique in snapping.map({ $0.descriptor.name }) {
      let arguments = [
        "simulate", technique, "--trace", path, "--frame-rate", frameRate, "--format", "csv",
      ]
      let run = ToolRun(arguments)
      #expect(run.status == 0, "\(run.standardError)")
      let rows = try Row.rows(ofCSV: run.standardOutput)
      let last = try #require(rows.last)
      #expect(["0", "1"].contains(last.text("collapsed_fraction")), "\(technique)")
      // The quickest of them lose all their travel to the system's gate, and throw all the same.
      #expect(rows.contains { ["drag", "deceleration"].contains($0.text("cause")) })
      #expect(ToolRun(arguments).standardOutput == run.standardOutput)
    }
  }
}
