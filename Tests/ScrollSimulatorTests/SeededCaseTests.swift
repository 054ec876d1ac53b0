import HeaderConformance
import SimulationTestSupport
import Testing

/// What the stage does with any technique's answers, in the cases that the laws use.
@Suite("Any technique in any case") struct SeededCaseTests {
  static let names = HeaderCatalog.standard.names

  /// The first `count` cases of a seed for the technique `name`, on a screen with a long list.
  private func cases(of name: String, seed: UInt64, count: Int = isBroad ? 30 : 12) throws
    -> [ConformanceCase]
  {
    let technique = try #require(HeaderCatalog.standard[name])
    var generator = CaseGenerator(seed: seed)
    return (1...count).compactMap { _ in
      var made = generator.makeCase(parameters: technique.parameters)
      (made.configuration.containerHeight, made.configuration.contentSize) = (852, 6000)
      made.configuration.bounces = true
      made.assignments.removeAll { !isOrdinary($0) }
      made.statements.removeAll { statement in
        switch statement {
        case .perform(.setContentSize), .perform(.setContainerHeight): true
        case .set(let assignment): !isOrdinary(assignment)
        default: false
        }
      }
      let isAccepted = (try? technique.makeDriver(made.assignments)) != nil
      return isAccepted ? made : nil
    }
  }

  /// Whether the header leaves room to scroll, and the content does not move along with it.
  private func isOrdinary(_ assignment: HeaderParameterAssignment) -> Bool {
    if case .number(let number) = assignment.value, number > 400 { return false }
    return assignment.name != "freezes-content"
  }

  /// Whether both look the same, up to the rounding errors of a few hundred additions, or are above the screen.
  private func looksSame(_ one: HeaderLayout, _ other: HeaderLayout) -> Bool {
    max(one.headerMaxY, other.headerMaxY) <= 0
      || max(abs(one.headerMinY - other.headerMinY), abs(one.headerMaxY - other.headerMaxY)) <= 1e-9
  }

  // MARK: Requests

  /// Requests `fraction`, and waits until everything rests.
  private func ask(_ view: SimulatedScrollView, _ fraction: Double, animated: Bool) {
    view.beginFrame()
    view.perform(.setFraction(fraction, animated: animated))
    for _ in 0..<4000 {
      view.finishFrame()
      if view.isAtRest { return }
      view.beginFrame()
    }
  }

  /// Points between the header and resting content in an overlay, beyond the technique's own distance.
  private func gap(_ view: SimulatedScrollView) -> Double {
    let (layout, inset) = (view.visibleLayout, view.metrics.foreignInsetTop)
    let line = layout.scrollViewMinY + layout.contentInsetTop + inset
    return -view.contentOffset - max(line, layout.headerMaxY + inset)
  }

  @Test(
    "rests without a gap, ignores a request for its current fraction, and follows others",
    arguments: names, HeaderMounting.allCases)
  func requests(name: String, mounting: HeaderMounting) throws {
    for seed in seeds {
      for (number, played) in try cases(of: name, seed: seed).enumerated() {
        var configuration = played.configuration
        configuration.mounting = mounting
        let driver = try makeDriver(name, played.assignments)
        let screen = PlayedScreen(driver, on: configuration)
        screen.play(played.statements)
        let (view, traits) = (screen.view, driver.traits)
        let label = "seed \(seed), case \(number), \(played)"
        let (layout, offset) = (view.layout, view.contentOffset)
        let isAtRest = traits.rests?.contains(layout.collapsedFraction) ?? true
        ask(view, layout.collapsedFraction, animated: number.isMultiple(of: 2))
        #expect(!isAtRest || looksSame(view.layout, layout), "\(label)")
        #expect(!isAtRest || view.contentOffset == offset, "\(label)")
        for fraction in [1.0, 0, 1] {
          // Content is rounded to pixels, so it may be one pixel below the header.
          let isJoined = mounting == .beside || traits.liesInContent || gap(view) < 1 + 1e-9
          #expect(isJoined, "\(gap(view)) pt, \(label)")
          ask(view, fraction, animated: number.isMultiple(of: 3))
          let collapsed = driver.collapsedLayout(
            in: HeaderContext(scroll: view.metrics, environment: view.environment))
          let wanted = fraction == 1 ? collapsed.collapsedFraction : 0
          // A header that follows the position is at most a pixel off.
          let isThere =
            traits.movedBy == .position || view.layout.collapsedFraction == wanted
          #expect(isThere, "\(view.layout.collapsedFraction) of \(wanted), \(label)")
        }
      }
    }
  }

  // MARK: Parameters

  @Test(
    "stays at its place on the screen when its parameters are set", arguments: names,
    HeaderMounting.allCases)
  func parameters(name: String, mounting: HeaderMounting) throws {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      for (number, played) in try cases(of: name, seed: seed).enumerated() {
        var configuration = played.configuration
        (configuration.mounting, configuration.prefersReducedMotion) = (mounting, false)
        let simulation = Simulation(
          driver: try makeDriver(name), configuration: configuration, observer: nil)
        var gesture = GesturePlayback(played.statements, configuration: configuration)
        let time = random.number(in: 0...2000)
        simulation.play(&gesture) { _ in simulation.scrollView.time >= time }
        for assignment in played.assignments {
          let seen = simulation.scrollView.visibleLayout
          simulation.deliver(SimulationInput(time: time, action: .assignment(assignment)))
          #expect(
            looksSame(simulation.scrollView.visibleLayout, seen),
            "\(assignment) at \(time) ms, seed \(seed), case \(number), \(played)")
        }
      }
    }
  }

  // MARK: Replacing

  /// A drag, a pull, a fling, a bounce, a snap, a request and rest, each with a time in its course.
  static let moments = [
    ("drag -60 over 200; hold 500", 220.0), ("drag 100 over 200; hold 500", 220),
    ("drag -300 over 120; lift", 270), ("drag 200 over 120; lift", 180),
    ("drag -45 over 200; hold 50; lift", 330), ("collapse", 80), ("wait 500", 80),
  ]

  @Test(
    "stays at its place on the screen, with its content, when another technique replaces it",
    arguments: names, HeaderMounting.allCases)
  func replaced(name: String, mounting: HeaderMounting) throws {
    for (gesture, time) in Self.moments {
      for other in Self.names where other != name {
        let (simulation, view) = try play(gesture, until: time, to: name, mounting)
        let (seen, top) = (view.visibleLayout, contentTop(view, mounting))
        simulation.forwarder.replace(with: try makeDriver(other), in: view)
        let label = "by \(other) at \(time) ms of \(gesture)"
        #expect(looksSame(view.visibleLayout, seen), "\(label)")
        #expect(abs(contentTop(view, mounting) - top) < 0.34, "up to a pixel, \(label)")
      }
    }
  }

  @Test(
    "moves evenly, with content at its edge, when another technique replaces it", arguments: names,
    HeaderMounting.allCases)
  func replacedAtEdge(name: String, mounting: HeaderMounting) throws {
    let snap = "drag -45 over 200; hold 50; lift"
    for (gesture, time) in [("wait 500", 80.0), ("collapse; wait 1500", 1400), (snap, 330)] {
      for other in Self.names where other != name {
        let (simulation, view) = try play(gesture, until: time, to: name, mounting)
        simulation.forwarder.replace(with: try makeDriver(other), in: view)
        var places = [(edge: view.visibleLayout.headerMaxY, top: contentTop(view, mounting))]
        for _ in 0..<60 {
          view.beginFrame()
          view.finishFrame()
          places.append((view.visibleLayout.headerMaxY, contentTop(view, mounting)))
        }
        let way = abs(places[0].edge - view.layout.headerMaxY)
        for (last, next) in zip(places, places.dropFirst()) {
          let allowed = abs(next.top - last.top) + 0.15 * way + 2
          #expect(abs(next.edge - last.edge) < allowed, "\(way) pt to \(other) after \(gesture)")
        }
      }
    }
  }

  @Test("follows its content into room that waited for the end of a bounce")
  func replacedInBounce() throws {
    let bounce = "drag 100 over 120; lift"
    let (simulation, view) = try play(bounce, until: 800, to: "enter-always", .overlay)
    simulation.forwarder.replace(with: try makeDriver("offscreen-container"), in: view)
    var edges = [view.visibleLayout.headerMinY]
    for _ in 0..<60 {
      view.beginFrame()
      view.finishFrame()
      edges.append(view.visibleLayout.headerMinY)
    }
    #expect(zip(edges, edges.dropFirst()).allSatisfy { abs($1 - $0) < 40 }, "\(edges)")
    #expect(view.visibleLayout.headerMaxY == 500 && view.contentOffset == -500)
  }

  @Test(
    "comes from the edge of the screen, when it replaces one far above",
    arguments: HeaderMounting.allCases)
  func replacedFarAbove(mounting: HeaderMounting) throws {
    let (simulation, view) = try play(
      "scroll-to 4000 at-once; wait 500", until: 400, to: "elastic-stretch", mounting)
    simulation.forwarder.replace(with: try makeDriver("enter-always"), in: view)
    for _ in 0..<8 {
      view.beginFrame()
      view.finishFrame()
    }
    #expect((20...40).contains(view.visibleLayout.headerMaxY), "half of the way")
  }

  /// Plays `gesture` to the technique `name` until `time`, in milliseconds.
  private func play(
    _ gesture: String, until time: Double, to name: String, _ mounting: HeaderMounting
  ) throws -> (Simulation, SimulatedScrollView) {
    let configuration = screen(content: 5000, safeArea: 59, mounting: mounting)
    let simulation = Simulation(
      driver: try makeDriver(name), configuration: configuration, observer: nil)
    var playback = GesturePlayback(try script(gesture), configuration: configuration)
    simulation.play(&playback) { _ in simulation.scrollView.time >= time }
    return (simulation, simulation.scrollView)
  }

  /// The top of the content on the screen.
  private func contentTop(_ view: SimulatedScrollView, _ mounting: HeaderMounting) -> Double {
    (mounting == .overlay ? 0 : view.visibleLayout.scrollViewMinY) - view.contentOffset
  }
}
