import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("A card")
struct CardTests {
  @Test(
    "shows the header for four fifths of its loop, and is shorter than the gesture",
    arguments: techniqueNames)
  func inSight(name: String) throws {
    let recording = try recording(of: name)
    let shown = CardPicture(recording).timeline
    #expect(shown.shareInSight >= 0.8, "\(shown.shareInSight)")
    #expect(shown.cardDuration < min(Timeline(recording).end, 6000))
    let frame = shown.frame(at: shown.stillTime)
    #expect(shown.heightInSight(in: frame) > 30, "the still picture shows the header")
  }

  @Test("shows the finger's travel in real time, within the picture", arguments: techniqueNames)
  func finger(name: String) throws {
    let recording = try recording(of: name)
    let whole = Timeline(recording).finger
    let shown = CardPicture(recording).timeline.finger
    #expect(whole.count == shown.count)
    for index in whole.indices.dropFirst() where whole[index - 1].isDown {
      #expect(
        abs(whole[index].time - whole[index - 1].time - shown[index].time + shown[index - 1].time)
          < 1e-6)
      #expect(abs(whole[index].y - whole[index - 1].y - shown[index].y + shown[index - 1].y) < 1e-6)
    }
  }

  @Test(
    "has a title and a summary, is small, and has no strip above a header that covers the safe area"
  )
  func caption() throws {
    for name in techniqueNames {
      let recording = try recording(of: name)
      let text = recording.svg(.card)
      #expect(text.utf8.count < 60_000, "\(text.utf8.count)")
      let document = try SVGDocument(text)
      #expect(document.texts.contains(recording.descriptor.title))
      #expect(document.texts.joined(separator: " ").contains(recording.descriptor.summary))
      guard !recording.traits.liesInContent else { continue }
      let around = try document.element(id: "-header", before: 1)
      let minY = try document.number(1, of: "transform", around, at: 0)
      let height = try document.number(0, of: "height", document.element(id: "-header"), at: 0)
      #expect(minY <= 0 && minY + height > 59)
    }
  }
}

@Suite("Shortened pauses")
struct TimeCutTests {
  @Test("of several headers are the times at which all of them stand still")
  func several() throws {
    // The second header hides long after the first has collapsed.
    let gesture = "drag -90 over 200; lift; wait 3000; drag -500 over 400; hold 300; lift"
    let timelines = try ["large-title", "offscreen-container"].map {
      Timeline(try recording(of: $0, gesture: gesture))
    }
    let both = TimeCut(timelines) { _ in 300 }
    let alone = timelines.map { timeline in TimeCut([timeline]) { _ in 300 } }
    #expect(!both.spans.isEmpty)
    for span in both.spans {
      for cut in alone {
        #expect(cut.spans.contains { $0.start <= span.start && span.end <= $0.end }, "\(span)")
      }
    }
  }

  @Test("keep the order of frames, and can be converted back", arguments: assortedGestures)
  func order(gesture: String) throws {
    for name in techniqueNames {
      let timeline = Timeline(try recording(of: name, gesture: gesture))
      let cut = TimeCut([timeline]) { _ in 150 }
      var last = -1.0
      for frame in timeline.frames {
        let shown = cut.shown(frame.time)
        #expect(shown >= last && shown <= frame.time + 1e-9)
        last = shown
        #expect(abs(cut.time(shownAt: shown) - frame.time) < 1e-6)
      }
    }
  }
}
