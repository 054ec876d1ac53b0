import HeaderCore

/// How large a phone is, and where the container lies on its screen.
struct PhoneGeometry: Equatable {
  let containerHeight: Double
  let safeAreaTop: Double
  /// Points of the phone that are drawn, from its top; all of it unless it is cut.
  var visibleHeight = 0.0

  /// Points from the phone's edge to its screen.
  static let bezel = 14.0

  /// The phone that shows every frame of `timelines` whole; with `room`, cut so many points below where
  /// the headers have been seen, unless there is a bar at the bottom.
  init(_ timelines: [Timeline], room: Double? = nil) {
    let frames = timelines.lazy.flatMap { $0.frames }
    let safeArea = timelines.first?.frames.first?.environment.safeAreaTop ?? 0
    containerHeight = frames.reduce(200) { max($0, $1.environment.containerHeight) }
    safeAreaTop = safeArea.isFinite ? safeArea : 0
    visibleHeight = size.height
    if let room, !frames.contains(where: { $0.barMinY != nil }) {
      let lowest = frames.reduce(0) { max($0, $1.layout.headerMaxY) }
      visibleHeight = min(max(lowest + room, 380) + containerTop + chin, size.height)
    }
  }

  /// Whether all of the phone is drawn.
  var isWhole: Bool { visibleHeight >= size.height }

  /// Where a finger is seen below the header of `timeline`, in the container's coordinates.
  func fingerRange(_ timeline: Timeline) -> ClosedRange<Double> {
    let foot = visibleHeight - containerTop - chin
    let header = timeline.frames.reduce(0) { max($0, $1.layout.headerMaxY) }
    return min(header + 36, foot - 120)...max(foot - 40, 0)
  }

  /// Whether the phone lies on its side, without a status bar.
  var isLandscape: Bool { safeAreaTop == 0 && 320...440 ~= containerHeight }

  /// Points of the screen on either side of the column in which everything is drawn but grounds: wider
  /// than a phone is, a list would not be read with ease.
  var margin: Double { isLandscape ? (852 - PhoneDrawing.screenWidth) / 2 : 0 }

  /// The screen's left edge as an attribute of a rectangle, or nothing where that is the column's.
  var edge: Markup { margin == 0 ? "" : #"x="\#(-margin)" "# }

  /// Points across the screen.
  var screenWidth: Double { PhoneDrawing.screenWidth + 2 * margin }

  /// Whether it is a phone with a home button: a screen with corners, and a status bar of 20 points.
  var hasHomeButton: Bool {
    0 < safeAreaTop && safeAreaTop < StatusBar.smallestSafeArea
      || safeAreaTop == 0 && containerHeight <= 667 && !isLandscape
  }

  /// Points above the screen, and below it.
  var chin: Double { hasHomeButton ? 92 : PhoneGeometry.bezel }

  /// Where the container begins on the screen: below the status bar, unless the safe area says that
  /// it is behind it.
  var containerTop: Double {
    safeAreaTop > 0 || isLandscape ? 0 : hasHomeButton ? 20 : StatusBar.stripHeight
  }

  var screenHeight: Double { containerTop + containerHeight }

  /// The whole phone.
  var size: Size {
    Size(width: screenWidth + 2 * PhoneGeometry.bezel, height: screenHeight + 2 * chin)
  }

  /// What phones refer to, once for a document.
  var definitions: Markup {
    """
    <defs>
    <clipPath id="\(own: "screen")"><rect \(edge)width="\(screenWidth)" height="\(screenHeight)" \
    rx="\(hasHomeButton ? 2.0 : 48)"/></clipPath>
    <clipPath id="\(own: "safe")"><rect y="\(containerTop > 0 ? 0 : safeAreaTop)" \
    width="\(PhoneDrawing.screenWidth)" height="\(containerHeight)"/></clipPath>
    <clipPath id="\(own: "above")"><rect \(edge)y="-100000" width="\(screenWidth)" \
    height="100000"/></clipPath>
    </defs>

    """
  }
}
