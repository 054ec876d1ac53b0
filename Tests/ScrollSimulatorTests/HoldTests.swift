import SimulationTestSupport
import Testing

@Suite("A held header")
struct HoldTests {
  static let names = HeaderCatalog.standard.names

  /// Returns all rows, and the rows while the header is held.
  private func play(
    _ name: String, _ mounting: HeaderMounting, before: String = "",
    held: String, offset: Double = 300
  ) throws -> (rows: [SimulationRow], held: [SimulationRow]) {
    let played = PlayedScreen(
      try makeDriver(name), on: screen(safeArea: 47, offset: offset, mounting: mounting))
    var (heldRows, count) = ([SimulationRow](), 0)
    try played.play("\(before); wait 0; hold-header; \(held); release-header; wait 1000") {
      if played.simulation.forwarder.isHeld { heldRows += played.rows[count...] }
      count = played.rows.count
    }
    return (played.rows, heldRows)
  }

  @Test(
    "stays during a drag, a fling and at their ends, and continues from its place after the release",
    arguments: names, HeaderMounting.allCases)
  func stays(name: String, mounting: HeaderMounting) throws {
    let (rows, held) = try play(
      name, mounting, before: "drag 40 over 200; drag -25 over 100",
      held: "drag 90 over 200; drag -200 over 200; lift; wait 2500")
    #expect(held.count > 60)
    let traits = try makeDriver(name).traits
    for row in held {
      let seen = row.layout.headerMinY + (traits.liesInContent ? row.finalOffset : 0)
      let before = held[0].layout.headerMinY + (traits.liesInContent ? held[0].finalOffset : 0)
      #expect(abs(seen - before) < 1e-9 && row.layout.headerHeight == held[0].layout.headerHeight)
      #expect(row.layout.collapsedFraction == held[0].layout.collapsedFraction)
    }
    let released = try #require(held.last)
    let shown = rows.first { $0.time > released.time && $0.event == nil }
    // Above the screen nothing is seen.
    let edges = [released, shown ?? released].map { max(0, $0.layout.headerMaxY) }
    let step = abs(edges[1] - edges[0])
    #expect(step < 20, "\(step) pt in the first frame that shows it move")
    let end = try #require(rows.last).layout.collapsedFraction
    #expect(traits.rests?.contains(end) ?? true)
  }

  @Test("still follows requests", arguments: names, HeaderMounting.allCases)
  func requested(name: String, mounting: HeaderMounting) throws {
    let (_, held) = try play(
      name, mounting,
      held: "collapse; wait 1000; drag 30 over 200; lift; wait 1000; expand; wait 1000", offset: 0)
    let collapsed = try #require(
      held.firstIndex { $0.event == .setCollapsed(false, animated: true) })
    #expect(held[collapsed - 1].layout.collapsedFraction > 0.9)
    #expect(held.last?.layout.collapsedFraction == 0)
  }
}
