public import HeaderCore

/// A bar that slides away with the content, and comes back wherever the finger turns.
///
/// Scroll up: the bar goes with the content, point for point, until only the status bar is left.
/// Scroll down, anywhere in the list: it slides back in. Let go half-way: it snaps to the nearer end,
/// or on in the direction it went.
///
///     h'         = clamp(h - travel, 0, 56)     once a turn has gone further than the tolerance
///     headerMinY = h' - 56
///
///     headerMinY  0 ┤╲            ╱
///                   │ ╲          ╱
///               -56 ┤  ╰────────╯
///                   └──────────────▶ finger up … finger down
///
/// Not for a bar that shrinks and stays: nothing of this one is left. As Material's `enterAlways`,
/// Flutter's floating app bar and Chromium's browser controls move. An event costs O(1) and allocates
/// nothing.
public struct EnterAlwaysHeader: CondensingHeaderBehavior {
  /// Heights 56 and 0 pt, no tolerance, snapping to the nearer end in 0.2 s.
  public var condensing = CondensingMechanism(maximumHeight: 56, minimumHeight: 0)

  /// Material's height.
  public init() {}

  /// The technique as its document has it, `height` points high.
  public init(height: Double) {
    condensing.maximumHeight = height
  }

  // MARK: Description

  /// `enter-always`.
  public static let descriptor = HeaderDescriptor(
    name: "enter-always",
    title: "Bar that enters always",
    summary: "The bar slides away with the content, and slides back in wherever you turn.",
    document: "Material's enterAlways; Flutter's floating app bar; Chromium's browser controls",
    knownFrom:
      "Safari's and Chrome's bar; Material's enterAlways; Flutter's SliverAppBar(floating)",
    exampleGesture:
      "drag -150 over 300; lift; wait 2500; drag 120 over 400; lift; wait 1600; scroll-to-top")

  /// The height, the tolerance, how and where it moves, the snap, and habits.
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

  /// The bar as it is, as far up as it has gone; the scroll view begins under it.
  @inlinable
  public func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    condensing.slidingLayout(for: state, in: context)
  }

  // MARK: Choreography

  /// A title and a button, as app bars have; they go with the bar.
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
  /// A bar that slides away with the content, and back in on any turn: `.enterAlways(height: 56)`.
  public static func enterAlways(height: Double) -> EnterAlwaysHeader {
    EnterAlwaysHeader(height: height)
  }
}
