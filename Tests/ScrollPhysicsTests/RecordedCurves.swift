import ScrollPhysics
import Testing

/// The fling that was recorded frame by frame on a simulator with iOS 26.5: from offset 400 at
/// 0.48083366 points per millisecond.
enum RecordedFling {
  private static let frameDuration = 1000.0 / 60

  /// The offset shown in every frame after the release. The first step runs at release, so frame n
  /// has seen n + 1 of them.
  static let offsets: [Double] = {
    var motion = ScrollMotion(offset: 400, velocity: 0.480_833_66)
    return (0..<180).map { _ in
      Deceleration.normal.step(&motion, milliseconds: frameDuration)
      return motion.offset
    }
  }()

  /// The frame that was on screen `milliseconds` after the release.
  static func frame(atMilliseconds milliseconds: Double) -> Int {
    Int((milliseconds / frameDuration).rounded())
  }
}

/// A bounce at the edge 0 whose start was not recorded, fitted to what was.
///
/// The law is linear in where the content starts and how fast, so the least-squares fit is exact:
/// two runs from the unit states, and the normal equations of two unknowns.
struct FittedBounce {
  let overscrolls: [Double]

  init(to measured: [Double]) throws {
    let far = FittedBounce.run(ScrollMotion(offset: 1, velocity: 0), frames: measured.count)
    let fast = FittedBounce.run(ScrollMotion(offset: 0, velocity: 1), frames: measured.count)
    func product(_ a: [Double], _ b: [Double]) -> Double {
      zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let determinant =
      product(far, far) * product(fast, fast) - product(far, fast) * product(far, fast)
    try #require(determinant > 0)
    let start = ScrollMotion(
      offset: (product(far, measured) * product(fast, fast)
        - product(fast, measured) * product(far, fast)) / determinant,
      velocity: (product(fast, measured) * product(far, far)
        - product(far, measured) * product(far, fast)) / determinant)
    overscrolls = FittedBounce.run(start, frames: measured.count)
  }

  private static func run(_ start: ScrollMotion, frames: Int) -> [Double] {
    let bounce = EdgeBounce(edge: 0)
    var motion = start
    return (0..<frames).map { _ in
      defer { bounce.step(&motion, milliseconds: 1000.0 / 60) }
      return motion.offset
    }
  }
}

@Suite("Recorded curves of real scroll views")
struct RecordedCurveTests {
  @Test("A recorded fling is reproduced frame by frame", SharedFile.deceleration.whereItExists)
  func deceleration() throws {
    let rows = try SharedFile.deceleration.rows(columns: 2)
    #expect(rows.count == 20)
    for row in rows {
      let offset = RecordedFling.offsets[RecordedFling.frame(atMilliseconds: row[0])]
      // The recording is rounded to 1/3 point and its clock is up to 0.5 ms off the display's.
      #expect(abs(offset - row[1]) <= 0.6, "at \(row[0]) ms")
    }
  }

  @Test("A recorded pull past the top is reproduced", SharedFile.rubberBand.whereItExists)
  func rubberBand() throws {
    let rows = try SharedFile.rubberBand.rows(columns: 2)
    #expect(rows.count == 29)
    let band = RubberBand(dimension: 681 + 2.0 / 3)
    let grid = PixelGrid(scale: 3)
    for row in rows {
      // On the recording's own pixels nothing is left but its four decimals.
      let overscroll = grid.rounded(band.overscroll(forPull: row[0]))
      #expect(abs(overscroll - row[1]) <= 0.000_1, "pull \(row[0])")
    }
  }

  @Test("A recorded bounce is reproduced from a fitted start", SharedFile.bounce.whereItExists)
  func bounce() throws {
    let rows = try SharedFile.bounce.rows(columns: 2)
    #expect(rows.count == 49)
    let fitted = try FittedBounce(to: rows.map { $0[1] })
    for (row, overscroll) in zip(rows, fitted.overscrolls) {
      // Half of the coarsest step, 1/2 point, that the recording is quantised to.
      #expect(abs(overscroll - row[1]) <= 0.25, "at \(row[0]) ms")
    }
  }
}
