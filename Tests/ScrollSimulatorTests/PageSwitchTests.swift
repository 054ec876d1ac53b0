import SimulationTestSupport
import Testing

/// One header over lists of very different lengths, switched at the worst of moments.
@Suite("Switching pages") struct PageSwitchTests {
  static let names = HeaderCatalog.standard.names
  static let switches = isBroad ? 485 : 60

  @Test(
    "The header moves by no switch, no page shows a gap, and places are kept",
    arguments: names, HeaderMounting.allCases)
  func switching(name: String, mounting: HeaderMounting) throws {
    // One of the three seeds, and those that `TEST_SEEDS` adds: every switch looks at every page.
    for seed in seeds.dropFirst(2) { try switching(name, mounting, seed) }
  }

  private func switching(_ name: String, _ mounting: HeaderMounting, _ seed: UInt64) throws {
    let screen = PagedScreen(
      try makeDriver(name), [2000, 300, 0, 6000], seed: seed, mounting: mounting)
    for number in 1...Self.switches {
      let moment = screen.getInTheWay()
      let before = screen.active.visibleLayout
      let index = screen.switchToAnother()
      let label = "\(name), seed \(seed), switch \(number) to \(index + 1), \(moment)"
      #expect(screen.distance(from: before) < 1e-9, "the header moves: \(label)")
      for page in screen.views {
        #expect(screen.gap(above: page) < 1e-9, "a gap above page \(page.page ?? 0): \(label)")
      }
      #expect(
        screen.keepsPlace(of: index) || screen.isInTheWay(of: index),
        "\(screen.pages.places[index]) is shown at \(screen.active.contentOffset): \(label)")
    }
  }

  @Test("Headers that take up travel keep nearly every place", arguments: CondensingNames.all)
  func keptPlaces(name: String) throws {
    var kept = 0
    for seed in seeds {
      let screen = PagedScreen(try makeDriver(name), [2000, 300, 0, 6000], seed: seed)
      for _ in 1...Self.switches {
        _ = screen.getInTheWay()
        if screen.keepsPlace(of: screen.switchToAnother()) { kept += 1 }
      }
    }
    // Of 1,455, 1,451; what is missing has been left under a smaller header than there is now.
    #expect(kept >= seeds.count * Self.switches * 997 / 1000)
  }

  @Test("A page that a finger begins to drag becomes the active one, and the drag is its own")
  func dragged() throws {
    let screen = PagedScreen(try makeDriver("twitter-condense"), [2000, 300, 6000], seed: 1)
    screen.drag(by: -300)
    let header = screen.active.visibleLayout
    screen.drag(by: -100, on: 2)
    #expect(screen.pages.activeIndex == 2)
    #expect(screen.active.visibleLayout == header)
    // The slop of a drag is lost, and so is what came before the gate was open.
    #expect(-44 + 50 < screen.active.contentOffset && screen.active.contentOffset <= -44 + 90)
    #expect(screen.views[0].isAtRest, "the one before has been halted")
    #expect(screen.pages.places[0] != .top && screen.pages.places[1] == .top)
  }

  @Test("A running animation of the header goes on over the page that is switched to")
  func handedOver() throws {
    let screen = PagedScreen(try makeDriver("twitter-condense"), [2000, 2000], seed: 1)
    screen.active.perform(.setCollapsed(true, animated: true))
    screen.frames(6)
    let half = screen.active.visibleLayout.headerHeight
    #expect(44 < half && half < 88)
    screen.pages.activate(1)
    #expect(abs(screen.active.visibleLayout.headerHeight - half) < 1e-9)
    screen.frames(40)
    #expect(screen.active.visibleLayout.headerHeight == 44 && screen.active.isAtRest)
    #expect(screen.gap(above: screen.active) == 0 && screen.gap(above: screen.views[0]) == 0)
  }

  @Test("A short page lets a collapsed header stay, and lets it open again")
  func shortPage() throws {
    let screen = PagedScreen(try makeDriver("facebook-hide"), [2000, 0], seed: 1)
    screen.drag(by: -300)
    screen.lift()
    screen.frames(400)
    screen.pages.activate(1)
    screen.frames(60)
    #expect(screen.active.layout.collapsedFraction == 1 && screen.gap(above: screen.active) == 0)
    screen.drag(by: 200)
    screen.lift()
    screen.frames(200)
    #expect(screen.active.layout.collapsedFraction == 0 && screen.gap(above: screen.active) == 0)
  }
}

enum CondensingNames {
  static let all = ["twitter-condense", "facebook-hide", "tiki-condense"]
}

/// A simulated screen with several lists under one header.
final class PagedScreen {
  let views: [SimulatedScrollView]
  let pages: HeaderPages
  private let traits: HeaderTraits
  private var random: SeededRandom
  private var time: Double { active.time }

  init(
    _ driver: any HeaderDriving, _ contents: [Double], seed: UInt64,
    mounting: HeaderMounting = .overlay
  ) {
    let simulation = Simulation(
      driver: driver, configuration: screen(mounting: mounting, pages: contents), observer: nil)
    views = simulation.scrollViews
    pages = HeaderPages(simulation.forwarder, views)
    traits = driver.traits
    random = SeededRandom(seed: seed)
    pages.attach()
    pages.visiblePages = Array(views.indices)
  }

  var active: SimulatedScrollView { views[pages.activeIndex] }

  // MARK: Moments

  private enum Moment: CaseIterable {
    case expanded, half, collapsed, flying, snapping, overscrolled
  }

  /// Brings the header and the active page to one of the moments, and gives its name.
  func getInTheWay() -> String {
    lift()
    rest()
    let moment = Moment.allCases.randomElement(using: &random) ?? .expanded
    switch moment {
    case .expanded: command(.setCollapsed(false, animated: true))
    case .collapsed: command(.setCollapsed(true, animated: true))
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
    case .overscrolled:
      command(.scrollToTop)
      drag(by: random.number(in: 150...400).rounded())
      if random.number(in: 0...1) < 0.5 {
        lift()
        frames(3)
      }
    }
    if random.number(in: 0...1) < 0.2 { rest() }
    return "\(moment)"
  }

  /// Makes another page the active one, as an app does or by a finger on it; gives its index.
  func switchToAnother() -> Int {
    let others = views.indices.filter { $0 != pages.activeIndex }
    let index = others.randomElement(using: &random) ?? 0
    pages.activate(index)
    return index
  }

  private func command(_ command: SimulationCommand) {
    active.perform(command)
    rest()
  }

  private func rest() {
    lift()
    for _ in 0..<2000 where !active.isAtRest { frames(1) }
  }

  func frames(_ count: Int) {
    for _ in 0..<count {
      active.finishFrame()
      pages.alignVisiblePages()
      let next = active.frame + 1
      for view in views { view.beginFrame(next) }
    }
  }

  private func touch(_ phase: TouchSample.Phase, _ y: Double, on view: SimulatedScrollView) {
    view.receive(TouchSample(time: time, phase: phase, x: 196, y: y))
  }

  /// A finger that moves by `distance` in twenty frames, and stays down.
  func drag(by distance: Double, on index: Int? = nil) {
    let view = views[index ?? pages.activeIndex]
    touch(.down, 426, on: view)
    for step in 1...20 {
      frames(1)
      touch(.move, 426 + distance * Double(step) / 20, on: view)
      if view !== active { view.finishFrame() }
    }
    frames(1)
  }

  func lift() {
    for view in views {
      guard let y = view.finger else { continue }
      view.receive(TouchSample(time: time, phase: .up, x: 196, y: y))
    }
  }

  // MARK: What is seen

  /// Points by which what is in sight of the header is elsewhere than in `layout`.
  func distance(from layout: HeaderLayout) -> Double {
    let seen = active.visibleLayout
    if seen.headerMaxY <= 0, layout.headerMaxY <= 0 { return 0 }
    return max(
      (seen.headerMinY - layout.headerMinY).magnitude,
      (seen.headerMaxY - layout.headerMaxY).magnitude)
  }

  /// Points between what is seen of the header and the content of `view`.
  func gap(above view: SimulatedScrollView) -> Double {
    let header = active.visibleLayout
    let length = traits.liesInContent ? header.headerHeight : 0
    // Beside, an animation takes the scroll views along with the header.
    let minY = active.environment.mounting == .beside ? header.scrollViewMinY : 0
    return minY - view.contentOffset + length - max(0, header.headerMaxY)
  }

  /// Whether the page at `index` is shown where its reader has left it; one that fits below the header,
  /// whole.
  func keepsPlace(of index: Int) -> Bool {
    switch pages.places[index] {
    case .top: isInTheWay(of: index)
    case .offset(let offset):
      views[index].contentOffset == offset || fits(index) && isInTheWay(of: index)
    }
  }

  /// Whether the page at `index` has room between the header and the bottom of the screen.
  private func fits(_ index: Int) -> Bool {
    let scroll = views[index].metrics
    let room = active.environment.containerHeight - active.visibleLayout.headerMaxY
    return scroll.contentSize <= room
  }

  /// Whether the content of the page at `index` lies right under the header.
  func isInTheWay(of index: Int) -> Bool {
    gap(above: views[index]).magnitude < 0.5
  }
}
