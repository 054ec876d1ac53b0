import HeaderCore
import HeaderObservation
import ScrollPhysics
import SimulationTestSupport
import Testing

/// What happened to a scroll view, found out from looks at it: `Looks.txt` has it.
@Suite struct ScrollTranslatorTests {
  private static let lines = WrittenCase.all(
    in: "Tests/HeaderObservationTests/Looks.txt", besides: ["from"])

  @Test("What happened is found out from the looks", arguments: lines)
  func told(line: WrittenCase) throws {
    let start = line.settings.first.flatMap { Double($0[1]) } ?? 0
    let viewport = ScrollViewport(
      range: ScrollRange(minimum: -88, maximum: 1000), height: 800, grid: PixelGrid(scale: 3))
    var sample = ScrollSample(
      offset: start, contentSize: 2000, isTracking: false, isPanning: false,
      isDecelerating: false, translation: 0, time: 0)
    var translator = ScrollTranslator(sample)
    var events: [String] = []
    for look in line.happens.split(separator: " ") {
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
    #expect(events.joined(separator: ", ") == line.seen)
  }
}
