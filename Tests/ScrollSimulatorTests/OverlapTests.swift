import SimulationTestSupport
import Testing

/// A simulated scroll view, with an ear for what the stage says of the content under the header.
private final class OverlapProbe: ScrollHost, ScrollHostDelegate {
  let view: SimulatedScrollView
  weak var scrollDelegate: (any ScrollHostDelegate)?
  private(set) var overlaps: [Double] = []

  init(_ view: SimulatedScrollView) {
    self.view = view
    view.scrollDelegate = self
  }

  var contentOffset: Double { view.contentOffset }
  var reading: HostReading { view.reading }
  func place(_ effects: HeaderEffects) { view.place(effects) }

  func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
  ) {
    overlaps.append(effects.overlap)
    view.perform(effects, answering: event, in: context)
  }

  func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent) {
    scrollDelegate?.scrollHost(self, didReport: event)
  }
}

/// What a row says of content under the header is what the stage says.
@Suite struct OverlapTests {
  @Test(
    "Every row has the stage's overlap", arguments: HeaderCatalog.standard.names,
    HeaderMounting.allCases)
  func rows(name: String, mounting: HeaderMounting) throws {
    let rows = Recorder()
    let configuration = screen(safeArea: 59, mounting: mounting)
    let view = SimulatedScrollView(configuration)
    view.observer = rows
    let probe = OverlapProbe(view)
    let forwarder = ScrollForwarder(driver: try makeDriver(name), mounting: mounting)
    forwarder.attach(to: probe)
    for offset in [-30, 0, 20.0, 70, 300, 900, 100, 0, -400] {
      view.perform(.setContentOffset(offset, animated: false))
    }
    view.perform(.setCollapsed(true, animated: false))
    view.perform(.setContentOffset(500, animated: false))
    view.perform(.setCollapsed(false, animated: false))
    let events = rows.rows.filter { $0.isEvent }
    try #require(events.count == probe.overlaps.count)
    #expect(events.map(\.overlap) == probe.overlaps)
    #expect(
      probe.overlaps.contains { $0 > 0 }
        != ["elastic-stretch", "sticky-pull-reveal"].contains(name))
  }
}
