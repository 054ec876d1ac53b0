import Foundation
import HeaderBehaviors
import HeaderFormats
import HeaderRendering
import ScrollSimulator
import SimulationTestSupport
import Testing

@testable import HeaderTool

@Suite("'headers render'")
struct RenderCommandTests {
  @Test("writes the same picture to standard output and to a file", arguments: ["-o", "--output"])
  func output(flag: String) throws {
    let line = "render twitter-condense --minimum-height 30 --style filmstrip"
    let printed = ToolRun(line: line)
    #expect(printed.status == 0 && printed.standardError == "")
    #expect(printed.standardOutput.hasPrefix("<svg "))
    try withTemporaryFile(Array("old".utf8)) { path in
      let run = ToolRun(line: line + " \(flag) \(path)")
      #expect(run.status == 0 && run.standardOutput == "" && run.standardError == "")
      let written = try String(contentsOfFile: path, encoding: .utf8)
      #expect(written == printed.standardOutput)
    }
    #expect(ToolRun(line: line + " -o -").standardOutput == printed.standardOutput)
  }

  @Test("has four styles, and takes a technique's parameters and a trace as 'simulate' does")
  func styles() throws {
    let pictures = HeaderPictureStyle.allCases.map {
      ToolRun(line: "render facebook-hide --style \($0.rawValue)").standardOutput
    }
    #expect(Set(pictures).count == 4)
    #expect(pictures.last == ToolRun(line: "render facebook-hide").standardOutput)
    let taller = ToolRun(line: "render facebook-hide --maximum-height 120").standardOutput
    #expect(taller != pictures.last && taller.hasPrefix("<svg "))
    try withTemporaryFile(Array("t_ms,phase,x,y\n0,down,9,500\n90,move,9,300\n100,up,9,300\n".utf8))
    {
      let run = ToolRun(line: "render facebook-hide --style plot --trace \($0)")
      #expect(run.status == 0 && run.standardOutput.contains("</svg>"))
    }
  }

  @Test("plays the technique's own example unless told otherwise")
  func example() throws {
    let technique = try #require(HeaderCatalog.standard["elastic-stretch"])
    let gesture = try #require(technique.descriptor.exampleGesture)
    let plain = ToolRun(line: "render elastic-stretch")
    #expect(
      plain.standardOutput
        == ToolRun(["render", "elastic-stretch", "--gesture", gesture]).standardOutput)
  }

  @Test("refuses a file that cannot be written, says why, and leaves nothing behind")
  func unwritable() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("headers-\(UUID().uuidString)")
    let missing = folder.appendingPathComponent("picture.svg").path
    expectRefusal(of: missing, "No such file or directory")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    expectRefusal(of: folder.path, "it is a directory")
    expectRefusal(of: "", "No such file or directory")
    try withTemporaryFile([]) { expectRefusal(of: $0 + "/picture.svg", "Not a directory") }
    #if os(Linux)
      expectRefusal(of: "/dev/full", "No space left on device")
    #endif
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    #expect(ToolRun(["render", "facebook-hide", "-o", missing]).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.svg"])
  }

  @Test("follows a link to the file it replaces, and leaves a device a device")
  func linksAndDevices() throws {
    try withTemporaryFile(Array("old".utf8)) { path in
      let link = path + ".link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      defer { try? FileManager.default.removeItem(atPath: link) }
      #expect(ToolRun(["render", "facebook-hide", "-o", link]).status == 0)
      let written = try String(contentsOfFile: path, encoding: .utf8)
      #expect(written.hasPrefix("<svg "))
      let destination = try FileManager.default.destinationOfSymbolicLink(atPath: link)
      #expect(destination == path)
    }
    #expect(ToolRun(["render", "facebook-hide", "-o", "/dev/null"]).status == 0)
    let device = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(device[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  private func expectRefusal(
    of path: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let run = ToolRun(["render", "facebook-hide", "-o", path])
    #expect(
      run.standardError == "headers: cannot write '\(path)': \(reason)\n",
      sourceLocation: sourceLocation)
    #expect(run.standardOutput == "", sourceLocation: sourceLocation)
    #expect(run.status == 74, sourceLocation: sourceLocation)
  }
}

@Suite("'headers compare'")
struct CompareCommandTests {
  @Test("answers what a product person asks, a line for each technique")
  func table() {
    let run = ToolRun([
      "compare", "twitter-condense", "facebook-hide", "elastic-stretch", "--gesture",
      "drag -120 over 2000; hold 200; lift; wait 500; drag 120 over 2000; hold 200; lift",
    ])
    #expect(
      run.standardOutput == """
                              content    gone after    back after  at rest after  turns
                          % of screen  pt of finger  pt of finger              s
        twitter-condense         92.5          54.2          54.2              0      1
        facebook-hide            95.4          98.1          98.1              0      1
        elastic-stretch          83.6         never         never              0      1

        """)
  }

  @Test("draws phones or one plot, and prints the table beside a picture in a file")
  func pictures() throws {
    let line = "compare twitter-condense facebook-hide tiki-condense elastic-stretch"
    let table = ToolRun(line: line).standardOutput
    for style in ["filmstrip", "plot", "animation"] {
      let printed = ToolRun(line: "\(line) --style \(style)")
      #expect(printed.standardOutput.hasPrefix("<svg ") && printed.standardError == "")
      try withTemporaryFile([]) { path in
        let run = ToolRun(line: "\(line) --style \(style) -o \(path)")
        #expect(run.standardOutput == table)
        let written = try String(contentsOfFile: path, encoding: .utf8)
        #expect(written == printed.standardOutput)
      }
    }
    try withTemporaryFile([]) { path in
      #expect(ToolRun(line: "\(line) -o \(path)").standardOutput == "")
      let written = try String(contentsOfFile: path, encoding: .utf8)
      #expect(written == table)
    }
  }

  @Test("gives a flag to every technique that has the parameter")
  func flags() {
    let line = "compare twitter-condense facebook-hide"
    let lines = ToolRun(line: line).outputLines
    let taller = ToolRun(line: line + " --maximum-height 200").outputLines
    #expect(lines.count == 4 && taller.count == 4)
    #expect(lines[2] != taller[2] && lines[3] != taller[3])
    let smaller = ToolRun(line: line + " --minimum-height 20").outputLines
    #expect(lines[2] != smaller[2] && lines[3] == smaller[3])
  }

  @Test("reads a trace once for all", .enabled(if: SharedTraces.arePresent))
  func trace() throws {
    let path = try #require(SharedTraces.paths.first)
    let run = ToolRun(["compare", "twitter-condense", "facebook-hide", "--trace", path])
    #expect(run.status == 0 && run.outputLines.count == 4)
  }
}

@Suite("'headers gallery'")
struct GalleryCommandTests {
  @Test(
    "A committed picture is what 'headers gallery Strategies' makes",
    arguments: HeaderCatalog.standard.names)
  func fresh(name: String) throws {
    let own = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let made = try withTemporaryFolder { folder in
      let ownFolder = folder.appendingPathComponent(own)
      try FileManager.default.createDirectory(at: ownFolder, withIntermediateDirectories: false)
      let run = ToolRun(["gallery", folder.path])
      #expect(run.status == 0 && run.standardError == "")
      #expect(run.outputLines.contains("\(folder.path)/\(own)/\(name).svg"))
      return try String(
        contentsOf: ownFolder.appendingPathComponent("\(name).svg"), encoding: .utf8)
    }
    let committed = try PackageFolder.text("Strategies/\(own)/\(name).svg")
    #expect(made == committed, "stale: run 'headers gallery Strategies'")
  }

  @Test(
    "A committed picture's phone has a status bar that the header reaches up behind",
    arguments: HeaderCatalog.standard.techniques.filter { !$0.traits.liesInContent })
  func noStrip(technique: HeaderTechnique) throws {
    let name = technique.descriptor.name
    let own = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let picture = try PackageFolder.text("Strategies/\(own)/\(name).svg")
    // A phone whose container begins below the status bar would have as much more above it.
    #expect(picture.contains(#"<g transform="translate(0 0)">"#))
    var configuration = SimulatorConfiguration()
    configuration.safeAreaTop = 59
    let rows = try Simulation.rows(
      of: technique.makeDriver(), gesture: try #require(technique.descriptor.exampleGesture),
      configuration: configuration)
    #expect(rows.allSatisfy { $0.layout.headerMinY <= 0 }, "nothing but header at the top")
  }

  @Test("puts every technique's picture into a folder, beside its guide if it has one")
  func folders() throws {
    try withTemporaryFolder { folder in
      let own = folder.appendingPathComponent("FacebookHide")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: false)
      #expect(ToolRun(["gallery", folder.path + "/"]).status == 0)
      let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
      let others = HeaderCatalog.standard.names.filter { $0 != "facebook-hide" }.map { $0 + ".svg" }
      #expect(names == Set(others + ["FacebookHide"]))
      let pictures = try FileManager.default.contentsOfDirectory(atPath: own.path)
      #expect(pictures == ["facebook-hide.svg"])
    }
  }

  @Test("refuses a folder that is not there")
  func missing() {
    let run = ToolRun(line: "gallery /nowhere/at/all")
    #expect(
      run.standardError
        == "headers: cannot write '/nowhere/at/all/twitter-condense.svg': "
        + "No such file or directory\n")
    #expect(run.status == 74)
  }
}
