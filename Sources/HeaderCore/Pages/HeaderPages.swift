/// A scroll view that is one of several under one header.
public protocol PageHost: ScrollHost {
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
///
/// Pages may be added and removed at any time, from within an event too. A page with a reading that is
/// not finite stays where it is.
public final class HeaderPages: ScrollHostDelegate {
  /// The path from the active page to the technique.
  public let forwarder: ScrollForwarder
  /// The lists, in their order.
  public private(set) var pages: [any PageHost]
  /// The active one's index.
  public private(set) var activeIndex: Int
  /// Where each page was left.
  public private(set) var places: [PagePlace]
  /// The indices of the pages that are seen. Indices without a page are left out. If the active page is
  /// none of them, the first becomes the active one.
  public var visiblePages: [Int] {
    get { seen }
    set {
      seen = newValue.filter { pages.indices.contains($0) }
      alignVisiblePages()
      if let first = seen.first, !seen.contains(activeIndex) { activate(first) }
    }
  }
  private var seen: [Int] = []

  /// A header over `pages`, of which the one at `activeIndex` is active.
  ///
  /// - Precondition: there is such a page.
  public init(
    _ forwarder: ScrollForwarder, _ pages: [any PageHost], activeIndex: Int = 0
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
    makeBottomRoom(of: active)
    forwarder.scrollHost(active, didReport: .geometryDidChange)
    keepPlace(of: active)
    for page in pages { align(page) }
  }

  /// Puts another list under the header, the last one; returns its index. Content that is scrolled
  /// already is at its place, and any other at the top.
  @discardableResult
  public func add(_ page: any PageHost) -> Int {
    let reading = page.reading
    pages.append(page)
    places.append(reading.isFinite && reading.offset > 0 ? .offset(reading.offset) : .top)
    let index = pages.count - 1
    page.scrollDelegate = self
    makeBottomRoom(of: pages[activeIndex])
    align(page)
    return index
  }

  /// Removes the list at `index` from under the header, which continues over the first of the others
  /// if it was the active one. What has been added to the list is for its host to take away.
  ///
  /// - Precondition: there is such a list, and another one.
  public func remove(_ index: Int) {
    precondition(pages.count > 1, "a header has a list")
    let (page, active) = (pages[index], pages[activeIndex])
    pages.remove(at: index)
    places.remove(at: index)
    seen = seen.filter { $0 != index }.map { $0 > index ? $0 - 1 : $0 }
    if page === active { activeIndex = 0 } else if activeIndex > index { activeIndex -= 1 }
    page.scrollDelegate = nil
    if page === active { takeOver(pages[0], from: page, settles: true) }
    makeBottomRoom(of: pages[activeIndex])
    alignVisiblePages()
  }

  /// Says where the page at `index` was left: by a restored state, for example. A place that is not
  /// finite changes nothing, and neither does an index without a page.
  public func setPlace(_ place: PagePlace, of index: Int) {
    if case .offset(let offset) = place, !offset.isMeasurable { return }
    guard pages.indices.contains(index) else { return }
    places[index] = place
    align(pages[index])
  }

  /// Shows the page at `index` where its place and the header have it. The active one stays, and an
  /// index without a page is ignored.
  public func align(_ index: Int) {
    if pages.indices.contains(index) { align(pages[index]) }
  }

  /// Makes the page at `index` the active one; the header does not move by it. The page before is
  /// halted, and a running animation of the header continues over the new one. An index without a page
  /// is ignored.
  ///
  /// A host calls it when a swipe between pages is over. A page that a finger begins to drag becomes
  /// the active one by itself.
  public func activate(_ index: Int) {
    if pages.indices.contains(index) { activate(pages[index], settles: true) }
  }

  /// Goes on with `driver`'s technique, from where the header is seen.
  package func replace(with driver: any HeaderDriving) {
    forwarder.replace(with: driver, in: pages[activeIndex])
    makeBottomRoom(of: pages[activeIndex])
    alignVisiblePages()
  }

  /// Passes an event of the active page on; a page that begins to be dragged becomes the active one.
  public func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent) {
    guard let index = pages.firstIndex(where: { $0 === host }) else { return }
    let page = pages[index]
    if index != activeIndex {
      guard event == .willBeginDragging else { return }
      activate(page, settles: false)
    }
    if event == .geometryDidChange { makeBottomRoom(of: page) }
    guard pages[activeIndex] === page else { return }
    let (minY, inset) = (forwarder.stage.layout.scrollViewMinY, forwarder.stage.safeAreaInset)
    forwarder.scrollHost(page, didReport: event)
    let newInset = forwarder.stage.safeAreaInset
    if newInset < inset {
      shiftPlaces(by: forwarder.stage.contentShift(under: inset, to: newInset, from: minY))
    }
    if event.isUserTravel || event == .didScrollToTop || roundsPlace(event, of: page) {
      keepPlace(of: page)
    }
    alignVisiblePages()
  }

  /// Returns what the header over the pages is made of where it is seen as `layout`.
  public func parts(of layout: HeaderLayout) -> HeaderParts { forwarder.parts(of: layout) }

  /// Whether `event` rounds the offset at which a fling has left `page` to the pixel it rests on.
  private func roundsPlace(_ event: ScrollEvent, of page: any PageHost) -> Bool {
    guard event == .didScroll(.layout), let index = index(of: page),
      case .offset(let offset) = places[index]
    else { return false }
    let reading = page.reading
    return (reading.offset - offset).magnitude < 2 * reading.tolerance
  }

  /// A safe area that shrinks takes places along by `points`, as it does content at rest.
  private func shiftPlaces(by points: Double) {
    for (index, page) in pages.enumerated() {
      let reading = page.reading
      guard case .offset(let offset) = places[index], reading.addsSafeArea,
        index != activeIndex || reading.motion == .resting
      else { continue }
      places[index] = .offset(offset + points)
    }
  }

  /// Aligns what is seen beside the active page; in the middle of an animation of the header, a host
  /// without animations of its own calls it with every frame.
  public func alignVisiblePages() {
    for index in seen { align(index) }
  }

  /// Makes room below every page and aligns all but the active one: after a change of the geometry, or
  /// of the technique's parameters.
  public func alignAll() {
    makeBottomRoom(of: pages[activeIndex])
    for page in pages { align(page) }
  }

  // MARK: Page by page
  //
  // A page, and a client that hears of its events, may add and remove pages whenever it is called. So
  // pages are told by what they are, and an index is looked up after such a call.

  private func index(of page: any PageHost) -> Int? {
    pages.firstIndex { $0 === page }
  }

  private func align(_ page: any PageHost) {
    guard page !== pages[activeIndex], index(of: page) != nil else { return }
    makeBottomRoom(of: page)
    var reading = page.reading
    // What is seen of the header is seen over the active page.
    reading.progress = pages[activeIndex].reading.progress
    guard let index = index(of: page), index != activeIndex, reading.isFinite else { return }
    page.align(
      forwarder.alignment(of: places[index], reading: reading, bottomRoom: page.bottomRoom))
  }

  private func activate(_ page: any PageHost, settles: Bool) {
    guard page !== pages[activeIndex] else { return }
    align(page)
    let before = pages[activeIndex]
    takeOver(page, from: before, settles: settles)
    align(before)
    alignVisiblePages()
  }

  /// Halts `before` and lets the header continue over `page`, the active one from now on.
  private func takeOver(
    _ page: any PageHost, from before: any PageHost, settles: Bool
  ) {
    let progress = before.reading.progress
    before.halt()
    guard let index = index(of: page) else { return }
    activeIndex = index
    forwarder.activate(page, progress: progress)
    // Halted in the middle of its travel, the header comes to rest over the new page.
    if settles { forwarder.scrollHost(page, didReport: .didStop) }
  }

  private func keepPlace(of page: any PageHost) {
    let reading = page.reading
    guard let index = index(of: page), reading.isFinite else { return }
    places[index] = forwarder.place(of: reading)
  }

  private func makeBottomRoom(of page: any PageHost) {
    if !page.bottomRoom.isFinite { page.bottomRoom = 0 }
    var reading = page.reading
    reading.appInset.bottom -= page.bottomRoom
    reading.progress = pages[activeIndex].reading.progress
    guard reading.isFinite else { return }
    // Over one list alone that is too short to scroll, a header stays open.
    let room = pages.count > 1 ? forwarder.bottomRoom(for: reading) : 0
    if room != page.bottomRoom { page.bottomRoom = room }
  }
}
