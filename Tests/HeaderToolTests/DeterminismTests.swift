import Foundation
import HeaderBehaviors
import HeaderCore
import ScrollSimulator
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
    arguments: SharedTraces.names, [60.0, 120])
  func recordedTrace(name: String, frameRate: Double) throws {
    var configuration = SimulatorConfiguration()
    configuration.frameRate = frameRate
    let touches = try SharedTraces.touches(name)
    // Where the layout follows from the offset alone, a header may rest half-way.
    for technique in HeaderCatalog.standard.techniques where technique.traits.movedBy != .position {
      func rows() throws -> [SimulationRow] {
        Simulation.rows(
          of: try technique.makeDriver(), touches: touches, configuration: configuration)
      }
      let played = try rows()
      let last = try #require(played.last)
      #expect([0, 1].contains(last.layout.collapsedFraction), "\(technique.descriptor.name)")
      // The quickest of them lose all their travel to the system's gate, and throw all the same.
      #expect(
        played.contains {
          [.event(.didScroll(.drag)), .event(.didScroll(.deceleration))].contains($0.kind)
        })
      #expect(try rows() == played)
    }
  }
}
