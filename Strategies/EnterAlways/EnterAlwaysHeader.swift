public import HeaderCore

/// A bar that slides away with the content, and comes back wherever the finger turns.
///
/// Drag up: the bar leaves with the content, point for point, until only the status bar is left. Drag down,
/// anywhere in the list: it slides back in. Let go half-way: it snaps to the nearer end, or on in the same
/// direction.
///
///     h'         = clamp(h - travel, 0, 56)     after a turn, once the travel exceeds the tolerance
///     headerMinY = h' - 56
///
///     headerMinY  0 ┤╲            ╱
///                   │ ╲          ╱
///               -56 ┤  ╰────────╯
///                   └──────────────▶ finger up … finger down
///
/// Not for a bar that stays visible: this one leaves completely. From Material's `enterAlways`, Flutter's floating
/// app bar and Chromium's browser controls. An event costs O(1) and allocates nothing.
public struct EnterAlwaysHeader: CondensingHeaderBehavior {
  /// Heights of 56 and 0 pt, no tolerance, and a snap of 0.2 s to the nearer end.
  public var condensing = CondensingMechanism(maximumHeight: 56, minimumHeight: 0)

  /// A bar with Material's height, 56 points.
  public init() {}

  /// A bar `height` points high. The other values are the document's.
  public init(height: Double) {
    condensing.maximumHeight = height
  }

  // MARK: Description

  /// `enter-always`.
  public static let descriptor = HeaderDescriptor(
    name: "enter-always",
    title: "Bar that enters always",
    summary: "The bar slides away with the content, and slides back in whenever you turn back.",
    document: "Material's enterAlways; Flutter's floating app bar; Chromium's browser controls",
    knownFrom:
      "Safari's and Chrome's bar; Material's enterAlways; Flutter's SliverAppBar(floating)",
    exampleGesture:
      "drag -150 over 300; lift; wait 2500; drag 120 over 400; lift; wait 1600; scroll-to-top")

  /// The height, the tolerance, the travel, where the bar returns, the snap, and how it starts.
  public static var parameters: [HeaderParameter<EnterAlwaysHeader>] {
    [
      HeaderParameter(
        name: "height", unit: "pt", range: 0...1000, property: "condensing.maximumHeight",
        help: "Height below the safe area.",
        get: { $0.condensing.maximumHeight }, set: { $0.condensing.maximumHeight = $1 }),
      toleranceParameter, travelParameter, commitDistanceParameter, revealsParameter,
      snapsParameter, snapByParameter, startsCollapsedParameter, pinnedParameter,
    ]
  }

  // MARK: Behavior

  /// The bar at its full height, moved up. The scroll view begins at its lower edge.
  @inlinable
  public func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    condensing.slidingLayout(for: state, in: context)
  }

  // MARK: Choreography

  /// A title and a button, which move with the bar.
  public var choreography: HeaderChoreography {
    HeaderChoreography(elements: [
      HeaderElement(
        name: "title", kind: .label, tracks: [HeaderTrack(.leading, 16), HeaderTrack(.bottom, 16)]),
      HeaderElement(
        name: "action", kind: .button,
        tracks: [HeaderTrack(.trailing, 16), HeaderTrack(.bottom, 14)]),
    ])
  }
}

extension HeaderBehavior where Self == EnterAlwaysHeader {
  /// A bar that slides away with the content, and back in at any turn: `.enterAlways(height: 56)`.
  public static func enterAlways(height: Double) -> EnterAlwaysHeader {
    EnterAlwaysHeader(height: height)
  }
}
