import Foundation
import HeaderRendering
import SimulationTestSupport
import Testing

@testable import HeaderTool

@Suite("'headers render'")
struct RenderCommandTests {
  @Test("writes the same picture to standard output and to a file", arguments: ["-o", "--output"])
  func output(flag: String) throws {
    let line = "render twitter-condense --minimum-height 30 --style filmstrip"
    let printed = ToolRun(line)
    #expect(printed.status == 0 && printed.messages == "")
    #expect(printed.output.hasPrefix("<svg "))
    #expect(ToolRun(line + " -o -") == printed)
    try withFolder { (folder) throws in
      let run = ToolRun("\(line) \(flag) \(folder)/picture.svg")
      #expect(run.status == 0 && run.output == "" && run.messages == "")
      #expect(try text(folder + "/picture.svg") == printed.output)
    }
  }

  @Test("has four styles, takes parameters, traces and pages, and plays the example by default")
  func styles() throws {
    let line = "render facebook-hide"
    let example = try #require(HeaderCatalog.standard["facebook-hide"]?.descriptor.exampleGesture)
    let trace = PackageFolder.path("Tests/Recordings/flick.csv")
    let runs =
      HeaderPictureStyle.allCases.map { ToolRun("\(line) --style \($0.rawValue)") }
      + ["--maximum-height 120", "--trace \(trace)", "--pages 900,900"].map {
        ToolRun("\(line) \($0)")
      }
    #expect(runs.allSatisfy { $0.status == 0 && $0.output.hasSuffix("</svg>\n") })
    #expect(Set(runs.map { $0.output }).count == 7)
    #expect(ToolRun("\(line) --style animation --gesture \"\(example)\"") == ToolRun(line))
  }

  @Test("draws a phone with its safe area by default, and plots without one")
  func safeArea() {
    for style in HeaderPictureStyle.allCases {
      let line = "render facebook-hide --style \(style.rawValue)"
      let (usual, without) = (style == .plot ? 0 : 59, style == .plot ? 59 : 0)
      #expect(ToolRun(line) == ToolRun("\(line) --safe-area-top \(usual)"))
      #expect(ToolRun(line) != ToolRun("\(line) --safe-area-top \(without)"))
    }
    let line = "compare facebook-hide detents --style"
    #expect(ToolRun("\(line) animation") == ToolRun("\(line) animation --safe-area-top 59"))
    #expect(ToolRun("\(line) plot") == ToolRun("\(line) plot --safe-area-top 0"))
  }
}

@Suite("'headers compare'")
struct CompareCommandTests {
  @Test("prints one line of numbers for each technique")
  func table() {
    let run = ToolRun(
      "compare twitter-condense facebook-hide elastic-stretch --gesture "
        + "\"drag -120 over 2000; hold 200; lift; wait 500; drag 120 over 2000; hold 200; lift\"")
    #expect(
      run.output == """
                              content    gone after    back after  at rest after  turns
                          % of screen  pt of finger  pt of finger              s
        twitter-condense         92.5          54.2          54.2              0      1
        facebook-hide            95.4          98.1          98.1              0      1
        elastic-stretch          83.6         never         never              0      1

        """)
  }

  @Test("plays the first technique's example to all by default")
  func example() throws {
    let script = try #require(HeaderCatalog.standard["detents"]?.descriptor.exampleGesture)
    let line = "compare detents elastic-stretch large-title"
    #expect(ToolRun(line) == ToolRun("\(line) --gesture \"\(script)\""))
  }

  @Test("draws phones or one plot, and prints the table with a picture in a file")
  func pictures() throws {
    let line = "compare twitter-condense facebook-hide tiki-condense elastic-stretch"
    let table = ToolRun(line).output
    try withFolder { folder in
      for style in ["filmstrip", "plot", "animation"] {
        let run = ToolRun("\(line) --style \(style) -o \(folder)/picture")
        let isPlot = style == "plot"
        #expect(run.output == (isPlot ? table : ToolRun(line + " --safe-area-top 59").output))
        let picture = try text(folder + "/picture")
        #expect(picture.hasPrefix("<svg "))
        #expect(ToolRun("\(line) --style \(style)").output == picture)
      }
      let run = ToolRun("\(line) -o \(folder)/table") { $0.usesEmphasis = true }
      #expect(try run.output == "" && text(folder + "/table") == table)
    }
  }

  @Test("applies an option to every technique with the parameter, and plays one trace to all")
  func flags() {
    let line =
      "compare twitter-condense facebook-hide --trace "
      + PackageFolder.path("Tests/Recordings/flick.csv")
    let lines = ToolRun(line).lines
    let taller = ToolRun(line + " --maximum-height 200").lines
    let smaller = ToolRun(line + " --minimum-height 20").lines
    #expect(lines.count == 4 && taller.count == 4 && smaller.count == 4)
    #expect(lines[2] != taller[2] && lines[3] != taller[3])
    #expect(lines[2] != smaller[2] && lines[3] == smaller[3])
  }
}

@Suite("'headers gallery'")
struct GalleryCommandTests {
  private static func folder(of name: String) -> String {
    name.split(separator: "-").map { $0.capitalized }.joined()
  }

  @Test("draws the committed pictures, each in its technique's folder")
  func fresh() throws {
    try withFolder { folder in
      for name in HeaderCatalog.standard.names {
        try FileManager.default.createDirectory(
          atPath: "\(folder)/\(Self.folder(of: name))", withIntermediateDirectories: false)
      }
      let run = ToolRun("gallery \(folder)/")
      #expect(run.status == 0 && run.messages == "")
      for (name, line) in zip(HeaderCatalog.standard.names, run.lines) {
        let path = "\(Self.folder(of: name))/\(name).svg"
        #expect(line == "\(folder)/\(path)")
        #expect(
          try text(line) == PackageFolder.text("Strategies/" + path),
          "stale: run 'headers gallery Strategies'")
      }
    }
  }

  @Test("draws into the folder itself if a technique has none in it")
  func flat() throws {
    try withFolder { (folder) throws in
      #expect(ToolRun("gallery \(folder)").status == 0)
      #expect(try names(in: folder) == HeaderCatalog.standard.names.map { $0 + ".svg" }.sorted())
    }
  }
}
