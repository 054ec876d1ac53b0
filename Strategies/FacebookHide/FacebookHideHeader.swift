public import HeaderCore

/// A header that disappears as you read on, and returns as soon as you turn back.
///
/// Drag up: the header shrinks from 88 points to 0 while the content stands still; then the content moves, with
/// all of the screen below the status bar. Drag down, anywhere in the list: the header returns first. Let go
/// half-way: it snaps.
///
///     h' = clamp(h - travel, 0, 88)           the content moves h - h' less than the finger
///
///     height 88 ┤──╮                    ╭──
///               │    ╲                ╱
///             0 ┤      ╰────────────╯
///               └──────────────────────────▶ finger up … finger down
///
/// Not for a header with controls that must stay reachable. From "iOS Animating UITableView Header" (MichiganLabs,
/// 2016), with the minimum height that it gives for Facebook. An event costs O(1) and allocates nothing.
public struct FacebookHideHeader: CondensingHeaderBehavior {
  /// Heights of 88 and 0 pt, a snap at 0.5 in 0.2 s, and content frozen while the height changes.
  public var condensing = CondensingMechanism(maximumHeight: 88, minimumHeight: 0)

  /// A header with the document's values.
  public init() {}

  /// A header `height` points high. The other values are the document's.
  public init(height: Double) {
    condensing.maximumHeight = height
  }

  // MARK: Description

  /// `facebook-hide`.
  public static let descriptor = HeaderDescriptor(
    name: "facebook-hide",
    title: "Hide like Facebook",
    summary: "The header hides completely as you read on, and returns when you turn back.",
    document: "iOS Animating UITableView Header, MichiganLabs, 2016",
    knownFrom: "Facebook's feed; Material's enterAlways with snap",
    exampleGesture:
      "drag -150 over 300; lift; wait 2500; drag 120 over 400; lift; wait 1600; scroll-to-top")

  /// The height, the snap, the travel, where the header returns, and the parameters of all condensing techniques.
  public static var parameters: [HeaderParameter<FacebookHideHeader>] {
    [
      maximumHeightParameter, snapsParameter, snapByParameter, snapThresholdParameter,
      snapDurationParameter, travelParameter, commitDistanceParameter, revealsParameter,
    ] + habitParameters
  }

  // MARK: Choreography

  /// The search bar fades with the height: opacity = h / maximum.
  public var choreography: HeaderChoreography {
    HeaderChoreography(elements: [
      HeaderElement(
        name: "search-bar", kind: .textField,
        tracks: [
          HeaderTrack(.opacity, HeaderKeyframe(at: 0, 1), HeaderKeyframe(at: 1, 0)),
          HeaderTrack(.bottom, 8),
          HeaderTrack(.leading, 8),
          HeaderTrack(.trailing, 8),
        ])
    ])
  }
}

extension HeaderBehavior where Self == FacebookHideHeader {
  /// A header that disappears as you read on, and returns at any turn: `.hiding(height: 88)`.
  public static func hiding(height: Double) -> FacebookHideHeader {
    FacebookHideHeader(height: height)
  }
}
