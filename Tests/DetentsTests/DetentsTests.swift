import Detents
import HeaderCore
import ScrollSimulator
import SimulationTestSupport
import Testing

/// A header with detents, from its rule: which height a fling leaves it at.
struct DetentsOracle {
  var heights = [60.0, 160, 300]
  var projection = true
  var velocityThreshold = 0.3

  /// The height that a header `height` points tall comes to, of whose content `distance` points are
  /// announced to go by at a release with `velocity`.
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

/// The header with detents against its rule, and what is its own.
@Suite struct DetentsTests: TechniqueTests {
  typealias Technique = DetentsHeader

  private func overlay(offset: Double? = nil) -> SimulatorConfiguration {
    var configuration = screen(content: 6000, offset: offset)
    configuration.mounting = .overlay
    return configuration
  }

  @Test(
    "Every fling leaves the header at the rule's height, with the content and no animation",
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
      let played = try play(
        gesture, [("projection", .flag(projection))], overlay(offset: 3000))
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
    #expect(ends == [60, 160, 300], "every height is an end")
  }

  @Test("Beside its content it snaps once the content has stopped, to the nearest height")
  func beside() throws {
    for (distance, height) in [(-50.0, 300.0), (-90, 160), (-190, 160), (-210, 60)] {
      let played = try play("drag \(distance) over 500; hold 150; lift")
      #expect(played.last?.layout.headerHeight == height, "\(distance)")
    }
    let off = try play("drag -60 over 500; hold 150; lift", [("snaps", .flag(false))])
    #expect(off.last?.layout.headerHeight == 250)
  }

  @Test("A tolerance is travelled besides, and header and content still rest together")
  func tolerance() throws {
    for gesture in ["drag -70 over 150; lift", "fraction 0.6; wait 500; drag 60 over 150; lift"] {
      let played = try play(gesture, [("tolerance", .number(12))], overlay(offset: 3000))
      let drag = try #require(played.firstIndex { $0.eventName == "willBeginDragging" })
      #expect(!played[drag...].contains { $0.event == nil }, "\(gesture)")
      #expect([60, 160, 300].contains(try #require(played.last).layout.headerHeight))
    }
  }
}
