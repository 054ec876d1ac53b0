import ScrollPhysics
import Testing

/// Curves that were recorded on real scroll views, and the laws of motion beside them.
@Suite struct RecordedCurveTests {
  private static let frameDuration = 1000.0 / 60

  /// A fling from 400 at 0.48083366 pt/ms: milliseconds since the release, and the offset.
  ///
  /// Source: samoylenkodmitry/Cranpose, ios_fling_measurement.rs; iOS 26.5, iPhone 17 Pro Max, 3x.
  private static let fling: [(time: Double, offset: Double)] = [
    (0.29, 408), (100.213, 449.6667), (199.568, 484), (299.717, 512.3333), (400.298, 535.3333),
    (500.281, 554.3333), (600.284, 570), (700.302, 582.6667), (799.691, 593),
    (900.283, 601.6667), (1000.261, 608.6667), (1100.212, 614.3333), (1199.606, 619),
    (1299.828, 622.6667), (1400.246, 625.6667), (1500.25, 628.3333), (1599.643, 630.3333),
    (1700.271, 632.3333), (1850.238, 634.3333), (1916.913, 635),
  ]

  /// How far a pull of 15 points, of 30, of 45 and so on goes past the top of a view 681.67 points
  /// high. Same source.
  private static let pulls: [Double] = [
    8, 16, 24, 31.3333, 39, 46, 53.3333, 60.3333, 67, 73.6667, 80, 86.3333, 92.6667, 98.6667,
    104.6667, 110.6667, 116.3333, 122, 127.3333, 133, 138, 143.3333, 148.3333, 153.3333,
    158.3333, 163, 168, 172.6667, 177,
  ]

  /// How far content is past its edge, frame by frame, from a moment of its bounce that is not known.
  ///
  /// Source: LevisonNN/LNCustomScrollView, BouncesOptimizationDataList.m, the first list.
  private static let bounce: [Double] = [
    35.6666, 84, 115.3333, 133.6666, 142.6666, 145, 142.3333, 136.6666, 129, 120, 110.6666,
    101, 91.3333, 82.3333, 73.6666, 65.6666, 58, 51.3333, 45.3333, 40, 35, 30.6666, 26.6666,
    23.3333, 20.3333, 17.6666, 15.3333, 13.3333, 11.3333, 10, 8.6667, 7.3333, 6.3333,
    5.3333, 4.6667, 4, 3.3333, 3, 2.6667, 2.3333, 2, 1.6667, 1.3333, 1.3333, 1, 1, 0.6667,
    0.6667, 0.6667,
  ]

  @Test("A recorded fling is reproduced frame by frame")
  func recordedFling() {
    var motion = ScrollMotion(offset: 400, velocity: 0.480_833_66)
    // The first step runs at release, so frame n has seen n + 1 of them.
    let offsets = (0..<180).map { _ in
      Deceleration.normal.step(&motion, milliseconds: Self.frameDuration)
      return motion.offset
    }
    for (time, offset) in Self.fling {
      let frame = Int((time / Self.frameDuration).rounded())
      // The recording is rounded to 1/3 point and its clock is up to 0.5 ms off the display's.
      #expect(abs(offsets[frame] - offset) <= 0.6, "at \(time) ms")
    }
  }

  @Test("A recorded pull past the top is reproduced")
  func recordedPull() {
    let band = RubberBand(dimension: 681 + 2.0 / 3)
    for (index, pulled) in Self.pulls.enumerated() {
      let pull = 15 * Double(index + 1)
      // On the recording's own pixels nothing is left but its four decimals.
      let overscroll = PixelGrid(scale: 3).rounded(band.overscroll(forPull: pull))
      #expect(abs(overscroll - pulled) <= 0.000_1, "pull \(pull)")
    }
  }

  @Test("A recorded bounce is reproduced from a fitted start")
  func recordedBounce() throws {
    for (recorded, fitted) in zip(Self.bounce, try Self.fittedBounce()) {
      // Half of the coarsest step, 1/2 point, that the recording is quantised to.
      #expect(abs(fitted - recorded) <= 0.25)
    }
  }

  /// The bounce at the edge 0 that is nearest to the recorded one, frame by frame.
  ///
  /// The law is linear in where the content starts and how fast, so the least-squares fit is exact:
  /// two runs from the unit states, and the normal equations of two unknowns.
  private static func fittedBounce() throws -> [Double] {
    let far = run(ScrollMotion(offset: 1, velocity: 0))
    let fast = run(ScrollMotion(offset: 0, velocity: 1))
    func product(_ a: [Double], _ b: [Double]) -> Double {
      zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let determinant =
      product(far, far) * product(fast, fast) - product(far, fast) * product(far, fast)
    try #require(determinant > 0)
    return run(
      ScrollMotion(
        offset: (product(far, bounce) * product(fast, fast)
          - product(fast, bounce) * product(far, fast)) / determinant,
        velocity: (product(fast, bounce) * product(far, far)
          - product(far, bounce) * product(far, fast)) / determinant))
  }

  private static func run(_ start: ScrollMotion) -> [Double] {
    var motion = start
    return bounce.map { _ in
      defer { EdgeBounce(edge: 0).step(&motion, milliseconds: frameDuration) }
      return motion.offset
    }
  }
}
