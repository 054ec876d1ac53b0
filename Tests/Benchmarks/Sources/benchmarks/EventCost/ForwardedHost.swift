import HeaderCore

/// A scroll view under a header of a technique, with a forwarder and its stage.
final class ForwardedHost: SessionListener, ScrollHost {
  let scrollView = ScrollViewDouble()
  let header = HeaderViewDouble()
  var scrollDelegate: (any ScrollHostDelegate)?

  private let forwarder: ScrollForwarder
  private let containerHeight: Double
  private var contentInsetTop = 0.0

  init(_ driver: any HeaderDriving, containerHeight: Double) {
    self.containerHeight = containerHeight
    forwarder = ScrollForwarder(driver: driver)
    forwarder.attach(to: self)
  }

  var contentOffset: Double { scrollView.contentOffset }

  @inline(__always)
  var reading: HostReading {
    let scrollView = scrollView
    return HostReading(
      offset: scrollView.contentOffset, position: scrollView.position,
      contentSize: scrollView.contentSize, containerHeight: containerHeight,
      appInset: ScrollInsets(
        top: scrollView.insetTop - contentInsetTop, bottom: scrollView.insetBottom),
      motion: scrollView.isTracking ? .tracking : .decelerating, scale: 3)
  }

  @inline(never)
  func receive(_ event: ScrollEvent) {
    forwarder.scrollHost(self, didReport: event)
  }

  func place(_ effects: HeaderEffects) {
    let layout = effects.layout
    header.minY = layout.headerMinY
    header.height = layout.headerHeight
    header.logoAlpha = 1 - layout.collapsedFraction
    header.titleTop = 10 - header.logoAlpha * 44
    contentInsetTop = layout.contentInsetTop
  }

  func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
  ) {
    place(effects)
    if let offset = effects.move?.immediateOffset { scrollView.contentOffset = offset }
  }
}
