public import HeaderCore

/// A large header that slides off the screen with the content until only its lower part is left.
///
/// Drag up: header and content move together from the first point on. When only the header's lower part is
/// visible, it stays and changes color, and the content scrolls on under it. Drag down to the top: the header
/// returns the same way.
///
///     expanded   = the header's fitting height, if it is measured; never below collapsed
///     M          = expanded - collapsed            the inset, and how far the header moves
///     headerMinY = clamp(-(offset + every inset at the top), -M, 0)
///
///     headerMinY  0 ┤╲
///                   │ ╲
///                -M ┤  ╲____________________   color changed
///                   └──────────────────────▶ offset from the top
///
/// Not for a header that should return wherever the finger turns: this one returns at the top. From "How to Create a
/// Simple Collapsing Header with UIScrollView" (WillowTree, 2020). An event costs O(1) and allocates nothing.
public struct OffscreenContainerHeader: HeaderBehavior {
  /// The header's height in points, 0 to 5000, unless its fitting height is measured.
  public var expandedHeight = 500.0
  /// Height of the part that stays, and the scroll view's top edge, in points: 0 to `expandedHeight`.
  public var collapsedHeight = 100.0

  /// A header with heights of 500 and 100 points. The document gives no numbers.
  public init() {}

  /// A header between two heights, in points from the top of the screen.
  public init(heights: ClosedRange<Double>) {
    collapsedHeight = heights.lowerBound
    expandedHeight = heights.upperBound
  }

  // MARK: Description

  /// `offscreen-container`.
  public static let descriptor = HeaderDescriptor(
    name: "offscreen-container",
    title: "Header that slides offscreen",
    summary: "A large header slides off with the content until only its bottom part is left.",
    document: "How to Create a Simple Collapsing Header with UIScrollView, WillowTree, 2020",
    knownFrom: "profile pages; Material's exitUntilCollapsed",
    exampleGesture:
      "drag -450 over 500; lift; wait 3000; scroll-to-top")

  /// Both heights.
  public static var parameters: [HeaderParameter<OffscreenContainerHeader>] {
    [
      HeaderParameter(
        name: "expanded-height", unit: "pt", range: 0...5000,
        help: "Expanded height, unless the header's content is measured.",
        get: { $0.expandedHeight }, set: { $0.expandedHeight = $1 }),
      HeaderParameter(
        name: "collapsed-height", unit: "pt", range: 0...5000, atMost: "expanded-height",
        help: "Height that stays on screen. The scroll view starts below it.",
        get: { $0.collapsedHeight }, set: { $0.collapsedHeight = $1 }),
    ]
  }

  /// Moved by the content's position. It may rest anywhere.
  public var traits: HeaderTraits { HeaderTraits(movedBy: .position) }

  // MARK: Behavior

  /// The header, moved up as far as the content is scrolled, until only its lower part is visible.
  @inlinable
  public func layout(for state: NoState, in context: HeaderContext) -> HeaderLayout {
    let height = wholeHeight(in: context)
    let slide = height - collapsedHeight
    let scrolled = context.scroll.contentOffset + slide + context.scroll.foreignInsetTop
    let headerMinY = min(max(-scrolled, -slide), 0)
    return HeaderLayout(
      headerMinY: headerMinY, headerHeight: height, scrollViewMinY: collapsedHeight,
      contentInsetTop: slide,
      collapsedFraction: headerMinY == -slide ? (slide > 0 ? 1 : 0) : -headerMinY / slide)
  }

  /// Scrolls to a requested fraction, unless the header has it. Does nothing for other events.
  @inlinable
  public func respond(
    to event: ScrollEvent, state: inout NoState, in context: HeaderContext
  ) -> HeaderReaction {
    guard case .setFraction(let fraction, let animated) = event,
      layout(for: state, in: context).collapsedFraction != fraction
    else { return .none }
    let slide = wholeHeight(in: context) - collapsedHeight
    let top = -(slide + context.scroll.foreignInsetTop)
    return .scrolling(to: top + slide * fraction, animated: animated, in: context)
  }

  /// The header's fitting height, or its given one, and never less than the part that stays.
  @inlinable
  func wholeHeight(in context: HeaderContext) -> Double {
    max(collapsedHeight, context.environment.fittingHeight ?? expandedHeight)
  }

  // MARK: Choreography

  /// The background changes color exactly when the header is collapsed. The title is in the part that stays.
  public var choreography: HeaderChoreography {
    HeaderChoreography(elements: [
      HeaderElement(
        name: "background", kind: .background,
        tracks: [
          HeaderTrack(
            .colorState,
            HeaderKeyframe(at: 0, 0), HeaderKeyframe(at: 1, 0), HeaderKeyframe(at: 1, 1))
        ]),
      HeaderElement(
        name: "title", kind: .label, tracks: [HeaderTrack(.bottom, 10)]),
    ])
  }
}

extension HeaderBehavior where Self == OffscreenContainerHeader {
  /// A header that slides off the screen until its lower part is left, between two heights in points:
  /// `.slidingOffscreen(100...500)`.
  public static func slidingOffscreen(_ heights: ClosedRange<Double>) -> OffscreenContainerHeader {
    OffscreenContainerHeader(heights: heights)
  }
}
