import ScrollPhysics
import Testing

/// The laws of motion against curves recorded on real scroll views.
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
      // On the recording's pixels, only the rounding of its four decimals is left.
      let overscroll = PixelGrid(scale: 3).rounded(band.overscroll(forPull: pull))
      #expect(abs(overscroll - pulled) <= 0.000_1, "pull \(pull)")
    }
  }
}
