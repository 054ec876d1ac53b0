import ScrollPhysics

extension HostReading {
  /// Height of a scroll view that begins at `minY`.
  func viewHeight(from minY: Double) -> Double { max(0, containerHeight - minY) }

  /// The offsets at which the content of a scroll view that begins at `minY`, with the header's
  /// `room` above its content, may rest: on the pixel grid.
  func range(from minY: Double, room: Double) -> ScrollRange {
    let top = appInset.top + refreshInset + room + safeAreaInset(at: minY)
    return ScrollRange(
      minimum: grid.rounded(-top),
      maximum: grid.rounded(contentSize + appInset.bottom - viewHeight(from: minY)))
  }
}

extension ScrollMetrics {
  /// What a technique is told of the scroll view of `reading` under `layout`; in an overlay with
  /// `room` for the header.
  package init(
    _ reading: HostReading, under layout: HeaderLayout, mounting: HeaderMounting, room: Double
  ) {
    let minY = layout.scrollViewMinY
    let headerInset = layout.contentInsetTop + reading.refreshInset
    let isTracking = reading.motion == .tracking
    var shift = 0.0
    var position = reading.position ?? (isTracking ? nil : reading.offset)
    let isOverlay = mounting == .overlay
    if position == nil {
      let viewMinY = isOverlay ? 0 : minY
      position = reading.range(from: viewMinY, room: isOverlay ? room : layout.contentInsetTop)
        .position(
          forOffset: reading.offset, dimension: reading.viewHeight(from: viewMinY),
          coefficient: reading.rubberBandCoefficient)
    }
    if isOverlay {
      shift = minY
      position = position.map { $0 + minY }
    }
    self.init(
      contentOffset: reading.offset + shift, contentSize: reading.contentSize,
      bounds: reading.viewHeight(from: minY),
      adjustedContentInset: ScrollInsets(
        top: reading.appInset.top + headerInset + reading.safeAreaInset(at: minY),
        bottom: reading.appInset.bottom),
      headerInset: headerInset, isTracking: isTracking, position: position)
  }
}

extension HeaderEnvironment {
  /// What surrounds the scroll view of `reading`.
  package init(_ reading: HostReading, mounting: HeaderMounting) {
    self.init(
      containerHeight: reading.containerHeight, safeAreaTop: reading.safeAreaTop,
      fittingHeight: reading.fittingHeight, prefersReducedMotion: reading.prefersReducedMotion,
      mounting: mounting)
  }
}
