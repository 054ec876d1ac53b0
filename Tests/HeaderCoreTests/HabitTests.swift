import SimulationTestSupport
import Testing

/// What users of other libraries can set, for every technique that is moved by travel and snaps.
@Suite("Every technique that snaps")
struct HabitTests {
  /// Without the stack, whose parts have a flag each instead.
  static let techniques = HeaderCatalog.standard.techniques.filter {
    $0.traits.movedBy == .travel && $0.traits.rests != nil && $0.descriptor.name != "stack"
  }

  /// The rows of `gesture` in the middle of a long list, after the header's own way of so many points.
  private func play(
    _ technique: HeaderTechnique, _ gesture: String,
    _ values: [(String, HeaderParameterValue)] = []
  ) throws -> [SimulationRow] {
    try rows(
      of: technique.makeDriver(values.map { HeaderParameterAssignment($0.0, $0.1) }),
      gesture: gesture, configuration: screen(content: 9000, offset: 4000))
  }

  @Test("stays where the finger leaves it with snaps off", arguments: techniques)
  func snapsOff(technique: HeaderTechnique) throws {
    // Ten points of a drag are the slop.
    let played = try play(
      technique, "drag -20 over 200; hold 200; lift; wait 500", [("snaps", .flag(false))])
    #expect(!played.contains { $0.event == nil })
    let first = try #require(played.first).layout
    #expect(abs(try #require(played.last).layout.headerMaxY - (first.headerMaxY - 10)) < 1e-9)
  }

  @Test("goes to the nearest rest, or on in the direction it went last", arguments: techniques)
  func snapBy(technique: HeaderTechnique) throws {
    let gesture = "drag -20 over 200; hold 200; lift; wait 500"
    let nearest = try play(technique, gesture)
    let direction = try play(technique, gesture, [("snap-by", .choice("direction"))])
    #expect(nearest.last?.layout.collapsedFraction == 0)
    let end = try #require(direction.last).layout.collapsedFraction
    let rests = try #require(technique.traits.rests)
    #expect(rests.contains(end) && end > 0)
  }

  @Test("lets so much travel pass when it turns, and has it back first", arguments: techniques)
  func tolerance(technique: HeaderTechnique) throws {
    // Down 10, up 6 and down 10 are 14 points down: 4 more than the tolerance.
    let played = try play(
      technique,
      "drag -900 over 300; hold 200; drag 10 over 100; hold 100; drag -6 over 100; hold 100; "
        + "drag 10 over 100; hold 200", [("tolerance", .number(10))])
    let held = try #require(played.last { $0.finger != nil })
    let collapsed = try #require(played.first { $0.layout.collapsedFraction == 1 })
    #expect(abs(held.layout.headerMaxY - collapsed.layout.headerMaxY - 4) < 1e-9)
  }

  @Test("is collapsed on appearing where it starts so", arguments: techniques)
  func startsCollapsed(technique: HeaderTechnique) throws {
    let played = try play(technique, "wait 100", [("starts-collapsed", .flag(true))])
    #expect(played.first?.layout.collapsedFraction == 1)
  }

  @Test(
    "is moved by no finger while it is pinned, and by requests all the same",
    arguments: techniques)
  func pinned(technique: HeaderTechnique) throws {
    let away = "drag -300 over 200; lift; wait 2000; drag 300 over 200; lift; wait 2000"
    let open = try play(technique, away, [("pinned", .flag(true))])
    #expect(open.allSatisfy { $0.layout.collapsedFraction == 0 })
    let asked = try play(technique, "collapse; wait 500; \(away)", [("pinned", .flag(true))])
    #expect(asked.filter { $0.time > 400 }.allSatisfy { $0.layout.collapsedFraction == 1 })
  }

  @Test(
    "freezes where it is while it is pinned, and is the finger's again afterwards",
    arguments: techniques)
  func frozen(technique: HeaderTechnique) throws {
    let played = try play(
      technique,
      "drag -30 over 200; hold 100; set pinned true; drag -100 over 200; hold 100; "
        + "set pinned false; drag -10 over 100; hold 200", [("snaps", .flag(false))])
    let heights = played.filter { $0.finger != nil }.map(\.layout.headerMaxY)
    let frozen = try #require(played.first).layout.headerMaxY - 20
    #expect(heights.contains { abs($0 - frozen) < 1e-9 })
    #expect(abs(try #require(heights.last) - (frozen - 10)) < 1e-9)
  }
}
