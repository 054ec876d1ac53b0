import ScrollPhysics
import Testing

/// The numbers that public sources measured on real scroll views, against the same quantities
/// computed here. Skipped where the file of numbers is absent.
@Suite("Measured numbers of real scroll views", SharedFile.vectors.whereItExists)
struct PhysicsVectorTests {
  typealias Check = @Sendable (VectorGroup) throws -> Void

  /// One check for every group of the file, by the group's id.
  static let checks: [String: Check] = [
    "uikit_targetContentOffset_ios26": checkAnnouncedTargets,
    "uikit_landing_2013": checkLandings,
    "uikit_target_flutter_pr60501": checkFlutterTarget,
    "rubber_band_blog_2013": checkRubberBand,
    "rubber_band_ios26_drag": checkRubberBand,
    "rubber_band_inverse": checkRubberBandInverse,
    "decel_trajectory_ios265": checkDecelerationTrajectory,
    "bounce_levison_L1": checkBounce,
  ]

  @Test("Every group of the file has a check, and every check its group")
  func coverage() throws {
    let groups = try VectorFile.load().groups.map(\.id)
    #expect(groups.sorted() == PhysicsVectorTests.checks.keys.sorted())
  }

  @Test("Every vector of a group is met within its own tolerance", arguments: checks.keys.sorted())
  func vectors(id: String) throws {
    let group = try #require(try VectorFile.load().groups.first { $0.id == id })
    #expect(!group.vectors.isEmpty)
    let check = try #require(PhysicsVectorTests.checks[id])
    try check(group)
  }

  @Test("No vector has gone missing")
  func counts() throws {
    let groups = try VectorFile.load().groups.map { ($0.id, $0.vectors.count) }
    let counts = Dictionary(groups, uniquingKeysWith: +)
    #expect(counts["uikit_targetContentOffset_ios26"] == 12)
    #expect(counts["uikit_landing_2013"] == 4)
    #expect(counts["rubber_band_blog_2013"] == 5)
    #expect(counts["rubber_band_ios26_drag"] == 29)
    #expect(counts["decel_trajectory_ios265"] == 20)
    #expect(counts["bounce_levison_L1"] == 49)
  }

  private static func motion(of vector: PhysicsVector) throws -> ScrollMotion {
    ScrollMotion(
      offset: try vector.input("content_offset"), velocity: try vector.input("velocity_pt_per_ms"))
  }

  private static func checkAnnouncedTargets(_ group: VectorGroup) throws {
    for vector in group.vectors {
      let deceleration = Deceleration(rate: try vector.input("deceleration_rate"))
      let grid = PixelGrid(scale: try vector.input("screen_scale"))
      let target = deceleration.announcedTarget(of: try motion(of: vector))
      try vector.expect(grid.rounded(target), as: "target", sourceLocation: #_sourceLocation)
    }
  }

  private static func checkLandings(_ group: VectorGroup) throws {
    for vector in group.vectors {
      let deceleration = Deceleration(rate: try vector.input("deceleration_rate"))
      let grid = PixelGrid(scale: try vector.input("screen_scale"))
      let start = try motion(of: vector)
      let rest = grid.rounded(deceleration.restingOffset(of: start))
      let elapsed = deceleration.duration(fromVelocity: start.velocity) / 1000
      try vector.expect(rest, as: "rest_offset", sourceLocation: #_sourceLocation)
      try vector.expect(elapsed, as: "elapsed_s", sourceLocation: #_sourceLocation)
    }
  }

  private static func checkFlutterTarget(_ group: VectorGroup) throws {
    for vector in group.vectors {
      let deceleration = Deceleration(rate: try vector.input("deceleration_rate"))
      let start = ScrollMotion(
        offset: try vector.input("content_offset"),
        velocity: try vector.input("velocity_pt_per_s") / 1000)
      let target = deceleration.announcedTarget(of: start)
      try vector.expect(target, as: "target", sourceLocation: #_sourceLocation)
      try vector.expect(target - start.offset, as: "delta", sourceLocation: #_sourceLocation)
    }
  }

  private static func band(of vector: PhysicsVector) throws -> RubberBand {
    RubberBand(dimension: try vector.input("d"), coefficient: try vector.input("c"))
  }

  private static func checkRubberBand(_ group: VectorGroup) throws {
    for vector in group.vectors {
      let overscroll = try band(of: vector).overscroll(forPull: try vector.input("x"))
      try vector.expect(overscroll, sourceLocation: #_sourceLocation)
    }
  }

  private static func checkRubberBandInverse(_ group: VectorGroup) throws {
    for vector in group.vectors {
      let band = try band(of: vector)
      let overscroll = band.overscroll(forPull: try vector.input("x"))
      #expect(overscroll < (try vector.input("x")))
      try vector.expect(
        band.pull(forOverscroll: overscroll), as: "roundtrip", sourceLocation: #_sourceLocation)
    }
  }

  private static func checkDecelerationTrajectory(_ group: VectorGroup) throws {
    let offsets = RecordedFling.offsets
    for vector in group.vectors {
      let offset = offsets[RecordedFling.frame(atMilliseconds: try vector.input("t_ms"))]
      try vector.expect(offset, sourceLocation: #_sourceLocation)
    }
  }

  private static func checkBounce(_ group: VectorGroup) throws {
    let measured = try group.vectors.map { try $0.expected.number("") }
    let fitted = try FittedBounce(to: measured)
    for vector in group.vectors {
      let frame = Int(try vector.input("frame"))
      try vector.expect(fitted.overscrolls[frame], sourceLocation: #_sourceLocation)
    }
  }
}
