import SimulationTestSupport
import Testing

/// Pages whose place an app sets, and pages that are taken from under the header.
@Suite("The list of pages") struct PageListTests {
  private func screen(active: Int = 0) throws -> PagedScreen {
    let screen = try PagedScreen([2000, 2000, 2000])
    screen.pages.activate(active)
    return screen
  }

  private func indices(_ screen: PagedScreen) -> [Int?] {
    screen.pages.pages.map { page in screen.views.firstIndex { $0 === page } }
  }

  @Test("A page whose place is set is shown there, and goes on from there")
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
    "The header goes on over the first of the others when its page is removed",
    arguments: [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])])
  func removedActive(index: Int, left: [Int]) throws {
    let screen = try screen(active: index)
    let header = screen.active.visibleLayout
    screen.pages.remove(index)
    #expect(indices(screen) == left && screen.pages.places.count == 2)
    #expect(screen.pages.activeIndex == 0)
    #expect(screen.views[left[0]].visibleLayout == header)
    #expect(screen.views[index].scrollDelegate == nil, "nothing of it is heard any more")
  }

  @Test("A page that is removed takes its place along, and the active one stays active")
  func removedOther() throws {
    let screen = try screen(active: 2)
    screen.pages.setPlace(.offset(300), of: 1)
    screen.pages.remove(0)
    #expect(screen.pages.activeIndex == 1 && indices(screen) == [1, 2])
    #expect(screen.pages.places[0] == .offset(300))
    screen.pages.remove(0)
    #expect(screen.pages.activeIndex == 0 && indices(screen) == [2])
  }

  @Test("Of the pages in sight, those that are left stay in sight")
  func visible() throws {
    let screen = try screen(active: 2)
    screen.pages.visiblePages = [0, 2]
    screen.pages.remove(1)
    #expect(screen.pages.visiblePages == [0, 1])
    screen.pages.remove(0)
    #expect(screen.pages.visiblePages == [0])
  }

  @Test("Over one list alone no room is made below")
  func roomOfTheLast() throws {
    let screen = try PagedScreen([300, 2000])
    #expect(screen.views[0].bottomRoom > 0)
    screen.pages.remove(1)
    #expect(screen.views[0].bottomRoom == 0)
  }
}

/// Several lists in sight under one Twitter header.
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
