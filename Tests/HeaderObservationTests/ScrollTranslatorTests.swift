import HeaderCore
import HeaderObservation
import ScrollPhysics
import Testing

/// What happened to a scroll view, found out from looks at it: a line of looks over a line of events.
@Suite struct ScrollTranslatorTests {
  private let viewport = ScrollViewport(
    range: ScrollRange(minimum: -88, maximum: 1000), height: 800, grid: PixelGrid(scale: 3))
  private var sample = ScrollSample(
    offset: 0, contentSize: 2000, isTracking: false, isPanning: false, isDecelerating: false,
    translation: 0, time: 0)

  /// A look at the scroll view, with what has changed since the last.
  private enum Look {
    case touch
    case pan(Double, at: Double)
    case indirectPan(Double, at: Double)
    case fling(Double)
    case rest(Double)
    case caught(Double)
    case moved(Double)
    case grown(Double, to: Double)
    case frame
  }

  private mutating func events(_ looks: [Look]) -> [String] {
    var translator = ScrollTranslator(sample)
    var events: [String] = []
    func say(_ event: ScrollEvent) {
      events.append(event.cause.map { "\($0.name) \(translator.offset)" } ?? event.name)
    }
    for look in looks {
      switch look {
      case .touch: sample.isTracking = true
      case .pan(let translation, let offset):
        (sample.isTracking, sample.isPanning, sample.isDecelerating) = (true, true, false)
        (sample.translation, sample.offset) = (translation, offset)
      case .indirectPan(let translation, let offset):
        (sample.isPanning, sample.translation, sample.offset) = (true, translation, offset)
      case .fling(let offset):
        (sample.isTracking, sample.isPanning, sample.isDecelerating) = (false, false, true)
        sample.offset = offset
      case .rest(let offset):
        (sample.isTracking, sample.isPanning, sample.isDecelerating) = (false, false, false)
        sample.offset = offset
      case .caught(let offset):
        (sample.isTracking, sample.isPanning, sample.isDecelerating) = (true, false, false)
        sample.offset = offset
      case .moved(let offset): sample.offset = offset
      case .grown(let height, let offset):
        (sample.contentSize, sample.offset) = (height, offset)
      case .frame: break
      }
      while let event = translator.next(towards: sample, in: viewport) { say(event) }
      guard case .frame = look else { continue }
      if let event = translator.turnEnded(at: sample, in: viewport) { say(event) }
      sample.time += 1.0 / 60
    }
    return events
  }

  @Test("A drag and a fling are told in a delegate's words and order")
  mutating func dragAndFling() {
    #expect(
      events([
        .touch, .pan(0, at: 0), .pan(-10, at: 10), .frame, .fling(10), .frame, .fling(30), .frame,
        .fling(40), .frame, .rest(40),
      ]) == [
        "willBeginDragging", "drag 10.0", "didEndDragging", "willBeginDecelerating",
        "deceleration 30.0", "deceleration 40.0", "didEndDecelerating",
      ])
  }

  @Test("A pan that is first seen with the content moved begins where the content was")
  mutating func lateBegin() {
    #expect(
      events([.pan(-10, at: 10), .pan(-15, at: 15), .rest(15), .frame]) == [
        "willBeginDragging", "drag 10.0", "drag 15.0", "didEndDragging",
      ])
  }

  @Test("phone fault 5: A trackpad drags without a finger")
  mutating func indirect() {
    #expect(
      events([.indirectPan(0, at: 0), .indirectPan(-40, at: 40), .fling(40), .frame, .fling(50)])
        == [
          "willBeginDragging", "drag 40.0", "didEndDragging", "willBeginDecelerating",
          "deceleration 50.0",
        ])
  }

  @Test("Content that is moved under a finger that stands still was moved by the app")
  mutating func stillFinger() {
    #expect(
      events([.pan(0, at: 0), .pan(-10, at: 10), .pan(-10, at: 300)]) == [
        "willBeginDragging", "drag 10.0", "programmatic 300.0",
      ])
  }

  @Test("phone fault 1: A row that grows above a finger is told apart from the finger's travel")
  mutating func growsUnderAFinger() {
    sample.offset = 200
    #expect(
      events([.pan(0, at: 200), .pan(10, at: 190), .grown(2036, to: 226), .pan(15, at: 221)])
        == ["willBeginDragging", "drag 190.0", "layout 226.0", "drag 221.0"])
  }

  @Test("phone fault 1: The same is told apart where both come in one look")
  mutating func growsWithTheFinger() {
    sample.offset = 200
    var look = self
    look.sample.contentSize = 2000
    #expect(
      look.events([.pan(0, at: 200), .pan(10, at: 190), .pan(15, at: 221)])
        == ["willBeginDragging", "drag 190.0", "programmatic 226.0", "drag 221.0"])
  }

  @Test(
    "phone fault 1: A correction in the frame of a fling's step is no travel, whatever is said first",
    arguments: [true, false])
  mutating func correctedFling(growsFirst: Bool) {
    sample.offset = 600
    let correction: [Look] =
      growsFirst
      ? [.grown(2036, to: 540), .moved(576)] : [.moved(576), .grown(2036, to: 576)]
    let looks: [Look] = [
      .pan(0, at: 600), .pan(20, at: 580), .fling(580), .frame, .fling(560), .frame, .fling(540),
    ]
    #expect(
      events(looks + correction + [.frame, .fling(558), .rest(558)]) == [
        "willBeginDragging", "drag 580.0", "didEndDragging", "willBeginDecelerating",
        "deceleration 560.0", "deceleration 540.0", "layout 576.0", "deceleration 558.0",
        "didEndDecelerating",
      ])
  }

  @Test("A correction after the turn's step is no travel")
  mutating func lateCorrection() {
    sample.offset = 600
    #expect(
      events([
        .pan(0, at: 600), .pan(20, at: 580), .fling(580), .frame, .fling(560), .frame,
        .fling(540), .moved(500), .frame, .fling(485),
      ]) == [
        "willBeginDragging", "drag 580.0", "didEndDragging", "willBeginDecelerating",
        "deceleration 560.0", "deceleration 540.0", "layout 500.0", "deceleration 485.0",
      ])
  }

  @Test("A finger that catches a fling and lifts ends it; one that drags goes on from there")
  mutating func caught() {
    let fling: [Look] = [.pan(0, at: 0), .pan(-10, at: 10), .fling(10), .frame, .fling(30)]
    let begin = [
      "willBeginDragging", "drag 10.0", "didEndDragging", "willBeginDecelerating",
      "deceleration 30.0",
    ]
    var lifts = self
    #expect(
      lifts.events(fling + [.frame, .caught(30), .rest(30), .frame, .frame]) == begin + [
        "didEndDragging", "didEndDecelerating",
      ])
    #expect(
      events(fling + [.frame, .caught(30), .pan(0, at: 30), .pan(-5, at: 35)])
        == begin + ["willBeginDragging", "drag 35.0"])
  }

  @Test(
    "An app that moves the content once has moved it; one that does in every frame scrolls it")
  mutating func programmatic() {
    var (once, still) = (self, self)
    #expect(once.events([.moved(300), .frame, .frame, .frame]) == ["programmatic 300.0"])
    // Two frames without a move may still be the beginning of an animation.
    #expect(
      still.events([.moved(20), .frame, .moved(40), .frame, .frame, .frame, .moved(60), .frame])
        == ["programmatic 20.0", "programmatic 40.0", "programmatic 60.0"])
    #expect(
      events(
        [.moved(20), .frame, .moved(40), .frame, .moved(60), .frame]
          + Array(repeating: .frame, count: 6))
        == [
          "programmatic 20.0", "programmatic 40.0", "programmatic 60.0",
          "didEndScrollingAnimation",
        ])
  }

  @Test("A scroll that arrives at the top is a tap on the status bar, or as good as one")
  mutating func scrollToTop() {
    sample.offset = 100
    #expect(
      events([.moved(40), .frame, .moved(-20), .frame, .moved(-88), .frame]) == [
        "programmatic 40.0", "programmatic -20.0", "programmatic -88.0", "didScrollToTop",
      ])
  }

  @Test("A step onto the nearest pixel and a return into the range are no travel")
  mutating func settling() {
    sample.offset = 10.1
    var pixel = self
    #expect(pixel.events([.moved(10)]) == ["layout 10.0"])
    sample.offset = 1300
    #expect(events([.moved(1000)]) == ["layout 1000.0"])
  }

  @Test("A finger on what the app scrolls ends the scroll once, and stops when it lifts")
  mutating func touchedScroll() {
    #expect(
      events([.moved(20), .frame, .moved(40), .frame, .caught(40), .frame, .rest(40), .frame]) == [
        "programmatic 20.0", "programmatic 40.0", "didEndScrollingAnimation", "didStop",
      ])
  }
}
