/// One of several scroll views under one header.
public protocol PageHost: ScrollHost {
  /// Stops the content and the header's animation where they are, without reporting an event.
  func halt()

  /// Points to add below the content so that a collapsed header can stay over it. They are in addition to the
  /// app's own bottom inset, and part of ``HostReading/appInset``.
  var bottomRoom: Double { get set }

  /// Applies the top edge, the room and the offset of `effects`, without reporting an event.
  func align(_ effects: HeaderEffects)
}

/// Several lists under one header and one technique.
///
/// All lists have the same room. One of them is active: the one that a finger last began to drag, or the one
/// that the app has chosen.
///
///     pages      ┌ A ────┐┌ B ────┐┌ C ────┐
///     header     ░░░░░░░░░░░░░░░░░░░░░░░░░░░    moved by the active page, never by a change of pages
///     places     top      offset 40  top        where the user has left them
///
/// ```swift
/// let pages = HeaderPages(ScrollForwarder(driver: driver, mounting: .overlay), [feed, likes])
/// pages.attach()
/// pages.align(1)          // before a neighbor becomes visible
/// pages.activate(1)       // when the swipe is over
/// ```
///
/// It receives the events of all pages, and passes on those of the active page. Only a page's own drag or
/// fling changes its place. Where the page is shown depends only on its place and the header, so pages may be
/// aligned in any order, also during a swipe. The ``visiblePages`` are aligned after every event.
///
/// Pages may be added and removed at any time, also within an event. A page whose reading is not finite stays
/// where it is.
public final class HeaderPages: ScrollHostDelegate {
  /// The path from the active page to the technique.
  public let forwarder: ScrollForwarder
  /// The lists, in their order.
  public private(set) var pages: [any PageHost]
  /// The index of the active page.
  public private(set) var activeIndex: Int
  /// Where the user has left each page. While there is only one, its place is not updated.
  public private(set) var places: [PagePlace]
  /// The indices of the visible pages. Indices without a page are dropped. If the active page is not visible,
  /// the first visible page becomes active.
  public var visiblePages: [Int] {
    get { visible }
    set {
      visible = newValue.filter { pages.indices.contains($0) }
      alignVisiblePages()
      if let first = visible.first, !visible.contains(activeIndex) { activate(first) }
    }
  }
  private var visible: [Int] = []

  /// A header over `pages`, with the one at `activeIndex` active.
  ///
  /// - Precondition: `activeIndex` is an index of `pages`.
  public init(
    _ forwarder: ScrollForwarder, _ pages: [any PageHost], activeIndex: Int = 0
  ) {
    precondition(pages.indices.contains(activeIndex), "one of the pages is active")
    self.forwarder = forwarder
    self.pages = pages
    self.activeIndex = activeIndex
    places = pages.map { _ in .top }
  }

  /// Becomes the delegate of every page, places the header over the active page as on appearing, and aligns
  /// the others.
  public func attach() {
    let active = pages[activeIndex]
    forwarder.attach(to: active)
    for page in pages { page.scrollDelegate = self }
    guard pages.count > 1 else { return }
    scrollHost(active, didReport: .geometryDidChange)
    storePlace(of: active)
    for page in pages { align(page) }
  }

  /// Adds a list after the others, and returns its index. The place of a list that is scrolled already is its
  /// offset, of any other the top.
  @discardableResult
  public func add(_ page: any PageHost) -> Int {
    // As long as it was the only list, no event has stored its place.
    if pages.count == 1 { storePlace(of: pages[0]) }
    let reading = page.reading
    pages.append(page)
    places.append(reading.isFinite && reading.offset > 0 ? .offset(reading.offset) : .top)
    let index = pages.count - 1
    page.scrollDelegate = self
    makeBottomRoom(of: pages[activeIndex])
    align(page)
    return index
  }

  /// Removes the list at `index`. If it was active, the header continues over the first of the others. The
  /// list's host removes the room that it has added.
  ///
  /// - Precondition: `index` is an index of ``pages``, and there is another list.
  public func remove(_ index: Int) {
    precondition(pages.count > 1, "a header has a list")
    let (page, active) = (pages[index], pages[activeIndex])
    pages.remove(at: index)
    places.remove(at: index)
    visible = visible.filter { $0 != index }.map { $0 > index ? $0 - 1 : $0 }
    if page === active { activeIndex = 0 } else if activeIndex > index { activeIndex -= 1 }
    page.scrollDelegate = nil
    if page === active { handOver(to: pages[0], from: page, settles: true) }
    makeBottomRoom(of: pages[activeIndex])
    alignVisiblePages()
  }

  /// Sets the place of the page at `index`, from a restored state for example. A place that is not finite and
  /// an index without a page are ignored.
  public func setPlace(_ place: PagePlace, of index: Int) {
    if case .offset(let offset) = place, !offset.isMeasurable { return }
    guard pages.indices.contains(index) else { return }
    places[index] = place
    align(pages[index])
  }

  /// Shows the page at `index` where its place and the header put it. The active page and an index without a
  /// page are ignored.
  public func align(_ index: Int) {
    if pages.indices.contains(index) { align(pages[index]) }
  }

  /// Makes the page at `index` active, without moving the header. The old page is halted, and a running
  /// animation of the header continues over the new one. An index without a page is ignored.
  ///
  /// A host calls it when a swipe between pages is over. A page that a finger begins to drag becomes active
  /// without a call.
  public func activate(_ index: Int) {
    if pages.indices.contains(index) { activate(pages[index], settles: true) }
  }

  /// Replaces the driver; the header continues from where it is visible.
  package func replace(with driver: any HeaderDriving) {
    forwarder.replace(with: driver, in: pages[activeIndex])
    makeBottomRoom(of: pages[activeIndex])
    alignVisiblePages()
  }

  /// Passes on an event of the active page. A page that begins to be dragged becomes active.
  public func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent) {
    guard let index = pages.firstIndex(where: { $0 === host }) else { return }
    let page = pages[index]
    if index != activeIndex {
      guard event == .willBeginDragging else { return }
      activate(page, settles: false)
    }
    let (minY, inset) = (forwarder.stage.layout.scrollViewMinY, forwarder.stage.safeAreaInset)
    // The content may move with the safe area before that is reported.
    if pages.count > 1, !event.isUserTravel { makeBottomRoom(of: page) }
    guard pages[activeIndex] === page else { return }
    forwarder.scrollHost(page, didReport: event)
    guard pages.count > 1 else { return }
    let newInset = forwarder.stage.safeAreaInset
    if newInset < inset {
      shiftPlaces(by: forwarder.stage.contentShift(under: inset, to: newInset, from: minY))
    }
    let isRounded = event == .didScroll(.layout)
    if event.isUserTravel || event == .didScrollToTop || isRounded {
      storePlace(of: page, isRounded: isRounded)
    }
    alignVisiblePages()
  }

  /// Returns the parts of the header where it is visible as `layout`.
  public func parts(of layout: HeaderLayout) -> HeaderParts { forwarder.parts(of: layout) }

  /// Moves the places by `points` when the safe area shrinks, as resting content moves.
  private func shiftPlaces(by points: Double) {
    for (index, page) in pages.enumerated() {
      let reading = page.reading
      guard case .offset(let offset) = places[index], reading.addsSafeArea,
        index != activeIndex || reading.motion == .resting
      else { continue }
      places[index] = .offset(offset + points)
    }
  }

  /// Aligns the visible pages. During an animation of the header, a host that draws the animation itself
  /// calls it with every frame.
  public func alignVisiblePages() {
    alignVisiblePages(at: nil)
  }

  /// Aligns the visible pages with the header at `progress` of its animation, or as the active page reads it.
  package func alignVisiblePages(at progress: Double?) {
    for index in visible where pages.indices.contains(index) {
      align(pages[index], at: progress)
    }
  }

  /// Makes room below every page and aligns all but the active one. Call it after a change of the geometry or
  /// of the technique's parameters.
  public func alignAll() {
    makeBottomRoom(of: pages[activeIndex])
    for page in pages { align(page) }
  }

  // MARK: Page by page
  //
  // A page or a client may add and remove pages whenever it is called. So pages are identified by reference,
  // and an index is looked up again after such a call.

  private func index(of page: any PageHost) -> Int? {
    pages.firstIndex { $0 === page }
  }

  private func align(_ page: any PageHost, at progress: Double? = nil) {
    guard page !== pages[activeIndex], index(of: page) != nil else { return }
    guard let reading = makeBottomRoom(of: page, at: progress), let index = index(of: page),
      index != activeIndex
    else { return }
    page.align(
      forwarder.alignment(of: places[index], reading: reading, bottomRoom: page.bottomRoom))
  }

  private func activate(_ page: any PageHost, settles: Bool) {
    guard page !== pages[activeIndex] else { return }
    align(page)
    let before = pages[activeIndex]
    handOver(to: page, from: before, settles: settles)
    align(before)
    alignVisiblePages()
  }

  /// Halts `before`, makes `page` active, and lets the header continue over it.
  private func handOver(
    to page: any PageHost, from before: any PageHost, settles: Bool
  ) {
    let progress = before.reading.progress
    before.halt()
    guard let index = index(of: page) else { return }
    activeIndex = index
    forwarder.activate(page, progress: progress)
    // A header that was halted on its way comes to rest over the new page.
    if settles { forwarder.scrollHost(page, didReport: .didStop) }
  }

  /// Stores the place of `page`. If its offset `isRounded`, the place is stored only if a fling has left it there,
  /// less than a pixel away.
  private func storePlace(of page: any PageHost, isRounded: Bool = false) {
    let reading = page.reading
    guard let index = index(of: page), reading.isFinite else { return }
    if isRounded {
      guard case .offset(let offset) = places[index],
        (reading.offset - offset).magnitude < 2 * reading.tolerance
      else { return }
    }
    places[index] = forwarder.place(of: reading)
  }

  /// Makes the room below `page`. Returns its reading, with that room and the progress of the header's animation over
  /// the active page; `nil` if it is not finite.
  @discardableResult
  private func makeBottomRoom(
    of page: any PageHost, at progress: Double? = nil
  ) -> HostReading? {
    if !page.bottomRoom.isFinite { page.bottomRoom = 0 }
    let active = pages[activeIndex]
    var reading = page.reading
    reading.progress = progress ?? (page === active ? reading : active.reading).progress
    guard reading.isFinite else { return nil }
    reading.appInset.bottom -= page.bottomRoom
    // A refresh control does not move short content.
    let refreshInset = reading.refreshInset
    reading.refreshInset = 0
    // Over a single list that is too short to scroll, a header stays open.
    let room = pages.count > 1 ? forwarder.bottomRoom(for: reading) : 0
    reading.appInset.bottom += room
    reading.refreshInset = refreshInset
    if room != page.bottomRoom { page.bottomRoom = room }
    return reading
  }
}
