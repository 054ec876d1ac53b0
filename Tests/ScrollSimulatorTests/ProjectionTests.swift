import SimulationTestSupport
import Testing

/// Headers that choose where a fling ends, so that they come to rest together with their content.
@Suite struct ProjectionTests {
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
    try expectOneMotion(seed) { HeaderDriver(ProjectingHeader()) }
  }

  @Test(
    "So does each technique that chooses where a fling ends",
    arguments: HeaderCatalog.standard.techniques.filter { $0.traits.choosesTarget }, seeds)
  func projectingTechniques(technique: HeaderTechnique, seed: UInt64) throws {
    try expectOneMotion(seed) { try technique.makeDriver() }
  }

  @Test(
    "A fling that may not pass a height ends at the next one", arguments: HeaderMounting.allCases)
  func passesNoRest(mounting: HeaderMounting) throws {
    let configuration = screen(content: 9000, offset: 1500, mounting: mounting)
    for (gesture, height) in [
      ("drag -50 over 83.333; lift; wait 4000", 160.0),
      ("drag -400 over 300; lift; wait 4000; drag 50 over 83.333; lift; wait 4000", 160),
      ("drag -50 over 83.333; lift; wait 4000; drag -50 over 83.333; lift; wait 4000", 60),
    ] {
      let rows = try rows(
        of: "detents", [HeaderParameterAssignment("projection", .flag(false))], gesture: gesture,
        configuration: configuration)
      #expect(try #require(rows.last).layout.headerHeight == height, "\(gesture)")
    }
  }

  /// Plays single gestures, from the top and from further down, under an open header and under a
  /// collapsed one, and expects each to end at a rest with nothing moving by itself.
  private func expectOneMotion(
    _ seed: UInt64, under makeDriver: () throws -> any HeaderDriving
  ) throws {
    var random = SeededRandom(seed: seed)
    var secondMotions: [String] = []
    var chosen = 0
    for _ in 0..<900 {
      let isAtTop = random.number(in: 0...1) < 0.3
      let start = random.number(in: 200...1500).rounded()
      let distance = (random.number(in: -250...250)).rounded()
      let duration = random.number(in: 60...600).rounded()
      let begins = !isAtTop && random.number(in: 0...1) < 0.5 ? "collapse; wait 400; " : ""
      let gesture = "\(begins)drag \(distance) over \(duration); lift"
      let driver = try makeDriver()
      let rows = try Simulation.rows(
        of: driver, gesture: gesture,
        configuration: screen(content: 4000, offset: isAtTop ? nil : start, mounting: .overlay))
      // A finger that has hardly moved drags nothing.
      guard let drag = rows.firstIndex(where: { $0.eventName == "willBeginDragging" }) else {
        continue
      }
      let release = rows.firstIndex { $0.eventName == "willEndDragging" } ?? 0
      // A release beyond an edge goes to the edge, whatever the header would like.
      if release > 0,
        !rows[release].scroll.contentOffsetRange.contains(rows[release].scroll.contentOffset)
      {
        continue
      }
      let moment = "seed \(seed), from \(isAtTop ? "the top" : "\(start)"): \(gesture)"
      if rows[drag...].contains(where: { $0.kind == .animationFrame || $0.cause == .programmatic })
      {
        secondMotions.append(moment)
      }
      let fraction = rows.last?.layout.collapsedFraction ?? 0
      // A middle height is a fraction that is rounded.
      if driver.traits.rests?.contains(where: { abs($0 - fraction) < 1e-9 }) != true {
        secondMotions.append("between rests, \(moment)")
      }
      chosen += 1
    }
    #expect(secondMotions.isEmpty, "\(secondMotions.prefix(3))")
    #expect(chosen >= 667, "a third of 2,000, with the other seeds")
  }
}
