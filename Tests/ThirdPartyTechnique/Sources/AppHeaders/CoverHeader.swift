import HeaderCore

/// A cover, a line of text and tabs. The cover scrolls away with the content first, then the line. The tabs stay.
public struct CoverHeader: HeaderBehavior {
  /// Height of the cover in points, 0 to 1000.
  public var cover = 160.0
  private let line = 32.0
  private let tabs = 44.0

  /// A header with a cover of 160 points.
  public init() {}

  /// `cover`.
  public static let descriptor = HeaderDescriptor(
    name: "cover", title: "Cover, line and tabs", summary: "Two parts scroll away, the tabs stay.",
    document: "none: an example of a third party's technique")

  /// Moved by the position.
  public var traits: HeaderTraits { HeaderTraits(movedBy: .position) }
  /// The cover's height.
  public static var parameters: [HeaderParameter<CoverHeader>] {
    [
      HeaderParameter(
        name: "cover", unit: "pt", range: 0...1000, help: "The cover's height.",
        get: { $0.cover }, set: { $0.cover = $1 })
    ]
  }

  /// The scrolled points reduce the cover first, then the line.
  public func layout(for state: NoState, in context: HeaderContext) -> HeaderLayout {
    let (safeArea, slide) = (context.environment.safeAreaTop, cover + line)
    let scrolled = min(max(context.scrolled(under: 0, inset: slide + tabs), 0), slide)
    return HeaderLayout(
      headerMinY: 0, headerHeight: safeArea + slide - scrolled + tabs, scrollViewMinY: 0,
      contentInsetTop: slide + tabs, collapsedFraction: scrolled / slide)
  }

  /// The parts follow from how far the header has collapsed.
  public func parts(of layout: HeaderLayout, for state: State) -> HeaderParts {
    let hidden = layout.collapsedFraction * (cover + line)
    return HeaderParts(
      HeaderPart(fullHeight: cover, hidden: hidden),
      HeaderPart(fullHeight: line, hidden: hidden - cover),
      HeaderPart(height: tabs))
  }

  /// Scrolls to the offset with the requested collapsed fraction.
  public func respond(
    to event: ScrollEvent, state: inout NoState, in context: HeaderContext
  ) -> HeaderReaction {
    guard case .setFraction(let fraction, let animated) = event,
      layout(for: state, in: context).collapsedFraction != fraction
    else { return .none }
    let offset = context.scroll.minimumContentOffset + (cover + line) * fraction
    return .scrolling(to: offset, animated: animated, in: context)
  }
}
