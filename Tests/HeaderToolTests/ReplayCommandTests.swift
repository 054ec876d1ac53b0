import Foundation
import SimulationTestSupport
import Testing

@testable import HeaderTool

@Suite("'headers replay'")
struct ReplayCommandTests {
  private static let caughtSnap = PackageFolder.path("Tests/Recordings/caught-snap.jsonl")

  @Test(
    "prints what 'headers simulate' printed, byte for byte, but no animation frames",
    arguments: HeaderCatalog.standard.names)
  func sameRows(technique: String) throws {
    let gesture = assortedGestures[0]
    let recorded = try recording(of: makeDriver(technique), gesture: gesture).text
    try withFolder(["recording": recorded]) { folder in
      for format in ["csv", "jsonl"] {
        let replayed = ToolRun("replay \(technique) \(folder)/recording --format \(format)")
        let played = ToolRun("simulate \(technique) --gesture \"\(gesture)\" --format \(format)")
        #expect(replayed.status == 0 && replayed.messages == "")
        // Only a simulation knows what lies under the header.
        #expect(
          replayed.lines
            == played.lines.filter { !$0.contains("animationFrame") }
            .map { $0.replacing(/"overlap":[^}]*/, with: "\"overlap\":null") })
      }
    }
  }

  @Test("gives the recorded technique its recorded parameters, flags the last word")
  func parameters() throws {
    let minimum = HeaderParameterAssignment("minimum-height", .number(30))
    let gesture = "drag -120 over 300; hold 100; lift"
    let recorded = try recording(of: makeDriver("twitter-condense", [minimum]), gesture: gesture)
    try withFolder(["recording": recorded.text]) { (folder) throws in
      for (words, height) in [
        ("twitter-condense", "30"), ("twitter-condense --minimum-height=50", "50"),
        ("facebook-hide", "0"),
      ] {
        let run = ToolRun("replay \(words) \(folder)/recording --format csv")
        #expect(try run.rows.last?["header_height"] == height)
      }
    }
  }

  @Test(
    "says beside a table what differs from the recording, and beside data nothing",
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
    #expect(ToolRun("replay \(words) \(Self.caughtSnap)").messages == message)
    #expect(ToolRun("replay \(words) \(Self.caughtSnap) --format csv").messages == "")
  }

  @Test("survives numbers that no screen has", arguments: ["1.7e308", "-1.7e308"])
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

  @Test("prints a table like that of a simulation")
  func table() {
    #expect(
      ToolRun("replay twitter-condense \(Self.caughtSnap)").output
        == """
           time  event                      finger   offset  corrected  header y   height  collapsed
             ms                                 pt       pt         pt        pt       pt          %
              0  geometryDidChange                      300                    0      135          0
           33.3  willBeginDragging             411      300                    0      135          0
           33.3  didScroll drag                411      305        300         0      130         11
             50  didScroll drag              403.5    307.7        300         0    122.3         29
           66.7  didScroll drag                396    307.3        300         0      115         45
           83.3  didScroll drag              388.5    307.7        300         0    107.3         63
            100  didScroll drag                381    307.3        300         0      100         80
          233.3  willEndDragging                        300                    0      100         80
          233.3  didEndDragging                         300                    0      100         80
          233.3  didStop                                300                    0       91        100
          333.3  willBeginDragging           437.1      300                    0     95.5         90
          333.3  didScroll drag              437.1      299        300         0     96.5         88
            350  didScroll drag              442.7    294.3        300         0    102.2         75
          366.7  didScroll drag              448.2    294.3        300         0    107.8         62
          383.3  didScroll drag              453.8    294.7        300         0    113.2         50
            400  didScroll drag                456    297.7        300         0    115.5         44
          516.7  willEndDragging                        300                    0    115.5         44
          516.7  didEndDragging                         300                    0    115.5         44
          516.7  didStop                                300                    0      135          0

        header height in sight, 91 to 135 pt, over 0.52 s; ends expanded
        ████▇▇▆▆▅▅▄▄▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▁▁▁▁▁▁▁▁▁▁▁▁▂▃▃▄▄▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅

        """)
  }
}
