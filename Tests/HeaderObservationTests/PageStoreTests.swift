import HeaderBehaviors
import HeaderCore
import HeaderObservation
import SimulationTestSupport
import Testing

/// The scroll views of named pages, and how long they are kept.
@Suite struct PageStoreTests {
  @Test(
    "phone fault S15: A page is freed with its view, and returns to its place when its name comes back"
  )
  func freed() throws {
    let header = try observedHeader()
    var store = PageStore<String>()
    var pages: [RequestList] = []
    for name in ["posts", "likes"] {
      pages.append(RequestList())
      let scroll = store.scroll(of: name, under: header)
      scroll.performer = pages.last
      header.update(geometry(-88), of: scroll, at: 0)
    }
    let (posts, likes) = (header.scrolls[0], header.scrolls[1])
    #expect(store.scroll(of: "posts", under: header) === posts && store.id(of: likes) == "likes")
    header.update(.interacting, with: geometry(-88), of: likes, at: 1)
    header.update(geometry(500), of: likes, at: 1.1)
    header.update(.idle, with: geometry(500), of: likes, at: 1.2)
    header.activate(posts, at: 2)
    let place = header.place(of: likes)
    #expect(place != .top)
    pages.removeAll()
    for name in 0..<100 {
      _ = store.scroll(of: "\(name)", under: header)
      #expect(header.scrolls.count == 2, "freed with its view")
    }
    #expect(store.id(of: posts) == "posts", "it is active")
    let anew = store.scroll(of: "likes", under: header)
    #expect(header.place(of: anew) == place)
    let asked = RequestList()
    anew.performer = asked
    header.update(geometry(-88), of: anew, at: 3)
    header.activate(anew, at: 3)
    #expect(asked.requests.map { PagePlace.offset($0.offset) } == [place])
  }

  @Test("phone fault S15: A header is freed with its owner, and so are its pages and its bar")
  func owned() throws {
    weak var header: ObservedHeader?
    weak var scroll: ObservedScroll?
    weak var bar: ObservedBar?
    try {
      let page = RequestList()
      let observed = try observedHeader()
      let footer = ObservedBar(moving: .by(try makeDriver("enter-always")))
      for scroll in [observed.addPage(), observed.addPage()] {
        scroll.performer = page
        observed.update(geometry(-88), of: scroll, at: 0)
      }
      observed.follow(footer, at: 0)
      observed.update(.interacting, with: geometry(-88), at: 1)
      observed.update(geometry(40), at: 1.1)
      observed.update(.idle, with: geometry(40), at: 1.2)
      (header, scroll, bar) = (observed, observed.scrolls[1], footer)
      #expect(header != nil && scroll != nil && bar != nil)
    }()
    #expect(header == nil && scroll == nil && bar == nil)
  }

  @Test("A page that is chosen before it exists keeps its scroll view")
  func awaited() throws {
    let header = try observedHeader()
    var store = PageStore<String>()
    let page = RequestList()
    store.scroll(of: "posts", under: header).performer = page
    let likes = store.scroll(of: "likes", under: header)
    header.activate(likes, at: 0)
    #expect(store.scroll(of: "replies", under: header) !== likes)
    #expect(store.scroll(of: "likes", under: header) === likes)
  }
}
