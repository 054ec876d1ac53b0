import Detents
import SimulationTestSupport
import Testing

/// The rule of a header with detents: the height at which a fling leaves it.
struct DetentsOracle {
  var heights = [60.0, 160, 300]
  var projection = true
  var velocityThreshold = 0.3

  /// Returns the height at rest after a release at `height` with `velocity`, where the content is going to travel by
  /// `distance` points.
  func rest(from height: Double, distance: Double, velocity: Double) -> Double {
    var end = min(max(height - distance, heights[0]), heights[heights.count - 1])
    if !projection {
      let below = heights.last { $0 < height } ?? heights[0]
      let above = heights.first { $0 > height } ?? heights[heights.count - 1]
      end = min(max(end, below), above)
    }
    if heights.contains(end) { return end }
    if abs(velocity) > velocityThreshold {
      let ahead = velocity > 0 ? heights.last { $0 < end } : heights.first { $0 > end }
      return ahead ?? end
    }
    return heights.min { abs($0 - end) < abs($1 - end) } ?? end
  }
}

/// The header with detents, compared with its rule.
@Suite struct DetentsTests: TechniqueTests {
  typealias Technique = DetentsHeader

  static let middleOfList = screen(content: 6000, offset: 3000, mounting: .overlay)

  @Test(
    "Every fling leaves the header at the rule's height, without an animation of its own",
    arguments: seeds, [true, false])
  func flings(seed: UInt64, projection: Bool) throws {
    var random = SeededRandom(seed: seed)
    var oracle = DetentsOracle()
    oracle.projection = projection
    var ends: Set<Double> = []
    for _ in 0..<(isBroad ? 150 : 60) {
      let begin = ["", "fraction 0.6; wait 500; ", "collapse; wait 500; "].randomElement(
        using: &random)
      let distance = random.number(in: -300...300).rounded()
      let time = random.number(in: 60...500).rounded()
      let gesture = "\(begin ?? "")drag \(distance) over \(time); lift"
      let played = try play(gesture, [("projection", .flag(projection))], Self.middleOfList)
      guard let release = played.last(where: { $0.eventName == "willEndDragging" }),
        case .willEndDragging(let velocity, let target) = release.event
      else { continue }
      let rest = oracle.rest(
        from: release.layout.headerHeight, distance: target - release.scroll.contentOffset,
        velocity: velocity)
      let moment = "seed \(seed): \(gesture)"
      #expect(played.last?.layout.headerHeight == rest, "\(moment)")
      let drag = try #require(played.firstIndex { $0.eventName == "willBeginDragging" })
      #expect(!played[drag...].contains { $0.event == nil }, "\(moment)")
      ends.insert(rest)
    }
    #expect(ends == [60, 160, 300], "every height is reached")
  }

  @Test("Beside the scroll view it snaps to the nearest height once the content has stopped")
  func beside() throws {
    for (distance, height) in [(-50.0, 300.0), (-90, 160), (-190, 160), (-210, 60)] {
      let played = try play("drag \(distance) over 500; hold 150; lift")
      #expect(played.last?.layout.headerHeight == height, "\(distance)")
    }
    let off = try play("drag -60 over 500; hold 150; lift", [("snaps", .flag(false))])
    #expect(off.last?.layout.headerHeight == 250)
  }

  @Test("With a tolerance, header and content still come to rest together")
  func tolerance() throws {
    for gesture in ["drag -70 over 150; lift", "fraction 0.6; wait 500; drag 60 over 150; lift"] {
      let played = try play(gesture, [("tolerance", .number(12))], Self.middleOfList)
      let drag = try #require(played.firstIndex { $0.eventName == "willBeginDragging" })
      #expect(!played[drag...].contains { $0.event == nil }, "\(gesture)")
      #expect([60, 160, 300].contains(try #require(played.last).layout.headerHeight))
    }
  }
}
