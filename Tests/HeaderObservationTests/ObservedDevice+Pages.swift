import HeaderCore
import HeaderObservation
import ScrollSimulator
import SimulationTestSupport

/// Several scroll views under one header, played at random.
extension ObservedDevice {
  /// Pages of the lengths `contents`, of which all are seen if `areSeen` says so, as in the middle of a
  /// swipe.
  convenience init(
    paging driver: any HeaderDriving, _ contents: [Double], seed: UInt64 = 1,
    order: Order = .phasesFirst, obeys: Bool = true, areSeen: Bool = true, footHeight: Double = 0
  ) {
    self.init(
      driver, screen(safeArea: 47), contents: contents, order: order, obeys: obeys,
      footHeight: footHeight, seed: seed)
    frames(2)
    header.update(pager: PageFrame(minX: 0, maxX: 393, minY: 0), at: 0)
    for index in pages.indices { move(index, toSight: areSeen || index == 0) }
    frames(2)
  }

  /// The number of the page that moves the header.
  var activePage: Int { pages.firstIndex { $0.scroll === header.active } ?? 0 }
  var active: SimulatedScrollView { pages[activePage].view }

  /// Puts a page where the first one is, or the next would be.
  func move(_ number: Int, toSight isSeen: Bool) {
    let minX = isSeen ? 0.0 : 393
    header.update(
      PageFrame(minX: minX, maxX: minX + 393, minY: 0), of: pages[number].scroll, at: seconds)
  }

  // MARK: Touches

  func frames(_ count: Int) {
    for _ in 0..<count { frame() }
  }

  private func touch(_ phase: TouchSample.Phase, _ y: Double, on page: ObservedView) {
    page.view.receive(TouchSample(time: view.time, phase: phase, x: 196, y: y))
    page.reportView()
  }

  /// A finger that moves by `distance` in twenty frames, and stays down.
  func drag(by distance: Double, on number: Int? = nil) {
    let page = pages[number ?? activePage]
    touch(.down, 426, on: page)
    for step in 1...20 { frame { touch(.move, 426 + distance * Double(step) / 20, on: page) } }
  }

  /// Lifts every finger.
  func lift() {
    for page in pages {
      guard let y = page.view.finger else { continue }
      touch(.up, y, on: page)
    }
  }

  // MARK: Moments

  private enum Moment: CaseIterable {
    case expanded, half, collapsed, flying, snapping
  }

  /// Brings the header and the active page to one of the moments, and gives its name.
  func getInTheWay() -> String {
    rest()
    let moment = Moment.allCases.randomElement(using: &random) ?? .expanded
    switch moment {
    case .expanded: collapse(0)
    case .collapsed: collapse(1)
    case .half: drag(by: -random.number(in: 20...60).rounded())
    case .flying:
      drag(by: (random.number(in: 0...1) < 0.7 ? -1 : 1) * random.number(in: 100...600).rounded())
      lift()
      frames(Int(random.number(in: 1...40)))
    case .snapping:
      drag(by: -random.number(in: 20...60).rounded())
      frames(20)
      lift()
      frames(Int(random.number(in: 1...12)))
    }
    if random.number(in: 0...1) < 0.2 { rest() }
    return "\(moment)"
  }

  private func collapse(_ fraction: Double) {
    header.setFraction(fraction, animated: true, at: seconds)
    rest()
  }

  /// Makes another page the active one, as the end of a swipe does; gives its number.
  func switchToAnother() -> Int {
    let others = pages.indices.filter { $0 != activePage }
    let number = others.randomElement(using: &random) ?? 0
    activate(number)
    return number
  }

  /// Lets the page `number` move the header.
  func activate(_ number: Int) {
    header.activate(pages[number].scroll, at: seconds)
  }

  // MARK: What is seen

  /// Content that is left in flight comes to rest on the pixel nearest to it: half a pixel at three a
  /// point.
  static let halfAPixel = 0.17

  /// Points by which what is in sight of the header is elsewhere than in `layout`.
  func distance(from layout: HeaderLayout) -> Double {
    if seen.headerMaxY <= 0, layout.headerMaxY <= 0 { return 0 }
    return max(
      (seen.headerMinY - layout.headerMinY).magnitude,
      (seen.headerMaxY - layout.headerMaxY).magnitude)
  }

  /// Points between what is seen of the header, with what hangs below it, and the content of the page
  /// `number`.
  func gap(above number: Int) -> Double {
    -pages[number].view.contentOffset - max(0, seen.headerMaxY) - header.presented.footHeight
  }

  /// Whether the page `number` is shown where its reader has left it; one that fits below the header,
  /// whole.
  func keepsPlace(of number: Int) -> Bool {
    switch header.place(of: pages[number].scroll) {
    case .top: isInTheWay(of: number)
    case .offset(let offset):
      (pages[number].scroll.contentOffset - offset).magnitude < Self.halfAPixel
        || fits(number) && isInTheWay(of: number)
    }
  }

  /// Whether the page `number` has room between the header and the bottom of the screen.
  private func fits(_ number: Int) -> Bool {
    let view = pages[number].view
    return view.metrics.contentSize <= view.environment.containerHeight - seen.headerMaxY
  }

  /// Whether the content of the page `number` lies right under the header.
  func isInTheWay(of number: Int) -> Bool { gap(above: number).magnitude < 0.5 }
}
