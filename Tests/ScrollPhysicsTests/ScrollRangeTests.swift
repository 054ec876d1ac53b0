import SimulationTestSupport
import Testing

@Suite("Scroll range")
struct ScrollRangeTests {
  let range = ScrollRange(minimum: -88, maximum: 1200)

  @Test("Both edges belong to the range")
  func contains() {
    #expect(range.contains(-88) && range.contains(1200) && range.contains(0))
    #expect(!range.contains(-88.001) && !range.contains(1200.001))
  }

  @Test("A range that would end before it begins is empty, at its beginning")
  func empty() {
    let empty = ScrollRange(minimum: -88, maximum: -300)
    #expect(empty == ScrollRange(minimum: -88, maximum: -88))
    #expect(empty.clamp(500) == -88)
    #expect(empty.overscroll(at: -100) == -12)
  }

  @Test("Overscroll is negative past the top and positive past the end")
  func overscroll() {
    #expect(range.overscroll(at: -100) == -12)
    #expect(range.overscroll(at: 1230) == 30)
    #expect(range.overscroll(at: 600) == 0)
    #expect(range.clamp(-100) == -88)
    #expect(range.clamp(1230) == 1200)
  }

  @Test("Inside the range a position is its offset, bit for bit")
  func inside() {
    for position in [-88, -0.1, 0.3, 1200] {
      #expect(range.offset(forPosition: position, dimension: 700) == position)
      #expect(range.position(forOffset: position, dimension: 700) == position)
    }
  }

  @Test("The rubber band holds from the edge of a shifted range, not from 0")
  func shifted() {
    let overscroll = RubberBand(dimension: 667).overscroll(forPull: 100)
    #expect(range.offset(forPosition: 1300, dimension: 667) == 1200 + overscroll)
    #expect(range.offset(forPosition: -188, dimension: 667) == -88 - overscroll)
    // From another program, to its last bits.
    #expect(abs(overscroll - 50.810_249_307_479_18) <= 1e-10)
  }
}
