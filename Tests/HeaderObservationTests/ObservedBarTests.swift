import HeaderBehaviors
import HeaderCore
import HeaderObservation
import ScrollSimulator
import SimulationTestSupport
import Testing

/// A bar at the bottom as SwiftUI's views are made of it.
@Suite struct ObservedBarTests {
  private static let names = HeaderCatalog.standard.names
  private static let gestures = RowParityTests.gestures
  private static let bar = BottomBar(height: 49, safeAreaBottom: 34)

  private struct Screen {
    let device: ObservedDevice
    let bar: ObservedBar

    func play(_ gesture: String) throws { play(try touches(of: gesture)) }

    /// Plays `touches`; `look` sees how much is hidden of header and bar in every frame.
    func play(_ touches: [TouchSample], _ look: (Double, Double) -> Void = { _, _ in }) {
      device.play(touches) { _, device in
        let now = device.seconds
        let header = device.header.shown.layout(at: now)
        // One that has left the screen is gone, whatever its technique calls that.
        if header.headerMaxY > 0 { look(header.collapsedFraction, hidden(at: now)) }
      }
    }

    private func hidden(at time: Double) -> Double {
      bar.shown.layout(at: time).collapsedFraction
    }

    /// How much is hidden at rest.
    var hidden: Double { bar.shown.layout.collapsedFraction }
  }

  private func show(
    _ name: String, by mover: String? = nil, order: ObservedDevice.Order = .phasesFirst
  ) throws -> Screen {
    var configuration = screen(safeArea: 47)
    configuration.bottomBar = Self.bar
    configuration.mounting = .overlay
    let device = ObservedDevice(try makeDriver(name), configuration, order: order)
    let bar = ObservedBar(movedBy: try mover.map { try makeDriver($0) })
    bar.bar = Self.bar
    device.header.follow(bar, at: 0)
    return Screen(device: device, bar: bar)
  }

  /// The gestures' fingers, and every recorded one.
  private static func fingers() throws -> [[TouchSample]] {
    try gestures.map { try touches(of: $0) } + FingerTrace.all.map { $0.touches }
  }

  @Test("One gesture moves both ends in one fraction, animations included", arguments: names)
  func together(name: String) throws {
    for (index, touches) in try Self.fingers().enumerated() {
      let screen = try show(name)
      var apart = 0.0
      screen.play(touches) { apart = max(apart, ($0 - $1).magnitude) }
      #expect(apart < 1e-9, "finger \(index)")
    }
  }

  @Test("A bar of its own technique is where the simulator has it", arguments: names)
  func ownTechnique(name: String) throws {
    for gesture in Self.gestures {
      let screen = try show("facebook-hide", by: name, order: .asItHappens)
      var answers = [screen.hidden]
      screen.bar.output = {
        if answers.last != $0.layout.collapsedFraction {
          answers.append($0.layout.collapsedFraction)
        }
      }
      try screen.play(gesture)
      var configuration = SimulationTestSupport.screen(safeArea: 47)
      (configuration.mounting, configuration.bottomBar) = (.overlay, Self.bar)
      let recorder = RowRecorder()
      let simulation = Simulation(
        driver: try makeDriver("facebook-hide"), barDriver: try makeDriver(name),
        configuration: configuration, observer: recorder)
      var playback = TouchPlayback(try touches(of: gesture))
      simulation.run(&playback)
      var expected: [Double] = []
      for row in recorder.rows where row.isEvent {
        let hidden = 1 - (852 - (row.barMinY ?? 0)) / Self.bar.extent
        if (hidden - (expected.last ?? -1)).magnitude > 1e-9 { expected.append(hidden) }
      }
      #expect(answers.count == expected.count, "\(gesture)")
      for (one, other) in zip(answers, expected) {
        #expect((one - other).magnitude < 1e-9, "\(gesture)")
      }
    }
  }

  @Test(
    "A bar costs the list nothing: neither room nor a request beside the header's", arguments: names
  )
  func costs(name: String) throws {
    for mover in [nil, "enter-always"] {
      for gesture in Self.gestures {
        let screen = try show(name, by: mover)
        screen.device.header.follow(nil as ObservedBar?, at: 0)
        try screen.play(gesture)
        let other = try show(name, by: mover)
        try other.play(gesture)
        #expect(screen.device.header.counts == other.device.header.counts, "\(gesture)")
        #expect(screen.hidden == (name == "sticky-pull-reveal" && mover == nil ? 1 : 0))
      }
    }
  }

  @Test("Nothing is published of a bar that stays: under a stretched header, gone, or in sight")
  func stays() throws {
    let screen = try show("elastic-stretch")
    let (headers, bars) = (screen.device.header.counts.headers, screen.bar.publications)
    try screen.play("drag 200 over 300; hold 200; lift")
    #expect(screen.device.header.counts.headers > headers + 10)
    #expect(screen.bar.publications == bars)
    let hiding = try show("facebook-hide")
    try hiding.play("drag -400 over 300; lift")
    let gone = hiding.bar.publications
    try hiding.play("drag -600 over 300; lift")
    #expect(hiding.hidden == 1 && hiding.bar.publications == gone)
  }

  @Test("An animation of it is published twice: as it begins, and as it has ended")
  func animation() throws {
    for mover in [nil, "facebook-hide"] {
      let screen = try show("facebook-hide", by: mover)
      try screen.play("drag -400 over 300; hold 200; lift")
      let before = screen.bar.publications
      var seen: Set<Double> = []
      screen.device.play([]) { frame, device in
        let now = device.seconds
        if frame == 1 { device.header.setFraction(0, animated: true, at: now) }
        seen.insert(screen.bar.shown.layout(at: now).collapsedFraction)
      }
      #expect(screen.hidden == 0 && screen.bar.shown.run == nil)
      #expect(screen.bar.publications == before + 2)
      #expect(seen.count > 5, "it glides")
    }
  }

  @Test(
    "What holds the header holds it, whatever moves it, a bar that begins to follow it as well",
    arguments: [nil, "enter-always"], [false, true])
  func hold(mover: String?, isLate: Bool) throws {
    let screen = try show("facebook-hide", by: mover)
    if isLate { screen.device.header.follow(nil as ObservedBar?, at: 0) }
    screen.device.header.hold(true, at: 0)
    if isLate { screen.device.header.follow(screen.bar, at: 0) }
    try screen.play("drag -300 over 300; hold 100; lift")
    #expect(screen.hidden == 0 && screen.device.view.contentOffset > 100)
    screen.device.header.hold(false, at: screen.device.seconds)
    try screen.play("drag -200 over 300; hold 100; lift")
    #expect(screen.hidden == 1)
  }

  @Test("Another technique, or none, is gone over to from where it is seen")
  func replaced() throws {
    let screen = try show("facebook-hide", by: "enter-always")
    try screen.play("drag -400 over 300; lift; wait 3000; drag 52 over 300; hold 200; lift")
    let (header, bar) = (screen.device.header, screen.bar)
    let now = screen.device.seconds
    let seen = bar.shown.layout(at: now).collapsedFraction
    let fraction = header.shown.layout.collapsedFraction
    #expect(seen != fraction, "the two have turned apart")
    bar.move(by: nil)
    header.follow(bar, at: now)
    #expect((bar.shown.layout(at: now).collapsedFraction - seen).magnitude < 1e-9)
    screen.device.play([])
    #expect(screen.hidden == fraction && bar.shown.run == nil)
  }

  @Test(
    "A keyboard lifts a bar that is seen and leaves one that is gone, without a publication; a bar with another height goes on hidden as far as it was",
    arguments: [0.0, 1])
  func keyboard(hidden: Double) throws {
    let screen = try show("facebook-hide")
    if hidden == 1 { try screen.play("drag -400 over 300; lift") }
    let before = screen.bar.publications
    for safeArea in [336, 34.0] {
      screen.bar.bar = BottomBar(height: 49, safeAreaBottom: safeArea)
      let minY = screen.bar.bar.minY(hidden: screen.hidden, in: 852)
      #expect(minY == (hidden == 1 ? 852 : 852 - 49 - safeArea))
      #expect(screen.bar.publications == before)
    }
    screen.bar.bar = BottomBar(height: 60, safeAreaBottom: 34)
    #expect(screen.hidden == hidden && screen.bar.shown.layout.headerHeight == 60)
    try screen.play("drag 400 over 300; lift")
    #expect(screen.hidden == 0)
  }

  @Test("A switch of pages leaves it where it is", arguments: [nil, "enter-always"])
  func pages(mover: String?) throws {
    let bar = ObservedBar(movedBy: try mover.map { try makeDriver($0) })
    bar.bar = Self.bar
    let device = ObservedDevice(
      paging: try makeDriver("facebook-hide"), [3000, 3000], areSeen: false)
    device.header.follow(bar, at: 0)
    device.drag(by: -300)
    device.rest()
    #expect(bar.shown.layout.collapsedFraction == 1)
    let before = bar.publications
    device.activate(1)
    device.rest()
    #expect(bar.shown.layout.collapsedFraction == 1 && bar.publications == before)
    device.drag(by: 200)
    device.rest()
    #expect(bar.shown.layout.collapsedFraction == 0)
  }
}
