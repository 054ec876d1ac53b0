import HeaderBehaviors
import HeaderCore
import HeaderObservation
import SimulationTestSupport
import Testing

/// The events that are derived from what a scroll view reports.
@Suite struct ScrollTranslatorTests {
  private static func cases(in file: String) -> [WrittenCase] {
    WrittenCase.all(in: "Tests/HeaderObservationTests/" + file, extraSettings: ["from"])
  }

  @Test("Events are derived from samples", arguments: cases(in: "Samples.txt"))
  func looks(line: WrittenCase) throws { try play(line, ToldScreen.look) }

  @Test("Events are derived from callbacks", arguments: cases(in: "Callbacks.txt"))
  func callbacks(line: WrittenCase) throws { try play(line, ToldScreen.call) }

  private func play(
    _ line: WrittenCase, _ perform: (ToldScreen) -> (Substring) throws -> Void
  ) throws {
    let screen = ToldScreen(line)
    for word in "\(screen.offset) \(line.script)".split(separator: " ") {
      try perform(screen)(word)
    }
    #expect(screen.events.joined(separator: ", ") == line.expected)
  }
}

/// A scroll view that reports to a header, and the events that the header derives.
private final class ToldScreen: ScrollHostDelegate {
  private(set) var events: [String] = []
  private let header: ObservedHeader
  private var sample: ScrollSample

  /// Content at the offset that the case has in brackets.
  init(_ line: WrittenCase) {
    header = ObservedHeader(
      TwitterCondenseHeader(), surroundings: HeaderSurroundings(containerHeight: 1000, scale: 3))
    header.start(at: 0)
    sample = ScrollSample(
      offset: line.settings.first.flatMap { Double($0[1]) } ?? 0, contentSize: 2000,
      isTracking: false, isPanning: false, isDecelerating: false, translation: 0, time: 0)
    header.active.scrollDelegate = self
  }

  func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent) {
    switch event {
    case .geometryDidChange: break
    default: events.append(event.brief(at: host.contentOffset))
    }
  }

  var offset: Double { sample.offset }

  private var geometry: ObservedGeometry {
    ObservedGeometry(
      offset: sample.offset, contentSize: sample.contentSize, height: 1000, insetTop: 88)
  }

  private func endTurn() {
    if header.needsTurns { header.turnEnded(at: sample.time) }
    sample.time += 1.0 / 60
  }

  /// Performs one word of a line of samples.
  func look(_ word: Substring) throws {
    let parts = word.split { "@:".contains($0) }
    if word != "|", word != "touch" {
      sample.offset = try #require(Double(parts[parts.count - 1]))
    }
    let name = parts[0].prefix { $0.isLetter }
    switch name {
    case "touch": sample.isTracking = true
    case "pan", "wheel":
      if name == "pan" { (sample.isTracking, sample.isDecelerating) = (true, false) }
      sample.isPanning = true
      sample.translation = try #require(Double(parts[0].dropFirst(name.count)))
    case "fling", "rest", "caught":
      (sample.isTracking, sample.isPanning) = (name == "caught", false)
      sample.isDecelerating = name == "fling"
    default: if parts.count > 1 { sample.contentSize = try #require(Double(parts[0])) }
    }
    header.update(ScrollSnapshot(sample: sample, geometry: geometry), of: header.active)
    if word == "|" { endTurn() }
  }

  private static let phases: [Substring: ObservedPhase] = [
    "tracking": .tracking, "interacting": .interacting, "decelerating": .decelerating,
    "animating": .animating, "idle": .idle,
  ]

  /// Performs one word of a line of callbacks.
  func call(_ word: Substring) throws {
    let parts = word.split { "@:".contains($0) }
    guard word != "|" else { return endTurn() }
    guard let phase = Self.phases[parts[0]] else {
      sample.offset = try #require(Double(parts[parts.count - 1]))
      if parts.count > 1 { sample.contentSize = try #require(Double(parts[0])) }
      return header.update(geometry, at: sample.time)
    }
    var seen: ObservedGeometry?
    if parts.count > 1 {
      seen = geometry
      seen?.offset = try #require(Double(parts[1]))
    }
    header.update(phase, with: seen, at: sample.time)
  }
}
