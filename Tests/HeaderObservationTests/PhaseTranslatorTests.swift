import HeaderCore
import HeaderObservation
import ScrollPhysics
import SimulationTestSupport
import Testing

/// What happened to a scroll view, found out from its phases and its geometry: a line of callbacks over
/// a line of events.
///
/// In a line of callbacks `10` is geometry with that offset, `2036:206` with that size and offset,
/// `idle@44` a phase with the geometry of that offset, `idle` a phase without one, and `|` the end of a
/// frame.
@Suite struct PhaseTranslatorTests {
  struct Line: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let start: Double
    let calls: String
    let events: String

    init(_ says: String, from start: Double = 0, _ calls: String, _ events: String) {
      (testDescription, self.start, self.calls, self.events) = (says, start, calls, events)
    }
  }

  private static let flick =
    "willBeginDragging, drag 10, drag 25, didEndDragging, willBeginDecelerating, "
    + "deceleration 40, deceleration 44, didEndDecelerating"
  private static let fling =
    "tracking@0 | interacting@0 10 | 25 | decelerating@25 40 | 44 | "
  private static let cut = flick.replacing("didEndDecelerating", with: "didStop, programmatic 400")
  private static let caught = "interacting@0 10 | decelerating@10 | 30 | "
  private static let begin =
    "willBeginDragging, drag 10, didEndDragging, willBeginDecelerating, deceleration 30, "
  private static let slow = "interacting@200 190 | 180 | "

  static let lines = [
    Line(
      "A flick whose phases come first is told in a delegate's words and order",
      fling + "idle@44 |", flick),
    Line(
      "A flick whose geometry comes first is told the same, but for the step that lets it go",
      "10 interacting@0 | 25 | 40 decelerating@25 | 44 idle@44 |",
      "willBeginDragging, drag 10, drag 25, drag 40, didEndDragging, willBeginDecelerating, "
        + "deceleration 44, didEndDecelerating"),
    Line(
      "A phase that brings the only news of where the content is, tells it",
      "interacting@10 | decelerating@25 | 40 | idle@44 | 44 |", flick),
    Line(
      "Without a tracking phase, and without any geometry in the phases, it is a flick as well",
      "interacting 10 | 25 | decelerating 40 | 44 | idle |", flick),
    Line("A fling that the app cuts short has stopped", fling + "idle@400 |", cut),
    Line("The app's own move is no travel", fling + "400 idle@400 |", cut),
    Line(
      "A fling that nothing has ended goes on", fling + "400 |",
      flick.replacing("didEndDecelerating", with: "deceleration 400")),
    Line(
      "A finger that catches a fling and lifts ends it", caught + "tracking@30 | idle@30 |",
      begin + "didEndDragging, didEndDecelerating"),
    Line(
      "One that drags goes on from there", caught + "tracking@30 interacting@30 35",
      begin + "willBeginDragging, drag 35"),
    Line(
      "So does one that is told of late", caught + "interacting@30 35",
      begin + "willBeginDragging, drag 35"),
    Line(
      "A finger that catches content in its bounce hears of the end first", from: -88,
      "decelerating@-100 -120 | tracking@-120 | interacting@-120 -110",
      "willBeginDecelerating, deceleration -100, deceleration -120, didEndDecelerating, "
        + "willBeginDragging, drag -110"),
    Line(
      "A fling into an edge bounces, and settles on its pixel", from: 5,
      "interacting@5 -40 | decelerating@-40 -95 | -90 | -88 idle@-88 |",
      "willBeginDragging, drag -40, didEndDragging, willBeginDecelerating, deceleration -95, "
        + "deceleration -90, deceleration -88, didEndDecelerating"),
    Line(
      "What the app scrolls is programmatic, and not the user's travel",
      "animating@0 100 | 300 | idle@300 |",
      "programmatic 100, programmatic 300, didEndScrollingAnimation"),
    Line(
      "The same where the geometry comes first", "100 animating@100 300 idle@300",
      "programmatic 100, programmatic 300, didEndScrollingAnimation"),
    Line(
      "A scroll that arrives at the top is a tap on the status bar, or as good as one", from: 200,
      "animating@200 60 | -88 idle@-88",
      "programmatic 60, programmatic -88, didScrollToTop, didEndScrollingAnimation"),
    Line(
      "The app that scrolls in the middle of a fling ends it", caught + "animating@30 60 |",
      begin + "didStop, programmatic 60"),
    Line("Geometry while idle waits for the end of its frame", "50", ""),
    Line("It is a layout then, once", "50 | |", "layout 50"),
    Line("Geometry that is back by then is none", "50 0 |", ""),
    Line(
      "A row that grows above a finger is told apart from the finger's travel", from: 200,
      slow + "2036:206 | 196",
      "willBeginDragging, drag 190, drag 180, layout 216, drag 206, drag 196"),
    Line(
      "So is one that grows above a finger at rest", from: 200, slow + "2036:216 |",
      "willBeginDragging, drag 190, drag 180, layout 216"),
    Line(
      "A list that learns of rows below is not taken for one that grows above", from: 200,
      "interacting@200 210 | 2400:220 |", "willBeginDragging, drag 210, drag 220"),
    Line("A tap ends nothing", "tracking@0 | idle@0 |", ""),
    Line(
      "A tap on what the app scrolls ends that, and stops when it lifts",
      "animating@0 50 | tracking@50 | idle@50 |",
      "programmatic 50, didEndScrollingAnimation, didStop"),
    Line(
      "A finger that drags what the app scrolls hears of the end first",
      "animating@0 50 | interacting@50 40",
      "programmatic 50, didEndScrollingAnimation, willBeginDragging, drag 40"),
    Line(
      "So does one that drags what bounces", from: -120,
      "decelerating@-120 | interacting@-120 -110",
      "willBeginDecelerating, didEndDecelerating, willBeginDragging, drag -110"),
    Line(
      "A finger that finds content on its pixel has not dragged it there", from: 10.1,
      "tracking@10 |", "layout 10"),
    Line(
      "Nor has one that drags", from: 10.1, "interacting@10 |", "layout 10, willBeginDragging"),
  ]

  @Test("What happened is found out from the callbacks", arguments: lines)
  func told(line: Line) throws {
    var geometry = ObservedGeometry(
      offset: line.start, contentSize: 2000, height: 800, insetTop: 88)
    let viewport = geometry.viewport(scale: 3)
    var translator = PhaseTranslator(geometry)
    var (time, events) = (0.0, [String]())
    for call in line.calls.split(separator: " ") {
      let parts = call.split { "@:".contains($0) }
      let offset = Double(parts[parts.count - 1])
      if call == "|" {
        translator.turnEnded()
        time += 1.0 / 60
      } else if let phase = Self.phases[String(parts[0])] {
        var context = geometry
        context.offset = offset ?? 0
        translator.update(phase, with: offset.map { _ in context }, at: time, in: viewport)
      } else {
        geometry.offset = try #require(offset)
        if parts.count > 1 { geometry.contentSize = try #require(Double(parts[0])) }
        translator.update(geometry, at: time, in: viewport)
      }
      while let event = translator.next() { events.append(event.brief(at: translator.offset)) }
    }
    #expect(events.joined(separator: ", ") == line.events)
  }

  private static let phases: [String: ObservedPhase] = [
    "tracking": .tracking, "interacting": .interacting, "decelerating": .decelerating,
    "animating": .animating, "idle": .idle,
  ]

  @Test(
    "What moves the content is so at once where nothing is told of it",
    arguments: [
      ([.tracking], .tracking), ([.animating], .scrolling), ([.tracking, .idle], .resting),
    ] as [([ObservedPhase], HostMotion)])
  func motion(phases: [ObservedPhase], motion: HostMotion) {
    let geometry = ObservedGeometry(offset: 0, contentSize: 2000, height: 800, insetTop: 88)
    var translator = PhaseTranslator(geometry)
    for phase in phases {
      translator.update(phase, with: geometry, at: 0, in: geometry.viewport(scale: 3))
    }
    #expect(translator.motion == motion && translator.next() == nil)
  }
}
