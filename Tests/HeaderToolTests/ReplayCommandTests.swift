import Foundation
import SimulationTestSupport
import Testing

@testable import HeaderTool

@Suite("'headers replay'")
struct ReplayCommandTests {
  private static let caughtSnap = PackageFolder.path("Tests/Recordings/caught-snap.jsonl")

  @Test(
    "prints the same bytes as 'headers simulate', without animation frames",
    arguments: HeaderCatalog.standard.names)
  func sameRows(technique: String) throws {
    let gesture = assortedGestures[0]
    let recorded = try recordSimulation(
      of: makeDriver(technique), gesture: gesture,
      configuration: screen(content: 777.7, container: 613.3, safeArea: 47, frameRate: 120))
    let options =
      "--content-size 777.7 --container-height 613.3 --safe-area-top 47 --frame-rate 120"
    try withFolder(["recording": recorded]) { folder in
      for format in ["csv", "jsonl"] {
        let replayed = ToolRun("replay \(technique) \(folder)/recording --format \(format)")
        let played = ToolRun(
          "simulate \(technique) --gesture \"\(gesture)\" --format \(format) \(options)")
        #expect(replayed.status == 0 && replayed.messages == "")
        // Only a simulation knows the content under the header.
        #expect(
          replayed.lines
            == played.lines.filter { !$0.contains("animationFrame") }
            .map { $0.replacing(/"overlap":[^}]*/, with: "\"overlap\":null") })
      }
    }
  }

  @Test("uses the recorded parameters of the recorded technique, unless an option changes them")
  func parameters() throws {
    let minimum = HeaderParameterAssignment("minimum-height", .number(30))
    let gesture = "drag -120 over 300; hold 100; lift"
    let recorded = try recordSimulation(
      of: makeDriver("twitter-condense", [minimum]), gesture: gesture)
    try withFolder(["recording": recorded]) { (folder) throws in
      for (words, height) in [
        ("twitter-condense", "30"), ("twitter-condense --minimum-height=50", "50"),
        ("facebook-hide", "0"), ("", "30"), ("--minimum-height 50", "50"),
      ] {
        let run = ToolRun("replay \(words) \(folder)/recording --format csv")
        #expect(try run.rows.last?["header_height"] == height)
        #expect(ToolRun("replay \(folder)/recording \(words) --format csv") == run)
      }
    }
  }

  @Test(
    "refuses a recorded technique that it does not have, whatever its name",
    arguments: ["my-own", "--help"])
  func unknownTechnique(name: String) throws {
    let recorded = try text(Self.caughtSnap).replacing("\"twitter-condense\"", with: "\"\(name)\"")
    try withFolder(["recording": recorded]) { folder in
      let run = ToolRun("replay \(folder)/recording")
      #expect(run.messages == "headers: unknown technique '\(name)'\nTry 'headers list'.\n")
    }
    for words in ["\(Self.caughtSnap) my-own", "my-own \(Self.caughtSnap)", "- my-own"] {
      #expect(ToolRun("replay \(words)").messages.hasPrefix("headers: unknown technique 'my-own'"))
    }
  }

  @Test(
    "prints differences from the recording with a table, and nothing with data",
    arguments: [
      ("twitter-condense --minimum-height 44", ""),
      (
        "twitter-condense --minimum-height 30 --freezes-content false",
        "headers: recorded with --minimum-height 44 --freezes-content true, "
          + "replayed with --minimum-height 30 --freezes-content false\n"
      ),
      (
        "tiki-condense",
        "headers: recorded with 'twitter-condense', replayed with 'tiki-condense'\n"
      ),
    ])
  func differences(words: String, message: String) {
    let table = ToolRun("replay \(words) \(Self.caughtSnap)")
    #expect(
      table.messages == message && table.output.contains("\n      0  geometryDidChange "))
    #expect(table.output.contains("header height in sight, ") && table.lines.last?.count == 60)
    #expect(ToolRun("replay \(words) \(Self.caughtSnap) --format csv").messages == "")
  }

  @Test("accepts huge numbers", arguments: ["1.7e308", "-1.7e308"])
  func hugeNumbers(number: String) throws {
    let recorded = try text(Self.caughtSnap)
    for field in ["content_offset", "content_size", "bounds", "container_height", "header_height"] {
      let huge = recorded.replacing(
        try Regex("\"\(field)\":[-.0-9]+"), with: "\"\(field)\":\(number)")
      #expect(huge != recorded)
      try withFolder(["recording": huge]) { folder in
        for technique in HeaderCatalog.standard.names {
          #expect(ToolRun("replay \(technique) \(folder)/recording").status == 0)
        }
      }
    }
  }
}
