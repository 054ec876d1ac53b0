import HeaderBehaviors
import HeaderCore
import HeaderObservation
import ScrollSimulator
import SimulationTestSupport
import Testing

/// A bar at the bottom, as SwiftUI's views show it.
@Suite struct ObservedBarTests {
  private static let names = HeaderCatalog.standard.names
  private static let bar = BottomBar(height: 49, safeAreaBottom: 34)
  private static let configuration = screen(safeArea: 47, mounting: .overlay, bottomBar: bar)

  private final class Screen {
    let device: ObservedDevice
    let bar: ObservedBar
    /// How often the bar was published.
    private(set) var publications = 0

    init(
      _ name: String, by mover: String? = nil, order: ObservedDevice.Order = .phasesFirst,
      follows: Bool = true
    ) throws {
      device = ObservedDevice(
        try makeDriver(name), ObservedBarTests.configuration, order: order)
      bar = ObservedBar(moving: try mover.map { .by(try makeDriver($0)) } ?? .withHeader)
      bar.bar = ObservedBarTests.bar
      bar.output = { [unowned self] _ in publications += 1 }
      if follows { device.header.follow(bar, at: 0) }
    }

    /// The hidden fraction at this moment.
    var shownFraction: Double { bar.shown.layout(at: device.seconds).collapsedFraction }
    /// The hidden fraction after a running animation.
    var hidden: Double { bar.shown.layout.collapsedFraction }

    func play(_ gesture: String) throws { device.play(try touches(of: gesture)) }
  }

  @Test(
    "With one technique, header and bar have the same fraction, animations included",
    arguments: names)
  func together(name: String) throws {
    let fingers = try fingerGestures.map { try touches(of: $0) } + FingerTrace.all.map(\.touches)
    for (index, touches) in fingers.enumerated() {
      let screen = try Screen(name)
      var apart = 0.0
      screen.device.play(touches) { _, device in
        // A header that has left the screen is hidden, whatever its fraction is.
        guard device.seen.headerMaxY > 0 else { return }
        apart = max(apart, (device.seen.collapsedFraction - screen.shownFraction).magnitude)
      }
      #expect(apart < 1e-9, "finger \(index)")
    }
  }

  @Test("A bar with its own technique is where the simulator has it", arguments: names)
  func ownTechnique(name: String) throws {
    for gesture in fingerGestures {
      let screen = try Screen("facebook-hide", by: name, order: .asItHappens)
      var answers = [screen.hidden]
      screen.bar.output = {
        let hidden = $0.layout.collapsedFraction
        if answers.last != hidden { answers.append(hidden) }
      }
      try screen.play(gesture)
      let recorder = RowRecorder()
      let simulation = Simulation(
        driver: try makeDriver("facebook-hide"), barDriver: try makeDriver(name),
        configuration: Self.configuration, observer: recorder)
      var playback = InputPlayback(try touches(of: gesture))
      simulation.run(&playback)
      var expected: [Double] = []
      for row in recorder.rows where row.event != nil {
        let hidden = 1 - (852 - (row.barMinY ?? 0)) / Self.bar.extent
        if (hidden - (expected.last ?? -1)).magnitude > 1e-9 { expected.append(hidden) }
      }
      #expect(answers.count == expected.count, "\(gesture)")
      #expect(zip(answers, expected).allSatisfy { ($0 - $1).magnitude < 1e-9 }, "\(gesture)")
    }
  }

  @Test("With a bar, the header publishes the same room and requests as without", arguments: names)
  func costs(name: String) throws {
    for gesture in fingerGestures {
      let bare = try Screen(name, follows: false)
      try bare.play(gesture)
      for mover in [nil, "enter-always"] {
        let screen = try Screen(name, by: mover)
        try screen.play(gesture)
        #expect(screen.device.published == bare.device.published, "\(gesture)")
      }
    }
  }

  @Test(
    "An animation of header and bar is published at its beginning and its end, not in each frame",
    arguments: ["facebook-hide", "twitter-condense"], [nil, "facebook-hide"])
  func animation(name: String, mover: String?) throws {
    let screen = try Screen(name, by: mover)
    try screen.play("drag -400 over 300; hold 200; lift")
    let (headers, bars) = (screen.device.published.headers, screen.publications)
    var seen: Set<Double> = []
    screen.device.play([]) { frame, device in
      if frame == 1 { device.header.setFraction(0, animated: true, at: device.seconds) }
      seen.insert(screen.shownFraction)
    }
    let header = screen.device.presented.shown
    #expect(header.layout.collapsedFraction == 0 && header.run == nil)
    #expect(screen.device.published.headers <= headers + 3)
    #expect(screen.hidden == 0 && screen.bar.shown.run == nil)
    #expect(screen.publications == bars + 2)
    #expect(seen.count > 5, "the animation is visible")
  }

  @Test(
    "Holding the header also holds a bar that follows it from then on",
    arguments: [nil, "enter-always"])
  func hold(mover: String?) throws {
    let screen = try Screen("facebook-hide", by: mover, follows: false)
    let header = screen.device.header
    header.hold(true, at: 0)
    header.follow(screen.bar, at: 0)
    try screen.play("drag -300 over 300; hold 100; lift")
    #expect(screen.hidden == 0 && screen.device.view.contentOffset > 100)
    header.hold(false, at: screen.device.seconds)
    try screen.play("drag -200 over 300; hold 100; lift")
    #expect(screen.hidden == 1)
  }

  @Test("When its technique changes or is removed, the bar continues from where it is")
  func replaced() throws {
    let screen = try Screen("facebook-hide", by: "enter-always")
    try screen.play("drag -400 over 300; lift; wait 3000; drag 52 over 300; hold 200; lift")
    let seen = screen.shownFraction
    let fraction = screen.device.presented.shown.layout.collapsedFraction
    #expect(seen != fraction, "the bar differs from the header")
    screen.bar.move(.withHeader)
    screen.device.header.follow(screen.bar, at: screen.device.seconds)
    #expect((screen.shownFraction - seen).magnitude < 1e-9)
    screen.device.play([])
    #expect(screen.hidden == fraction && screen.bar.shown.run == nil)
  }

  @Test(
    "A keyboard lifts a visible bar and not a hidden one, without a publication; a new height keeps the hidden fraction",
    arguments: [0.0, 1])
  func keyboard(hidden: Double) throws {
    let screen = try Screen("facebook-hide")
    if hidden == 1 { try screen.play("drag -400 over 300; lift") }
    let before = screen.publications
    for safeArea in [336, 34.0] {
      screen.bar.bar = BottomBar(height: 49, safeAreaBottom: safeArea)
      let minY = screen.bar.bar.minY(hidden: screen.hidden, in: 852)
      #expect(minY == (hidden == 1 ? 852 : 852 - 49 - safeArea))
      #expect(screen.publications == before)
    }
    screen.bar.bar = BottomBar(height: 60, safeAreaBottom: 34)
    #expect(screen.hidden == hidden && screen.bar.shown.layout.headerHeight == 60)
    try screen.play("drag 400 over 300; lift")
    #expect(screen.hidden == 0)
  }
}
