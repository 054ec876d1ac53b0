import ScrollPhysics

extension ScrollMetrics {
  /// The metrics that a technique is told with `event`, for `reading` under `layout`. `room` is what an
  /// overlay adds to the top inset. `rest` replaces the content's offset and position.
  package init(
    _ reading: HostReading, telling event: ScrollEvent? = nil, under layout: HeaderLayout,
    mounting: HeaderMounting, room: Double, rest: Double? = nil
  ) {
    let minY = layout.scrollViewMinY
    let isTracking = reading.motion == .tracking
    var position = reading.position ?? reading.offset
    if reading.position == nil, isTracking {
      position = reading.range(under: layout, mounting: mounting, room: room).position(
        forOffset: reading.offset,
        dimension: reading.viewHeight(from: mounting.viewMinY(under: layout)),
        coefficient: reading.rubberBandCoefficient)
    }
    let shift = mounting.shift(under: layout)
    let offset = rest ?? reading.offset + shift
    let headerInset = layout.contentInsetTop + reading.refreshInset
    let top = reading.appInset.top + headerInset + reading.safeAreaInset(at: minY)
    let isAtRest = event?.movesRestingContent != true || offset + top > -2 * reading.tolerance
    self.init(
      contentOffset: offset, contentSize: reading.contentSize,
      bounds: reading.viewHeight(from: minY),
      adjustedContentInset: ScrollInsets(top: top, bottom: reading.appInset.bottom),
      headerInset: headerInset, isTracking: isTracking, position: rest ?? position + shift,
      isResting: reading.motion == .resting && isAtRest,
      velocity: event?.releaseVelocity ?? reading.velocity)
  }
}

extension HeaderEnvironment {
  /// The surroundings in `reading`.
  package init(_ reading: HostReading, mounting: HeaderMounting) {
    self.init(
      containerHeight: reading.containerHeight, safeAreaTop: reading.safeAreaTop,
      fittingHeight: reading.fittingHeight, prefersReducedMotion: reading.prefersReducedMotion,
      mounting: mounting)
  }
}
