import HeaderBehaviors
import HeaderFormats
import ScrollPhysics
import ScrollSimulator
import SimulationTestSupport
import Testing

/// A header over its scroll view, beside the same header beside it.
@Suite struct OverlayTests {
  static let names = HeaderCatalog.standard.names

  /// Both frame rates, at the top of the content and in the middle.
  private let screens: [(frameRate: Double, offset: Double?)] = [
    (60, nil), (60, 900), (120, nil), (120, 900),
  ]

  /// A technique played to touches in one mounting.
  private struct Run {
    var rows: [SimulationRow]
    var writeCount: Int
  }

  private func run(
    _ name: String, _ touches: [TouchSample], _ mounting: HeaderMounting, frameRate: Double = 60,
    offset: Double? = nil
  ) throws -> Run {
    var configuration = screen(offset: offset, frameRate: frameRate)
    configuration.mounting = mounting
    let recorder = Recorder()
    let simulation = Simulation(
      driver: try makeDriver(name), configuration: configuration, observer: recorder)
    var playback = TouchPlayback(touches)
    simulation.run(&playback)
    // What only the content's place on the grid brings about is not compared.
    return Run(
      rows: recorder.rows.filter { $0.kind != .animationFrame && $0.cause != .layout },
      writeCount: simulation.scrollView.writeCount)
  }

  /// Some of the traces are in pixels of a phone with 2.6 of them to the point.
  private func touches(_ trace: String) throws -> [TouchSample] {
    let scale = trace.hasPrefix("aosp_") ? 2.6 : 1
    return try SharedTraces.touches(trace).map {
      TouchSample(time: $0.time, phase: $0.phase, x: $0.x / scale, y: $0.y / scale)
    }
  }

  @Test(
    "Every recorded gesture moves the header as beside, and the content within a pixel",
    .enabled(if: SharedTraces.arePresent), arguments: names)
  func traces(name: String) throws {
    for trace in SharedTraces.names {
      let touches = try touches(trace)
      for (frameRate, offset) in screens {
        let beside = try run(name, touches, .beside, frameRate: frameRate, offset: offset)
        let overlay = try run(name, touches, .overlay, frameRate: frameRate, offset: offset)
        for (beside, overlay) in zip(beside.rows, overlay.rows) {
          guard beside.eventName == overlay.eventName, beside.time == overlay.time else {
            // A bounce that ends a frame later, since the rubber band is another.
            #expect(beside.event != nil && beside.scroll.overscroll.magnitude < 1, "\(trace)")
            break
          }
          let moment = "\(trace), \(frameRate), \(beside.eventName) at \(beside.time)"
          #expect(
            abs(beside.layout.headerMinY - overlay.layout.headerMinY) < 1e-9
              && abs(beside.layout.headerHeight - overlay.layout.headerHeight) < 1e-9, "\(moment)")
          let isInside = beside.scroll.legalRange.contains(beside.finalOffset)
          let distance = abs(beside.finalOffset - overlay.finalOffset)
          #expect(distance <= (isInside ? 1.0 / 3 : 1.4), "\(moment)")
        }
        #expect(overlay.writeCount == 0 || name == "sticky-pull-reveal", "\(trace)")
      }
    }
  }

  @Test("What is written beside, event by event, is not written in an overlay", arguments: names)
  func writes(name: String) throws {
    var playback = GesturePlayback(
      try script("drag -300 over 300; lift; wait 2500; drag 500 over 300; lift"),
      configuration: screen())
    var touches: [TouchSample] = []
    while let input = playback.next() {
      if case .touch(let touch) = input.action { touches.append(touch) }
    }
    let beside = try run(name, touches, .beside)
    let overlay = try run(name, touches, .overlay)
    // The sticky header changes its inset when it is revealed, and for nothing else.
    #expect(overlay.writeCount == (name == "sticky-pull-reveal" ? beside.writeCount : 0))
    let travels = try #require(HeaderCatalog.standard[name]).traits.movedBy == .travel
    #expect(!travels || beside.writeCount > 10)
  }

  @Test("Whether content freezes makes no difference in an overlay")
  func freezesContent() throws {
    let gesture = "drag -200 over 300; lift; wait 2000; drag 90 over 300; hold 100; lift"
    func rows(_ freezes: Bool) throws -> [SimulationRow] {
      var configuration = screen()
      configuration.mounting = .overlay
      return try SimulationTestSupport.rows(
        of: "twitter-condense", [HeaderParameterAssignment("freezes-content", .flag(freezes))],
        gesture: gesture, configuration: configuration)
    }
    #expect(try rows(true) == rows(false))
  }

  @Test("A tap on the status bar leaves no gap under a collapsed header, and ends expanded")
  func scrollToTop() throws {
    var configuration = screen()
    configuration.mounting = .overlay
    let played = try rows(
      of: "twitter-condense", gesture: "drag -400 over 300; lift; wait 3000; scroll-to-top",
      configuration: configuration)
    let last = try #require(played.last)
    #expect(last.layout.headerHeight == 88 && last.finalOffset == 0)
  }

  @Test(
    "A finger that catches header and content on their way holds both, and both go on when it lifts"
  )
  func caught() throws {
    var configuration = screen()
    configuration.mounting = .overlay
    let played = try rows(
      of: "twitter-condense", gesture: "collapse; wait 600; expand; wait 100; hold 300; lift",
      configuration: configuration)
    let stopped = try #require(
      played.last { $0.eventName == "didEndScrollingAnimation" && $0.finger != nil })
    let goneOn = try #require(played.last { $0.eventName == "didStop" })
    #expect(goneOn.time >= stopped.time + 299)
    #expect(goneOn.scroll.contentOffset == stopped.finalOffset, "nothing moves meanwhile")
    let last = try #require(played.last)
    #expect(last.layout.headerHeight == 88 && last.scroll.contentOffset == 0)
  }

  @Test("Asked for what is so already, nothing moves in the middle of a list", arguments: names)
  func alreadySo(name: String) throws {
    for mounting in HeaderMounting.allCases {
      var configuration = screen(content: 5000)
      configuration.mounting = mounting
      let played = try rows(
        of: name,
        gesture:
          "drag -500 over 300; lift; wait 3000; drag -500 over 300; lift; wait 5000; collapse; wait 1000; collapse",
        configuration: configuration)
      let requests = played.indices.filter { played[$0].eventName == "setCollapsed" }
      let second = played[try #require(requests.last)...]
      #expect(second.allSatisfy { $0.finalOffset == played.last?.finalOffset }, "\(mounting)")
      #expect(second.count == 1 && (played.last?.finalOffset ?? 0) > 800, "\(mounting)")
    }
  }

  // MARK: Projection

  /// A header that has the fling end where it comes to rest.
  private struct ProjectingHeader: HeaderBehavior {
    let meter = TravelMeter(minimumHeight: 44, maximumHeight: 144)
    let snap = HeaderSnap(projects: true)

    static let descriptor = HeaderDescriptor(
      name: "projecting", title: "Projecting", summary: "It rests with its content.",
      document: "none")
    static var parameters: [HeaderParameter<ProjectingHeader>] { [] }
    var traits: HeaderTraits {
      HeaderTraits(movedBy: .travel, rests: snap.rests, choosesTarget: true)
    }
    func validate() {}
    func initialState(in context: HeaderContext) -> TravelState {
      meter.initialState(in: context)
    }
    func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
      HeaderLayout(
        headerMinY: 0, headerHeight: state.height, scrollViewMinY: state.height, restMinY: 144,
        collapsedFraction: meter.fraction(of: state.height))
    }
    func respond(
      to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
    ) -> HeaderReaction {
      meter.respond(to: event, state: &state, snap: snap, in: context)
    }
  }

  @Test(
    "A header that projects comes to rest with its content: no second animation", arguments: seeds)
  func projection(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var secondAnimations: [String] = []
    var chosen = 0
    for _ in 0..<900 {
      let start = random.number(in: 0...1) < 0.3 ? 0 : random.number(in: 200...1500).rounded()
      let distance = (random.number(in: -250...250)).rounded()
      let duration = random.number(in: 60...600).rounded()
      let begins = start > 0 && random.number(in: 0...1) < 0.5 ? "collapse; wait 400; " : ""
      let gesture = "\(begins)drag \(distance) over \(duration); lift"
      var configuration = screen(content: 4000, offset: start)
      configuration.mounting = .overlay
      let rows = try Simulation.rows(
        of: HeaderDriver(ProjectingHeader()), gesture: gesture, configuration: configuration)
      // A finger that has hardly moved drags nothing.
      guard let drag = rows.firstIndex(where: { $0.eventName == "willBeginDragging" }) else {
        continue
      }
      let release = rows.firstIndex { $0.eventName == "willEndDragging" } ?? 0
      // A release beyond an edge goes to the edge, whatever the header would like.
      if release > 0, !rows[release].scroll.legalRange.contains(rows[release].scroll.contentOffset)
      {
        continue
      }
      if rows[drag...].contains(where: { $0.kind == .animationFrame }) {
        secondAnimations.append("seed \(seed), from \(start): \(gesture)")
      }
      if rows.last?.layout.collapsedFraction != 0, rows.last?.layout.collapsedFraction != 1 {
        secondAnimations.append("between rests, seed \(seed), from \(start): \(gesture)")
      }
      chosen += 1
    }
    #expect(secondAnimations.isEmpty, "\(secondAnimations.prefix(3))")
    #expect(chosen >= 667, "a third of 2,000, with the other seeds")
  }
}
