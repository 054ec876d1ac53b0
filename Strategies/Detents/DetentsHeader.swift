public import HeaderCore

/// A header that rests at any of three heights, and lets a fling choose which.
///
/// Drag up: the header shrinks from 300 points to 160 to 60 before the content moves. Drag down, anywhere
/// in the list: the header grows first. Let go in an overlay: the fling's end is chosen so that header and content
/// come to rest together, the header at one of its heights.
///
///     h' = clamp(h - (target - offset), 60, 300)      the height at the fling's end
///     r  = the rest nearest to h', or the next one in the direction of a fast fling
///     target' = offset + (h - r)
///
///     height 300 ┤──╮                   ╭──
///            160 ┤   ╲──╮           ╭──╱
///             60 ┤       ╰─────────╯
///                └─────────────────────────▶ fling … fling … and back
///
/// Not for a header with two rests. FloatingPanel moves its panels by the same rule. An event costs O(1) and
/// allocates nothing.
public struct DetentsHeader: CondensingHeaderBehavior {
  /// Heights of 300 and 60 pt, content frozen while the height changes, and a snap of 0.2 s if no fling's end can
  /// be chosen.
  public var condensing = CondensingMechanism(maximumHeight: 300, minimumHeight: 60)
  /// The middle rest, in points below the safe area, from the minimum to the maximum height.
  public var middleHeight = 160.0
  /// Whether a fling may pass a rest and end at a further one.
  public var projection = true
  /// In points per millisecond, 0 to 10. A faster fling ends at the next rest in its direction.
  public var velocityThreshold = 0.3

  /// Rests at 60, 160 and 300 points, and flings that may pass one.
  public init() {}

  /// Rests at three increasing heights, in points. The other parameters keep their defaults.
  public init(heights small: Double, _ middle: Double, _ large: Double) {
    condensing.minimumHeight = small
    middleHeight = middle
    condensing.maximumHeight = large
  }

  // MARK: Description

  /// `detents`.
  public static let descriptor = HeaderDescriptor(
    name: "detents",
    title: "Header with detents",
    summary: "The header rests at one of three heights, and a fling chooses which.",
    document: "FloatingPanel's target states; UISheetPresentationController's detents",
    knownFrom: "Maps' card, for a header; FloatingPanel; UISheetPresentationController",
    exampleGesture:
      "drag -120 over 400; hold 150; lift; wait 800; drag -200 over 250; lift; wait 2500; "
      + "drag 400 over 300; lift; wait 1500; scroll-to-top")

  /// The heights, flings, the snap, and the parameters of all condensing techniques.
  public static var parameters: [HeaderParameter<DetentsHeader>] {
    [
      HeaderParameter(
        name: "maximum-height", unit: "pt", range: 0...1000,
        property: "condensing.maximumHeight", help: "Largest height below the safe area.",
        get: { $0.condensing.maximumHeight }, set: { $0.condensing.maximumHeight = $1 }),
      HeaderParameter(
        name: "middle-height", unit: "pt", range: 0...1000, atMost: "maximum-height",
        help: "Height of the detent between the two.",
        get: { $0.middleHeight }, set: { $0.middleHeight = $1 }),
      HeaderParameter(
        name: "minimum-height", unit: "pt", range: 0...1000, atMost: "middle-height",
        property: "condensing.minimumHeight", help: "Smallest height below the safe area.",
        get: { $0.condensing.minimumHeight }, set: { $0.condensing.minimumHeight = $1 }),
      HeaderParameter(
        name: "projection", help: "Whether a fling may pass a detent and end at a further one.",
        get: { $0.projection }, set: { $0.projection = $1 }),
      HeaderParameter(
        name: "velocity-threshold", unit: "pt/ms", range: 0...10,
        help: "A fling faster than this goes to the next detent in its direction.",
        get: { $0.velocityThreshold }, set: { $0.velocityThreshold = $1 }),
      snapsParameter, snapByParameter, snapDurationParameter,
    ] + habitParameters
  }

  // MARK: Behavior

  /// Three rests. A fling's end is chosen so that the header comes to rest at one of them.
  public var snap: HeaderSnap {
    var snap = condensing.snap
    snap.middle = meter.fraction(of: middleHeight)
    snap.projects = true
    snap.passesRests = projection
    snap.velocityThreshold = velocityThreshold
    return snap
  }

  // MARK: Choreography

  /// A picture that fills the header, and a title at its lower edge.
  public var choreography: HeaderChoreography {
    HeaderChoreography(elements: [
      HeaderElement(
        name: "picture", kind: .image,
        tracks: [
          HeaderTrack(.opacity, HeaderKeyframe(at: 0.6, 1), HeaderKeyframe(at: 1, 0))
        ]),
      HeaderElement(
        name: "title", kind: .label, tracks: [HeaderTrack(.bottom, 16)]),
    ])
  }
}

extension HeaderBehavior where Self == DetentsHeader {
  /// A header that rests at three increasing heights, in points: `.detents(60, 160, 300)`.
  public static func detents(_ small: Double, _ middle: Double, _ large: Double) -> DetentsHeader {
    DetentsHeader(heights: small, middle, large)
  }
}
