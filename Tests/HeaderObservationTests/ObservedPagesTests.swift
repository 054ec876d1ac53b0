import HeaderBehaviors
import HeaderCore
import HeaderObservation
import ScrollPhysics
import ScrollSimulator
import SimulationTestSupport
import Testing

/// One header over several observed lists.
@Suite("Observed pages") struct ObservedPagesTests {
  private static let moments = ObservedDevice.Moment.allCases
  private static let switches = isBroad ? 60 : moments.count
  private static let halfAPixel = ObservedDevice.halfAPixel

  @Test(
    "A switch moves no header and ends no animation of it, leaves no gap and keeps places, also with tabs; a moving page is only requested to stop",
    arguments: HeaderCatalog.standard.names, ObservedView.Order.allCases)
  func switching(name: String, order: ObservedView.Order) throws {
    // Techniques alternate between orders with tabs and without.
    let hasTabs = [.asItHappens, .geometryFirst].contains(order) == name.count.isMultiple(of: 2)
    for tabs in isBroad ? [0, 44] : [hasTabs ? 44.0 : 0] {
      let device = ObservedDevice(
        paging: try makeDriver(name), [2000, 300, 0, 6000], seed: 1, order: order,
        footHeight: tabs)
      #expect(device.gap(above: 0) == 0 && device.gap(above: 3) == 0)
      for page in device.pages {
        page.willMove = {
          let isHalt =
            $0.move == .stop(at: $0.offset)
            && ($0.offset - page.view.contentOffset).magnitude < 1e-9
          #expect(isHalt || [.resting, .scrolling].contains(page.view.reading.motion))
        }
      }
      for number in 1...Self.switches {
        let moment = Self.moments[number % Self.moments.count]
        device.reach(moment)
        let (before, run) = (device.seen, device.presented.shown.run)
        let page = device.switchToAnother()
        let label: Comment = "\(tabs), switch \(number) to \(page), \(moment)"
        #expect(run.map { device.continues($0, from: before) } != false, label)
        #expect(device.distance(from: before) < Self.halfAPixel, label)
        for other in device.pages.indices {
          #expect(device.gap(above: other) < Self.halfAPixel, "above \(other): \(label)")
        }
        #expect(device.keepsPlace(of: page), label)
      }
      #expect(device.header.active.canRequest)
    }
  }

  @Test("A hidden page receives no request while another moves, and is aligned at rest")
  func hiddenPages() throws {
    let device = ObservedDevice(
      paging: try makeDriver("twitter-condense"), [2000, 2000, 2000], areVisible: false)
    let requests = device.published.requests
    device.drag(by: -300)
    device.lift()
    device.frames(2)
    #expect(device.published.requests == requests && !device.active.isAtRest)
    device.rest()
    // Once for each of the other two: the header is fully collapsed.
    #expect(device.published.requests == requests + 2)
    #expect(device.beginsBelowHeader(1) && device.beginsBelowHeader(2))
    device.move(1, isVisible: true)
    #expect(device.published.requests == requests + 2, "it is aligned already")
  }

  @Test(
    "A page that the app chooses is active while the pager turns to it past others, also if it is created on the way",
    arguments: [true, false])
  func chosen(isCreated: Bool) throws {
    let device = ObservedDevice(paging: try makeDriver("twitter-condense"), [2000, 2000])
    let (header, chosen) = (device.header, device.header.addPage())
    func create() { header.update(geometry(-135, under: 135), of: chosen, at: device.seconds) }
    /// Turns the pager, and returns the number of the active page.
    func turn(to x: Double) -> Int? {
      for (number, scroll) in header.scrolls.enumerated() {
        let minX = 393 * Double(number) - x
        header.update(
          PageFrame(minX: minX, maxX: minX + 393, minY: 0), of: scroll, at: device.seconds)
      }
      return header.scrolls.firstIndex { $0 === header.active }
    }
    if isCreated { create() }
    #expect(turn(to: 0) == 0)
    header.activate(chosen, at: device.seconds)
    #expect([50, 393, 450].map(turn) == Array(repeating: isCreated ? 2 : 0, count: 3))
    if !isCreated { create() }
    #expect([500, 786, 700, 393, 0].map(turn) == [2, 2, 2, 1, 0], "then the user turns the pager")
    header.activate(chosen, at: device.seconds)
    #expect(turn(to: 300) == 2)
    device.drag(by: -50, on: 1)
    #expect([300, 393, 0].map(turn) == [1, 1, 0], "a finger has dragged another page")
    header.activate(chosen, at: device.seconds)
    header.remove(chosen)
    #expect([0, 393].map(turn) == [0, 1], "the chosen page is gone")
  }

  @Test("A page that is created again with the same name returns to its place")
  func madeAnew() throws {
    for order in ObservedView.Order.allCases {
      let device = ObservedDevice(
        paging: try makeDriver("twitter-condense"), [2000, 2000], order: order)
      device.drag(by: -500)
      device.rest()
      let place = device.active.contentOffset
      device.activate(1)
      device.rest()
      // A new list begins at its top, and no event explains the move.
      device.pages[0].view.perform(
        .assignContentOffset(device.pages[0].view.contentOffsetRange.minimum))
      device.rest()
      #expect(abs(device.pages[0].view.contentOffset - place) < Self.halfAPixel, "\(order)")
    }
  }

  @Test(
    "Pages that cannot be moved receive one request each, and the header opens where there would be a gap"
  )
  func disobedient() throws {
    let device = ObservedDevice(
      paging: try makeDriver("twitter-condense"), [2000, 2000], obeys: false, areVisible: false)
    device.drag(by: -300)
    device.rest()
    #expect(device.seen.collapsedFraction == 1)
    #expect(!device.pages[1].scroll.canRequest)
    device.activate(1)
    device.rest()
    #expect(device.published.requests == 1)
    #expect(device.seen.collapsedFraction == 0)
    #expect(device.gap(above: 1) < Self.halfAPixel)
  }

  @Test("The offset of a page below the container's top is converted to the container's")
  func lowered() throws {
    let header = try observedHeader(safeArea: 59)
    let page = header.addPage()
    header.update(pager: PageFrame(minX: 0, maxX: 393, minY: 0), at: 0)
    header.update(PageFrame(minX: 0, maxX: 393, minY: 59), of: page, at: 0)
    let room = header.presented.topRoom
    // A paged TabView puts its pages below the bars, without an inset for them.
    var geometry = ObservedGeometry(
      offset: -room, contentSize: 2000, height: 793, insetTop: room)
    header.update(geometry, of: page, at: 0.1)
    let reading = header.active.reading
    #expect(reading.appInset.top == 0 && reading.refreshInset == 0)
    #expect(reading.offset == -room - 59 && reading.containerHeight == 852)
    header.update(.interacting, with: geometry, of: page, at: 0.2)
    geometry.offset += 30
    header.update(geometry, of: page, at: 0.22)
    #expect(header.presented.shown.layout.headerMaxY == 59 + room - 30)
  }
}
