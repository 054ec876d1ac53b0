import HeaderCore

/// A header that stays where it is while the picture in it moves more slowly than the content.
///
///     picture top = -depth (fraction of a header's height scrolled)
public struct PinnedParallaxHeader: HeaderBehavior {
  /// Height in points, 0 to 1000.
  public var height = 180.0
  /// How far the picture moves while the content moves by the header's height, 0 to 500 pt.
  public var depth = 60.0

  /// The values above.
  public init() {}

  /// `pinned-parallax`.
  public static let descriptor = HeaderDescriptor(
    name: "pinned-parallax",
    title: "Pinned header with parallax",
    summary: "The header stays; the picture in it moves more slowly than the content.",
    document: "none: an example of a third party's technique")

  /// Moved by the position.
  public var traits: HeaderTraits { HeaderTraits(movedBy: .position) }
  /// Nothing to check.
  public func validate() {}
  /// The height and the depth.
  public static var parameters: [HeaderParameter<PinnedParallaxHeader>] {
    [
      HeaderParameter(
        name: "height", unit: "pt", range: 0...1000, help: "The header's height.",
        get: { $0.height }, set: { $0.height = $1 }),
      HeaderParameter(
        name: "depth", unit: "pt", range: 0...500, help: "How far the picture moves.",
        get: { $0.depth }, set: { $0.depth = $1 }),
    ]
  }

  /// Nothing has to be remembered.
  public struct State: Sendable, Equatable {}

  /// The only state.
  public func initialState(in context: HeaderContext) -> State { State() }

  /// The header never moves; the collapsed fraction is the share of its height that was scrolled,
  /// for the picture to follow.
  public func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    let scrolled = context.scroll.contentOffset - context.scroll.minimumContentOffset
    return HeaderLayout(
      headerMinY: 0, headerHeight: height, scrollViewMinY: height,
      collapsedFraction: height > 0 ? min(max(scrolled / height, 0), 1) : 0)
  }

  /// Asked for another fraction than it has, scrolls to where the picture has it; asks for nothing
  /// else.
  public func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction {
    guard case .setFraction(let fraction, let animated) = event,
      layout(for: state, in: context).collapsedFraction != fraction
    else { return .none }
    let top = context.scroll.minimumContentOffset
    return .scrolling(to: top + height * fraction, animated: animated, in: context)
  }

  /// The picture follows what was scrolled.
  public var choreography: HeaderChoreography {
    HeaderChoreography(elements: [
      HeaderElement(
        name: "picture", kind: .image,
        tracks: [HeaderTrack(.top, HeaderKeyframe(at: 0, 0), HeaderKeyframe(at: 1, -depth))])
    ])
  }
}
