public import HeaderCore

/// A header on top of the content that stretches when it is pulled and leaves when it is scrolled.
///
/// At rest the header fills the space above the first row. Pull: it grows, with its top edge at the top of the
/// screen and its bottom edge at the content. Scroll: it leaves with the content. There is never a gap between
/// the two.
///
///     stretch      = max(0, -(offset + H))
///     headerMinY   = min(0, -(offset + H))
///     headerHeight = H + stretch
///     inset        = H - every inset that is not the header's own
///
///     height  ╲
///              ╲  pulled
///           H   ╲______________  at rest and scrolled
///               -H              offset
///
/// Not for a header that must stay reachable: it scrolls off the screen. From "Elastic header table view" (Andrew
/// Gotow), but without subtracting a safe area that nothing has added. An event costs O(1) and allocates nothing.
public struct ElasticStretchHeader: HeaderBehavior {
  /// H: the height at rest in points, 0 to 2000, unless the header's fitting height is measured.
  public var height = 200.0

  /// A header 200 points high, until it is measured. The article measures it, and has no default height.
  public init() {}

  /// A header `height` points high, until it is measured.
  public init(height: Double) {
    self.height = height
  }

  // MARK: Description

  /// `elastic-stretch`.
  public static let descriptor = HeaderDescriptor(
    name: "elastic-stretch",
    title: "Elastic header",
    summary: "The header stretches when you pull it, and scrolls away with the content.",
    document: "Elastic header table view, Andrew Gotow",
    knownFrom: "Music's and Spotify's covers; Flutter's SliverAppBar(stretch)",
    exampleGesture:
      "drag 200 over 300; lift; wait 1000; drag -150 over 300; lift; wait 3000; scroll-to-top")

  /// The height.
  public static var parameters: [HeaderParameter<ElasticStretchHeader>] {
    [
      HeaderParameter(
        name: "height", unit: "pt", range: 0...2000,
        help: "Height at rest, unless the header's content is measured.",
        get: { $0.height }, set: { $0.height = $1 })
    ]
  }

  /// Moved by the content's position. It may rest anywhere.
  public var traits: HeaderTraits { HeaderTraits(movedBy: .position, stretches: true) }

  // MARK: Behavior

  /// The header between the top of the screen and the top of the content.
  @inlinable
  public func layout(for state: NoState, in context: HeaderContext) -> HeaderLayout {
    let height = restingHeight(in: context)
    let top = -(context.scroll.contentOffset + height)
    var layout = HeaderLayout(
      headerMinY: min(0, top), headerHeight: height, scrollViewMinY: 0,
      contentInsetTop: height - context.scroll.foreignInsetTop,
      collapsedFraction: height > 0 && top < 0 ? (-top < height ? -top / height : 1) : 0)
    if top > 0 {
      layout.stretch = context.pull(under: layout)
      layout.headerHeight += layout.stretch
    }
    return layout
  }

  /// Scrolls to a requested fraction, unless the header is already at it. Does nothing for other events.
  @inlinable
  public func respond(
    to event: ScrollEvent, state: inout NoState, in context: HeaderContext
  ) -> HeaderReaction {
    guard case .setFraction(let fraction, let animated) = event,
      layout(for: state, in: context).collapsedFraction != fraction
    else { return .none }
    let height = restingHeight(in: context)
    return .scrolling(to: -height * (1 - fraction), animated: animated, in: context)
  }

  // MARK: Choreography

  /// A picture that fills the header and stretches with it, without tracks.
  public var choreography: HeaderChoreography {
    HeaderChoreography(elements: [HeaderElement(name: "picture", kind: .image, tracks: [])])
  }

  @inlinable
  func restingHeight(in context: HeaderContext) -> Double {
    max(0, context.environment.fittingHeight ?? height)
  }
}

extension HeaderBehavior where Self == ElasticStretchHeader {
  /// A header that stretches when pulled, `height` points high until it is measured: `.elastic(height: 200)`.
  public static func elastic(height: Double) -> ElasticStretchHeader {
    ElasticStretchHeader(height: height)
  }
}
