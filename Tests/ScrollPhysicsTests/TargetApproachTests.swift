import Foundation
import ScrollPhysics
import Testing

@Suite("Approach to a changed target")
struct TargetApproachTests {
  static let frame = 1000.0 / 60

  /// The motion after every frame until the content has arrived.
  func frames(of start: TargetApproach) throws -> [ScrollMotion] {
    var approach = start
    var motions: [ScrollMotion] = []
    while !approach.hasArrived {
      approach.advance(by: TargetApproachTests.frame)
      motions.append(approach.motion)
      try #require(motions.count < 2000, "the approach does not arrive")
    }
    return motions
  }

  @Test(
    "A target ahead is approached from the release velocity, ever slower, without overshoot",
    arguments: [(0.0, 2.0, 700.0), (500, -1.5, 120), (0, 8, 50)] as [(Double, Double, Double)])
  func ahead(offset: Double, velocity: Double, target: Double) throws {
    let start = TargetApproach(ScrollMotion(offset: offset, velocity: velocity), target: target)
    var first = start
    first.advance(by: 0.001)
    // In a microsecond exp(-x) differs from 1 - x by at most 1e-8 of the first 0.008 points.
    #expect(abs((first.motion.offset - offset) / 0.001 - velocity) <= 1e-3)
    let motions = try frames(of: start)
    let distances = ([offset] + motions.map(\.offset)).map { abs(target - $0) }
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 > $1 })
    #expect(motions.allSatisfy { ($0.offset < target) == (offset < target) })
    #expect(motions.allSatisfy { ($0.velocity < 0) == (velocity < 0) })
  }

  @Test("The path ahead is T - (T - x0) exp(-v t / (T - x0)), however it is cut into frames")
  func formula() {
    for frameRate in [60.0, 120] {
      var approach = TargetApproach(ScrollMotion(offset: 100, velocity: 2), target: 600)
      for frame in 1...Int(frameRate) {
        approach.advance(by: 1000 / frameRate)
        let time = Double(frame) * 1000 / frameRate
        let expected = 600 - 500 * Foundation.exp(-2 * time / 500)
        // A second of steps, each exact to the last bits of numbers around 600.
        #expect(abs(approach.motion.offset - expected) <= 1e-9)
      }
    }
  }

  @Test("A target behind is returned to, on a spring that begins with the release velocity")
  func behind() throws {
    let start = TargetApproach(ScrollMotion(offset: 300, velocity: 2), target: 200)
    var first = start
    first.advance(by: 0.001)
    // The spring's pull changes the velocity by ω² x t = 1.2e-5 pt/ms in a microsecond.
    #expect(abs((first.motion.offset - 300) / 0.001 - 2) <= 1e-3)
    let motions = try frames(of: start)
    #expect(try #require(motions.map(\.offset).max()) > 310)
    let last = try #require(motions.last)
    #expect(abs(last.offset - 200) < TargetApproach.arrivalDistance)
    #expect(motions.count < 120, "within two seconds")
  }

  @Test("Content released at rest is pulled to its target and does not overshoot")
  func atRest() throws {
    let start = TargetApproach(ScrollMotion(offset: 0, velocity: 0), target: -88)
    let offsets = try frames(of: start).map(\.offset)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 > $1 })
    #expect(offsets.allSatisfy { $0 > -88 })
  }

  @Test("The spring is critically damped at 10.93 radians per second")
  func springFormula() {
    var approach = TargetApproach(ScrollMotion(offset: 100, velocity: -2), target: 200)
    for _ in 0..<9 { approach.advance(by: 1000.0 / 60) }
    // x0 = -100 points, v0 = -2000 points per second, after 0.15 s; see SpringTests.
    let expected = 200 + Foundation.exp(-10.93 * 0.15) * (-100 + (-2000 - 1093) * 0.15)
    #expect(abs(approach.motion.offset - expected) <= 1e-9)
  }

  @Test("Content on its target has arrived and stays finite")
  func onTarget() {
    var approach = TargetApproach(ScrollMotion(offset: 50, velocity: 3), target: 50)
    #expect(approach.hasArrived)
    approach.advance(by: TargetApproachTests.frame)
    #expect(approach.motion.offset.isFinite && approach.motion.velocity.isFinite)
  }

  @Test("Content put past its target on the way turns round and comes back to it")
  func putPast() throws {
    var approach = TargetApproach(ScrollMotion(offset: 0, velocity: 3), target: 400)
    approach.advance(by: TargetApproachTests.frame)
    approach.motion.offset = 500
    let motions = try frames(of: approach)
    #expect(abs(try #require(motions.last).offset - 400) < TargetApproach.arrivalDistance)
    #expect(try #require(motions.last).velocity < 0)
  }
}
