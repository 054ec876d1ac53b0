import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("A card")
struct CardTests {
  static let names = HeaderCatalog.standard.names

  @Test(
    "has the header in sight for four fifths of its round, and is over in seconds",
    arguments: names)
  func inSight(name: String) throws {
    let recording = try recording(of: name)
    let shown = CardPicture(recording).timeline
    #expect(shown.shareInSight >= 0.8, "\(shown.shareInSight)")
    #expect(shown.cardDuration < min(Timeline(recording).end, 6000))
    let frame = shown.frame(at: shown.stillTime)
    #expect(shown.heightInSight(in: frame) > 30, "still, it shows the header")
  }

  @Test("shows the finger's travel in real time, within the picture", arguments: names)
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

  @Test("says what it shows, is small, and has no strip above a header that covers the notch")
  func caption() throws {
    for name in Self.names {
      let recording = try recording(of: name)
      let text = recording.svg(.card)
      #expect(text.utf8.count < 60_000, "\(text.utf8.count)")
      let document = try SVGDocument(text)
      #expect(document.texts.contains(recording.descriptor.title))
      #expect(document.texts.joined(separator: " ").contains(recording.descriptor.summary))
      guard !recording.traits.liesInContent else { continue }
      let around = try document.elementBefore(id: "-header")
      let minY = try document.number(1, of: "transform", around, at: 0)
      let height = try document.number(0, of: "height", document.element(id: "-header"), at: 0)
      #expect(minY <= 0 && minY + height > 59)
    }
  }
}

@Suite("Time that is cut")
struct TimeCutTests {
  @Test("of several headers is that in which all of them stand still")
  func several() throws {
    // The second goes away only after the first has long been small.
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

  @Test("keeps the order of things, and knows the way back", arguments: assortedGestures)
  func order(gesture: String) throws {
    for name in HeaderCatalog.standard.names {
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
