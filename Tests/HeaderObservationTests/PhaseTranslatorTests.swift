import HeaderCore
import HeaderObservation
import ScrollPhysics
import SimulationTestSupport
import Testing

/// What happened to a scroll view, found out from its phases and its geometry: `Callbacks.txt` has it.
@Suite struct PhaseTranslatorTests {
  private static let lines = WrittenCase.all(
    in: "Tests/HeaderObservationTests/Callbacks.txt", besides: ["from"])

  @Test("What happened is found out from the callbacks", arguments: lines)
  func told(line: WrittenCase) throws {
    let start = line.settings.first.flatMap { Double($0[1]) } ?? 0
    var geometry = ObservedGeometry(
      offset: start, contentSize: 2000, height: 800, insetTop: 88)
    let viewport = geometry.viewport(scale: 3)
    var translator = PhaseTranslator(geometry)
    var (time, events) = (0.0, [String]())
    for call in line.happens.split(separator: " ") {
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
    #expect(events.joined(separator: ", ") == line.seen)
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
