import SimulationTestSupport
import Testing

/// Fast flicks on content that still moves from the previous flick.
@Suite struct RepeatedFlickTests {
  private let flick = "flick -400 over 130; lift; wait 200"

  /// For each release, the announced distance divided by the distance that its velocity alone gives.
  private func factors(_ gesture: String) throws -> [Double] {
    try rows(gesture: gesture, configuration: screen(content: 200_000)).compactMap { row in
      guard case .willEndDragging(let velocity, let target) = row.event else { return nil }
      let start = ScrollMotion(offset: row.scroll.contentOffset, velocity: velocity)
      return (target - start.offset)
        / (Deceleration.normal.announcedTarget(of: start) - start.offset)
    }
  }

  private func series(_ count: Int) -> String {
    Array(repeating: flick, count: count).joined(separator: "; ")
  }

  @Test("The first three end where their velocity says, the fourth and fifth farther")
  func announced() throws {
    let factors = try factors(series(5))
    // Targets are rounded to a pixel, and at least 1500 points away.
    #expect(factors.prefix(3).allSatisfy { abs($0 - 1) < 0.001 }, "\(factors)")
    #expect(factors[3] > 1.4 && factors[3] < 1.9 + 0.001)
    #expect(factors[4] > factors[3])
  }

  @Test("A flick lost to the gate continues the series, and a flick back ends it")
  func lostFlick() throws {
    #expect(try factors("\(series(5)); flick -150 over 30; lift").last ?? 0 > 1.4)
    #expect(try abs((factors("\(series(5)); flick 150 over 30; lift").last ?? 0) - 1) < 0.001)
  }
}
