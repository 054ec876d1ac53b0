import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("A card")
struct CardTests {
  static let names = HeaderCatalog.standard.names

  private func card(_ name: String) throws -> (CardPicture, HeaderRecording) {
    let recording = try recording(of: name)
    return (CardPicture(recording), recording)
  }

  @Test("has the header in sight for four fifths of its round and more", arguments: names)
  func inSight(name: String) throws {
    let card = try card(name).0
    #expect(card.shareInSight >= 0.8, "\(card.shareInSight)")
  }

  @Test("is over in seconds: what stands still is short", arguments: names)
  func short(name: String) throws {
    let (card, recording) = try card(name)
    #expect(card.loopDuration < Timeline(recording).end)
    #expect(card.loopDuration < 6000)
  }

  @Test("shows the finger's travel in real time, within the picture", arguments: names)
  func finger(name: String) throws {
    let (card, recording) = try card(name)
    let whole = Timeline(recording).finger
    let shown = card.timeline.finger
    #expect(whole.count == shown.count)
    for index in whole.indices.dropFirst() where whole[index - 1].isDown {
      #expect(
        abs(whole[index].time - whole[index - 1].time - shown[index].time + shown[index - 1].time)
          < 1e-6)
      #expect(abs(whole[index].y - whole[index - 1].y - shown[index].y + shown[index - 1].y) < 1e-6)
    }
  }

  @Test("says what it shows, is small, and stands still where the header is seen", arguments: names)
  func caption(name: String) throws {
    let (card, recording) = try card(name)
    let text = card.svg
    #expect(text.utf8.count < 60_000, "\(text.utf8.count)")
    let document = try SVGDocument(text)
    let texts = document.texts
    #expect(texts.contains(recording.descriptor.title))
    #expect(texts.joined(separator: " ").contains(recording.descriptor.summary))
    let frame = card.timeline.frame(at: card.timeline.stillTime)
    #expect(card.timeline.heightInSight(in: frame) > 30)
  }
}

@Suite("Time that is cut")
struct TimeCutTests {
  @Test("is that in which no finger is down and the header stands still")
  func example() throws {
    let recording = try recording(
      of: "twitter-condense",
      gesture:
        "wait 1000; drag -30 over 100; hold 2000; drag -100 over 200; hold 100; lift; wait 5000; hold 20"
    )
    let timeline = Timeline(recording)
    let cut = TimeCut(timeline) { _ in 300 }
    #expect(cut.spans.count == 2, "the wait before and the wait after; a held finger is shown")
    #expect(abs(cut.shown(1000) - 300) < 20)
    let end = cut.shown(timeline.end)
    // 50 ms until the gate opens; the finger's 2,400 ms; 300 of each wait, and its last tap.
    #expect((3000...3200).contains(end), "\(end)")
  }

  @Test("keeps the order of things, and knows the way back", arguments: assortedGestures)
  func order(gesture: String) throws {
    for name in HeaderCatalog.standard.names {
      let timeline = Timeline(try recording(of: name, gesture: gesture))
      let cut = TimeCut(timeline) { _ in 150 }
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
