public import HeaderCore

/// A bar with a large title below it, which leaves with the first points of content.
///
/// At the top all of the title is visible. Drag up: it moves under the bar, point for point, and the bar shows a
/// small title instead. Let go half-way: the technique chooses the fling's end so that the title rests expanded or
/// hidden. Pull: the header stretches and the title grows.
///
///     H        = safe area + 44 + 52        hidden  = clamp(scrolled, 0, 52)
///     scrolled = offset + H                 stretch = max(0, -scrolled)
///     height   = H - hidden + stretch       inset   = H - every inset that is not the header's own
///
///     height  ╲
///              ╲  pulled
///           H   ╲
///      H - 52    ╲____________________   small title
///              -H  52 - H              offset
///
/// Not for a title that should return wherever the finger turns: this one returns at the top. From UINavigationBar's
/// large titles and Material's large app bars. The bar's bottom edge and the title's height are rounded up to whole
/// points, so that both rests are on pixels at any scale, as content at rest is. An event costs O(1) and allocates nothing.
public struct LargeTitleHeader: HeaderBehavior {
  /// Height of the bar, which stays, in points below the safe area, 0 to 1000.
  public var barHeight = 44.0
  /// Height of the large title below the bar in points, 0 to 1000.
  public var titleHeight = 52.0
  /// Whether the header stretches and the title grows when pulled.
  public var stretches = true
  /// Whether a title that is half hidden snaps to one of its rests.
  public var snaps = true
  /// The rest that it snaps to: the nearest, or the next one in the last direction.
  public var snapBy = HeaderSnap.Choice.nearest

  /// A header with UIKit's heights.
  public init() {}

  /// A header with these heights of bar and title, in points.
  public init(bar barHeight: Double, title titleHeight: Double) {
    self.barHeight = barHeight
    self.titleHeight = titleHeight
  }

  // MARK: Description

  /// `large-title`.
  public static let descriptor = HeaderDescriptor(
    name: "large-title",
    title: "Large title",
    summary: "A large title scrolls away with the first content, and never rests half-way.",
    document: "UINavigationBar's large titles; Material's large top app bar",
    knownFrom:
      "Mail's and Settings' titles; Material's large top app bar; Flutter's SliverAppBar.large",
    exampleGesture:
      "drag 100 over 300; hold 200; lift; wait 1200; drag -50 over 300; hold 150; lift; wait 900; "
      + "drag -300 over 300; lift; wait 3000; scroll-to-top")

  /// Both heights, the stretch and the snap.
  public static var parameters: [HeaderParameter<LargeTitleHeader>] {
    [
      HeaderParameter(
        name: "bar-height", unit: "pt", range: 0...1000,
        help: "Height of the bar below the safe area, which always stays.",
        get: { $0.barHeight }, set: { $0.barHeight = $1 }),
      HeaderParameter(
        name: "title-height", unit: "pt", range: 0...1000,
        help: "Height of the large title below the bar.",
        get: { $0.titleHeight }, set: { $0.titleHeight = $1 }),
      HeaderParameter(
        name: "stretches", help: "Whether a pull stretches the header and enlarges the title.",
        get: { $0.stretches }, set: { $0.stretches = $1 }),
      HeaderParameter(
        name: "snaps", help: "Whether a half-hidden title snaps open or closed.",
        get: { $0.snaps }, set: { $0.snaps = $1 }),
      HeaderParameter(
        name: "snap-by", help: "Where it snaps: to the nearest end, or on in its direction.",
        get: { $0.snapBy }, set: { $0.snapBy = $1 }),
    ]
  }

  /// Moved by the content's position. It rests at its ends if it snaps, and anywhere otherwise.
  public var traits: HeaderTraits {
    HeaderTraits(
      movedBy: .position, rests: snaps ? HeaderSnap.ends : nil, choosesTarget: snaps,
      stretches: stretches)
  }

  // MARK: State

  /// The layout follows from the offset. The state is only needed to snap by direction.
  public struct State: Sendable, Equatable {
    /// The content offset after the last event.
    public var contentOffset: Double
    /// Whether the user last scrolled towards the expanded title.
    public var isExpanding = false

    /// The state at `contentOffset`, before the user scrolled.
    public init(contentOffset: Double) {
      self.contentOffset = contentOffset
    }
  }

  /// The state before the user scrolled.
  public func initialState(in context: HeaderContext) -> State {
    State(contentOffset: context.scroll.contentOffset)
  }

  // MARK: Behavior

  /// The bar, and the part of the title that the content has not scrolled under it.
  @inlinable
  public func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    let height = wholeHeight(in: context)
    let scrolled = context.scroll.contentOffset + height
    let hidden = min(max(scrolled, 0), titleTravel)
    var layout = HeaderLayout(
      headerMinY: 0, headerHeight: max(0, height - hidden), scrollViewMinY: 0,
      contentInsetTop: height - context.scroll.foreignInsetTop,
      collapsedFraction: hidden > 0 ? hidden / titleTravel : 0)
    if stretches, scrolled < 0 {
      layout.stretch = context.pull(under: layout)
      layout.headerHeight += layout.stretch
    }
    return layout
  }

  /// Chooses a fling's end, scrolls a title that stopped half-way to one of its rests, and scrolls to a requested
  /// fraction, unless the title has it.
  public func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction {
    let offset = context.scroll.contentOffset
    if event.cause?.isUserTravel == true, offset != state.contentOffset {
      state.isExpanding = offset < state.contentOffset
    }
    state.contentOffset = offset
    switch event {
    case .willEndDragging(let velocity, let target):
      guard snaps else { return .none }
      return HeaderReaction(
        targetContentOffset: rest(for: target, velocity: velocity, state: state, in: context))
    case .didStop:
      guard snaps, let rest = rest(for: offset, velocity: 0, state: state, in: context) else {
        return .none
      }
      return .scrolling(to: rest, animated: true, in: context)
    case .setFraction(let fraction, let animated):
      let wanted = snaps ? (fraction > 0.5 ? 1 : 0) : fraction
      // Without a title, expanded and collapsed are the same.
      guard titleTravel > 0, layout(for: state, in: context).collapsedFraction != wanted else {
        return .none
      }
      let target = titleTravel * wanted - wholeHeight(in: context)
      return .scrolling(
        to: snaps ? reachable(target, in: context) : target, animated: animated, in: context)
    case .didScroll, .willBeginDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop, .geometryDidChange,
      .contentReplaced:
      return .none
    }
  }

  // MARK: Choreography

  /// The large title grows by a tenth over 100 points of pull. Over the last point of its travel under the bar, it fades,
  /// and the bar's own title appears.
  public var choreography: HeaderChoreography {
    let last = titleTravel > 1 ? 1 - 1 / titleTravel : 0
    return HeaderChoreography(elements: [
      HeaderElement(
        name: "large-title", kind: .label,
        tracks: [
          HeaderTrack(.opacity, HeaderKeyframe(at: last, 1), HeaderKeyframe(at: 1, 0)),
          HeaderTrack(
            .scale, over: .stretch, HeaderKeyframe(at: 0, 1), HeaderKeyframe(at: 100, 1.1)),
          HeaderTrack(.leading, 16),
          HeaderTrack(.bottom, 14),
        ]),
      HeaderElement(
        name: "title", kind: .label,
        tracks: [
          HeaderTrack(.opacity, HeaderKeyframe(at: last, 0), HeaderKeyframe(at: 1, 1)),
          HeaderTrack(.top, HeaderKeyframe(at: last, 25), HeaderKeyframe(at: 1, 10)),
        ]),
    ])
  }

  /// The title's way under the bar, in whole points.
  @inlinable var titleTravel: Double { titleHeight.rounded(.up) }

  /// Height of safe area, bar and title, in whole points. Content rests below.
  @inlinable
  func wholeHeight(in context: HeaderContext) -> Double {
    max(0, (context.environment.safeAreaTop + barHeight).rounded(.up) + titleTravel)
  }

  /// Returns the offset to rest at instead of `offset`; `nil` if the title is not half hidden there.
  private func rest(
    for offset: Double, velocity: Double, state: State, in context: HeaderContext
  ) -> Double? {
    let top = -wholeHeight(in: context)
    guard top < offset, offset < top + titleTravel else { return nil }
    let snap = HeaderSnap(choice: snapBy, threshold: snapBy == .nearest ? 0.5 : 0)
    let shown = snap.rest(
      for: top + titleTravel - offset, between: 0, and: titleTravel, velocity: velocity,
      isExpanding: state.isExpanding)
    return reachable(top + titleTravel - shown, in: context)
  }

  /// Returns `rest`, or the top if the content is too short to scroll that far.
  private func reachable(_ rest: Double, in context: HeaderContext) -> Double {
    rest <= context.scroll.maximumContentOffset ? rest : -wholeHeight(in: context)
  }
}

extension HeaderBehavior where Self == LargeTitleHeader {
  /// A large title under a bar, with the heights of both in points: `.largeTitle()`.
  public static func largeTitle(bar: Double = 44, title: Double = 52) -> LargeTitleHeader {
    LargeTitleHeader(bar: bar, title: title)
  }
}
