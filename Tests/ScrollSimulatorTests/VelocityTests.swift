import SimulationTestSupport
import Testing

@Suite("The velocity in the metrics")
struct VelocityTests {
  private func rows(_ gesture: String) throws -> [SimulationRow] {
    try SimulationTestSupport.rows(
      of: "facebook-hide", gesture: gesture, configuration: screen(content: 9000, offset: 2000))
  }

  @Test("is the finger's, then the fling's, and nil at rest")
  func followed() throws {
    let rows = try rows("drag -300 over 200; lift; wait 200; wait 4000")
    let drag = rows.filter { $0.cause == .drag }.compactMap { $0.scroll.velocity }
    #expect(drag.dropFirst(3).allSatisfy { abs($0 - 1.5) < 0.01 }, "300 points in 200 ms")
    let flight = rows.filter { $0.cause == .deceleration }.compactMap { $0.scroll.velocity }
    #expect(flight.count > 60 && zip(flight, flight.dropFirst()).allSatisfy { $0 > $1 })
    #expect(rows.last?.scroll.velocity == nil)
  }

  @Test("equals the announced velocity when the finger lifts")
  func lifted() throws {
    let row = try #require(try rows("drag 300 over 200; lift").named("willEndDragging").first)
    guard case .willEndDragging(let velocity, _) = row.event else { return }
    #expect(velocity < -1 && row.scroll.velocity == velocity)
  }
}
