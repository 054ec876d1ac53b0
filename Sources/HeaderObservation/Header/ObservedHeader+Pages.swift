package import HeaderCore

/// Several scroll views under one header.
extension ObservedHeader {
  /// Makes `scroll` the active scroll view, as soon as its geometry is known. It stays active while the pager turns to
  /// it, past others that may be alone for a moment. If the user catches the pager on one of those, `scroll` stays
  /// active until a finger drags another page. This does not move the header.
  package func activate(_ scroll: ObservedScroll, at time: Double) {
    presented.now = time
    // `appear` calls this for the awaited page, which stays awaited until `show`.
    let wasWaiting = awaited != nil
    awaited = scroll
    guard isStarted, scroll.geometry != nil, let index = pageIndex(of: scroll) else { return }
    pages.activate(index)
    if !wasWaiting, pages.visiblePages.contains(index) { awaited = nil }
    finishIfResting()
  }

  /// Sets which scroll views are visible. Returns whether that changed.
  @discardableResult
  package func show(_ visible: [ObservedScroll]) -> Bool {
    func isVisible(_ scroll: ObservedScroll) -> Bool { visible.contains { $0 === scroll } }
    if let awaited, awaited === active, isVisible(awaited) { self.awaited = nil }
    // Until the awaited page is visible, the active one counts as visible, and so stays active.
    let shown = awaited == nil || isVisible(active) ? visible : visible + [active]
    let indices = shown.compactMap { pageIndex(of: $0) }
    guard indices != pages.visiblePages else { return false }
    pages.visiblePages = indices
    return true
  }

  /// Sets the frame of `scroll`; `nil` if it is on no screen. A page is aligned before it becomes visible, and
  /// while it is visible.
  package func update(_ frame: PageFrame?, of scroll: ObservedScroll, at time: Double) {
    presented.now = time
    scroll.frame = frame
    countFromContainer(scroll)
    showVisiblePages()
  }

  /// Sets the frame of the pager. Pages are visible within it, and the header is at its top.
  package func update(pager frame: PageFrame?, at time: Double) {
    presented.now = time
    pager = frame ?? pager
    for scroll in scrolls { countFromContainer(scroll) }
    showVisiblePages()
  }

  /// Updates how far the top edge of `scroll` is below that of the pager.
  private func countFromContainer(_ scroll: ObservedScroll) {
    guard let frame = scroll.frame, let pager else { return }
    let minY = frame.minY - pager.minY
    // Frames in global coordinates are sums, with rounding errors.
    guard minY.isFinite, (minY - scroll.minY).magnitude > 0.01 else { return }
    scroll.setMinY(minY)
    geometryDidChange()
  }

  func showVisiblePages() {
    guard let pager else { return }
    show(scrolls.filter { $0.frame.map { $0.isVisible(in: pager) } ?? false })
  }

  /// Returns the reader's place in `scroll`.
  package func place(of scroll: ObservedScroll) -> PagePlace {
    scroll.restoredPlace ?? pageIndex(of: scroll).map { pages.places[$0] } ?? .top
  }

  /// Aligns `scroll` with the header if it is inactive and nothing moves. Meanwhile visible pages are aligned with every
  /// event of the active one and every frame of the header's animation.
  func alignIfInactive(_ scroll: ObservedScroll) {
    if scroll !== active, isAtRest { align(scroll) }
  }

  /// Sets the height of the views attached below the header, a tab strip for example.
  package func setFootHeight(_ height: Double, at time: Double) {
    guard height.isFinite, height >= 0, height != presented.footHeight else { return }
    (presented.now, presented.footHeight) = (time, height)
    presented.publishRoom()
    geometryDidChange()
  }

  /// The visible scroll views.
  private var visible: [ObservedScroll] {
    pages.visiblePages.compactMap { pages.pages[$0] as? ObservedScroll }
  }

  /// Moves the content of `scroll`, which is inactive, to its place under the header.
  package func align(_ scroll: ObservedScroll) {
    if let index = pageIndex(of: scroll) { pages.align(index) }
  }

  /// Aligns the other visible scroll views with the header's animation. If the header moves up, that is for the frame
  /// after `time`, with which they are shown: there would be a gap below a header that has moved on.
  package func alignForFrame(after time: Double) {
    let run = presented.placed.run.flatMap { run in
      run.transition.end.headerMaxY < run.transition.start.headerMaxY ? run : nil
    }
    pages.alignVisiblePages(at: run?.progress(at: time + ObservedHeader.frame))
  }

  /// Returns `layout` with the header moved down for the refresh controls of the visible scroll views: as far as the
  /// one that is pulled most asks, so that there is no gap above any of them.
  package func displaced(_ layout: HeaderLayout) -> HeaderLayout {
    visible.reduce(active) { $0.pullAboveHeader < $1.pullAboveHeader ? $1 : $0 }.displaced(layout)
  }

  func pageIndex(of scroll: ObservedScroll) -> Int? {
    pages.pages.firstIndex { $0 === scroll }
  }
}
