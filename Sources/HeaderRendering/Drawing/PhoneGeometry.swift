import HeaderCore

/// How large a phone is, and where the container lies on its screen.
struct PhoneGeometry: Equatable {
  let containerHeight: Double
  let safeAreaTop: Double
  /// Points of the phone that are drawn, from its top; all of it unless it is cut.
  var visibleHeight: Double

  /// The phone that shows every frame of `timelines` whole.
  init(_ timelines: [Timeline]) {
    var (height, safeArea) = (200.0, timelines.first?.frames.first?.environment.safeAreaTop ?? 0)
    for timeline in timelines {
      for frame in timeline.frames { height = max(height, frame.environment.containerHeight) }
    }
    if !safeArea.isFinite { safeArea = 0 }
    containerHeight = height
    safeAreaTop = safeArea
    visibleHeight = 0
    visibleHeight = size.height
  }

  /// The phone that is cut below where the headers of `timelines` have been seen, with `room` points
  /// of content.
  init(cutting timelines: [Timeline], room: Double) {
    self.init(timelines)
    var lowest = 0.0
    for timeline in timelines {
      for frame in timeline.frames { lowest = max(lowest, frame.layout.headerMaxY) }
    }
    visibleHeight = min(max(lowest + room, 380) + containerTop + chin, size.height)
  }

  /// Where a finger is seen below the header of `timeline`, in the container's coordinates.
  func fingerRange(_ timeline: Timeline) -> ClosedRange<Double> {
    let foot = visibleHeight - containerTop - chin
    let header = timeline.frames.reduce(0) { max($0, $1.layout.headerMaxY) }
    return min(header + 36, foot - 120)...max(foot - 40, 0)
  }

  /// Points from the phone's edge to its screen.
  static let bezel = 14.0

  /// Whether it is a phone with a home button: a screen with corners, and a status bar of 20 points.
  var hasHomeButton: Bool {
    0 < safeAreaTop && safeAreaTop < StatusBar.smallestSafeArea
      || safeAreaTop == 0 && containerHeight <= 667
  }

  /// Points above the screen, and below it.
  var chin: Double { hasHomeButton ? 92 : PhoneGeometry.bezel }

  /// Height of the status bar above a container that begins below it.
  var stripHeight: Double { hasHomeButton ? 20 : StatusBar.stripHeight }

  /// Where the container begins on the screen: below the status bar, unless the safe area says that
  /// it is behind it.
  var containerTop: Double { safeAreaTop > 0 ? 0 : stripHeight }

  var screenHeight: Double { containerTop + containerHeight }

  /// The whole phone.
  var size: (width: Double, height: Double) {
    (PhoneDrawing.screenWidth + 2 * PhoneGeometry.bezel, screenHeight + 2 * chin)
  }

  /// What phones refer to, once for a document.
  func definitions(identifier: String) -> String {
    let width = String(number: PhoneDrawing.screenWidth)
    let safeTop = containerTop > 0 ? 0 : safeAreaTop
    return """
      <defs>
      <clipPath id="\(identifier)-screen"><rect width="\(width)" \
      height="\(String(number: screenHeight))" rx="\(hasHomeButton ? 2 : 48)"/></clipPath>
      <clipPath id="\(identifier)-safe"><rect y="\(String(number: safeTop))" width="\(width)" \
      height="\(String(number: containerHeight))"/></clipPath>
      <clipPath id="\(identifier)-above"><rect y="-100000" width="\(width)" height="100000"/></clipPath>
      </defs>

      """
  }
}
