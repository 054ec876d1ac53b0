import SimulationTestSupport
import Testing

/// The settings that all techniques share that are moved by travel and snap.
@Suite("Every technique that snaps")
struct SharedSettingTests {
  /// Without the stack, which has a setting for each part instead.
  static let techniques = HeaderCatalog.standard.techniques.filter {
    $0.traits.movedBy == .travel && $0.traits.rests != nil && $0.descriptor.name != "stack"
  }

  /// Returns the rows of `gesture` in the middle of a long list.
  private func play(
    _ technique: HeaderTechnique, _ gesture: String,
    _ values: [(String, HeaderParameterValue)] = []
  ) throws -> [SimulationRow] {
    try rows(
      of: technique.makeDriver(values.map { HeaderParameterAssignment($0.0, $0.1) }),
      gesture: gesture, configuration: screen(content: 9000, offset: 4000))
  }

  @Test("stays where the finger leaves it if it does not snap", arguments: techniques)
  func snapsOff(technique: HeaderTechnique) throws {
    // Ten points of a drag are the slop.
    let played = try play(
      technique, "drag -20 over 200; hold 200; lift; wait 500", [("snaps", .flag(false))])
    #expect(!played.contains { $0.event == nil }, "no animation")
    let first = try #require(played.first).layout
    #expect(abs(try #require(played.last).layout.headerMaxY - (first.headerMaxY - 10)) < 1e-9)
  }

  @Test("snaps to the nearest rest, or in its last direction", arguments: techniques)
  func snapBy(technique: HeaderTechnique) throws {
    let gesture = "drag -20 over 200; hold 200; lift; wait 500"
    let nearest = try play(technique, gesture)
    let direction = try play(technique, gesture, [("snap-by", .choice("direction"))])
    #expect(nearest.last?.layout.collapsedFraction == 0)
    let end = try #require(direction.last).layout.collapsedFraction
    let rests = try #require(technique.traits.rests)
    #expect(rests.contains(end) && end > 0)
  }

  @Test(
    "begins to move when the finger's turns add up to more than the tolerance",
    arguments: techniques)
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

  @Test("starts collapsed if asked to", arguments: techniques)
  func startsCollapsed(technique: HeaderTechnique) throws {
    let played = try play(technique, "wait 100", [("starts-collapsed", .flag(true))])
    #expect(played.first?.layout.collapsedFraction == 1)
  }

  @Test("is moved by requests only while it is pinned", arguments: techniques)
  func pinned(technique: HeaderTechnique) throws {
    let away = "drag -300 over 200; lift; wait 2000; drag 300 over 200; lift; wait 2000"
    let open = try play(technique, away, [("pinned", .flag(true))])
    #expect(open.allSatisfy { $0.layout.collapsedFraction == 0 })
    let asked = try play(technique, "collapse; wait 500; \(away)", [("pinned", .flag(true))])
    #expect(asked.filter { $0.time > 400 }.allSatisfy { $0.layout.collapsedFraction == 1 })
  }

  @Test(
    "stays where it is while it is pinned, and follows the finger afterwards", arguments: techniques
  )
  func pinnedOnTheWay(technique: HeaderTechnique) throws {
    let played = try play(
      technique,
      "drag -30 over 200; hold 100; set pinned true; drag -100 over 200; hold 100; "
        + "set pinned false; drag -10 over 100; hold 200", [("snaps", .flag(false))])
    let heights = played.filter { $0.finger != nil }.map(\.layout.headerMaxY)
    let pinned = try #require(played.first).layout.headerMaxY - 20
    #expect(heights.contains { abs($0 - pinned) < 1e-9 })
    #expect(abs(try #require(heights.last) - (pinned - 10)) < 1e-9)
  }
}
