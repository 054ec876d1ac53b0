import SimulationTestSupport

/// A scroll view under a Twitter header, kept by hand: what a host does, and no more.
///
/// The finger's position is one-to-one; the offset is that position behind the rubber band; bounds
/// are what the header leaves of the container.
struct CondensingHost {
  var containerHeight = 852.0
  var contentSize = 3000.0
  var safeAreaTop = 0.0
  var insetTop = 0.0
  var insetBottom = 0.0
  /// Where the content would be without edges. Assigning it moves the content behind the header's
  /// back.
  var position: Double
  let driver: HeaderDriver<TwitterCondenseHeader>

  init(
    position: Double = 0, containerHeight: Double = 852, contentSize: Double = 3000,
    safeAreaTop: Double = 0, insetTop: Double = 0, insetBottom: Double = 0,
    _ tune: (inout CondensingMechanism) -> Void = { _ in }
  ) {
    self.position = position
    self.containerHeight = containerHeight
    self.contentSize = contentSize
    self.safeAreaTop = safeAreaTop
    self.insetTop = insetTop
    self.insetBottom = insetBottom
    var header = TwitterCondenseHeader()
    tune(&header.condensing)
    driver = HeaderDriver(header)
    _ = driver.start(in: context())
  }

  /// The header's height below the safe area.
  var height: Double { driver.layout.headerHeight - safeAreaTop }

  var bounds: Double { containerHeight - driver.layout.scrollViewMinY }

  func context(visibleLayout: HeaderLayout? = nil) -> HeaderContext {
    var scroll = ScrollMetrics(
      contentOffset: position, contentSize: contentSize, bounds: bounds,
      adjustedContentInset: ScrollInsets(top: insetTop, bottom: insetBottom))
    scroll.contentOffset = scroll.contentOffsetRange.offset(
      forPosition: position, dimension: bounds)
    return HeaderContext(
      scroll: scroll,
      environment: HeaderEnvironment(containerHeight: containerHeight, safeAreaTop: safeAreaTop),
      visibleLayout: visibleLayout)
  }

  /// Reports `event` as it is and does what the answer says.
  @discardableResult
  mutating func report(_ event: ScrollEvent, visibleLayout: HeaderLayout? = nil) -> HeaderUpdate {
    let update = driver.update(for: event, in: context(visibleLayout: visibleLayout))
    if let position = update.reaction.position { self.position = position }
    return update
  }

  /// The content moves by `travel` points, up if positive, because of `cause`.
  @discardableResult
  mutating func scroll(by travel: Double, _ cause: ScrollCause = .drag) -> HeaderUpdate {
    position += travel
    return report(.didScroll(cause))
  }
}
