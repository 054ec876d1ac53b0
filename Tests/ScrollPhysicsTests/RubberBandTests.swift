import SimulationTestSupport
import Testing

@Suite("Rubber band")
struct RubberBandTests {
  @Test("The pull of an overscroll is the pull that produced it", arguments: seeds)
  func inverse(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<2000 {
      let band = RubberBand(
        dimension: random.number(in: 1...3000), coefficient: random.number(in: 0.1...1))
      let pull = random.number(in: -10...10) * band.dimension
      #expect(band.overscroll(forPull: -pull) == -band.overscroll(forPull: pull), "past the top")
      let back = band.pull(forOverscroll: band.overscroll(forPull: pull))
      // D - y loses up to a factor 11² to cancellation at ten screen heights; 1e-12 is far above.
      #expect(abs(back - pull) <= 1e-12 * band.dimension * 100, "seed \(seed), \(band), \(pull)")
    }
  }

  @Test("An overscroll beyond any pull has a finite pull")
  func beyondReach() {
    let band = RubberBand(dimension: 500)
    let furthest = band.pull(forOverscroll: 0.99 * 500)
    #expect(abs(furthest - 180 * 500) <= 1e-6)  // 0.99 / (0.55 * 0.01) = 180, in round numbers
    #expect(band.pull(forOverscroll: 500) == furthest)
    #expect(band.pull(forOverscroll: -1e9) == -furthest)
  }

  @Test("A view without height has no resistance", arguments: [0.0, -1, -852])
  func noDimension(dimension: Double) {
    let band = RubberBand(dimension: dimension)
    #expect(band.overscroll(forPull: 42) == 42)
    #expect(band.pull(forOverscroll: -42) == -42)
  }
}
