import SimulationTestSupport
import Testing

/// Numbers that are not finite are ignored where they enter.
@Suite("Non-finite numbers") struct NonFiniteNumberTests {
  private static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300]

  @Test("An event with a non-finite number changes nothing", arguments: numbers.prefix(3))
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

  @Test("A technique with a non-finite parameter is not used", arguments: numbers.prefix(3))
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
    { reading, _ in reading.rubberBandCoefficient = -0.55 },
  ]

  @Test("A non-finite reading has no effects", arguments: numbers)
  func readings(number: Double) {
    for mounting in [HeaderMounting.beside, .overlay] {
      for change in Self.changes {
        let page = FakeScrollView()
        let forwarder = ScrollForwarder(
          driver: HeaderDriver(TwitterCondenseHeader()), mounting: mounting)
        forwarder.attach(to: page)
        let count = page.performed.count
        page.change = { change(&$0, number) }
        forwarder.scrollHost(page, didReport: .setCollapsed(true, animated: false))
        forwarder.replace(with: HeaderDriver(FacebookHideHeader()), in: page)
        #expect(page.performed.count == count)
        page.change = { _ in }
        forwarder.scrollHost(page, didReport: .setCollapsed(true, animated: false))
        #expect(page.performed.last?.layout.headerHeight == 0, "Facebook's hides")
      }
    }
  }

  @Test("A non-finite place, and an index without a page, are ignored")
  func places() {
    let views = [FakeScrollView(), FakeScrollView()]
    let pages = HeaderPages(
      ScrollForwarder(driver: HeaderDriver(TwitterCondenseHeader()), mounting: .overlay), views)
    pages.attach()
    pages.setPlace(.offset(300), of: 1)
    for number in Self.numbers { pages.setPlace(.offset(number), of: 1) }
    #expect(pages.places == [.top, .offset(300)] && views[1].contentOffset == 300)
    for index in [-1, 2, .max, .min] {
      pages.setPlace(.offset(100), of: index)
      pages.align(index)
      pages.activate(index)
    }
    pages.visiblePages = [-1, 1, 2, .max]
    #expect(pages.visiblePages == [1] && pages.activeIndex == 1, "the other one is not visible")
    views[1].bottomRoom = .nan
    pages.alignAll()
    #expect(views[1].bottomRoom == 0)
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
