import HeaderCore

/// What every host of a driver does: it gives the scroll view's numbers, and places what comes back.
class DriverHost {
  let scrollView = ScrollViewDouble()
  let header = HeaderViewDouble()
  fileprivate let environment: HeaderEnvironment
  private var scrollViewMinY = 0.0
  private var animationDuration = 0.0
  private var contentInsetTop = 0.0

  init(containerHeight: Double) {
    environment = HeaderEnvironment(containerHeight: containerHeight)
  }

  @inline(__always)
  final var headerContext: HeaderContext {
    let scrollView = scrollView
    return HeaderContext(
      scroll: ScrollMetrics(
        contentOffset: scrollView.contentOffset.y, contentSize: scrollView.contentSize.height,
        bounds: scrollView.bounds.height,
        adjustedContentInset: ScrollInsets(
          top: scrollView.contentInset.top, bottom: scrollView.contentInset.bottom),
        headerInset: contentInsetTop, isTracking: scrollView.isTracking,
        position: scrollView.position.y),
      environment: environment)
  }

  final func place(_ layout: HeaderLayout) {
    header.minY = layout.headerMinY
    header.height = layout.headerHeight
    header.logoAlpha = 1 - layout.collapsedFraction
    header.titleTop = 10 - header.logoAlpha * 44
    scrollViewMinY = layout.scrollViewMinY
    contentInsetTop = layout.contentInsetTop
  }

  final func apply(_ update: HeaderUpdate) {
    place(update.layout)
    if let offset = update.reaction.immediateOffset { scrollView.contentOffset.y = offset }
    if let animation = update.reaction.animation { animationDuration = animation.duration }
  }
}

/// A host whose technique is known where it is compiled.
final class GenericHost<Behavior: HeaderBehavior>: DriverHost, SessionListener {
  private let driver: HeaderDriver<Behavior>

  init(_ behavior: Behavior, containerHeight: Double) {
    driver = HeaderDriver(behavior)
    super.init(containerHeight: containerHeight)
    place(driver.start(in: headerContext))
  }

  @inline(never)
  func receive(_ event: ScrollEvent) {
    let update = driver.update(for: event, in: headerContext)
    apply(update)
    if let followUp = update.followUp { receive(followUp) }
  }
}

/// A host whose technique comes from a catalog.
final class CatalogHost: DriverHost, SessionListener {
  private let driver: any HeaderDriving

  init(_ driver: any HeaderDriving, containerHeight: Double) {
    self.driver = driver
    super.init(containerHeight: containerHeight)
    place(driver.start(in: headerContext))
  }

  @inline(never)
  func receive(_ event: ScrollEvent) {
    let update = driver.update(for: event, in: headerContext)
    apply(update)
    if let followUp = update.followUp { receive(followUp) }
  }
}

/// A scroll view that a forwarder contains.
final class ForwardedHost: DriverHost, SessionListener, ScrollContained {
  var scrollDelegate: (any ScrollContainingDelegate)?

  private let forwarder: ScrollForwarder

  init(_ driver: any HeaderDriving, containerHeight: Double) {
    forwarder = ScrollForwarder(driver: driver)
    super.init(containerHeight: containerHeight)
    forwarder.attach(to: self)
  }

  var contentOffset: Double { scrollView.contentOffset.y }

  @inline(never)
  func receive(_ event: ScrollEvent) {
    forwarder.scrollContained(self, didReport: event)
  }

  func apply(_ update: HeaderUpdate, answering event: ScrollEvent, in context: HeaderContext) {
    apply(update)
  }
}
