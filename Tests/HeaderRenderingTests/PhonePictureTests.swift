import Foundation
import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("A phone in a picture")
struct PhonePictureTests {
  private func picture(
    of name: String, _ style: HeaderPictureStyle = .animation, gesture: String? = nil,
    on screen: SimulatorConfiguration
  ) throws -> String {
    try recording(of: name, gesture: gesture, configuration: screen).svg(style)
  }

  @Test("has round corners and an island, or a home button and neither", arguments: [20.0, 59])
  func phones(safeArea: Double) throws {
    let screen = screen(container: safeArea == 20 ? 667 : 852, safeArea: safeArea)
    let document = try SVGDocument(picture(of: "facebook-hide", on: screen))
    let clip = try #require(
      document.elements.firstIndex { $0.attributes["id"]?.hasSuffix("-screen") == true })
    #expect(document.elements[clip + 1].attributes["rx"] == (safeArea == 20 ? "2" : "48"))
    let islands = document.all("rect").filter { $0.attributes["fill"] == "#000" }
    #expect(islands.count == (safeArea == 20 ? 0 : 1))
  }

  @Test("in landscape is wider, and so are its header and its bar at the bottom")
  func landscape() throws {
    func picture(_ height: Double) throws -> String {
      try self.picture(
        of: "facebook-hide", gesture: "drag -60 over 300",
        on: screen(container: height, bottomBar: BottomBar(height: 49)))
    }
    // The backgrounds of the screen, the header and the bar, and two clipping paths.
    let grounds = "x=\"-229.5\" "
    #expect(try picture(393).components(separatedBy: grounds).count == 6)
    #expect(try !picture(393).contains("r=\"29\" fill=\"none\""), "no home button")
    #expect(try !picture(667).contains(grounds))
  }

  @Test("has a bar at the bottom in every style", arguments: HeaderPictureStyle.allCases)
  func bar(style: HeaderPictureStyle) throws {
    let mark = style == .plot ? "bar's top edge" : "-bar\""
    let bar = BottomBar(height: 49, safeAreaBottom: 34)
    for bar in [bar, nil] {
      let text = try picture(
        of: "twitter-condense", style, on: screen(safeArea: 59, bottomBar: bar))
      #expect(text.contains(mark) == (bar != nil))
    }
  }

  @Test("has the bar at its visible place, also at the start of its own animation")
  func movingBar() throws {
    let screen = screen(safeArea: 59, bottomBar: BottomBar(height: 49, safeAreaBottom: 34))
    let gesture = "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift"
    for mover in [nil, try makeDriver("enter-always")] {
      var playback = GesturePlayback(try script(gesture), configuration: screen)
      let recording = GestureRecording(
        of: try makeDriver("twitter-condense"), barDriver: mover, playing: &playback,
        configuration: screen)
      let edges = recording.frames.compactMap { $0.barMinY }
      #expect(edges.first == 769 && edges.contains(852))
      // No step is larger than that of the finger or of the animation.
      #expect(zip(edges, edges.dropFirst()).allSatisfy { abs($0 - $1) < 30 })
    }
  }

  @Test("has a keyboard below the bar if the container's height is reduced")
  func keyboard() throws {
    let screen = screen(safeArea: 59, bottomBar: BottomBar(height: 49))
    let typing = try picture(
      of: "twitter-condense", .filmstrip, gesture: "wait 200; resize 516; wait 600", on: screen)
    #expect(typing.contains("-keyboard\" style=\"transform:translate(0px,516px)\""), "\(typing)")
    #expect(try !picture(of: "twitter-condense", .filmstrip, on: screen).contains("-keyboard"))
  }

  @Test("has hairlines one pixel wide at every scale")
  func hairlines() throws {
    let text = try picture(of: "twitter-condense", on: screen(safeArea: 59))
    #expect(text.contains("vector-effect=\"non-scaling-stroke\""))
    #expect(!text.contains("stroke-width=\"0\""))
  }
}
