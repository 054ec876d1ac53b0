import SimulationTestSupport
import Testing

/// Fast flicks on content that still moves from the last one.
@Suite struct RepeatedFlickTests {
  private let flick = "flick -400 over 130; lift; wait 200"

  /// By how much each release is announced further than its velocity says.
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

  @Test("Three in a row are announced by their velocity, the fourth and fifth further")
  func announced() throws {
    let factors = try factors(series(5))
    // A target is announced on a pixel, and the flicks are announced 1500 points away and more.
    #expect(factors.prefix(3).allSatisfy { abs($0 - 1) < 0.001 }, "\(factors)")
    #expect(factors[3] > 1.4 && factors[3] < 1.9 + 0.001)
    #expect(factors[4] > factors[3])
  }

  @Test("A flick that is all lost to the gate goes on, and one back begins anew")
  func lostFlick() throws {
    #expect(try factors("\(series(5)); flick -150 over 30; lift").last ?? 0 > 1.4)
    #expect(try abs((factors("\(series(5)); flick 150 over 30; lift").last ?? 0) - 1) < 0.001)
  }

  @Test(
    "A tap, a pause, a turn or a slow drag in between ends it",
    arguments: [
      "hold 50; lift; wait 20", "wait 900", "flick 400 over 130; lift; wait 100",
      "drag -60 over 600; lift; wait 50",
    ])
  func ended(between: String) throws {
    let last = try #require(try factors("\(series(4)); \(between); \(flick)").last)
    #expect(abs(last - 1) < 0.001)
  }
}
