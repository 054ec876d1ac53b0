import SimulationTestSupport
import Testing

/// Numbers that no finger, screen or app can have. Nothing traps, and every run ends at rest.
@Suite(.timeLimit(.minutes(60))) struct ImpossibleNumberTests {
  private static let numbers: [Double] = [.nan, .infinity, -.infinity, -1, 0]
  /// A technique moved by travel, by position and by intent each, or all techniques.
  private static let names =
    isBroad
    ? HeaderCatalog.standard.names : ["twitter-condense", "large-title", "sticky-pull-reveal"]

  private func play(
    _ name: String, _ inputs: [SimulationInput],
    _ configuration: SimulatorConfiguration = SimulatorConfiguration()
  ) throws -> SimulatedScrollView {
    let simulation = Simulation(
      driver: try makeDriver(name), configuration: configuration, observer: nil)
    var source = InputPlayback(inputs)
    simulation.run(&source)
    return simulation.scrollView
  }

  private let flick = [
    (0.0, TouchSample.Phase.down, 400.0), (20, .move, 330), (40, .move, 260), (60, .up, 260),
  ].map { time, phase, y in
    SimulationInput(time: time, action: .touch(TouchSample(time: time, phase: phase, x: 0, y: y)))
  }

  @Test(
    "A finger with an impossible place or time still lifts",
    arguments: names, numbers + [1e300])
  func touches(name: String, number: Double) throws {
    // At 120 Hz touches are delivered later.
    for (index, frameRate) in flick.indices.flatMap({ [($0, 60.0), ($0, 120)] }) {
      var (inputs, configuration) = (flick, SimulatorConfiguration())
      configuration.frameRate = frameRate
      guard case .touch(var sample) = inputs[index].action else { continue }
      sample.y = number
      inputs[index].action = .touch(sample)
      #expect(try play(name, inputs, configuration).contentOffset.isFinite)
      sample.y = 300
      sample.time = number
      inputs[index] = SimulationInput(time: number, action: .touch(sample))
      #expect(try play(name, inputs, configuration).contentOffset.isFinite)
    }
  }

  @Test("Time stops after the last frame number")
  func lastFrame() {
    let view = SimulatedScrollView(SimulatorConfiguration())
    view.receive(TouchSample(time: 0, phase: .down, x: 0, y: 400))
    view.receive(TouchSample(time: 0, phase: .up, x: 0, y: 300))
    for number in [Int.max, .min, .max - 1] {
      view.finishFrame()
      view.beginFrame(number)
      view.receive(TouchSample(time: view.time, phase: .down, x: 0, y: 400))
      view.finishFrame()
      view.beginFrame()
      view.finishFrame()
      view.receive(TouchSample(time: view.time, phase: .up, x: 0, y: 400))
      view.beginFrame()
      #expect(view.time.isFinite && view.contentOffset.isFinite)
    }
    #expect(view.frame == .max)
  }

  @Test("A finger whose lift has no place lifts at its last place, also in the same frame")
  func liftedNowhere() {
    let view = SimulatedScrollView(SimulatorConfiguration())
    for (phase, y) in [
      (TouchSample.Phase.down, 400.0), (.move, 399), (.move, 398), (.move, 350),
    ] {
      view.receive(TouchSample(time: view.time, phase: phase, x: 0, y: y))
      view.finishFrame()
      view.beginFrame()
    }
    view.receive(TouchSample(time: view.time, phase: .move, x: 0, y: 300))
    view.receive(TouchSample(time: view.time, phase: .up, x: 0, y: .nan))
    #expect(view.finger == nil && view.contentOffset >= 90)
  }

  @Test(
    "Content comes to rest after a command with an impossible number",
    arguments: names, numbers + [-1e300, -1e18, 1e18, 1e300])
  func commands(name: String, number: Double) throws {
    let commands: [SimulationCommand] = [
      .setContentOffset(number, animated: false), .setContentOffset(number, animated: true),
      .setContentSize(number), .setContainerHeight(number), .setSafeAreaTop(number),
      .setContentInset(ScrollInsets(top: number, bottom: 0)),
      .setContentInset(ScrollInsets(top: 0, bottom: number)), .setFittingHeight(number),
      .assignContentOffset(number), .setFraction(number, animated: true),
    ]
    let actions: [SimulationInput.Action] =
      commands.map { .command($0) } + [
        .swipe(page: 2, duration: number),
        .assignment(HeaderParameterAssignment("maximum-height", .number(number))),
      ]
    for (time, pages) in [(0.0, []), (30, [2000, number]), (100, [])] {
      var configuration = SimulatorConfiguration()
      configuration.pages = pages
      for action in actions {
        var inputs = flick + [SimulationInput(time: time, action: action)]
        inputs.sort { $0.time < $1.time }
        let view = try play(name, inputs, configuration)
        #expect(view.isAtRest)
        if !number.isFinite { #expect(view.contentOffset.isFinite) }
      }
    }
  }

  @Test(
    "Content comes to rest on an impossible screen",
    arguments: names, numbers + [-1e300, -1e18, 1e18, 1e300, .leastNonzeroMagnitude])
  func screens(name: String, number: Double) throws {
    let paths: [WritableKeyPath<SimulatorConfiguration, Double>] = [
      \.containerHeight, \.contentSize, \.safeAreaTop, \.contentInset.top, \.contentInset.bottom,
      \.frameRate, \.scale,
    ]
    for path in paths {
      var configuration = SimulatorConfiguration()
      configuration[keyPath: path] = number
      #expect(try play(name, flick, configuration).isAtRest)
    }
  }

  @Test("A fling to a target farther than any screen arrives", arguments: [1e9, 1e17, 1e99])
  func endlessFling(target: Double) {
    let range = ScrollRange(minimum: 0, maximum: 1e100)
    var fling = Fling(ScrollMotion(offset: 0, velocity: 1))
    fling.retarget(to: target, insteadOf: 500, in: range)
    var moved = Fling(ScrollMotion(offset: target, velocity: 1))
    moved.retarget(to: target + 400, insteadOf: target + 500, in: range)
    moved.move(to: 0)
    for var fling in [fling, moved] {
      for _ in 0..<20_000 where !fling.hasFinished(in: range) {
        fling.advance(by: 50 / 3, in: range)
      }
      #expect(fling.hasFinished(in: range))
    }
  }

  @Test(
    "A header's animation without a possible duration is not animated",
    arguments: [Double.nan, .infinity, -1, 1e300])
  func headerAnimations(duration: Double) {
    let layout = HeaderLayout(headerMinY: 0, headerHeight: 44, scrollViewMinY: 44)
    let client = AnsweringClient { update, _ in
      update.layout = layout
      update.reaction.animation = HeaderAnimation(duration: duration)
    }
    let played = PlayedScreen(HeaderDriver(NoHeader()), client: client)
    played.play([.perform(.setFraction(0, animated: true))])
    #expect(played.view.visibleLayout == layout && !played.rows.contains { $0.event == nil })
  }
}
