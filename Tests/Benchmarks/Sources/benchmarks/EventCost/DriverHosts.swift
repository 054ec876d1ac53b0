import HeaderCore

/// A host of a driver: it supplies the scroll view's numbers, and applies the layout.
class DriverHost {
  let scrollView = ScrollViewDouble()
  let header = HeaderViewDouble()
  fileprivate let environment: HeaderEnvironment
  private var scrollViewMinY = 0.0
  private var animationDuration = 0.0
  fileprivate var contentInsetTop = 0.0

  init(containerHeight: Double) {
    environment = HeaderEnvironment(containerHeight: containerHeight)
  }

  final var headerContext: HeaderContext {
    let scrollView = scrollView
    return HeaderContext(
      scroll: ScrollMetrics(
        contentOffset: scrollView.contentOffset, contentSize: scrollView.contentSize,
        bounds: scrollView.bounds,
        adjustedContentInset: ScrollInsets(
          top: scrollView.insetTop, bottom: scrollView.insetBottom),
        headerInset: contentInsetTop, isTracking: scrollView.isTracking,
        position: scrollView.position),
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
    if let position = update.reaction.immediatePosition { scrollView.contentOffset = position }
    if let animation = update.reaction.animation { animationDuration = animation.duration }
  }
}

/// A host that is specialized for its technique.
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
    var update = HeaderUpdate(layout: .zero)
    driver.answer(event, in: headerContext, with: &update)
    apply(update)
    if let followUp = update.followUp { receive(followUp) }
  }
}

/// A scroll view with a forwarder.
final class ForwardedHost: DriverHost, SessionListener, ScrollHost {
  var scrollDelegate: (any ScrollHostDelegate)?

  private let forwarder: ScrollForwarder

  init(_ driver: any HeaderDriving, containerHeight: Double) {
    forwarder = ScrollForwarder(driver: driver)
    super.init(containerHeight: containerHeight)
    forwarder.attach(to: self)
  }

  var contentOffset: Double { scrollView.contentOffset }

  @inline(__always)
  var reading: HostReading {
    let scrollView = scrollView
    return HostReading(
      offset: scrollView.contentOffset, position: scrollView.position,
      contentSize: scrollView.contentSize, containerHeight: environment.containerHeight,
      appInset: ScrollInsets(
        top: scrollView.insetTop - contentInsetTop, bottom: scrollView.insetBottom),
      motion: scrollView.isTracking ? .tracking : .decelerating, scale: 3)
  }

  @inline(never)
  func receive(_ event: ScrollEvent) {
    forwarder.scrollHost(self, didReport: event)
  }

  func place(_ effects: HeaderEffects) {
    place(effects.layout)
  }

  func perform(
    _ effects: HeaderEffects, answering event: ScrollEvent, in context: HeaderContext
  ) {
    place(effects.layout)
    if let offset = effects.move?.immediateOffset { scrollView.contentOffset = offset }
  }
}
