import ScrollPhysics
import Testing

/// Numbers that public sources measured on real scroll views.
@Suite struct MeasuredNumberTests {
  @Test(
    "The announced target of a flick is the measured one, to the pixel",
    arguments: [
      (0.998, 400, 0.480834, 635.3333), (0.998, 1244.67, 0.495222, 1487),
      (0.998, 1755.67, 0.30776, 1904.3333), (0.998, 2010, 0.262579, 2136),
      (0.998, 2315.67, 0.677054, 2649), (0.998, 2912.67, 1.381048, 3597.6667),
      (0.998, 4029, 2.530246, 5288), (0.998, 5686.67, 5.613967, 8486),
      (0.99, 8662.33, 0.756662, 8736.6667), (0.99, 9000.33, 1.193017, 9118),
      (0.99, 9549.33, 2.347413, 9782), (0.99, 10180.67, 5.991895, 10776),
    ])
  func announced(rate: Double, offset: Double, velocity: Double, measured: Double) {
    // Source: samoylenkodmitry/Cranpose, ios_fling_measurement.rs; iOS 26.5, iPhone 17 Pro Max, 3x.
    let target = Deceleration(rate: rate)
      .announcedTarget(of: ScrollMotion(offset: offset, velocity: velocity))
    // The start is known to a hundredth of a point.
    #expect(abs(PixelGrid(scale: 3).rounded(target) - measured) <= 0.01)
  }

  @Test("The announced target of a flick on another device is the measured one")
  func announcedElsewhere() {
    // Source: flutter/flutter, pull request 60501, test run 1; the screen has 2 pixels a point.
    let target = Deceleration.normal
      .announcedTarget(of: ScrollMotion(offset: 126.5, velocity: 4.0307877))
    #expect(abs(target - 2135) <= 0.26)
  }

  @Test(
    "A flick comes to rest at the measured offset, after the measured time",
    arguments: [
      (364, 4.61994, 2664.5, 3.068916), (2595.5, 1.398724, 3288.5, 2.485449),
      (3094.5, -2.389578, 1907, 2.752163), (143, 2.279252, 1275.5, 2.718653),
    ])
  func landing(offset: Double, velocity: Double, rest: Double, seconds: Double) {
    // Source: Stack Overflow, 16118106 and 16156346; iOS 6, 2x.
    let start = ScrollMotion(offset: offset, velocity: velocity)
    let landed = PixelGrid(scale: 2).rounded(Deceleration.normal.restingOffset(of: start))
    // Half a pixel; a frame and the log's own delay.
    #expect(abs(landed - rest) <= 0.26)
    #expect(abs(Deceleration.normal.duration(fromVelocity: velocity) / 1000 - seconds) <= 0.02)
  }
}
