import SimulationTestSupport
import Testing

/// Setting a page's place, and removing pages.
@Suite("The list of pages") struct PageListTests {
  private func screen(active: Int = 0) throws -> PagedScreen {
    let screen = try PagedScreen([2000, 2000, 2000])
    screen.pages.activate(active)
    return screen
  }

  private func indices(_ screen: PagedScreen) -> [Int?] {
    screen.pages.pages.map { page in screen.views.firstIndex { $0 === page } }
  }

  @Test("Setting a page's place scrolls it, unless it is active")
  func restoredPlace() throws {
    let screen = try screen()
    screen.pages.setPlace(.offset(300), of: 1)
    #expect(screen.views[1].contentOffset == 300)
    screen.pages.activate(1)
    #expect(screen.active.contentOffset == 300)
    screen.pages.setPlace(.offset(500), of: 1)
    #expect(screen.active.contentOffset == 300, "the active one stays")
  }

  @Test(
    "If the active page is removed, the first remaining one becomes active, and the header does not move",
    arguments: [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])])
  func removedActive(index: Int, left: [Int]) throws {
    let screen = try screen(active: index)
    let header = screen.active.visibleLayout
    screen.pages.remove(index)
    #expect(indices(screen) == left && screen.pages.places.count == 2)
    #expect(screen.pages.activeIndex == 0)
    #expect(screen.views[left[0]].visibleLayout == header)
    #expect(screen.views[index].scrollDelegate == nil, "its events are no longer observed")
  }

  @Test("If another page is removed, the active one stays active, and the others keep their places")
  func removedOther() throws {
    let screen = try screen(active: 2)
    screen.pages.setPlace(.offset(300), of: 1)
    screen.pages.remove(0)
    #expect(screen.pages.activeIndex == 1 && indices(screen) == [1, 2])
    #expect(screen.pages.places[0] == .offset(300))
    screen.pages.remove(0)
    #expect(screen.pages.activeIndex == 0 && indices(screen) == [2])
  }

  @Test("If a page is removed, the other visible pages stay visible")
  func visible() throws {
    let screen = try screen(active: 2)
    screen.pages.visiblePages = [0, 2]
    screen.pages.remove(1)
    #expect(screen.pages.visiblePages == [0, 1])
    screen.pages.remove(0)
    #expect(screen.pages.visiblePages == [0])
  }

  @Test("A single list has no room at the bottom")
  func roomOfTheLast() throws {
    let screen = try PagedScreen([300, 2000])
    #expect(screen.views[0].bottomRoom > 0)
    screen.pages.remove(1)
    #expect(screen.views[0].bottomRoom == 0)
  }
}

/// Several visible lists under a Twitter header.
private struct PagedScreen {
  let simulation: Simulation
  let pages: HeaderPages
  var views: [SimulatedScrollView] { simulation.scrollViews }
  var active: SimulatedScrollView { simulation.scrollView }

  init(_ contents: [Double]) throws {
    simulation = Simulation(
      driver: try makeDriver("twitter-condense"),
      configuration: screen(mounting: .overlay, pages: contents), observer: nil)
    pages = try #require(simulation.pages)
    simulation.appear()
    pages.visiblePages = Array(contents.indices)
  }
}
