import Foundation
import SimulationTestSupport
import Testing

@Suite("Timing curve")
struct TimingCurveTests {
  @Test(
    "Ease-in-out, ease-in and ease-out have UIKit's values",
    arguments: [
      (TimingCurve.easeInOut, 0.01, 0.000_189_82), (.easeInOut, 0.1, 0.019_722_454),
      (.easeInOut, 0.25, 0.129_161_931), (.easeInOut, 0.5, 0.5),
      (.easeInOut, 0.75, 0.870_838_069), (.easeInOut, 0.9, 0.980_277_546),
      (.easeInOut, 0.99, 0.999_810_18),
      (.easeIn, 0.1, 0.017_026_61), (.easeIn, 0.25, 0.093_464_651), (.easeIn, 0.5, 0.315_356_813),
      (.easeIn, 0.9, 0.839_427_846),
      (.easeOut, 0.1, 0.160_572_154), (.easeOut, 0.5, 0.684_643_187),
      (.easeOut, 0.75, 0.906_535_349), (.easeOut, 0.99, 0.999_813_147),
      (TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), 0.25, 0.408_510_591),
      (TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), 0.75, 0.960_458_978),
    ] as [(TimingCurve, Double, Double)])
  func values(curve: TimingCurve, time: Double, progress: Double) {
    // The curve is solved to 1e-9, none of these is steeper than 2, and they have nine decimals.
    #expect(abs(curve.value(at: time) - progress) <= 2.5e-9)
  }

  static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .easeInOutSine,
    TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1),
    TimingCurve(x1: 0, y1: 0, x2: 0, y2: 1),
  ]

  @Test("The ends are exact, and time is limited to them", arguments: curves)
  func ends(curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 1.5) == 1)
  }

  @Test("Progress increases", arguments: curves)
  func monotone(curve: TimingCurve) {
    let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
    #expect(values == values.sorted())
    #expect(Set(values).count > 900)
  }

  @Test(
    "The curve of an animated scroll is a squared sine, at most 2e-4 from its control points' curve"
  )
  func sine() {
    let sine = TimingCurve.easeInOutSine
    let near = TimingCurve(x1: sine.x1, y1: sine.y1, x2: sine.x2, y2: sine.y2)
    #expect(sine != near)
    for step in 0...1000 {
      let time = Double(step) / 1000
      let progress = sin(.pi / 2 * time) * sin(.pi / 2 * time)
      // A few units in the last place of two sums of series.
      #expect(abs(sine.value(at: time) - progress) < 1e-15)
      #expect(abs(near.value(at: time) - progress) < 2e-4)
    }
    let rest = sine.remainder(from: sine.value(at: 0.4))
    // The rest of the approximation, over a part of the way.
    #expect(abs(rest.duration - 0.6) < 1e-3)
  }

  @Test(
    "The rest of a curve continues the curve to its end",
    // The rest of the others is an approximation.
    arguments: curves.filter { $0.x1 <= $0.x2 && $0 != .easeInOutSine },
    [0.001, 0.1, 0.25, 0.5, 0.9, 0.999])
  func remainder(curve: TimingCurve, time: Double) {
    let progress = curve.value(at: time)
    let rest = curve.remainder(from: progress)
    // Where a curve is steepest, 1e-6 of its time is nearly this much of its progress.
    let tolerance = 1e-4
    #expect(abs(curve.value(at: 1 - rest.duration) - progress) < tolerance)
    for share in stride(from: 0.0, through: 1, by: 0.125) {
      let whole = curve.value(at: 1 - rest.duration * (1 - share))
      let joined = progress + (1 - progress) * rest.curve.value(at: share)
      #expect(abs(joined - whole) < tolerance)
    }
  }

  @Test(
    "Before its beginning the rest is the whole curve, and after its end nothing",
    arguments: curves + [TimingCurve(x1: 0.4, y1: -0.6, x2: 0.6, y2: 1.6)])
  func remainderAtTheEnds(curve: TimingCurve) {
    #expect(curve.remainder(from: 0).curve == curve && curve.remainder(from: -1).duration == 1)
    #expect(curve.remainder(from: 1).duration == 0 && curve.remainder(from: 2).duration == 0)
  }

  @Test("Any curve is solved to 1e-9 of its time", arguments: seeds)
  func solved(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<300 {
      let x1 = random.number(in: 0...1)
      let x2 = random.number(in: 0...1)
      // With y1 = 1/3 and y2 = 2/3 the progress is the parameter itself.
      let curve = TimingCurve(x1: x1, y1: 1.0 / 3, x2: x2, y2: 2.0 / 3)
      let time = random.number(in: 0...1)
      let s = curve.value(at: time)
      let reached = 3 * (1 - s) * (1 - s) * s * x1 + 3 * (1 - s) * s * s * x2 + s * s * s
      #expect(abs(reached - time) <= 1e-9, "seed \(seed), \(curve), \(time)")
    }
  }

  @Test("Control points are limited to times from 0 to 1, so that no curve runs backwards")
  func clampedControlPoints() {
    let curve = TimingCurve(x1: -2, y1: -0.5, x2: 7, y2: 1.5)
    #expect(curve == TimingCurve(x1: 0, y1: -0.5, x2: 1, y2: 1.5))
    #expect(curve.value(at: 0.1) < 0, "progress may overshoot")
  }
}
