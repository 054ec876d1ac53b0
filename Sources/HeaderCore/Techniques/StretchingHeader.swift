/// A technique whose open header stretches with a pull, whatever the technique is.
///
/// Pull content below its rest: the header grows by as much, and stays joined to the content. Anything
/// else is as `base` has it, and so is a pull under a header that is not open.
///
///     pull   = the top edge - offset             how far content is below its rest
///     height = base height + max(0, pull)        where the header is open
///
///     height       ╲
///                   ╲ pulled
///     base height    ╲________
///                 -edge       offset
///
/// Not for a technique that stretches by itself: that one is left as it is. A pull that is to do
/// something is counted by a ``StretchTrigger``. An event costs O(1) more and allocates nothing.
///
/// ```swift
/// let driver = HeaderDriver(TwitterCondenseHeader().stretching)
/// ```
public struct StretchingHeader<Base: HeaderBehavior>: HeaderBehavior {
  /// The technique that is stretched.
  public var base: Base

  /// The technique as its document has it, and it stretches.
  @inlinable
  public init() {
    self.init(Base())
  }

  /// `base`, and it stretches.
  @inlinable
  public init(_ base: Base) {
    self.base = base
  }

  // MARK: Description

  /// The base's, with `-stretching` at the end of its name.
  public static var descriptor: HeaderDescriptor {
    let base = Base.descriptor
    return HeaderDescriptor(
      name: base.name + "-stretching", title: base.title + ", stretching",
      summary: base.summary + " Pulled, it stretches.", document: base.document,
      knownFrom: base.knownFrom, exampleGesture: "drag 150 over 300; hold 300; lift; wait 1500")
  }

  /// The base's.
  public static var parameters: [HeaderParameter<StretchingHeader<Base>>] {
    Base.parameters.map { $0.within("base", get: { $0.base }, set: { $0.base = $1 }) }
  }

  /// Throws what the base throws.
  public func validate() throws(HeaderParameterError) {
    try base.validate()
  }

  /// The base's.
  @inlinable
  public var traits: HeaderTraits { base.traits }

  /// The base's.
  @inlinable
  public var choreography: HeaderChoreography { base.choreography }

  // MARK: State

  /// The base's state, and what the offset is counted from: the stretch follows from the offset.
  public struct State: Sendable, Equatable {
    /// What the base remembers.
    public var base: Base.State
    /// Where the scroll view would begin under the layout that the offset was told under, where the
    /// base has not moved the content since; `nil` where it is counted from the new one. Only an
    /// overlay tells of content that a moving header leaves where it is.
    var toldMinY: Double?

    /// The state of a header whose base is in the state `base`.
    public init(_ base: Base.State) {
      self.base = base
    }
  }

  /// The base's.
  public func initialState(in context: HeaderContext) -> State {
    State(base.initialState(in: context))
  }

  /// The base's for a header as large as it is without its stretch.
  public func state(
    continuing layout: HeaderLayout, from state: State?, in context: HeaderContext
  ) -> State {
    var layout = layout
    layout.headerHeight -= layout.stretch
    layout.stretch = 0
    return State(base.state(continuing: layout, from: state?.base, in: context))
  }

  // MARK: Behavior

  /// The base's, down to the content where that has been pulled away from an open header.
  public func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
    var layout = base.layout(for: state.base, in: context)
    guard layout.collapsedFraction == 0, layout.stretch == 0 else { return layout }
    let scroll = context.scroll
    let moved = layout.scrollViewMinY - (state.toldMinY ?? layout.scrollViewMinY)
    let pull = scroll.minimumContentOffset - scroll.contentOffset - moved
    // Sums of points: less than this is no pull.
    guard pull > 1e-9 else { return layout }
    layout.headerHeight += pull
    layout.stretch = pull
    return layout
  }

  /// Answers as the base does.
  public func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction {
    let reaction = base.respond(to: event, state: &state.base, in: context)
    let isCounted =
      context.environment.mounting == .beside || reaction.immediatePosition != nil
    state.toldMinY =
      isCounted ? nil : context.environment.containerHeight - context.scroll.bounds
    return reaction
  }
}

extension HeaderBehavior {
  /// The same technique, and it stretches when it is pulled.
  @inlinable
  public var stretching: StretchingHeader<Self> { StretchingHeader(self) }
}
