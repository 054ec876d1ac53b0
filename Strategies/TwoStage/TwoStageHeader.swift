public import HeaderCore

/// A large header. A small bar of it returns at once, and the rest at the top of the list.
///
/// Drag up: the header leaves with the content, the bar at its lower edge last. Drag down, anywhere in the list:
/// the bar slides back in, and the content moves on under it. Arrive at the top: the rest follows. Let go between two
/// of the three rests: it snaps.
///
///     up          h' = clamp(h - travel, 0, 128)
///     down        to 56 first, then the content to its top, then to 128
///     headerMinY  h' - 128
///
///     height 128 ┤╲                           ╱
///             56 ┤ ╲        ╭────────────────╯
///              0 ┤  ╰──────╯
///                └──────────────────────────────▶ finger up … finger down … top of the list
///
/// Not for a header that should expand wherever the finger turns. From Material's `enterAlwaysCollapsed`. An event
/// costs O(1) and allocates nothing.
public struct TwoStageHeader: CondensingHeaderBehavior {
  /// Heights of 128 and 0 pt, and a snap of 0.2 s to the nearest rest.
  public var condensing = CondensingMechanism(maximumHeight: 128, minimumHeight: 0)
  /// Height of the bar in points below the safe area, 0 to the expanded height.
  public var barHeight = 56.0

  /// A header with Material's heights, 128 and 56 points.
  public init() {}

  /// A header with these heights of the bar and of the expanded header, in points below the safe area.
  public init(heights: ClosedRange<Double>) {
    barHeight = heights.lowerBound
    condensing.maximumHeight = heights.upperBound
  }

  // MARK: Description

  /// `two-stage`.
  public static let descriptor = HeaderDescriptor(
    name: "two-stage",
    title: "Header that returns in two stages",
    summary: "A small bar returns whenever you turn back, and the rest of the header at the top.",
    document: "Material's enterAlwaysCollapsed",
    knownFrom: "Material's enterAlwaysCollapsed; Flutter's SliverAppBar(floating, expandedHeight)",
    exampleGesture:
      "drag -400 over 300; lift; wait 3500; drag 90 over 400; hold 150; lift; wait 800; "
      + "scroll-to-top")

  /// Both heights, the snap, and the parameters of all condensing techniques.
  public static var parameters: [HeaderParameter<TwoStageHeader>] {
    [
      HeaderParameter(
        name: "expanded-height", unit: "pt", range: 0...2000,
        property: "condensing.maximumHeight", help: "Expanded height below the safe area.",
        get: { $0.condensing.maximumHeight }, set: { $0.condensing.maximumHeight = $1 }),
      HeaderParameter(
        name: "bar-height", unit: "pt", range: 0...2000, atMost: "expanded-height",
        help: "Height below the safe area of the bar that returns at once.",
        get: { $0.barHeight }, set: { $0.barHeight = $1 }),
      snapsParameter, snapByParameter,
    ] + habitParameters
  }

  // MARK: Behavior

  /// Travel at a turn returns the bar.
  @inlinable
  public var meter: TravelMeter {
    var meter = condensing.meter
    meter.returnHeight = barHeight
    return meter
  }

  /// Three rests: expanded, the bar, and hidden.
  public var snap: HeaderSnap {
    var snap = condensing.snap
    snap.middle = meter.fraction(of: barHeight)
    return snap
  }

  /// The header at its full height, moved up. The scroll view begins at its lower edge.
  @inlinable
  public func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    condensing.slidingLayout(for: state, in: context)
  }

  // MARK: Choreography

  /// A headline in the part that returns at the top, which fades as it leaves, and a search field in the bar.
  public var choreography: HeaderChoreography {
    let bar = max(meter.fraction(of: barHeight), 0.01)
    return HeaderChoreography(elements: [
      HeaderElement(
        name: "headline", kind: .label,
        tracks: [
          HeaderTrack(.opacity, HeaderKeyframe(at: 0, 1), HeaderKeyframe(at: bar, 0)),
          HeaderTrack(.leading, 16),
          HeaderTrack(.bottom, barHeight + 16),
        ]),
      HeaderElement(
        name: "search-field", kind: .textField,
        tracks: [HeaderTrack(.leading, 16), HeaderTrack(.trailing, 16), HeaderTrack(.bottom, 14)]),
    ])
  }
}

extension HeaderBehavior where Self == TwoStageHeader {
  /// A header whose bar returns at any turn, and the rest at the top, with the heights of bar and header in points:
  /// `.twoStage(56...128)`.
  public static func twoStage(_ heights: ClosedRange<Double>) -> TwoStageHeader {
    TwoStageHeader(heights: heights)
  }
}
