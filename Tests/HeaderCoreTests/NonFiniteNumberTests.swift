import SimulationTestSupport
import Testing

/// Numbers that are not finite are ignored where they enter.
@Suite("Non-finite numbers") struct NonFiniteNumberTests {
  private static let numbers: [Double] = [.nan, .infinity, -.infinity]

  @Test("An event with a non-finite number changes nothing", arguments: numbers)
  func events(number: Double) {
    let driver = HeaderDriver(ProbeHeader())
    _ = driver.start(in: .typical(offset: 12))
    for event in [
      ScrollEvent.setFraction(number, animated: true),
      .willEndDragging(velocity: number, targetContentOffset: 0),
      .willEndDragging(velocity: 0, targetContentOffset: number),
    ] {
      let update = driver.update(for: event, in: .typical(offset: 30))
      #expect(update == HeaderUpdate(layout: driver.layout) && update.layout.headerHeight == 12)
      #expect(driver.state?.events.isEmpty == true)
    }
  }

  @Test("An answer with a non-finite number is dropped with its state")
  func answers() {
    let driver = HeaderDriver(NonFiniteHeader())
    let layout = driver.start(in: .typical(offset: 12))
    for offset in [1000.0, 2000, 3000] {
      let update = driver.update(for: .didStop, in: .typical(offset: offset))
      #expect(update == HeaderUpdate(layout: layout) && driver.state?.count == 0)
      #expect(driver.layout(in: .typical(offset: offset)) == layout || offset > 1000)
    }
    #expect(driver.update(for: .didStop, in: .typical(offset: 30)).layout.headerHeight == 30)
    #expect(driver.state?.count == 1)
  }

  @Test("A technique with a non-finite parameter is not used", arguments: numbers)
  func parameters(number: Double) {
    var invalid = TwitterCondenseHeader()
    invalid.condensing.maximumHeight = number
    #expect(HeaderDriver(invalid).behavior == TwitterCondenseHeader())
    var smaller = TwitterCondenseHeader()
    smaller.condensing.maximumHeight = 60
    let driver = HeaderDriver(smaller)
    let layout = driver.start(in: .typical(offset: 300))
    #expect(driver.replace(invalid, in: .typical(offset: 300)) == layout)
    #expect(driver.behavior == smaller)
  }

  @Test("A replacement in a non-finite context drops the old state")
  func replacement() {
    let driver = HeaderDriver(TwitterCondenseHeader())
    _ = driver.start(in: .typical(offset: 300))
    var context = HeaderContext.typical(offset: 300)
    context.scroll.contentOffset = .nan
    var smaller = TwitterCondenseHeader()
    (smaller.condensing.maximumHeight, smaller.condensing.minimumHeight) = (60, 20)
    let layout = driver.layout
    #expect(driver.replace(smaller, in: context) == layout && driver.state == nil)
    let update = driver.update(for: .geometryDidChange, in: .typical(offset: 300))
    #expect(update.layout.headerHeight == layout.headerHeight - 28, "60 points instead of 88")
  }

  private static let changes: [@Sendable (inout HostReading, Double) -> Void] = [
    { $0.offset = $1 }, { $0.position = $1 }, { $0.rubberBandCoefficient = $1 },
    { $0.contentSize = $1 }, { $0.containerHeight = $1 }, { $0.appInset.top = $1 },
    { $0.appInset.bottom = $1 }, { $0.refreshInset = $1 }, { $0.safeAreaTop = $1 },
    { $0.fittingHeight = $1 }, { $0.scale = $1 }, { $0.progress = $1 }, { $0.velocity = $1 },
    { reading, _ in reading.rubberBandCoefficient = 0 },
  ]

  @Test("A non-finite reading has no effects", arguments: numbers)
  func readings(number: Double) {
    for change in Self.changes {
      let view = FakeScrollView()
      let forwarder = ScrollForwarder(driver: HeaderDriver(TwitterCondenseHeader()))
      view.scrollDelegate = forwarder
      view.change = { change(&$0, number) }
      view.report(.setCollapsed(true, animated: false))
      #expect(view.performed.isEmpty)
    }
  }

  @Test(
    "A swipe of non-finite duration is ignored, and a long one ends at once", arguments: [1, 864e6])
  func swipes(duration: Double) {
    var configuration = SimulatorConfiguration()
    configuration.pages = [2000, 2000]
    for (duration, active) in [(Double.infinity, 0), (.nan, 0), (1e300, 0), (duration, 1)] {
      let simulation = Simulation(
        driver: HeaderDriver(TwitterCondenseHeader()), configuration: configuration, observer: nil)
      var source = InputPlayback([
        SimulationInput(time: 0, action: .swipe(page: 2, duration: duration))
      ])
      simulation.run(&source)
      #expect(simulation.pages?.activeIndex == active)
      let page = simulation.pages?.pages[1 - active]
      page?.bottomRoom = .nan
      simulation.pages?.alignAll()
      #expect(page?.bottomRoom.isFinite == true)
      simulation.detach()
    }
  }
}

/// A header that answers non-finite numbers far down: in its layout, its position or its target.
private struct NonFiniteHeader: HeaderBehavior {
  struct State: Sendable, Equatable { var count = 0 }

  static let descriptor = HeaderDescriptor(
    name: "non-finite", title: "Non-finite", summary: "It answers NaN.", document: "none")
  static var parameters: [HeaderParameter<NonFiniteHeader>] { [] }
  var traits: HeaderTraits { HeaderTraits(movedBy: .position) }
  func initialState(in context: HeaderContext) -> State { State() }

  func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    let height = context.scroll.contentOffset
    return HeaderLayout(
      headerMinY: 0, headerHeight: height == 1000 ? .nan : height, scrollViewMinY: 0)
  }

  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction {
    state.count += 1
    switch context.scroll.contentOffset {
    case 2000: return HeaderReaction(position: .nan)
    case 3000: return HeaderReaction(targetContentOffset: .infinity)
    default: return .none
    }
  }
}
