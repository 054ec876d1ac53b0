import SimulationTestSupport
import Testing

@Suite("Pixel grid")
struct PixelGridTests {
  @Test(
    "A value is rounded to the nearest pixel",
    arguments: [
      (1.16, 2.0, 1.0), (1.17, 2, 1), (1.25, 2, 1.5), (-2.34, 2, -2.5), (-0.5, 2, -0.5),
      (1_234_567.8, 2, 1_234_568), (1.16, 3, 1), (1.17, 3, 4.0 / 3), (-0.16, 3, 0),
      (-0.17, 3, -1.0 / 3), (-2.34, 3, -7.0 / 3), (1_234_567.8, 3, 1_234_567 + 2.0 / 3),
      (0.49, 1, 0), (0.5, 1, 1), (-0.49, 1, 0), (-7.6, 1, -8), (0.999, 3, 1),
      // At one pixel to the point halves round away from zero.
      (2.5, 1, 3), (-2.5, 1, -3), (0.499_999_999_999_999_94, 1, 0),
    ] as [(Double, Double, Double)])
  func values(value: Double, scale: Double, rounded: Double) {
    // Thirds are rounded; near a million the next Double is 2e-10 away.
    #expect(abs(PixelGrid(scale: scale).rounded(value) - rounded) <= 1e-9)
  }

  @Test(
    "Rounding moves a value onto a pixel, by at most half a pixel", arguments: seeds, [1.0, 2, 3])
  func nearest(seed: UInt64, scale: Double) {
    var random = SeededRandom(seed: seed)
    let grid = PixelGrid(scale: scale)
    for _ in 0..<2000 {
      let value = random.number(in: -100_000...100_000)
      let rounded = grid.rounded(value)
      // Near 100,000 the next Double is 1.5e-11 away, and thirds are rounded.
      #expect(abs(rounded - value) <= 0.5 / scale + 1e-10, "seed \(seed), \(value)")
      let pixels = rounded * scale
      #expect(abs(pixels - pixels.rounded()) <= 1e-9, "seed \(seed), \(value)")
      #expect(grid.rounded(rounded) == rounded, "rounding is idempotent")
    }
  }

  @Test(
    "With an invalid scale, values stay as they are", arguments: [0, -2, .infinity, .nan])
  func noScale(scale: Double) {
    #expect(PixelGrid(scale: scale).rounded(1.234) == 1.234)
  }

  @Test("Values that are not finite stay as they are")
  func notFinite() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.rounded(.infinity) == .infinity)
    #expect(grid.rounded(-.infinity) == -.infinity)
    #expect(grid.rounded(.nan).isNaN)
  }
}
