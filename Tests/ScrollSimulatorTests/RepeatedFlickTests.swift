import SimulationTestSupport
import Testing

/// Fast flicks on content that still moves from the last one.
@Suite struct RepeatedFlickTests {
  private let long = screen(content: 200_000)

  /// The velocity and the announced distance of every release.
  private func releases(_ gesture: String) throws -> [(velocity: Double, distance: Double)] {
    try rows(gesture: gesture, configuration: long)
      .compactMap { row in
        guard case .willEndDragging(let velocity, let target) = row.event else { return nil }
        return (velocity, target - row.scroll.contentOffset)
      }
  }

  private func factors(_ gesture: String) throws -> [Double] {
    try releases(gesture).map { velocity, distance in
      let start = ScrollMotion(offset: 0, velocity: velocity)
      return distance / Deceleration.normal.announcedTarget(of: start)
    }
  }

  private let flick = "flick -400 over 130; lift; wait 200"

  @Test("Three in a row are announced by their velocity, the fourth and fifth further")
  func announced() throws {
    let script = Array(repeating: flick, count: 5).joined(separator: "; ")
    let factors = try factors(script)
    // A target is announced on a pixel, and the flicks are announced 1500 points away and more.
    #expect(factors.prefix(3).allSatisfy { abs($0 - 1) < 0.001 }, "\(factors)")
    #expect(factors[3] > 1.4 && factors[3] < 1.9 + 0.001)
    #expect(factors[4] > factors[3])
  }

  @Test("A flick back that is all lost to the gate begins anew as well")
  func lostFlickBack() throws {
    let series = Array(repeating: flick, count: 5).joined(separator: "; ")
    let onwards = try #require(try factors("\(series); flick -150 over 30; lift").last)
    #expect(onwards > 1.4, "as far as before: it dragged nothing")
    let back = try #require(try factors("\(series); flick 150 over 30; lift").last)
    #expect(abs(back - 1) < 0.001)
  }

  @Test(
    "A tap, a pause, a turn or a slow drag in between ends it",
    arguments: [
      "hold 50; lift; wait 20", "wait 900", "flick 400 over 130; lift; wait 100",
      "drag -60 over 600; lift; wait 50",
    ])
  func ended(between: String) throws {
    let series = Array(repeating: flick, count: 4).joined(separator: "; ")
    let last = try #require(try factors("\(series); \(between); \(flick)").last)
    #expect(abs(last - 1) < 0.001)
  }
}
