import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("An animation")
struct AnimationTests {
  @Test(
    "shows header and content within half a point of their places, in every frame",
    arguments: techniqueNames,
    [fiveSeconds, "drag -200 over 300; lift; wait 4000; expand"] + assortedGestures)
  func honest(name: String, gesture: String) throws {
    let recording = try recording(of: name, gesture: gesture)
    let document = try SVGDocument(recording.svg(.animation))
    let header = try document.element(id: "-header")
    let top = try document.element(id: "-header", before: 1)
    let content = try document.element(id: "-header-content")
    let timeline = Timeline(recording)
    // During a pause, everything keeps its place.
    let frames = zip(recording.frames, recording.frames.dropFirst()).flatMap { frame, next in
      next.time - frame.time > 500
        ? [(frame.time, frame), (next.time - 200, frame)] : [(frame.time, frame)]
    }
    for (time, frame) in frames {
      let height = try document.number(0, of: "height", header, at: time)
      #expect(abs(height - frame.layout.headerHeight) < 0.5, "height at \(time)")
      let minY = try document.number(1, of: "transform", top, at: time)
      #expect(abs(minY - frame.layout.headerMinY) < 0.5, "top at \(time)")
      let contentTop = try document.number(1, of: "transform", content, at: time)
      let expected = frame.contentTop + timeline.headerShareOfContent
      #expect(abs(contentTop - expected) < 0.5, "content at \(time)")
    }
  }

  @Test(
    "has a hairline at the header's edge only while content is under the header",
    arguments: techniqueNames, [HeaderMounting.beside, .overlay])
  func hairline(name: String, mounting: HeaderMounting) throws {
    let recording = try recording(of: name, configuration: screen(safeArea: 59, mounting: mounting))
    let document = try SVGDocument(recording.svg(.animation))
    let line = try document.element(id: "-header-hairline")
    for frame in recording.frames {
      let isShown = try document.number(0, of: "opacity", line, at: frame.time) > 0.5
      #expect(isShown == (frame.overlap > 0), "at \(frame.time)")
    }
    let first = try #require(recording.frames.first)
    #expect(first.overlap == 0, "content at rest begins below the header")
    // An elastic header moves with the content.
    let staysAbove = recording.traits.liesInContent || name == "elastic-stretch"
    #expect(recording.frames.contains { $0.overlap > 0 } != staysAbove)
  }

  @Test(
    "of five seconds is small, and its loop lasts for the gesture and a pause",
    arguments: techniqueNames)
  func size(name: String) throws {
    for frameRate in [60.0, 120] {
      let configuration = screen(safeArea: 59, frameRate: frameRate)
      let recording = try recording(of: name, gesture: fiveSeconds, configuration: configuration)
      let text = recording.svg(.animation)
      #expect(text.utf8.count < 200_000)
      let loop = try #require(try SVGDocument(text).loopDuration)
      let last = try #require(recording.rows.last).time
      #expect(last >= 3000 && abs(loop - last - 900) < 0.01)
    }
  }

  @Test("stops where the header is visible, with reduced motion", arguments: techniqueNames)
  func still(of name: String) throws {
    let document = try SVGDocument(try recording(of: name).svg(.animation))
    let top = try document.element(id: "-header", before: 1).style("transform")
    let minY = top?.split(separator: ",").last.flatMap { Double($0.prefix { $0 != "p" }) }
    let style = try document.element(id: "-header").style("height")
    let height = style.flatMap { Double($0.prefix { $0 != "p" }) }
    #expect(try #require(minY) + #require(height) > 59 + 8)
  }

  @Test("shows the finger at its place only while it is down")
  func finger() throws {
    let recording = try recording(of: "twitter-condense", gesture: fiveSeconds)
    let document = try SVGDocument(recording.svg(.animation))
    let finger = try #require(
      document.elements.last { $0.style("animation-timing-function") == "linear,step-end" })
    for touch in recording.touches {
      let y = try document.number(1, of: "transform", finger, at: touch.time)
      #expect(abs(y - touch.y) < 0.5)
    }
    // The finger is down from 0 to 350 ms and from 2550 to 3600 ms: a drag lasts 50 ms longer than it moves, a frame
    // and the delay of the system's gate.
    for (times, opacity) in [
      ([0.0, 100, 349], 1.0), ([351, 1000, 2549], 0), ([2551, 3300], 1), ([3650], 0),
    ] {
      for time in times {
        #expect(try document.number(0, of: "opacity", finger, at: time) == opacity, "at \(time)")
      }
    }
  }
}
