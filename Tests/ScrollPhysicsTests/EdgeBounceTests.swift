import SimulationTestSupport
import Testing

@Suite("Edge bounce")
struct EdgeBounceTests {
  @Test(
    "A step follows the law",
    arguments: [
      (1000.0, 0.998, 1000.0, 3.0, 1000.0 / 60, 1041.578_382_848_207, 2.456_246_982_623_543_6),
      (1000, 0.998, 1050, 0, 1000.0 / 60, 1042.326_173_252_416_8, 0),
      (0, 0.998, -40, -1, 1000.0 / 120, -44.383_257_680_106_38, -0.904_537_875_679_695_2),
      (1000, 0.99, 1020, 2, 60, 1060.002_830_561_344_4, 0.598_760_782_624_662_7),
    ] as [(Double, Double, Double, Double, Double, Double, Double)])
  func step(
    edge: Double, rate: Double, offset: Double, velocity: Double, duration: Double,
    toOffset: Double, toVelocity: Double
  ) {
    var motion = ScrollMotion(offset: offset, velocity: velocity)
    EdgeBounce(edge: edge, deceleration: Deceleration(rate: rate))
      .step(&motion, milliseconds: duration)
    // The numbers come from another program: a few last bits may differ.
    #expect(abs(motion.offset - toOffset) <= 1e-9)
    #expect(abs(motion.velocity - toVelocity) <= 1e-9)
  }

  @Test("Settled means close to the edge and slow, on either side")
  func settled() {
    let bounce = EdgeBounce(edge: 100)
    #expect(bounce.hasSettled(ScrollMotion(offset: 100.49, velocity: 0)))
    #expect(bounce.hasSettled(ScrollMotion(offset: 99.51, velocity: -0.01)))
    #expect(!bounce.hasSettled(ScrollMotion(offset: 100.5, velocity: 0)))
    #expect(!bounce.hasSettled(ScrollMotion(offset: 100.1, velocity: 2)))
  }
}
