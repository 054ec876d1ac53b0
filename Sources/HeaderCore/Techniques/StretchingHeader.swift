/// A technique that stretches the open header of another technique when the content is pulled down.
///
/// The header grows by as much as the content is pulled, so the two stay joined. Everything else is the base
/// technique's, also a pull under a header that is not open.
///
///     pull   = the top edge - offset             how far the content is pulled below its rest
///     height = base height + max(0, pull)        for an open header
///
/// The edge is the one that the offset was measured with, so a rotation or a new inset is not a pull.
///
///     height       ╲
///                   ╲ pulled
///     base height    ╲________
///                 -edge       offset
///
/// A technique that stretches already is not changed. To act on a pull, use a ``StretchTrigger``.
///
/// - Complexity: O(1) an event, no allocation.
///
/// ```swift
/// let driver = HeaderDriver(TwitterCondenseHeader().stretching)
/// ```
public struct StretchingHeader<Base: HeaderBehavior>: HeaderBehavior {
  /// The technique whose header is stretched.
  public var base: Base

  /// The base technique with its default parameters, stretching.
  public init() {
    self.init(Base())
  }

  /// `base`, stretching.
  public init(_ base: Base) {
    self.base = base
  }

  // MARK: Description

  /// The base's descriptor, with `-stretching` appended to the name.
  public static var descriptor: HeaderDescriptor {
    let base = Base.descriptor
    return HeaderDescriptor(
      name: base.name + "-stretching", title: base.title + ", stretching",
      summary: base.summary + " Pulled, it stretches.", document: base.document,
      knownFrom: base.knownFrom, exampleGesture: "drag 150 over 300; hold 300; lift; wait 1500")
  }

  /// The base's parameters.
  public static var parameters: [HeaderParameter<StretchingHeader<Base>>] {
    Base.parameters.map { $0.within("base", get: { $0.base }, set: { $0.base = $1 }) }
  }

  /// The base's traits, with ``HeaderTraits/stretches``.
  public var traits: HeaderTraits {
    var traits = base.traits
    traits.stretches = true
    return traits
  }

  /// The base's choreography.
  public var choreography: HeaderChoreography { base.choreography }

  // MARK: State

  /// Returns the base's state. The stretch follows from the offset.
  public func initialState(in context: HeaderContext) -> Base.State {
    base.initialState(in: context)
  }

  /// Returns the base's state for the header without its stretch.
  public func state(
    continuing layout: HeaderLayout, from state: Base.State?, in context: HeaderContext
  ) -> Base.State {
    base.state(continuing: layout.unstretched, from: state, in: context)
  }

  // MARK: Behavior

  /// Returns the base's layout, stretched down to content that is pulled away from an open header.
  @inlinable
  public func layout(for state: Base.State, in context: HeaderContext) -> HeaderLayout {
    var layout = base.layout(for: state, in: context)
    guard layout.collapsedFraction == 0, layout.stretch == 0 else { return layout }
    layout.stretch = context.pull(under: layout)
    layout.headerHeight += layout.stretch
    return layout
  }

  /// Returns the base's parts for the header without its stretch.
  public func parts(of layout: HeaderLayout, for state: Base.State) -> HeaderParts {
    base.parts(of: layout.unstretched, for: state)
  }

  /// Handles `event` as the base does.
  @inlinable
  public func respond(
    to event: ScrollEvent, state: inout Base.State, in context: HeaderContext
  ) -> HeaderReaction {
    guard let visible = context.visibleLayout else {
      return base.respond(to: event, state: &state, in: context)
    }
    var context = context
    context.visibleLayout = trimmed(visible, state, in: context)
    return base.respond(to: event, state: &state, in: context)
  }

  /// Returns `visible` without the remaining stretch of an animation: if the base's header ends at the scroll
  /// view, it ends there.
  @usableFromInline
  func trimmed(
    _ visible: HeaderLayout, _ state: Base.State, in context: HeaderContext
  ) -> HeaderLayout {
    let layout = base.layout(for: state, in: context)
    var visible = visible
    if layout.headerMaxY == layout.scrollViewMinY, visible.headerMaxY > visible.scrollViewMinY {
      visible.headerHeight = max(0, visible.scrollViewMinY - visible.headerMinY)
    }
    return visible
  }
}

extension HeaderBehavior {
  /// The same technique, stretching when it is pulled.
  public var stretching: StretchingHeader<Self> { StretchingHeader(self) }
}
