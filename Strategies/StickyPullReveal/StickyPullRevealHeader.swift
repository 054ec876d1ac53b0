public import HeaderCore

/// A header above the first row that stays hidden until it is pulled out on purpose.
///
/// At first it is not visible. A bounce shows it for a moment. Pull it out whole and let go: it stays. Scroll past it
/// with a fling: it is hidden again.
///
///     hidden    inset -H    content rests with the header above the top edge
///     revealed  inset  0    content rests with the header visible
///
///     at willBeginDecelerating, with y = offset from the edge of the other insets:
///       y < 0   reveal         y > H   hide
///
///     y  -20    0            H
///     ────┼─────┼────────────┼──────────▶
///       reveal  │ unchanged  │  hide
///
/// Not for a header that people must discover: only the bounce hints at it. From "Making UITableView's header
/// 'stickier'" (Igor Kulman). An event costs O(1) and allocates nothing.
public struct StickyPullRevealHeader: HeaderBehavior {
  /// H in points, 0 to 2000, unless the header's fitting height is measured.
  public var height = 60.0
  /// Seconds of revealing or hiding, 0 to 5.
  public var revealDuration = 0.25

  /// The document's duration, 0.25 seconds, and a height of 60 points, for which it gives no number.
  public init() {}

  /// A header `height` points high, until it is measured.
  public init(height: Double) {
    self.height = height
  }

  // MARK: Description

  /// `sticky-pull-reveal`.
  public static let descriptor = HeaderDescriptor(
    name: "sticky-pull-reveal",
    title: "Sticky header, revealed by a pull",
    summary: "The header is hidden until you pull it out, and hides when you scroll past it.",
    document: "Making UITableView's header 'stickier', Igor Kulman",
    knownFrom: "Mail's and Settings' search field, above the list until it is pulled",
    exampleGesture:
      "drag 250 over 300; lift; wait 1500; drag -200 over 150; lift; wait 3000; scroll-to-top")

  /// The height and the duration.
  public static var parameters: [HeaderParameter<StickyPullRevealHeader>] {
    [
      HeaderParameter(
        name: "height", unit: "pt", range: 0...2000,
        help: "The header's height, unless its content is measured.",
        get: { $0.height }, set: { $0.height = $1 }),
      HeaderParameter(
        name: "reveal-duration", unit: "s", range: 0...5,
        help: "Duration of revealing and of hiding; 0 does both at once.",
        get: { $0.revealDuration }, set: { $0.revealDuration = $1 }),
    ]
  }

  /// Moved by intent. The header is the first part of the content.
  public var traits: HeaderTraits { HeaderTraits(movedBy: .intent, liesInContent: true) }

  // MARK: State

  /// Whether the header is revealed, which a gesture or the app decides, not the offset.
  public struct State: Sendable, Equatable {
    /// Whether content rests with the header visible.
    public var isRevealed = false

    /// Hidden.
    public init() {}
  }

  /// Hidden from the first frame on.
  public func initialState(in context: HeaderContext) -> State {
    State()
  }

  /// Revealed if the previous header was more than half expanded.
  public func state(
    continuing layout: HeaderLayout, from state: State?, in context: HeaderContext
  ) -> State {
    var continued = State()
    continued.isRevealed = state?.isRevealed ?? (layout.collapsedFraction < 0.5)
    return continued
  }

  // MARK: Behavior

  /// The header as the first part of the content. The inset decides whether content rests with it visible.
  @inlinable
  public func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    let height = fittingHeight(in: context)
    return HeaderLayout(
      headerMinY: -context.scroll.contentOffset, headerHeight: height, scrollViewMinY: 0,
      contentInsetTop: state.isRevealed ? 0 : -height,
      collapsedFraction: state.isRevealed ? 0 : 1)
  }

  /// Reveals or hides when a deceleration begins beyond the header, or when the app requests it.
  @inlinable
  public func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction {
    let height = fittingHeight(in: context)
    let edge = -context.scroll.foreignInsetTop
    switch event {
    case .willBeginDecelerating:
      let y = context.scroll.contentOffset - edge
      let isRevealed = y < 0 ? true : y > height ? false : state.isRevealed
      guard isRevealed != state.isRevealed else { return .none }
      state.isRevealed = isRevealed
      return HeaderReaction(animation: animation)
    case .setFraction(let fraction, let animated):
      let isCollapsed = fraction > 0.5
      guard state.isRevealed == isCollapsed else { return .none }
      state.isRevealed = !isCollapsed
      // Content near the top moves with the edge. Further down the header is not visible.
      guard context.scroll.contentOffset <= edge + height else { return .none }
      let target = isCollapsed ? edge + height : edge
      return HeaderReaction(position: target, animation: animated ? animation : nil)
    case .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging, .didEndDecelerating,
      .didEndScrollingAnimation, .didScrollToTop, .didStop, .geometryDidChange, .contentReplaced:
      return .none
    }
  }

  // MARK: Choreography

  /// A search field that does not move within the header.
  public var choreography: HeaderChoreography {
    HeaderChoreography(elements: [
      HeaderElement(
        name: "search-field", kind: .textField,
        tracks: [HeaderTrack(.leading, 16), HeaderTrack(.trailing, 16)])
    ])
  }

  @inlinable
  var animation: HeaderAnimation? {
    revealDuration > 0 ? HeaderAnimation(duration: revealDuration) : nil
  }

  @inlinable
  func fittingHeight(in context: HeaderContext) -> Double {
    max(0, context.environment.fittingHeight ?? height)
  }
}

extension HeaderBehavior where Self == StickyPullRevealHeader {
  /// A header that a pull reveals, `height` points high until it is measured: `.pullToReveal(height: 60)`.
  public static func pullToReveal(height: Double) -> StickyPullRevealHeader {
    StickyPullRevealHeader(height: height)
  }
}
