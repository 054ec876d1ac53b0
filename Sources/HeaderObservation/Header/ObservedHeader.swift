package import HeaderCore

/// A header over one or several scroll views, one of which is active and moves it. Takes the readings of a view
/// layer, and publishes the values that its views depend on.
///
///     readings ──▶ ObservedScroll ─┐ events                              ┌──▶ ShownHeader, room
///     readings ──▶ ObservedScroll ─┴───────▶ HeaderPages ──▶ technique ──┤
///                        ▲ align(), ask()                                └──▶ requests
///                        └──────────────────────┘
///
/// While a finger or a fling moves the content, only the header is published, unless the app asks for more.
package final class ObservedHeader {
  /// The scroll views under the header, with those whose geometry is not known yet.
  package private(set) var scrolls: [ObservedScroll]
  /// The published state of the header.
  package let presented: PresentedHeader
  let pages: HeaderPages
  private let canRequest: Bool
  /// Whether ``addPage(at:)`` has returned the initial scroll view.
  private var isFirstTaken = false
  /// The page that the app chose, until it is active and visible, or a finger drags another.
  var awaited: ObservedScroll?
  /// The app's last request of each kind that waits for the scroll view's geometry, or for its window.
  var pending: [Request] = []
  /// The last value of the app's binding.
  var boundValue = false
  private(set) var isStarted = false
  private var makeEnds: ((HeaderSurroundings) -> HeaderEnds)?
  /// Height of the header's content without the part that the safe area covers.
  private var contentHeight: Double?
  /// The bar at the bottom that follows the header.
  package private(set) var bar: ObservedBar?
  /// The frame of the pager, once it is known.
  var pager: PageFrame?

  /// A header that `driver` moves. If `canRequest` is `false`, it never asks a scroll view to move its content.
  /// The first scroll view exists from the beginning; the first ``addPage(at:)`` returns it.
  package init(
    driver: any HeaderDriving, surroundings: HeaderSurroundings,
    mounting: HeaderMounting = .overlay, canRequest: Bool = true
  ) {
    presented = PresentedHeader(surroundings)
    presented.mounting = mounting
    self.canRequest = canRequest
    let first = ObservedScroll(under: presented, canRequest: canRequest)
    scrolls = [first]
    pages = HeaderPages(ScrollForwarder(driver: driver, mounting: mounting), [first])
  }

  /// A header that `technique` moves in an overlay, with known ends.
  package convenience init<Technique: HeaderBehavior>(
    _ technique: Technique, surroundings: HeaderSurroundings, canRequest: Bool = true
  ) {
    self.init(
      driver: HeaderDriver(technique), surroundings: surroundings, canRequest: canRequest)
    takeEnds(of: technique)
  }

  /// Forwards events to the technique.
  package var forwarder: ScrollForwarder { pages.forwarder }
  /// The scroll view that moves the header.
  package var active: ObservedScroll {
    pages.pages[pages.activeIndex] as? ObservedScroll ?? scrolls[0]
  }

  // MARK: Beginning

  /// Places the header as on appearing, before any reading.
  package func start(at time: Double) {
    guard !isStarted else { return }
    (isStarted, presented.now) = (true, time)
    presented.traits = forwarder.driver.traits
    if let snapshot = active.views?.snapshot { active.update(snapshot) }
    pages.attach()
    measureLeadIn()
  }

  /// Removes a scroll view, unless it is the only one. Returns the reader's place in it.
  @discardableResult
  package func remove(_ scroll: ObservedScroll) -> PagePlace? {
    guard scrolls.count > 1 else { return nil }
    let place = place(of: scroll)
    scrolls.removeAll { $0 === scroll }
    if scroll === awaited { awaited = nil }
    if let index = pageIndex(of: scroll) { pages.remove(index) }
    return place
  }

  /// Adds a scroll view, whose geometry is not known yet. `place` is the reader's place in it, if there is one.
  package func addPage(at place: PagePlace? = nil) -> ObservedScroll {
    if isFirstTaken { scrolls.append(ObservedScroll(under: presented, canRequest: canRequest)) }
    isFirstTaken = true
    let scroll = scrolls[scrolls.count - 1]
    scroll.restoredPlace = place
    return scroll
  }

  /// Takes over `scroll` after its first reading.
  func appear(_ scroll: ObservedScroll) {
    if pageIndex(of: scroll) == nil {
      let index = pages.add(scroll)
      if let place = scroll.restoredPlace { pages.setPlace(place, of: index) }
      scroll.restoredPlace = nil
    }
    if scroll === active { scroll.report(.geometryDidChange) }
    if scroll === awaited { activate(scroll, at: presented.now) }
    showVisiblePages()
    if scroll === active { performPending(at: presented.now) }
  }

  // MARK: The screen

  /// Updates the properties of the screen, with the header's own height.
  package func update(_ surroundings: HeaderSurroundings, at time: Double) {
    var surroundings = surroundings
    if let contentHeight {
      let ends = makeEnds?(surroundings) ?? presented.ends
      surroundings.fittingHeight = contentHeight + ends.coveredHeight
    }
    publishEnds(surroundings)
    guard surroundings != presented.surroundings else { return }
    presented.now = time
    presented.surroundings = surroundings
    for scroll in scrolls { scroll.safeAreaDidChange() }
    active.noticeSafeArea()
    geometryDidChange()
  }

  /// Sets the height of the header's content, without the part that the safe area covers, for techniques that
  /// depend on it.
  package func setContentHeight(_ height: Double, at time: Double) {
    guard height > 0, height.isFinite, height != contentHeight else { return }
    contentHeight = height
    update(presented.surroundings, at: time)
  }

  private func takeEnds<Technique: HeaderBehavior>(of technique: Technique) {
    makeEnds = { HeaderEnds(of: technique, on: $0) }
    publishEnds(presented.surroundings)
  }

  private func publishEnds(_ surroundings: HeaderSurroundings) {
    if let ends = makeEnds?(surroundings) { presented.publish(ends) }
  }

  /// Reports that a property of the screen changed that techniques depend on.
  package func geometryDidChange() {
    guard isStarted else { return }
    active.report(.geometryDidChange)
    measureLeadIn()
    alignAtRest()
  }

  /// Updates the lead-in, if it changed.
  private func measureLeadIn() {
    let driver = forwarder.driver
    let isOverContent = driver.traits.liesInContent && active.views == nil
    let leadIn = isOverContent ? driver.layout.headerHeight : 0
    guard leadIn != presented.leadIn else { return }
    presented.leadIn = leadIn
    presented.publishRoom()
    active.report(.geometryDidChange)
  }

  // MARK: Holding and replacing

  /// Adds a hold on the header, or takes one back.
  package func hold(_ holds: Bool, at time: Double) {
    presented.now = time
    guard !holds else { return forwarder.hold(over: active) }
    forwarder.release(over: active)
    finishIfResting()
  }

  /// Replaces the technique with `driver`'s. The header continues from where it is on the screen.
  package func replace(with driver: any HeaderDriving, at time: Double) {
    presented.now = time
    guard isStarted else { return }
    presented.traits = driver.traits
    pages.replace(with: driver)
    measureLeadIn()
    alignAtRest()
  }

  /// Replaces the technique. The header continues from where it is on the screen.
  package func replace<Technique: HeaderBehavior>(with technique: Technique, at time: Double) {
    takeEnds(of: technique)
    replace(with: HeaderDriver(technique), at: time)
    update(presented.surroundings, at: time)
  }

  /// Lets `bar` follow the header. The previous bar stays where it is.
  package func follow(_ bar: ObservedBar?, at time: Double) {
    presented.now = time
    self.bar?.header = nil
    forwarder.follow(nil, over: active)
    self.bar = bar
    bar?.follow(presented) { forwarder.follow($0, over: active) }
  }

  /// Changes the mounting. Header and content continue from where they are on the screen.
  package func mount(_ mounting: HeaderMounting, at time: Double) {
    (presented.now, presented.mounting) = (time, mounting)
    forwarder.mount(mounting, in: active)
  }

  // MARK: At rest

  /// Performs what waits for the content to rest, if it rests.
  func finishIfResting() {
    guard active.motion == .resting else { return }
    active.finishRequest()
    active.reportEnd()
    alignAtRest()
  }

  /// Aligns the pages that are not visible, if nothing moves: a view layer that cannot align a page at the
  /// moment it becomes visible needs it aligned before.
  func alignAtRest() {
    if pages.pages.count > 1, isAtRest, active.views == nil { pages.alignAll() }
  }

  var isAtRest: Bool { active.motion == .resting && presented.shown.run == nil }
}
