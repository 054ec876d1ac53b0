import ScrollPhysics

/// The list as a bar's own technique sees it: the same content, with the bar in place of the header.
///
///     told offset = (offset - scroll view's top edge + content's top) - room of the technique's header
///                    ╰────────── points scrolled from the very top ─╯
///
/// The ends of its offset range correspond to those of the list. Requests of the technique to move the content are
/// ignored.
final class MirroredHost: ScrollHost {
  var scrollDelegate: (any ScrollHostDelegate)?
  private var list = HostReading(offset: 0, contentSize: 0, containerHeight: 0)
  private let screen: BarScreen
  private let forwarder: ScrollForwarder
  /// Where the list's content began at the last event, and the reading of that event.
  private var before: (top: FollowingBar.ContentTop, reading: HostReading)?

  init(_ driver: any HeaderDriving, _ screen: BarScreen) {
    self.screen = screen
    forwarder = ScrollForwarder(driver: driver, mounting: .overlay)
    forwarder.stage.isForBar = true
  }

  var contentOffset: Double { list.offset }

  /// The list at the current event, with the progress of the bar's own animation.
  var reading: HostReading {
    var reading = list
    reading.progress = screen.host?.barProgress
    return reading
  }

  func start(_ bar: BottomBar, _ top: FollowingBar.ContentTop, _ list: HostReading) {
    // The first pass determines the technique's layout, whose room the second pass needs.
    for _ in 0..<2 {
      self.list = mirrored(list, bar, top)
      forwarder.attach(to: self)
    }
    before = (top, list)
  }

  func answer(
    _ event: ScrollEvent, _ bar: BottomBar, _ top: FollowingBar.ContentTop, _ list: HostReading
  ) {
    if event.isUserTravel, var before, before.top.line != top.line {
      // The header has changed its size. That is not the user's travel.
      before.top.line = top.line
      self.list = mirrored(before.reading, bar, before.top)
      forwarder.scrollHost(self, didReport: .geometryDidChange)
    }
    before = (top, list)
    self.list = mirrored(list, bar, top)
    forwarder.scrollHost(self, didReport: event)
    // A list that the app or a tap has scrolled to its top shows the bar.
    if event == .didScrollToTop || event == .didEndScrollingAnimation,
      forwarder.stage.layout.collapsedFraction != 0,
      list.offset - top.viewMinY + top.line <= list.tolerance
    {
      forwarder.scrollHost(self, didReport: .setFraction(0, animated: true))
    }
  }

  /// Holds the bar where it is, or releases it.
  func hold(_ holds: Bool) {
    if holds { forwarder.hold(over: self) } else { forwarder.release(over: self) }
  }

  func place(_ effects: HeaderEffects) { screen.show(effects) }

  func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
  ) {
    forwarder.stage.ownScroll = .none
    screen.show(effects)
  }

  private func mirrored(
    _ list: HostReading, _ bar: BottomBar, _ top: FollowingBar.ContentTop
  ) -> HostReading {
    let layout = forwarder.stage.layout
    let room = layout.restMinY + layout.contentInsetTop
    let shift = top.line - top.viewMinY - room
    var mirrored = list
    mirrored.offset += shift
    mirrored.position = list.position.map { $0 + shift }
    mirrored.appInset = ScrollInsets(top: 0, bottom: list.appInset.bottom + top.line - room)
    (mirrored.refreshInset, mirrored.safeAreaTop) = (0, 0)
    mirrored.fittingHeight = bar.extent
    return mirrored
  }
}
