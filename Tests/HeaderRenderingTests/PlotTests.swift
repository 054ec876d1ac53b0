import Foundation
import SimulationTestSupport
import Testing

@testable import HeaderRendering

@Suite("A plot")
struct PlotTests {
  @Test("has four panels with units, a time axis, and a legend of its phases")
  func example() throws {
    let gesture = "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift"
    let document = try SVGDocument(
      try recording(of: "twitter-condense", gesture: gesture).svg(.plot))
    let texts = document.texts
    for heading in [
      "content offset, pt", "header in sight, pt", "collapsed fraction, 0 to 1",
      "finger, pt from the top", "time, s", "drag", "deceleration", "snap",
    ] {
      #expect(texts.contains(heading), "\(heading)")
    }
    #expect(!texts.contains("scroll"), "the app did not scroll")
    for phase in [MotionPhase.Kind.drag, .deceleration, .snap] {
      let color = Paint.text(of: Palette.ground(of: phase).light)
      // One in the legend, and at least one in each of four panels.
      #expect(document.elements.count { $0.attributes["fill"] == color } >= 5, "\(phase)")
    }
  }

  @Test("has every number within its axis, and increasing ticks", arguments: techniqueNames)
  func axes(name: String) throws {
    for gesture in [fiveSeconds] + unusualGestures {
      let plot = PlotPicture([try recording(of: name, gesture: gesture)])
      #expect(plot.panels.count == 4)
      for panel in plot.panels {
        for number in panel.lines.joined().joined().map(\.number) {
          // The multiples of a step are rounded.
          #expect(number >= panel.axis.lowest - 1e-9 && number <= panel.axis.highest + 1e-9)
        }
        #expect((2...8).contains(panel.axis.ticks.count), "\(panel.axis)")
        let ticks = panel.axis.ticks
        #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
  }

  @Test("has room for long numbers", arguments: ["-300", "-100000"])
  func longNumbers(travel: String) throws {
    let text = try recording(
      of: "twitter-condense", gesture: "drag \(travel) over 100; lift",
      configuration: screen(content: 1_000_000_000)
    ).svg(.plot)
    let numbers = try SVGDocument(text).all("text").filter { $0.attributes["text-anchor"] == "end" }
    #expect(numbers.contains { Double($0.text) ?? 0 > 500 })
    for number in numbers where Double(number.text) != nil {
      let end = try #require(Double(number.attributes["x"] ?? ""))
      #expect(end - 7 * Double(number.text.count) >= 4, "\(number.text)")
    }
  }

  @Test("shades a drag, and the deceleration after it")
  func phases() throws {
    let recording = try recording(
      of: "elastic-stretch", gesture: "drag -200 over 200; lift; wait 3000; scroll-to-top")
    let phases = recording.phases
    #expect(phases.map(\.kind) == [.drag, .deceleration, .scroll])
    let begin = try #require(recording.rows.first { $0.event == .willBeginDragging })
    #expect(phases[0].start == begin.time)
    // The finger moves for 200 ms, from 50 ms after it is down.
    #expect(phases[0].end == 250)
    #expect(phases[1].start == 250)
    #expect(phases[1].end == recording.rows.last { $0.eventName == "didEndDecelerating" }?.time)
    let scroll = recording.rows.filter { $0.cause == .programmatic }
    #expect(phases[2].end == scroll.last?.time)
    #expect(phases[2].start >= 3250 && phases[2].start <= 3270)
  }

  @Test("shades a drag with a hold as one drag, and two drags as two")
  func drags() throws {
    func drags(_ gesture: String) throws -> Int {
      try recording(of: "facebook-hide", gesture: gesture).phases.filter { $0.kind == .drag }.count
    }
    #expect(try drags("drag -60 over 100; hold 500; drag -60 over 100; hold 200; lift") == 1)
    #expect(try drags("drag -60 over 100; hold 200; lift; drag -60 over 100; hold 200; lift") == 2)
  }

  @Test("has an axis with round steps, also for equal and for almost equal numbers")
  func steps() {
    for (step, round) in [(1.0, 1.0), (1.1, 2), (30, 50), (0.07, 0.1), (.infinity, 1), (0, 1)] {
      #expect(PlotAxis.roundStep(step) == round)
    }
    let axis = PlotAxis(from: -130, to: 355, count: 3)
    #expect(axis.ticks == [-200, 0, 200, 400])
    #expect(axis.share(of: 100) == 0.5)
    for (from, to) in [(44, 44), (1e9, 1e9 + 1e-6), (-1e9, 1e9)] {
      let axis = PlotAxis(from: from, to: to, count: 3)
      #expect((2...8).contains(axis.ticks.count) && axis.lowest < axis.highest, "\(axis)")
      #expect(from == to ? axis.lowest < from && axis.highest > to : true)
    }
  }

  @Test("is filled by the header's motion, even if the content moves for much longer")
  func window() throws {
    for gesture in [
      "drag -100 over 200; lift; wait 60000; hold 20",
      "drag -40 over 200; hold 100; lift; wait 120000; scroll-to 900",
    ] {
      let timeline = Timeline(try recording(of: "twitter-condense", gesture: gesture))
      let time = PlotTime([timeline])
      let share = time.share(of: 600) - time.share(of: 0)
      #expect(share > 0.12, "the first transition has an eighth of the width")
      #expect(!time.breaks.isEmpty)
      let ticks = time.ticks(across: 300).map { time.share(of: $0) }
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 })
    }
    let fling = Timeline(try recording(of: "facebook-hide", gesture: "drag -150 over 300; lift"))
    #expect(
      PlotTime([fling]).end < fling.end * 0.6,
      "the header is hidden long before the content rests")
    let pause = Timeline(
      try recording(
        of: "twitter-condense",
        gesture: "drag -500 over 150; lift; wait 4000; drag 90 over 400; lift"))
    let lift = try #require(pause.finger.first { !$0.isDown }).time
    let landing = try #require(pause.finger.first { $0.isDown && $0.time > lift + 1000 }).time
    let quicker = PlotTime([pause])
    let share = quicker.share(of: landing) - quicker.share(of: lift)
    #expect(share < 0.5, "a deceleration between two fingers")
  }

  @Test("of all techniques has a distinct line and a name for each")
  func comparison() throws {
    let recordings = try techniqueNames.map { try recording(of: $0, gesture: fiveSeconds) }
    let document = try SVGDocument(HeaderComparison(recordings).svg(.plot))
    #expect(Set(techniqueNames).isSubset(of: document.texts))
    let pens = document.all("path").map { path in
      ["stroke", "stroke-dasharray"].map { path.attributes[$0] ?? "" }
    }.filter { pen in Palette.series.contains { Paint.text(of: $0.light) == pen[0] } }
    let counts = Dictionary(grouping: pens) { $0 }.values.map(\.count)
    // Three panels and the legend; all techniques share the finger.
    #expect(counts == techniqueNames.map { _ in 4 })
  }
}
