public import ScrollPhysics

/// A scroll view's own numbers and its surroundings, in points, which a host reads once per event.
///
/// The numbers are the scroll view's. The stage translates them for the technique.
public struct HostReading: Sendable, Equatable {
  /// The scroll view's content offset.
  public var offset: Double
  /// The content offset without the rubber band. `nil` derives it from `offset`.
  public var position: Double?
  /// The rubber band's coefficient, above 0: 0.55 for a finger, 0.715 for a trackpad.
  public var rubberBandCoefficient: Double
  /// Height of the content.
  public var contentSize: Double
  /// Points from the container's top edge down to the scroll view's bottom edge.
  public var containerHeight: Double
  /// The app's own insets. For a page, they include ``PageHost/bottomRoom``.
  public var appInset: ScrollInsets
  /// Whether the system adds the overlapped safe area to the scroll view's insets, as UIKit does by
  /// default.
  public var addsSafeArea: Bool
  /// Height of a refresh control between the header and the content.
  public var refreshInset: Double
  /// Points at the container's top that bars cover.
  public var safeAreaTop: Double
  /// The measured height of the header's own content; `nil` if the host has not measured it.
  public var fittingHeight: Double?
  /// What moves the content.
  public var motion: HostMotion
  /// Whether the user asked for less motion.
  public var prefersReducedMotion: Bool
  /// Device pixels per point.
  public var scale: Double
  /// Progress of the running header animation, 0 to 1; `nil` without one.
  public var progress: Double?
  /// Whether the system animates what the host changes now, as in a rotation.
  public var isInSystemAnimation = false
  /// Velocity of the content in points per millisecond; `nil` if the host does not know it.
  public var velocity: Double?

  /// A reading of content at rest at `offset`. Omitted insets are zero.
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

  /// Whether every number is finite, as ``HeaderContext/isFinite`` has it, and the rubber band's coefficient
  /// is above 0.
  var isFinite: Bool {
    offset.isMeasurable && (position ?? 0).isMeasurable && contentSize.isMeasurable
      && containerHeight.isMeasurable && appInset.isFinite && refreshInset.isMeasurable
      && safeAreaTop.isMeasurable && (fittingHeight ?? 0).isMeasurable && scale.isMeasurable
      && (progress ?? 0).isMeasurable && (velocity ?? 0).isMeasurable
      && rubberBandCoefficient.isMeasurable && rubberBandCoefficient > 1e-9
  }

  var grid: PixelGrid { PixelGrid(scale: scale) }

  /// Half a pixel in points. Offsets closer than this look the same.
  var tolerance: Double { 0.5 / max(scale, 1) }

  /// Returns the safe area that the system adds to the top inset of a scroll view that begins at `minY`.
  func safeAreaInset(at minY: Double) -> Double {
    addsSafeArea ? max(0, safeAreaTop - minY) : 0
  }

  /// Returns the height of a scroll view that begins at `minY`.
  func viewHeight(from minY: Double) -> Double { max(0, containerHeight - minY) }

  /// Returns the range of offsets of a scroll view that begins at `minY` and has `room` for the header in its
  /// top inset. Both ends are on the pixel grid.
  func range(from minY: Double, room: Double) -> ScrollRange {
    ScrollRange(
      minimum: grid.rounded(-(appInset.top + refreshInset + room + safeAreaInset(at: minY))),
      maximum: grid.rounded(contentSize + appInset.bottom - viewHeight(from: minY)))
  }

  /// Returns the range of offsets of a scroll view under `layout`, which has `room` for the header in its top
  /// inset if it is an overlay.
  func range(under layout: HeaderLayout, mounting: HeaderMounting, room: Double) -> ScrollRange {
    range(
      from: mounting.viewMinY(under: layout),
      room: mounting == .overlay ? room : layout.contentInsetTop)
  }

  /// Returns line(`layout`): where the content's top is on screen when it rests on the header. With another
  /// `minY`, it is the line under a scroll view that begins there.
  func line(of layout: HeaderLayout, at minY: Double? = nil) -> Double {
    let minY = minY ?? layout.scrollViewMinY
    return minY + layout.contentInsetTop + appInset.top + refreshInset + safeAreaInset(at: minY)
  }

  /// The top inset that the app, a refresh control and the system give to a view that fills the container.
  var insetAboveRoom: Double { appInset.top + refreshInset + safeAreaInset(at: 0) }

  /// Returns the room that `layout` needs. Beside, it is the layout's inset. In an overlay, it is E (see
  /// ``HeaderStage``) on the pixel grid, less what the app and the system add.
  func room(of layout: HeaderLayout, mounting: HeaderMounting) -> Double {
    switch mounting {
    case .beside: layout.contentInsetTop
    case .overlay: grid.rounded(line(of: layout, at: layout.restMinY)) - insetAboveRoom
    }
  }
}
