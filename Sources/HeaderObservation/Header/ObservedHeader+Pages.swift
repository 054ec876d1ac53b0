package import HeaderCore

/// Several scroll views under one header.
extension ObservedHeader {
  /// Lets `scroll` move the header from now on, or once anything is known of it; the header does not move by
  /// it.
  package func activate(_ scroll: ObservedScroll, at time: Double) {
    presented.now = time
    awaited = scroll
    guard isStarted, scroll.geometry != nil, let index = pageIndex(of: scroll) else { return }
    awaited = nil
    pages.activate(index)
    cameToRest()
  }

  /// Of the scroll views, `visible` are seen.
  /// Returns whether they have changed.
  @discardableResult
  package func show(_ visible: [ObservedScroll]) -> Bool {
    let indices = visible.compactMap { pageIndex(of: $0) }
    guard indices != pages.visiblePages else { return false }
    pages.visiblePages = indices
    return true
  }

  /// `scroll` is somewhere else; `nil` once it is nowhere. A page that comes into sight is aligned before it
  /// is seen, and while it is.
  package func update(_ frame: PageFrame?, of scroll: ObservedScroll, at time: Double) {
    presented.now = time
    scroll.frame = frame
    countFromContainer(scroll)
    showVisiblePages()
  }

  /// What turns the pages is somewhere else: pages are seen within it, and the header lies at its top.
  package func update(pager frame: PageFrame?, at time: Double) {
    presented.now = time
    pager = frame ?? pager
    for scroll in scrolls { countFromContainer(scroll) }
    showVisiblePages()
  }

  /// A page may begin below the top of what turns it.
  private func countFromContainer(_ scroll: ObservedScroll) {
    guard let frame = scroll.frame, let pager else { return }
    let minY = frame.minY - pager.minY
    // Frames in the global space are sums.
    guard minY.isFinite, (minY - scroll.minY).magnitude > 0.01 else { return }
    scroll.setMinY(minY)
    geometryDidChange()
  }

  func showVisiblePages() {
    guard let pager else { return }
    show(scrolls.filter { $0.frame.map { $0.isSeen(in: pager) } ?? false })
  }

  /// Where the reader has left `scroll`.
  package func place(of scroll: ObservedScroll) -> PagePlace {
    scroll.restoredPlace ?? pageIndex(of: scroll).map { pages.places[$0] } ?? .top
  }

  /// A page that does not move the header, and has come to rest or changed its size, goes to its place:
  /// one out of sight once nothing moves.
  func alignIfInactive(_ scroll: ObservedScroll) {
    guard scroll !== active, let index = pageIndex(of: scroll) else { return }
    if isAtRest || pages.visiblePages.contains(index) { pages.align(index) }
  }

  /// Something hangs below the header, `height` points high.
  package func setFootHeight(_ height: Double, at time: Double) {
    guard height.isFinite, height >= 0, height != presented.footHeight else { return }
    (presented.now, presented.footHeight) = (time, height)
    presented.publishRoom()
    geometryDidChange()
  }

  /// The scroll views that are seen.
  package var visible: [ObservedScroll] {
    pages.visiblePages.compactMap { pages.pages[$0] as? ObservedScroll }
  }

  /// Shows `scroll`, which does not move the header, where the header leaves its place.
  package func align(_ scroll: ObservedScroll) {
    if let index = pageIndex(of: scroll) { pages.align(index) }
  }

  /// Shows what is seen beside the active scroll view under the header as it is at this moment.
  package func alignVisible() {
    pages.alignVisiblePages()
  }

  /// How far the header goes down for the refresh controls of the scroll views that are seen: there is no gap
  /// above any of them.
  package var refreshDisplacement: RefreshDisplacement {
    visible.map { $0.refreshDisplacement }
      .reduce(active.refreshDisplacement) { $0.distance < $1.distance ? $1 : $0 }
  }

  func pageIndex(of scroll: ObservedScroll) -> Int? {
    pages.pages.firstIndex { $0 === scroll }
  }
}

/// Where a page, or what turns the pages, is on the screen, in points, parts that bars cover included.
package struct PageFrame: Sendable, Equatable {
  /// Its leading and trailing edges, the smaller first.
  package var minX: Double
  package var maxX: Double
  /// Its top edge.
  package var minY: Double

  package init(minX: Double, maxX: Double, minY: Double) {
    self.minX = minX
    self.maxX = maxX
    self.minY = minY
  }

  /// Whether any of it is within `pager`, from side to side. Pages that touch at an edge are neighbours, of
  /// which one is seen.
  func isSeen(in pager: PageFrame) -> Bool {
    min(maxX, pager.maxX) - max(minX, pager.minX) > 0.5
  }
}
