import HeaderRendering
import SimulationTestSupport
import Testing

@testable import HeaderTool

@Suite("A tool for another catalog")
struct ProgramTests {
  @Test("prints the package's version")
  func version() {
    let run = ToolRun("--version")
    #expect(run.status == 0 && run.messages == "" && run.output == Tool.version + "\n")
    #expect(run.output.split(separator: ".").count == 3)
  }

  @Test(
    "is refused if a technique's parameter has the name of an option",
    arguments: ["list", "--help", "simulate clashing"])
  func clash(line: String) {
    let catalog = HeaderCatalog.standard.adding(HeaderTechnique(ClashingHeader.self))
    let run = ToolRun(line, catalog: catalog)
    #expect(run.status == 64 && run.output == "")
    #expect(
      run.messages
        == "headers: the technique 'clashing' has a parameter 'scale', and --scale is an option of "
        + "the tool; the parameter needs another name\n")
  }

  @Test(
    "draws a technique in its own scene",
    arguments: ["render restless", "compare twitter-condense restless --style animation"])
  func scenes(line: String) {
    let catalog = HeaderCatalog.standard.adding(HeaderTechnique(RestlessHeader.self))
    let scene = HeaderScene(
      "A magazine", ground: Paint("magazine", 0x22577A, dark: 0x14303F),
      rows: ScenePart(
        height: 90, svg: #"<circle r="9" fill="var(--leaf)"/>"#,
        paints: [Paint("leaf", 0x1E8F5A, dark: 0x45C98B)]))
    let words = ["{fill:var(--leaf)}", "--leaf:#1e8f5a", "--magazine:#22577a"]
    for (scenes, isDrawn) in [(["restless": scene], true), (["twitter": scene], false)] {
      let run = ToolRun(line, catalog: catalog, scenes: scenes)
      #expect(run.status == 0)
      #expect(words.allSatisfy { run.output.lowercased().contains($0) == isDrawn }, "\(line)")
    }
  }
}

/// A header with a parameter that has the name of an option.
private struct ClashingHeader: CondensingHeaderBehavior {
  var condensing = CondensingMechanism(maximumHeight: 88, minimumHeight: 44)

  static let descriptor = HeaderDescriptor(
    name: "clashing", title: "Clashing", summary: "It has a scale.", document: "none")
  static var parameters: [HeaderParameter<ClashingHeader>] {
    [
      HeaderParameter(
        name: "scale", unit: "", range: 0...1, help: "No use.", get: { _ in 1 }, set: { _, _ in })
    ]
  }
}
