public import ScrollPhysics

/// What moves a scroll view's content at one moment.
public enum HostMotion: Sendable, Equatable, CaseIterable {
  /// Nothing does.
  case resting
  /// A finger is down, dragging or not.
  case tracking
  /// The content goes on by itself after a finger has let go of it.
  case decelerating
  /// An animated programmatic scroll is under way.
  case scrolling
}

/// What a host reads off its scroll view and its screen, once per event: the view's own numbers, in
/// points, before any technique has a part in them.
public struct HostReading: Sendable, Equatable {
  /// The scroll view's content offset.
  public var offset: Double
  /// Where the content would be if the view had no edges, where the host knows; it is read back from
  /// the rubber band otherwise.
  public var position: Double?
  /// The rubber band's coefficient under the finger: 0.55 for a touch, another for a trackpad.
  public var rubberBandCoefficient: Double
  /// Height of the content.
  public var contentSize: Double
  /// Points from the container's top edge down to the scroll view's bottom edge.
  public var containerHeight: Double
  /// The app's own insets; of one of several pages, with its ``PageContained/bottomRoom``.
  public var appInset: ScrollInsets
  /// Whether the system adds the safe area that the scroll view overlaps to its insets, as UIKit
  /// mostly does.
  public var addsSafeArea: Bool
  /// What lies between the header and the content: a refresh control's room.
  public var refreshInset: Double
  /// Points at the container's top that bars cover.
  public var safeAreaTop: Double
  /// The height the header's own content asks for, where the host has measured it.
  public var fittingHeight: Double?
  /// What moves the content.
  public var motion: HostMotion
  /// Whether the user asked for less motion.
  public var prefersReducedMotion: Bool
  /// Device pixels per point.
  public var scale: Double
  /// How far a header animation that is under way has got, 0 to 1; `nil` where none is.
  public var progress: Double?

  /// A reading of content at rest at `offset`; what is not given is nothing.
  @inlinable
  public init(
    offset: Double, position: Double? = nil,
    rubberBandCoefficient: Double = RubberBand.standardCoefficient, contentSize: Double,
    containerHeight: Double, appInset: ScrollInsets = .zero, addsSafeArea: Bool = true,
    refreshInset: Double = 0,
    safeAreaTop: Double = 0, fittingHeight: Double? = nil, motion: HostMotion = .resting,
    prefersReducedMotion: Bool = false, scale: Double = 1, progress: Double? = nil
  ) {
    self.offset = offset
    self.position = position
    self.rubberBandCoefficient = rubberBandCoefficient
    self.contentSize = contentSize
    self.containerHeight = containerHeight
    self.appInset = appInset
    self.addsSafeArea = addsSafeArea
    self.refreshInset = refreshInset
    self.safeAreaTop = safeAreaTop
    self.fittingHeight = fittingHeight
    self.motion = motion
    self.prefersReducedMotion = prefersReducedMotion
    self.scale = scale
    self.progress = progress
  }

  var grid: PixelGrid { PixelGrid(scale: scale) }

  /// Offsets closer than this, in points, look the same: half a pixel.
  var tolerance: Double { 0.5 / max(scale, 1) }

  /// What the system adds above the content of a scroll view that begins at `minY`.
  func safeAreaInset(at minY: Double) -> Double {
    addsSafeArea ? max(0, safeAreaTop - minY) : 0
  }

  /// Height of a scroll view that begins at `minY`.
  func viewHeight(from minY: Double) -> Double { max(0, containerHeight - minY) }

  /// The offsets at which the content of a scroll view that begins at `minY`, with the header's
  /// `room` above its content, may rest: on the pixel grid.
  func range(from minY: Double, room: Double) -> ScrollRange {
    ScrollRange(
      minimum: grid.rounded(-(appInset.top + refreshInset + room + safeAreaInset(at: minY))),
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
    let isOverlay = mounting == .overlay
    let isTracking = reading.motion == .tracking
    var position = reading.position ?? reading.offset
    if reading.position == nil, isTracking {
      let viewMinY = isOverlay ? 0 : minY
      position = reading.range(from: viewMinY, room: isOverlay ? room : layout.contentInsetTop)
        .position(
          forOffset: reading.offset, dimension: reading.viewHeight(from: viewMinY),
          coefficient: reading.rubberBandCoefficient)
    }
    let shift = isOverlay ? minY : 0
    let headerInset = layout.contentInsetTop + reading.refreshInset
    self.init(
      contentOffset: reading.offset + shift, contentSize: reading.contentSize,
      bounds: reading.viewHeight(from: minY),
      adjustedContentInset: ScrollInsets(
        top: reading.appInset.top + headerInset + reading.safeAreaInset(at: minY),
        bottom: reading.appInset.bottom),
      headerInset: headerInset, isTracking: isTracking, position: position + shift)
  }
}

extension HeaderContext {
  /// What a technique is told of `reading` under `layout`, while `visibleLayout` is seen.
  init(
    _ reading: HostReading, under layout: HeaderLayout, mounting: HeaderMounting, room: Double,
    visibleLayout: HeaderLayout?
  ) {
    self.init(
      scroll: ScrollMetrics(reading, under: layout, mounting: mounting, room: room),
      environment: HeaderEnvironment(reading, mounting: mounting), visibleLayout: visibleLayout)
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
