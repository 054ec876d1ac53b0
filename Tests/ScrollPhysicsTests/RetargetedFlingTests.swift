import Foundation
import SimulationTestSupport
import Testing

/// Flings whose target a delegate changes.
@Suite("Retargeted fling")
struct RetargetedFlingTests {
  private static let frame = 1000.0 / 60
  private let range = ScrollRange(minimum: 0, maximum: 5000)
  private let grid = PixelGrid(scale: 3)

  private func fling(
    from offset: Double, velocity: Double, to target: Double, multiplier: Double = 1
  ) -> Fling {
    var fling = Fling(ScrollMotion(offset: offset, velocity: velocity), multiplier: multiplier)
    let announced = range.clamp(grid.rounded(fling.announcedTarget))
    fling.retarget(to: target, insteadOf: announced, in: range)
    return fling
  }

  /// Returns the motion after every frame until the content rests.
  private func frames(
    of start: Fling, every milliseconds: Double = RetargetedFlingTests.frame
  ) throws -> [ScrollMotion] {
    var fling = start
    var motions: [ScrollMotion] = []
    while !fling.hasFinished(in: range) {
      fling.advance(by: milliseconds, in: range)
      motions.append(fling.motion)
      try #require(motions.count < 5000, "the fling does not end")
    }
    return motions
  }

  /// A fling at 2 pt/ms from 100 announces 1094: (2 - 0.01) / -ln 0.998.
  @Test(
    "A slow snap begins at 0.675 pt/ms; a nearer target keeps the speed, a farther one the rate",
    arguments: [
      (0.0, 144.0, 1.0, 0.675, 0.985), (0, 56, 1, -0.675, 0.985), (2, 600, 1, 2, exp(-1.99 / 500)),
      (2, 2100, 1, 0.01 - 2000 * log(0.998), 0.998),
      // A multiplier divides the velocity.
      (0, 1100, 4, 0.01 - 250 * log(0.998), 0.998),
    ] as [(Double, Double, Double, Double, Double)])
  func begins(
    velocity: Double, target: Double, multiplier: Double, begins: Double, rate: Double
  ) throws {
    let start = fling(from: 100, velocity: velocity, to: target, multiplier: multiplier)
    // A snap's velocity is known to five digits.
    let isSnap = velocity == 0 && multiplier == 1
    #expect(abs(start.motion.velocity - begins) < (isSnap ? 1e-5 : 1e-9))
    #expect(abs(start.deceleration.rate - rate) < 1e-12)
    let motions = try frames(of: start)
    #expect(motions.last?.offset == target)
    #expect(!isSnap || motions.count == 20)
  }

  @Test("A fling to the current offset stops")
  func here() throws {
    let start = fling(from: 100, velocity: 3, to: 100)
    #expect(start.motion.velocity == 0 && start.hasFinished(in: range))
  }

  @Test("Content jumps to a target behind the motion", arguments: [-1.0, 1])
  func behind(direction: Double) throws {
    let motions = try frames(
      of: fling(from: 1000, velocity: 2 * direction, to: 1000 - 30 * direction))
    #expect(motions == [ScrollMotion(offset: 1000 - 30 * direction, velocity: 0)])
  }

  @Test("A fling is not slower than 0.01 points per millisecond before its target")
  func crawls() throws {
    let motions = try frames(of: fling(from: 100, velocity: 2, to: 600))
    #expect(motions.dropLast().allSatisfy { $0.velocity >= 0.01 })
    #expect(motions.contains { $0.velocity == 0.01 })
  }

  @Test("A fast fling reaches a near target in half a second")
  func nearTargets() throws {
    for distance in stride(from: 1.0 / 3, through: 40, by: 1.0 / 3) {
      let motions = try frames(of: fling(from: 100, velocity: 6, to: 100 + distance))
      #expect(motions.count <= 30, "\(distance) points ahead")
    }
  }

  @Test("Content released beyond an edge bounces to the new target")
  func beyondEdge() throws {
    let start = fling(from: -80, velocity: 0, to: 40)
    let motions = try frames(of: start)
    var bounce = ScrollMotion(offset: -80, velocity: 0)
    EdgeBounce(edge: 40).step(&bounce, milliseconds: RetargetedFlingTests.frame)
    #expect(motions.first == bounce)
    let offsets = motions.map(\.offset)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs(try #require(offsets.last) - 40) < 0.5)
    #expect(start.restingOffset(in: range, grid: grid) == 40)
  }

  @Test("A fling to a target outside a smaller range ends on its edge")
  func smallerRange() {
    var start = fling(from: 100, velocity: 2, to: 600)
    let smaller = ScrollRange(minimum: 0, maximum: 400)
    for _ in 0..<500 { start.advance(by: RetargetedFlingTests.frame, in: smaller) }
    #expect(start.motion.offset == 400 && start.hasFinished(in: smaller))
  }

  @Test("Content outside a smaller range, like its target, bounces back")
  func bothOutside() {
    var start = fling(from: 1000, velocity: -0.4, to: 800)
    let smaller = ScrollRange(minimum: 0, maximum: 60)
    var count = 0
    while !start.hasFinished(in: smaller), count < 100 {
      start.advance(by: RetargetedFlingTests.frame, in: smaller)
      count += 1
    }
    #expect(count < 100 && start.restingOffset(in: smaller, grid: grid) == 60)
  }

  @Test("Content that is moved on the way keeps its velocity and reaches its target")
  func movedOnTheWay() throws {
    var fling = fling(from: 100, velocity: 2, to: 600)
    fling.advance(by: RetargetedFlingTests.frame, in: range)
    let velocity = fling.motion.velocity
    fling.move(to: 50)
    #expect(fling.motion.velocity == velocity)
    let velocities = try frames(of: fling).map(\.velocity)
    #expect(velocities == velocities.sorted(by: >))
    fling.move(to: 700)
    #expect(try frames(of: fling).map(\.offset) == [600], "behind it now")
  }

  @Test("Every target is reached exactly, without a turn", arguments: seeds)
  func reached(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for rate in [60.0, 120] {
      for _ in 0..<60 {
        let offset = random.number(in: 0...5000)
        let target = grid.rounded(random.number(in: 0...5000))
        let velocity = Bool.random(using: &random) ? random.number(in: -6...6) : 0
        let motions = try frames(
          of: fling(from: offset, velocity: velocity, to: target), every: 1000 / rate)
        let text = "seed \(seed): \(offset) at \(velocity) to \(target)"
        #expect(motions.last?.offset ?? target == target, "\(text)")
        let distances = ([offset] + motions.map(\.offset)).map { abs(target - $0) }
        #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 >= $1 }, "\(text)")
      }
    }
  }
}
