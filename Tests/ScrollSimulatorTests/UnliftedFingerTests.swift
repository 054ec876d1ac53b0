import SimulationTestSupport
import Testing

/// A finger that nothing lifts is lifted after the last input, and from where it stood.
@Suite struct UnliftedFingerTests {
  private func flings(_ statements: [GestureStatement]) -> Bool {
    rows(statements: statements).eventNames
      .contains("didEndDecelerating")
  }

  @Test(
    "A finger that stood still through a wait does not fling when the script ends",
    arguments: [
      "drag -100 over 100; wait 500", "drag -100 over 100; wait 500; expand; wait 1000",
      "drag -100 over 100; wait 500; expand",
    ])
  func standsStill(gesture: String) throws {
    #expect(!flings(try script(gesture)))
    #expect(flings(try script("drag -100 over 100")))
  }

  @Test("A finger that stands still until the app's last command does not fling after it")
  func commandLast() {
    var source = InputPlayback([
      touch(0, .down, 400), touch(20, .move, 350), touch(40, .move, 300),
      SimulationInput(time: 600, action: .command(.setContentSize(2100))),
    ])
    let recorder = Recorder()
    let simulation = Simulation(
      driver: HeaderDriver(NoHeader()), configuration: SimulatorConfiguration(),
      observer: recorder)
    simulation.run(&source)
    #expect(recorder.rows.last?.eventName == "didStop")
    #expect(recorder.rows.named("willBeginDecelerating").isEmpty)
  }

  private func touch(
    _ time: Double, _ phase: TouchSample.Phase, _ y: Double
  ) -> SimulationInput {
    SimulationInput(time: time, action: .touch(TouchSample(time: time, phase: phase, x: 0, y: y)))
  }
}
