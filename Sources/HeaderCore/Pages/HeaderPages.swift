/// A scroll view that is one of several under one header.
public protocol PageContained: ScrollContained {
  /// Stops whatever moves its content, where that is, and lets go of the header. Nothing of it is
  /// reported.
  func halt()

  /// Points below its content that are the header's, so that a collapsed one can stay over it: beside
  /// the app's own bottom inset, and part of ``HostReading/appInset``.
  var bottomRoom: Double { get set }

  /// Takes its place under the header as `effects` have it: top edge, room, and offset. Nothing of it
  /// is reported.
  func align(_ effects: HeaderEffects)
}

/// One header, one technique, several lists with the same room, of which one is active: the one that
/// a finger last began to drag, or the app's choice.
///
///     pages      ┌ A ────┐┌ B ────┐┌ C ────┐
///     header     ░░░░░░░░░░░░░░░░░░░░░░░░░░░    moved by the active one, and by no switch
///     places     top      offset 40  top        where their readers have left them
///
/// ```swift
/// let pages = HeaderPages(ScrollForwarder(driver: driver, mounting: .overlay), [feed, likes])
/// pages.attach()
/// pages.align(1)          // a neighbour that comes into sight, before it does
/// pages.activate(1)       // the swipe is over
/// ```
///
/// It hears the events of all pages, and passes those of the active one on. A page's place changes by
/// its own drag or fling and by nothing else; where it is shown depends on its place and the header
/// alone, so pages may be aligned whenever they appear, in any order, also in the middle of a swipe.
/// Of the pages that ``visiblePages`` names, each is aligned after every event.
public final class HeaderPages: ScrollContainingDelegate {
  /// The path from the active page to the technique.
  public let forwarder: ScrollForwarder
  /// The lists, in their order.
  public private(set) var pages: [any PageContained]
  /// The active one's index.
  public private(set) var activeIndex: Int
  /// Where each page was left.
  public private(set) var places: [PagePlace]
  /// The pages that are seen; the active one need not be among them.
  public var visiblePages: [Int] = [] {
    didSet { alignVisiblePages() }
  }

  /// A header over `pages`, of which the one at `activeIndex` is active.
  ///
  /// - Precondition: there is such a page.
  public init(
    _ forwarder: ScrollForwarder, _ pages: [any PageContained], activeIndex: Int = 0
  ) {
    precondition(pages.indices.contains(activeIndex), "one of the pages is active")
    self.forwarder = forwarder
    self.pages = pages
    self.activeIndex = activeIndex
    places = pages.map { _ in .top }
  }

  /// Becomes the delegate of every page, places the header over the active one as on appearing, and
  /// aligns the others.
  public func attach() {
    let active = pages[activeIndex]
    forwarder.attach(to: active)
    for page in pages { page.scrollDelegate = self }
    guard pages.count > 1 else { return }
    makeBottomRoom(activeIndex)
    forwarder.scrollContained(active, didReport: .geometryDidChange)
    places[activeIndex] = forwarder.place(of: active.reading)
    for index in pages.indices where index != activeIndex { align(index) }
  }

  /// Puts another list under the header, the last one. Content that is scrolled already is at its
  /// place; any other is at the top. Gives its index.
  @discardableResult
  public func add(_ page: any PageContained) -> Int {
    let reading = page.reading
    pages.append(page)
    places.append(reading.offset <= 0 ? .top : .offset(reading.offset))
    page.scrollDelegate = self
    makeBottomRoom(activeIndex)
    align(pages.count - 1)
    return pages.count - 1
  }

  /// Takes the list at `index` from under the header, which goes on over the first of the others if it
  /// was the active one. What has been added to the list is for its host to take away.
  ///
  /// - Precondition: it is not the last one.
  public func remove(_ index: Int) {
    precondition(pages.count > 1, "a header has a list")
    if index == activeIndex { activate(index == 0 ? 1 : 0) }
    pages[index].scrollDelegate = nil
    pages.remove(at: index)
    places.remove(at: index)
    if activeIndex > index { activeIndex -= 1 }
    visiblePages = visiblePages.filter { $0 != index }.map { $0 > index ? $0 - 1 : $0 }
    makeBottomRoom(activeIndex)
  }

  /// Says where the page at `index` was left: by a restored state, for example.
  public func setPlace(_ place: PagePlace, of index: Int) {
    places[index] = place
    align(index)
  }

  /// Shows the page at `index` as its place and the header want it. The active one stays.
  public func align(_ index: Int) {
    guard index != activeIndex else { return }
    makeBottomRoom(index)
    pages[index].align(forwarder.alignment(of: places[index], reading: reading(of: index)))
  }

  /// Makes the page at `index` the active one; the header does not move by it. The page before is
  /// halted, and a running animation of the header goes on over the new one.
  ///
  /// A host calls it when a swipe between pages is over; that a finger begins to drag another page it
  /// hears of itself.
  public func activate(_ index: Int) {
    activate(index, settles: true)
  }

  private func activate(_ index: Int, settles: Bool) {
    guard index != activeIndex else { return }
    let before = pages[activeIndex]
    let progress = before.reading.progress
    align(index)
    before.halt()
    let old = activeIndex
    activeIndex = index
    forwarder.activate(pages[index], progress: progress)
    // Halted in the middle of its travel, the header comes to rest over the new page.
    if settles { forwarder.scrollContained(pages[index], didReport: .didStop) }
    align(old)
    alignVisiblePages()
  }

  /// Passes an event of the active page on; a page that begins to be dragged becomes the active one.
  public func scrollContained(_ contained: any ScrollContained, didReport event: ScrollEvent) {
    guard let index = pages.firstIndex(where: { $0 === contained }) else { return }
    if index != activeIndex {
      guard event == .willBeginDragging else { return }
      activate(index, settles: false)
    }
    if event == .geometryDidChange { makeBottomRoom(index) }
    forwarder.scrollContained(contained, didReport: event)
    if event.cause?.isUserTravel == true || event == .didScrollToTop {
      places[index] = forwarder.place(of: contained.reading)
    }
    alignVisiblePages()
  }

  /// Aligns what is seen beside the active page; in the middle of an animation of the header, a host
  /// without animations of its own calls it with every frame.
  public func alignVisiblePages() {
    for index in visiblePages { align(index) }
  }

  /// Makes room below every page and aligns all but the active one: after a change of the geometry, or
  /// of the technique's parameters.
  public func alignAll() {
    makeBottomRoom(activeIndex)
    for index in pages.indices { align(index) }
  }

  private func makeBottomRoom(_ index: Int) {
    let page = pages[index]
    var reading = page.reading
    reading.appInset.bottom -= page.bottomRoom
    // Over one list alone that is too short to scroll, a header stays open.
    let room = pages.count > 1 ? forwarder.bottomRoom(for: reading) : 0
    if room != page.bottomRoom { page.bottomRoom = room }
  }

  /// The page's own reading, with what is seen of the header over the active one.
  private func reading(of index: Int) -> HostReading {
    var reading = pages[index].reading
    reading.progress = pages[activeIndex].reading.progress
    return reading
  }
}
