import Foundation
import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("A bar at the bottom in a picture")
struct BottomBarPictureTests {
  private func recording(by mover: String? = nil, hasBar: Bool = true) throws -> HeaderRecording {
    var configuration = screen(safeArea: 59)
    if hasBar { configuration.bottomBar = BottomBar(height: 49, safeAreaBottom: 34) }
    var gesture = GesturePlayback(
      try script("drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift"),
      configuration: configuration)
    return HeaderRecording(
      of: try makeDriver("twitter-condense"), barDriver: try mover.map { try makeDriver($0) },
      playing: &gesture, configuration: configuration)
  }

  @Test("is drawn in every style, and nowhere without one", arguments: HeaderPictureStyle.allCases)
  func styles(style: HeaderPictureStyle) throws {
    let mark = style == .plot ? "bar's top edge" : "-bar\""
    #expect(try recording().svg(style).contains(mark))
    #expect(try !recording(hasBar: false).svg(style).contains(mark))
  }

  @Test("is where it is seen, also at the beginning of an animation of its own")
  func seen() throws {
    for mover in [nil, "enter-always"] {
      let edges = try recording(by: mover).frames.compactMap { $0.barMinY }
      #expect(edges.first == 769 && edges.contains(852))
      // In no frame it goes further than the finger or its animation does.
      #expect(zip(edges, edges.dropFirst()).allSatisfy { abs($0 - $1) < 30 })
    }
  }

  @Test("is as wide as a phone that lies on its side, as the header is")
  func landscape() throws {
    func picture(_ height: Double) throws -> String {
      var configuration = screen()
      configuration.containerHeight = height
      configuration.bottomBar = BottomBar(height: 49)
      var gesture = GesturePlayback(try script("drag -60 over 300"), configuration: configuration)
      return HeaderRecording(
        of: try makeDriver("facebook-hide"), playing: &gesture, configuration: configuration
      ).svg(.animation)
    }
    // Its ground, the header's and the bar's; the column of rows is in the middle.
    let grounds = "x=\"-229.5\" "
    #expect(try picture(393).components(separatedBy: grounds).count == 6)
    #expect(try !picture(393).contains("r=\"29\" fill=\"none\""), "no home button")
    #expect(try !picture(667).contains(grounds))
  }

  @Test("lies above a keyboard, which covers the screen where the container is made lower")
  func keyboard() throws {
    var configuration = screen(safeArea: 59)
    configuration.bottomBar = BottomBar(height: 49)
    func picture(_ text: String) throws -> String {
      var gesture = GesturePlayback(try script(text), configuration: configuration)
      return HeaderRecording(
        of: try makeDriver("twitter-condense"), playing: &gesture, configuration: configuration
      ).svg(.filmstrip)
    }
    let typing = try picture("wait 200; resize 516; wait 600")
    #expect(typing.contains("-keyboard\" style=\"transform:translate(0px,516px)\""), "\(typing)")
    #expect(try !picture("drag -100 over 300; lift").contains("-keyboard"))
  }
}
