import HeaderCore

/// The size of a phone, and the place of the container on its screen.
struct PhoneGeometry: Equatable {
  let containerHeight: Double
  let safeAreaTop: Double
  /// The height of the part that is drawn, from the top, in points.
  var visibleHeight = 0.0

  /// The width of the bezel at the sides of the screen, in points.
  static let bezel = 14.0

  /// The phone for all frames of `timelines`. With `room`, it is cut that many points below the lowest header,
  /// unless there is a bar at the bottom.
  init(_ timelines: [Timeline], room: Double? = nil) {
    let frames = timelines.lazy.flatMap { $0.frames }
    let safeArea = timelines.first?.frames.first?.environment.safeAreaTop ?? 0
    containerHeight = frames.reduce(200) { max($0, $1.environment.containerHeight) }
    safeAreaTop = safeArea.isFinite ? safeArea : 0
    visibleHeight = size.height
    if let room, !frames.contains(where: { $0.barMinY != nil }) {
      let lowest = frames.reduce(0) { max($0, $1.layout.headerMaxY) }
      visibleHeight = min(max(lowest + room, 380) + containerTop + bezelHeight, size.height)
    }
  }

  /// Whether the whole phone is drawn.
  var isWhole: Bool { visibleHeight >= size.height }

  /// Returns the y, in the container, at which a finger is visible below the header of `timeline`.
  func fingerRange(_ timeline: Timeline) -> ClosedRange<Double> {
    let foot = visibleHeight - containerTop - bezelHeight
    let header = timeline.frames.reduce(0) { max($0, $1.layout.headerMaxY) }
    return min(header + 36, foot - 120)...max(foot - 40, 0)
  }

  /// Whether the phone is in landscape, without a status bar.
  var isLandscape: Bool { safeAreaTop == 0 && 320...440 ~= containerHeight }

  /// Points on either side of the column that contains everything except backgrounds. A list that is wider than a
  /// phone would be hard to read.
  var margin: Double { isLandscape ? (852 - PhoneDrawing.screenWidth) / 2 : 0 }

  /// The `x` attribute for the screen's left edge, empty if it is the column's.
  var edge: Markup { margin == 0 ? "" : #"x="\#(-margin)" "# }

  /// The width of the screen, in points.
  var screenWidth: Double { PhoneDrawing.screenWidth + 2 * margin }

  /// Whether the phone has a home button, square corners and a status bar of 20 points.
  var hasHomeButton: Bool {
    0 < safeAreaTop && safeAreaTop < StatusBar.smallestSafeArea
      || safeAreaTop == 0 && containerHeight <= 667 && !isLandscape
  }

  /// The height of the bezel above and below the screen, in points.
  var bezelHeight: Double { hasHomeButton ? 92 : PhoneGeometry.bezel }

  /// The container's top on the screen: below the status bar, unless the safe area includes that.
  var containerTop: Double {
    safeAreaTop > 0 || isLandscape ? 0 : hasHomeButton ? 20 : StatusBar.stripHeight
  }

  var screenHeight: Double { containerTop + containerHeight }

  /// The size of the whole phone.
  var size: Size {
    Size(width: screenWidth + 2 * PhoneGeometry.bezel, height: screenHeight + 2 * bezelHeight)
  }

  /// The definitions that phones refer to, once for a document.
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
