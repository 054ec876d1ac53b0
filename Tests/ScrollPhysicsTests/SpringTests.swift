import ScrollPhysics
import SimulationTestSupport
import Testing

@Suite("Spring")
struct SpringTests {
  @Test(
    "Motion in each regime is that of the equation integrated numerically",
    arguments: [
      (10.0, 0.5, 0.2, 100.0, 0.0, 15.057_436_514_588_447, -419.279_629_666_322_93),
      (10.93, 1, 0.15, 100, -2000, -6.996_477_889_116_557, -99.556_386_975_125_06),
      (12, 2.5, 0.3, -30, 500, -10.507_120_774_777_954, 26.315_579_241_651_022),
      (8, 0, 0.4, 50, 300, -52.103_769_168_272_04, -276.138_775_367_387_84),
      (8, 0.9, 0.4, 50, 300, 10.951_778_260_237_752, -82.003_995_091_089_88),
    ] as [(Double, Double, Double, Double, Double, Double, Double)])
  func values(
    frequency: Double, dampingRatio: Double, time: Double, displacement: Double, velocity: Double,
    toDisplacement: Double, toVelocity: Double
  ) {
    let spring = Spring(angularFrequency: frequency, dampingRatio: dampingRatio)
    let motion = spring.motion(
      after: time, displacement: displacement, velocityPerSecond: velocity)
    // Runge-Kutta with 200 000 steps in another program: its rounding adds up to less than this.
    #expect(abs(motion.displacement - toDisplacement) <= 1e-8)
    #expect(abs(motion.velocityPerSecond - toVelocity) <= 1e-7)
  }

  static let dampingRatios = [
    0, 0.2, 0.999_9, 0.999_999, 0.999_999_999, 1, 1.000_000_001, 1.000_001, 1.000_1, 1.7, 6,
  ]

  /// The motion, `time` seconds after, of a spring of 9 rad/s let go at 70 with -400 per second.
  func motion(_ dampingRatio: Double, _ time: Double) -> (x: Double, v: Double) {
    let motion = Spring(angularFrequency: 9, dampingRatio: dampingRatio)
      .motion(after: time, displacement: 70, velocityPerSecond: -400)
    return (motion.displacement, motion.velocityPerSecond)
  }

  @Test("Every spring starts where it was let go, as fast as it was", arguments: dampingRatios)
  func start(dampingRatio: Double) {
    let start = motion(dampingRatio, 0)
    // Near critical damping two shares a thousand times larger cancel.
    #expect(abs(start.x - 70) <= 1e-9)
    #expect(abs(start.v - -400) <= 1e-8)
    // A chord of 1e-7 s differs from the tangent by half of x'' times that: 0.002 at ζ = 6.
    #expect(abs((motion(dampingRatio, 1e-7).x - 70) / 1e-7 - -400) <= 5e-3)
  }

  @Test("The velocity is the slope of the displacement", arguments: dampingRatios)
  func slope(dampingRatio: Double) {
    let step = 1e-5
    for time in [step, 0.02, 0.1, 0.4, 1] {
      let later = motion(dampingRatio, time + step)
      let earlier = motion(dampingRatio, time - step)
      // A central difference is off by a sixth of step² and the third derivative: 1e-4 at ζ = 6.
      #expect(
        abs((later.x - earlier.x) / (2 * step) - motion(dampingRatio, time).v) <= 5e-4,
        "at \(time) s")
    }
  }

  @Test("Acceleration is -2 ζ ω x' - ω² x", arguments: dampingRatios)
  func equation(dampingRatio: Double) {
    let step = 1e-5
    for time in [0.02, 0.1, 0.4, 1] {
      let later = motion(dampingRatio, time + step)
      let earlier = motion(dampingRatio, time - step)
      let (x, v) = motion(dampingRatio, time)
      // As above with one more derivative, which is up to 2 ζ ω = 108 times larger.
      #expect(
        abs((later.v - earlier.v) / (2 * step) - (-2 * dampingRatio * 9 * v - 81 * x)) <= 0.05,
        "at \(time) s")
    }
  }

  private typealias Motion = (displacement: Double, velocityPerSecond: Double)

  /// The motion of such a spring and that of a critical one, a hundred times a second.
  private func besideCritical(
    _ dampingRatio: Double
  ) -> [(time: Double, near: Motion, critical: Motion)] {
    let near = Spring(angularFrequency: 10.93, dampingRatio: dampingRatio)
    let critical = Spring(angularFrequency: 10.93)
    return (0...200).map { step in
      let time = Double(step) / 100
      return (
        time, near.motion(after: time, displacement: 100, velocityPerSecond: 3000),
        critical.motion(after: time, displacement: 100, velocityPerSecond: 3000)
      )
    }
  }

  @Test("Nothing jumps where the damping becomes critical", arguments: [0.999_999, 1.000_001])
  func continuity(dampingRatio: Double) {
    for (time, a, b) in besideCritical(dampingRatio) {
      // Displacements of some 100 points, times the 1e-6 between the ratios, times a few.
      #expect(abs(a.displacement - b.displacement) <= 1e-3, "at \(time) s")
      #expect(abs(a.velocityPerSecond - b.velocityPerSecond) <= 1e-2, "at \(time) s")
    }
  }

  @Test(
    "As close to critical as numbers come, it is critical",
    arguments: [Double(1).nextDown, Double(1).nextUp])
  func nextToCritical(dampingRatio: Double) {
    for (time, a, b) in besideCritical(dampingRatio) {
      // Displacements of some 100 points with a few last bits.
      #expect(abs(a.displacement - b.displacement) <= 1e-11, "at \(time) s")
    }
  }

  @Test("A damped spring comes to rest, an undamped one never", arguments: dampingRatios)
  func decay(dampingRatio: Double) {
    func energy(_ time: Double) -> Double {
      let (x, v) = motion(dampingRatio, time)
      return 81 * x * x + v * v
    }
    // Far enough for the slowest, whose displacement shrinks by e every 1.3 s.
    let energies = (0...60).map { energy(Double($0) / 2) }
    if dampingRatio == 0 {
      // Nothing takes energy away; sums of squares lose a few last bits.
      #expect(energies.allSatisfy { abs($0 / energies[0] - 1) <= 1e-12 })
    } else {
      #expect(zip(energies, energies.dropFirst()).allSatisfy { $0 > $1 })
      #expect(energy(30) < 1e-9 * energy(0))
    }
  }

  @Test("A spring at or above critical damping, let go at rest, never crosses its rest")
  func noOvershoot() {
    for dampingRatio in [1, 1.7, 6] {
      let spring = Spring(angularFrequency: 9, dampingRatio: dampingRatio)
      for step in 0...300 {
        let motion = spring.motion(
          after: Double(step) / 100, displacement: -70, velocityPerSecond: 0)
        #expect(motion.displacement < 0)
      }
    }
    let swinging = Spring(angularFrequency: 9, dampingRatio: 0.4)
    #expect(
      swinging.motion(after: 0.4, displacement: -70, velocityPerSecond: 0).displacement > 1)
  }

  @Test("Two short times lead where one long time leads", arguments: seeds)
  func composition(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<300 {
      let spring = Spring(
        angularFrequency: random.number(in: 1...20), dampingRatio: random.number(in: 0...3))
      let x = random.number(in: -500...500)
      let v = random.number(in: -5000...5000)
      let (first, second) = (random.number(in: 0...0.5), random.number(in: 0...0.5))
      let whole = spring.motion(after: first + second, displacement: x, velocityPerSecond: v)
      let half = spring.motion(after: first, displacement: x, velocityPerSecond: v)
      let both = spring.motion(
        after: second, displacement: half.displacement, velocityPerSecond: half.velocityPerSecond)
      // Amplitudes reach 5000 points; near ζ = 1 a few digits cancel.
      #expect(
        abs(both.displacement - whole.displacement) <= 1e-7,
        "seed \(seed), \(spring), \(x), \(v), \(first), \(second)")
    }
  }
}
