import SimulationTestSupport
import Testing

@Suite("Scroll range")
struct ScrollRangeTests {
  let range = ScrollRange(minimum: -88, maximum: 1200)

  @Test(
    "Overscroll is negative past the top, positive past the end, and 0 on the edges",
    arguments: [
      (-100.0, -12.0), (-88.001, -88.001 + 88), (-88, 0), (0, 0), (600, 0), (1200, 0),
      (1200.001, 1200.001 - 1200), (1230, 30),
    ] as [(Double, Double)])
  func overscroll(offset: Double, overscroll: Double) {
    #expect(range.overscroll(at: offset) == overscroll)
    #expect(range.contains(offset) == (overscroll == 0))
    #expect(range.clamp(offset) == min(max(offset, -88), 1200))
  }

  @Test("A maximum below the minimum counts as the minimum")
  func empty() {
    let empty = ScrollRange(minimum: -88, maximum: -300)
    #expect(empty == ScrollRange(minimum: -88, maximum: -88))
    #expect(empty.clamp(500) == -88)
    #expect(empty.overscroll(at: -100) == -12)
  }

  @Test("Inside the range a position equals its offset, bit for bit")
  func inside() {
    for position in [-88, -0.1, 0.3, 1200] {
      #expect(range.offset(forPosition: position, dimension: 700) == position)
      #expect(range.position(forOffset: position, dimension: 700) == position)
    }
  }

  @Test("The rubber band begins at the edge of a shifted range, not at 0")
  func shifted() {
    let overscroll = RubberBand(dimension: 667).overscroll(forPull: 100)
    #expect(range.offset(forPosition: 1300, dimension: 667) == 1200 + overscroll)
    #expect(range.offset(forPosition: -188, dimension: 667) == -88 - overscroll)
    // From another program, to its last bits.
    #expect(abs(overscroll - 50.810_249_307_479_18) <= 1e-10)
  }
}
