import HeaderBehaviors
import HeaderCore
import HeaderObservation
import SimulationTestSupport
import Testing

/// Which number a page has that views have a name for, and for how long.
@Suite struct PageSeatsTests {
  private final class Page: ScrollPerformer {
    func move(_ request: ScrollRequest) -> Performance { .later }
    func makeBottomRoom(_ points: Double) {}
  }

  private func geometry(_ offset: Double) -> ObservedGeometry {
    ObservedGeometry(offset: offset, contentSize: 4000, height: 852, insetTop: 88)
  }

  @Test(
    "phone fault S15: A page goes with its view, and made anew under its name it is at its place")
  func freed() throws {
    let header = ObservedHeader(
      TwitterCondenseHeader(), surroundings: HeaderSurroundings(containerHeight: 852))
    header.start(at: 0)
    var seats = PageSeats<String>()
    var pages: [Page] = []
    for name in ["posts", "likes"] {
      pages.append(Page())
      let number = seats.number(of: name, under: header)
      header.scrolls[number].performer = pages.last
      header.update(geometry(-88), of: number, at: 0)
    }
    #expect(seats.number(of: "posts", under: header) == 0 && seats.id(of: 1) == "likes")
    header.update(.interacting, with: geometry(-88), of: 1, at: 1)
    header.update(geometry(500), of: 1, at: 1.1)
    header.update(.idle, with: geometry(500), of: 1, at: 1.2)
    header.activate(0, at: 2)
    let place = header.place(of: 1)
    #expect(place != .top)
    pages.removeLast()
    for name in 0..<100 {
      #expect(seats.number(of: "\(name)", under: header) == 1, "a view that comes and goes")
    }
    #expect(header.scrolls.count == 2 && seats.id(of: 0) == "posts")
    let number = seats.number(of: "likes", under: header)
    #expect(number == 1 && header.removePage(number) == place)
  }

  @Test("phone fault S15: A header goes with what owns it, and so do its pages and its bar")
  func owned() throws {
    weak var header: ObservedHeader?
    weak var scroll: ObservedScroll?
    weak var bar: ObservedBar?
    try {
      let page = Page()
      let observed = ObservedHeader(
        TwitterCondenseHeader(), surroundings: HeaderSurroundings(containerHeight: 852))
      let footer = ObservedBar(movedBy: try makeDriver("enter-always"))
      observed.start(at: 0)
      for number in [observed.addPage(), observed.addPage()] {
        observed.scrolls[number].performer = page
        observed.update(geometry(-88), of: number, at: 0)
      }
      observed.follow(footer, at: 0)
      observed.update(.interacting, with: geometry(-88), of: 0, at: 1)
      observed.update(geometry(40), of: 0, at: 1.1)
      observed.update(.idle, with: geometry(40), of: 0, at: 1.2)
      (header, scroll, bar) = (observed, observed.scrolls[1], footer)
      #expect(header != nil && scroll != nil && bar != nil)
    }()
    #expect(header == nil && scroll == nil && bar == nil)
  }

  @Test("A page that was chosen before it is there keeps its number")
  func awaited() {
    let header = ObservedHeader(
      TwitterCondenseHeader(), surroundings: HeaderSurroundings(containerHeight: 852))
    header.start(at: 0)
    var seats = PageSeats<String>()
    let page = Page()
    header.scrolls[seats.number(of: "posts", under: header)].performer = page
    header.activate(seats.number(of: "likes", under: header), at: 0)
    #expect(seats.number(of: "replies", under: header) == 2)
    #expect(seats.number(of: "likes", under: header) == 1)
  }
}
