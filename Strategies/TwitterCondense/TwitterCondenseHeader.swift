public import HeaderCore

/// A header that condenses to half its height as you read on, and opens as soon as you turn back.
///
/// Drag up: the header shrinks from 88 to 44 points while the content stands still; then the content moves. Drag
/// down, anywhere in the list: the header grows first. Let go half-way: it snaps.
///
///     h' = clamp(h - travel, 44, 88)          the content moves h - h' less than the finger
///
///     height 88 ┤──╮                ╭──
///               │   ╲              ╱
///            44 ┤    ╰────────────╯
///               └──────────────────────▶ finger up … finger down
///
/// Not for a header that should open only at the top of the list: this one opens wherever the finger turns. From "iOS
/// Animating UITableView Header" (MichiganLabs, 2016). An event costs O(1) and allocates nothing.
public struct TwitterCondenseHeader: CondensingHeaderBehavior {
  /// Heights of 88 and 44 pt, a snap at 0.5 in 0.2 s, and content frozen while the height changes.
  public var condensing = CondensingMechanism(maximumHeight: 88, minimumHeight: 44)
  /// The title's top in a collapsed header, in points below the safe area, 0 to 1000.
  public var titlePadding = 10.0

  /// A header with the document's values.
  public init() {}

  /// A header between two heights, in points below the safe area. The other values are the document's.
  public init(heights: ClosedRange<Double>) {
    condensing.minimumHeight = heights.lowerBound
    condensing.maximumHeight = heights.upperBound
  }

  // MARK: Description

  /// `twitter-condense`.
  public static let descriptor = HeaderDescriptor(
    name: "twitter-condense",
    title: "Condense like Twitter",
    summary: "The header shrinks to half its height as you read on, and opens when you turn back.",
    document: "iOS Animating UITableView Header, MichiganLabs, 2016",
    knownFrom: "Twitter's timeline; Flutter's SliverAppBar(pinned, floating)",
    exampleGesture:
      "drag -150 over 300; lift; wait 2500; drag 200 over 400; lift")

  /// Both heights, the snap, whether the content freezes, the title's place, and the parameters of all condensing
  /// techniques.
  public static var parameters: [HeaderParameter<TwitterCondenseHeader>] {
    [
      maximumHeightParameter, minimumHeightParameter, snapsParameter, snapByParameter,
      snapThresholdParameter, snapDurationParameter, freezesContentParameter,
      HeaderParameter(
        name: "title-padding", unit: "pt", range: 0...1000,
        help: "Distance from the top of the collapsed header to its title.",
        get: { $0.titlePadding }, set: { $0.titlePadding = $1 }),
    ] + habitParameters
  }

  // MARK: Choreography

  /// The title slides in from above, and the logo at the bottom fades out.
  ///
  ///     title top    = padding - (h - minimum)
  ///     logo opacity = (h - minimum) / (maximum - minimum)
  public var choreography: HeaderChoreography {
    let range = condensing.maximumHeight - condensing.minimumHeight
    return HeaderChoreography(elements: [
      HeaderElement(
        name: "logo", kind: .image,
        tracks: [
          HeaderTrack(.opacity, HeaderKeyframe(at: 0, 1), HeaderKeyframe(at: 1, 0)),
          HeaderTrack(.bottom, 8),
        ]),
      HeaderElement(
        name: "title", kind: .label,
        tracks: [
          HeaderTrack(
            .top, HeaderKeyframe(at: 0, titlePadding - range),
            HeaderKeyframe(at: 1, titlePadding))
        ]),
    ])
  }
}

extension HeaderBehavior where Self == TwitterCondenseHeader {
  /// A header that condenses between two heights, in points: `.condensing(44...88)`.
  public static func condensing(_ heights: ClosedRange<Double>) -> TwitterCondenseHeader {
    TwitterCondenseHeader(heights: heights)
  }
}
