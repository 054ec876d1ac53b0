import HeaderCore
import HeaderObservation
import ScrollSimulator
import SimulationTestSupport

/// Several scroll views under one header, played at random.
extension ObservedDevice {
  /// Pages of the lengths `contents`. All are visible if `areVisible` is true, as during a swipe; otherwise
  /// only the first is.
  convenience init(
    paging driver: any HeaderDriving, _ contents: [Double], seed: UInt64 = 1,
    order: Order = .phasesFirst, obeys: Bool = true, areVisible: Bool = true, footHeight: Double = 0
  ) {
    self.init(
      driver, screen(safeArea: 47), contents: contents, order: order, obeys: obeys,
      footHeight: footHeight, seed: seed)
    frames(2)
    header.update(pager: PageFrame(minX: 0, maxX: 393, minY: 0), at: 0)
    for index in pages.indices { move(index, isVisible: areVisible || index == 0) }
    frames(2)
  }

  /// The number of the page that moves the header.
  var activePage: Int { pages.firstIndex { $0.scroll === header.active } ?? 0 }
  var active: SimulatedScrollView { pages[activePage].view }

  /// Puts a page where it is visible, or beside the screen.
  func move(_ number: Int, isVisible: Bool) {
    let minX = isVisible ? 0.0 : 393
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

  /// Drags by `distance` in twenty frames, without lifting the finger.
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

  enum Moment: CaseIterable {
    case expanded, half, collapsed, flying, snapping
  }

  /// Brings the header and the active page to `moment`, at random distances and times.
  func reach(_ moment: Moment) {
    rest()
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
  }

  private func collapse(_ fraction: Double) {
    header.setFraction(fraction, animated: true, at: seconds)
    rest()
  }

  /// Activates another page, as the end of a swipe does, and returns its number.
  func switchToAnother() -> Int {
    let others = pages.indices.filter { $0 != activePage }
    let number = others.randomElement(using: &random) ?? 0
    activate(number)
    return number
  }

  /// Activates the page `number`.
  func activate(_ number: Int) {
    header.activate(pages[number].scroll, at: seconds)
  }

  // MARK: Measurements

  /// Points. Content that is stopped in flight comes to rest on the nearest pixel, and a point has three.
  static let halfAPixel = 0.17

  /// Returns the distance of the visible header from `layout`, in points.
  func distance(from layout: HeaderLayout) -> Double {
    if seen.headerMaxY <= 0, layout.headerMaxY <= 0 { return 0 }
    return max(
      (seen.headerMinY - layout.headerMinY).magnitude,
      (seen.headerMaxY - layout.headerMaxY).magnitude)
  }

  /// Whether the animation `run` of a header that was seen as `layout` continues over another page: as far as it had
  /// to go, until the same time. A header that lies in the content is put on a pixel with the page, and so is its end.
  func continues(_ run: TimedRun, from layout: HeaderLayout) -> Bool {
    guard let now = presented.shown.run else { return false }
    let way = now.transition.end.numbers - seen.numbers
    let difference = way - (run.transition.end.numbers - layout.numbers)
    return (difference * difference).sum() < 1e-18 && (now.endTime - run.endTime).magnitude < 1e-9
  }

  /// Returns the points between the bottom of the header, tabs included, and the content of the page
  /// `number`.
  func gap(above number: Int) -> Double {
    -pages[number].view.contentOffset - max(0, seen.headerMaxY) - header.presented.footHeight
  }

  /// Whether the page `number` is where the user left it. Its content may begin right below the header instead.
  func keepsPlace(of number: Int) -> Bool {
    let scroll = pages[number].scroll
    if beginsBelowHeader(number) { return true }
    guard case .offset(let place) = header.place(of: scroll) else { return false }
    return (scroll.contentOffset - place).magnitude < Self.halfAPixel
  }

  /// Whether the content of the page `number` begins right below the header.
  func beginsBelowHeader(_ number: Int) -> Bool { gap(above: number).magnitude < 0.5 }
}
