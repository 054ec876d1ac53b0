import HeaderCore
import HeaderObservation
import ScrollPhysics
import SimulationTestSupport
import Testing

/// What happened to a scroll view, found out from looks at it: a line of looks over a line of events.
///
/// In a line of looks `10` is content seen at that offset, `2036:226` with that size and offset,
/// `pan-10@10` a finger that drags by -10 with the content at 10, `wheel-40@40` a trackpad that does,
/// `touch` a finger, `fling@30` content in flight, `caught@30` under a finger, `rest@30` at rest, and
/// `|` the end of a turn.
@Suite struct ScrollTranslatorTests {
  typealias Line = PhaseTranslatorTests.Line

  private static let begin =
    "willBeginDragging, drag 10, didEndDragging, willBeginDecelerating, deceleration 30, "
  private static let caught = "pan0@0 pan-10@10 fling@10 | fling@30 | caught@30 "
  private static let flight = "pan0@600 pan20@580 fling@580 | fling@560 | fling@540 "
  private static let flown =
    "willBeginDragging, drag 580, didEndDragging, willBeginDecelerating, deceleration 560, "
    + "deceleration 540, "

  static let lines = [
    Line(
      "A drag and a fling are told in a delegate's words and order",
      "touch pan0@0 pan-10@10 | fling@10 | fling@30 | fling@40 | rest@40",
      begin + "deceleration 40, didEndDecelerating"),
    Line(
      "A pan that is first seen with the content moved begins where the content was",
      "pan-10@10 pan-15@15 rest@15 |", "willBeginDragging, drag 10, drag 15, didEndDragging"),
    Line(
      "phone fault 5: A trackpad drags without a finger",
      "wheel0@0 wheel-40@40 fling@40 | fling@50",
      "willBeginDragging, drag 40, didEndDragging, willBeginDecelerating, deceleration 50"),
    Line(
      "Content that is moved under a finger that stands still was moved by the app",
      "pan0@0 pan-10@10 pan-10@300", "willBeginDragging, drag 10, programmatic 300"),
    Line(
      "phone fault 1: A row that grows above a finger is told apart from the finger's travel",
      from: 200, "pan0@200 pan10@190 2036:226 pan15@221",
      "willBeginDragging, drag 190, layout 226, drag 221"),
    Line(
      "phone fault 1: The same is told apart where both come in one look", from: 200,
      "pan0@200 pan10@190 pan15@221",
      "willBeginDragging, drag 190, programmatic 226, drag 221"),
    Line(
      "phone fault 1: A correction in the frame of a fling's step is no travel, the size said first",
      from: 600, flight + "2036:540 576 | fling@558 rest@558",
      flown + "layout 576, deceleration 558, didEndDecelerating"),
    Line(
      "phone fault 1: Nor is it with the offset said first", from: 600,
      flight + "576 2036:576 | fling@558 rest@558",
      flown + "layout 576, deceleration 558, didEndDecelerating"),
    Line(
      "A correction after the turn's step is no travel", from: 600, flight + "500 | fling@485",
      flown + "layout 500, deceleration 485"),
    Line(
      "A finger that catches a fling and lifts ends it", caught + "rest@30 | |",
      begin + "didEndDragging, didEndDecelerating"),
    Line(
      "One that drags goes on from there", caught + "pan0@30 pan-5@35",
      begin + "willBeginDragging, drag 35"),
    Line("An app that moves the content once has moved it", "300 | | |", "programmatic 300"),
    Line(
      "Two frames without a move may still be the beginning of an animation",
      "20 | 40 | | | 60 |", "programmatic 20, programmatic 40, programmatic 60"),
    Line(
      "An app that moves the content in every frame scrolls it", "20 | 40 | 60 | | | | | | |",
      "programmatic 20, programmatic 40, programmatic 60, didEndScrollingAnimation"),
    Line(
      "A scroll that arrives at the top is a tap on the status bar, or as good as one", from: 100,
      "40 | -20 | -88 |", "programmatic 40, programmatic -20, programmatic -88, didScrollToTop"),
    Line("A step onto the nearest pixel is no travel", from: 10.1, "10", "layout 10"),
    Line("Nor is a return into the range", from: 1300, "1000", "layout 1000"),
    Line(
      "A finger on what the app scrolls ends the scroll once, and stops when it lifts",
      "20 | 40 | caught@40 | rest@40 |",
      "programmatic 20, programmatic 40, didEndScrollingAnimation, didStop"),
  ]

  @Test("What happened is found out from the looks", arguments: lines)
  func told(line: Line) throws {
    let viewport = ScrollViewport(
      range: ScrollRange(minimum: -88, maximum: 1000), height: 800, grid: PixelGrid(scale: 3))
    var sample = ScrollSample(
      offset: line.start, contentSize: 2000, isTracking: false, isPanning: false,
      isDecelerating: false, translation: 0, time: 0)
    var translator = ScrollTranslator(sample)
    var events: [String] = []
    for look in line.calls.split(separator: " ") {
      let parts = look.split { "@:".contains($0) }
      if look != "|", look != "touch" {
        sample.offset = try #require(Double(parts[parts.count - 1]))
      }
      let word = parts[0].prefix { $0.isLetter }
      switch word {
      case "touch": sample.isTracking = true
      case "pan", "wheel":
        if word == "pan" { (sample.isTracking, sample.isDecelerating) = (true, false) }
        sample.isPanning = true
        sample.translation = try #require(Double(parts[0].dropFirst(word.count)))
      case "fling", "rest", "caught":
        (sample.isTracking, sample.isPanning) = (word == "caught", false)
        sample.isDecelerating = word == "fling"
      default: if look.contains(":") { sample.contentSize = try #require(Double(parts[0])) }
      }
      translator.sample = sample
      while let event = translator.next(in: viewport) {
        events.append(event.brief(at: translator.offset))
      }
      guard look == "|" else { continue }
      if let event = translator.turnEnded(at: sample.time, in: viewport) {
        events.append(event.brief(at: translator.offset))
      }
      sample.time += 1.0 / 60
    }
    #expect(events.joined(separator: ", ") == line.events)
  }
}
