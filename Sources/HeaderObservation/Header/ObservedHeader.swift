package import HeaderCore

/// One header over one scroll view, or over several of which one moves it: what a view layer is told
/// goes in, what its views are made of comes out.
///
///     readings ──▶ ObservedScroll ─┐ events                              ┌──▶ ShownHeader, room
///     readings ──▶ ObservedScroll ─┴───────▶ HeaderPages ──▶ technique ──┤
///                        ▲ aligned, asked                                └──▶ requests
///                        └──────────────────────┘
///
/// A view layer hands on what it is told, and shows what is published. What is published while a
/// finger or a fling moves the content is the header and nothing else, unless the app asks for more.
package final class ObservedHeader {
  /// The scroll views under the header, those included of which nothing is known yet.
  package private(set) var scrolls: [ObservedScroll]
  /// What is published of the header.
  package let presented: PresentedHeader
  let pages: HeaderPages
  private let canRequest: Bool
  /// Whether the scroll view that is there from the beginning is a page's.
  private var isFirstTaken = false
  /// The page that is to move the header once anything is known of it.
  var awaited: ObservedScroll?
  /// The collapsed fraction that the app asked for before the scroll view's geometry was known.
  var pendingFraction: Double?
  /// What the app's binding was when it was last another; `nil` while it has been `false`.
  var heardWish: Bool?
  private(set) var isStarted = false
  private var findEnds: ((HeaderSurroundings) -> HeaderEnds)?
  /// Points of the header's own content, without what bars cover.
  private var contentHeight: Double?
  /// The bar at the bottom, where it is published.
  private(set) var bar: ObservedBar?
  /// What turns the pages, once it is known where that is.
  var pager: PageFrame?

  /// A header that `driver` moves, over scroll views that are asked to be elsewhere only if
  /// `canRequest` says so. There is one from the beginning; ``addPage(at:)`` gives it first.
  package init(
    driver: any HeaderDriving, surroundings: HeaderSurroundings,
    mounting: HeaderMounting = .overlay, canRequest: Bool = true
  ) {
    var surroundings = surroundings
    surroundings.roundFittingHeight()
    presented = PresentedHeader(surroundings)
    presented.mounting = mounting
    self.canRequest = canRequest
    let first = ObservedScroll(under: presented, canRequest: canRequest)
    scrolls = [first]
    pages = HeaderPages(ScrollForwarder(driver: driver, mounting: mounting), [first])
  }

  /// A header that `technique` moves, in an overlay, with both its ends known.
  package convenience init<Technique: HeaderBehavior>(
    _ technique: Technique, surroundings: HeaderSurroundings, canRequest: Bool = true
  ) {
    self.init(
      driver: HeaderDriver(technique), surroundings: surroundings, canRequest: canRequest)
    measure(technique)
  }

  /// The path to the technique.
  package var forwarder: ScrollForwarder { pages.forwarder }
  /// The scroll view that moves the header.
  package var active: ObservedScroll {
    pages.pages[pages.activeIndex] as? ObservedScroll ?? scrolls[0]
  }

  // MARK: Beginning

  /// Begins: places the header as on appearing, before any scroll view has said anything.
  package func start(at time: Double) {
    guard !isStarted else { return }
    (isStarted, presented.now) = (true, time)
    presented.traits = forwarder.driver.traits
    if let sight = active.performer?.sight { active.update(sight) }
    pages.attach()
    measureLeadIn()
  }

  /// Takes a scroll view from under the header, unless it is the only one; returns where its reader has
  /// left it.
  @discardableResult
  package func remove(_ scroll: ObservedScroll) -> PagePlace? {
    guard scrolls.count > 1 else { return nil }
    let place = place(of: scroll)
    scrolls.removeAll { $0 === scroll }
    if let index = pageIndex(of: scroll) { pages.remove(index) }
    return place
  }

  /// Puts a scroll view under the header of which nothing is known yet. Its reader has left it at `place`, if
  /// that is known.
  package func addPage(at place: PagePlace? = nil) -> ObservedScroll {
    if isFirstTaken { scrolls.append(ObservedScroll(under: presented, canRequest: canRequest)) }
    isFirstTaken = true
    let scroll = scrolls[scrolls.count - 1]
    scroll.restoredPlace = place
    return scroll
  }

  /// `scroll` has said something for the first time.
  func appear(_ scroll: ObservedScroll) {
    if pageIndex(of: scroll) == nil {
      let index = pages.add(scroll)
      if let place = scroll.restoredPlace { pages.setPlace(place, of: index) }
      scroll.restoredPlace = nil
    }
    if scroll === active { scroll.report(.geometryDidChange) }
    if scroll === awaited { activate(scroll, at: presented.now) }
    showVisiblePages()
    guard let fraction = pendingFraction, scroll === active else { return }
    pendingFraction = nil
    ask(fraction, animated: false)
  }

  // MARK: The screen

  /// The screen is another, the header's own height included.
  package func update(_ surroundings: HeaderSurroundings, at time: Double) {
    var surroundings = surroundings
    if let contentHeight {
      let ends = findEnds?(surroundings) ?? presented.ends
      surroundings.fittingHeight = contentHeight + ends.coveredHeight
    }
    surroundings.roundFittingHeight()
    publishEnds(surroundings)
    guard surroundings != presented.surroundings else { return }
    presented.now = time
    presented.surroundings = surroundings
    active.noticeSafeArea()
    geometryDidChange()
  }

  /// The header's own content is `height` points high, without what bars cover of the header: for
  /// techniques that ask how high it is.
  package func setContentHeight(_ height: Double, at time: Double) {
    guard height > 0, height.isFinite, height != contentHeight else { return }
    contentHeight = height
    update(presented.surroundings, at: time)
  }

  private func measure<Technique: HeaderBehavior>(_ technique: Technique) {
    findEnds = { HeaderEnds(of: technique, on: $0) }
    publishEnds(presented.surroundings)
  }

  private func publishEnds(_ surroundings: HeaderSurroundings) {
    if let ends = findEnds?(surroundings) { presented.publish(ends) }
  }

  /// Something that the technique is told of the screen has changed.
  package func geometryDidChange() {
    guard isStarted else { return }
    active.report(.geometryDidChange)
    measureLeadIn()
    alignAtRest()
  }

  /// The points of content that the technique takes for the header's own, and the list has not.
  private var ownLeadIn: Double {
    let driver = forwarder.driver
    return driver.traits.liesInContent && !active.isSeen ? driver.layout.headerHeight : 0
  }

  /// Counts from where the header's own content begins, if that is elsewhere now.
  private func measureLeadIn() {
    let change = ownLeadIn - presented.leadIn
    guard change != 0 else { return }
    presented.leadIn += change
    presented.publishRoom()
    active.report(.geometryDidChange)
  }

  // MARK: Replacing

  /// Something holds the header where it is, or takes one hold back.
  package func hold(_ holds: Bool, at time: Double) {
    presented.now = time
    guard !holds else { return forwarder.hold(over: active) }
    forwarder.release(over: active)
    active.reportEnd()
    alignAtRest()
  }

  /// Goes on with `driver`'s technique, from where the header is seen.
  package func replace(with driver: any HeaderDriving, at time: Double) {
    presented.now = time
    guard isStarted else { return }
    presented.traits = driver.traits
    pages.replace(with: driver)
    measureLeadIn()
    alignAtRest()
  }

  /// Goes on with `technique`, from where the header is seen.
  package func replace<Technique: HeaderBehavior>(with technique: Technique, at time: Double) {
    measure(technique)
    replace(with: HeaderDriver(technique), at: time)
  }

  /// Lets `bar` follow the header, in place of the one before.
  package func follow(_ bar: FollowingBar?) {
    forwarder.follow(bar, over: active)
  }

  /// Lets `bar` follow the header, in place of the one before, which stays where it is.
  package func follow(_ bar: ObservedBar?, at time: Double) {
    presented.now = time
    self.bar?.follow(nil) { follow($0) }
    self.bar = bar
    bar?.follow(presented) { follow($0) }
  }

  /// Goes on with another mounting, from where header and content are seen.
  package func mount(_ mounting: HeaderMounting, at time: Double) {
    (presented.now, presented.mounting) = (time, mounting)
    forwarder.mount(mounting, in: active)
  }

  /// The content may be at rest: does what has waited for that.
  func cameToRest() {
    guard active.motion == .resting else { return }
    if let room = presented.wantedRoom { presented.publish(room) }
    active.finishRequest()
    active.reportEnd()
    alignAtRest()
  }

  /// Pages out of sight are aligned while nothing moves, so that they are before they come into it: where
  /// that cannot be done in time, once they do.
  func alignAtRest() {
    if pages.pages.count > 1, isAtRest, !active.isSeen { pages.alignAll() }
  }

  var isAtRest: Bool { active.motion == .resting && presented.shown.run == nil }
}
