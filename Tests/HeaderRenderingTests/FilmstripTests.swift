import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("A filmstrip")
struct FilmstripTests {
  @Test(
    "has four moments in order, for any gesture",
    arguments: techniqueNames, [fiveSeconds] + assortedGestures + unusualGestures)
  func count(name: String, gesture: String) throws {
    let moments = Filmstrip([try recording(of: name, gesture: gesture)]).moments
    #expect(moments.count == 4)
    #expect(zip(moments, moments.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test("of a header that collapses shows the touch, the middle and the rest")
  func captions() throws {
    let gesture = "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift"
    let captions = Filmstrip([try recording(of: "twitter-condense", gesture: gesture)]).moments
      .map(\.caption)
    // Moments are at least 90 ms apart, and the middle is 44 ms before the end: a strip shows one of the two.
    #expect(captions.contains { ["mid-collapse", "mid-expand"].contains($0) }, "\(captions)")
    #expect(captions.first == "touch" && captions.last == "rest")
  }

  @Test("of an elastic header shows its largest stretch")
  func stretched() throws {
    let recording = try recording(of: "elastic-stretch")
    let moment = try #require(Filmstrip([recording]).moments.first { $0.caption == "stretched" })
    let timeline = Timeline(recording)
    let furthest = timeline.frames.map(\.layout.stretch).max()
    #expect(timeline.frame(at: moment.time).layout.stretch == furthest)
  }

  @Test("of several techniques shows the events of each of them, not only of the first")
  func comparison() throws {
    // The second header hides long after the first has collapsed.
    let gesture = "drag -90 over 200; hold 600; drag -500 over 400; hold 300; lift"
    let timelines = try ["large-title", "offscreen-container"].map {
      Timeline(try recording(of: $0, gesture: gesture))
    }
    for order in [[0, 1], [1, 0]] {
      let moments = FilmstripMoment.moments(of: order.map { timelines[$0] })
      let heights = timelines.map { timeline in
        moments.map { timeline.heightInSight(in: timeline.frame(at: $0.time)) }
      }
      #expect(heights[0].min() == 103 && heights[0].max() == 155, "\(heights)")
      #expect(heights[1].contains { 200...400 ~= $0 }, "the second is half visible")
    }
  }

  @Test("draws each header at the height of its moment, with time, offset and height")
  func heights() throws {
    let recordings = try techniqueNames.map { try recording(of: $0) }
    for shown in recordings.map({ [$0] }) + [Array(recordings.prefix(2))] {
      let document = try SVGDocument(HeaderComparison(shown).svg(.filmstrip))
      let strip = Filmstrip(shown)
      for (row, recording) in shown.enumerated() {
        let timeline = Timeline(recording)
        for (index, moment) in strip.moments.enumerated() {
          let frame = timeline.frame(at: moment.time)
          let header = try document.element(id: "-header\(row * 4 + index + 1)")
          let height = try document.number(0, of: "height", header, at: 0)
          #expect(abs(height - frame.layout.headerHeight) < 0.01)
          let offset = String(number: frame.contentOffset, digits: 0)
          let seen = String(number: timeline.heightInSight(in: frame), digits: 0)
          #expect(document.texts.contains("offset \(offset), height \(seen)"))
          #expect(document.texts.contains(moment.caption) == (shown.count == 1))
          #expect(document.texts.contains(moment.seconds))
        }
      }
    }
  }
}
