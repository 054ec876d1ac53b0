/// A technique whose open header stretches with a pull, whatever the technique is.
///
/// Pull content below its rest: the header grows by as much, and stays joined to the content. Anything
/// else is as `base` has it, and so is a pull under a header that is not open.
///
///     pull   = the top edge - offset             how far content is below its rest
///     height = base height + max(0, pull)        where the header is open
///
/// The edge is the one that the offset was measured with, so a rotation or an inset is no pull.
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
  public init() {
    self.init(Base())
  }

  /// `base`, and it stretches.
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

  /// The base's, and it stretches.
  public var traits: HeaderTraits {
    var traits = base.traits
    traits.stretches = true
    return traits
  }

  /// The base's.
  public var choreography: HeaderChoreography { base.choreography }

  // MARK: State

  /// The base's: the stretch follows from the offset.
  public func initialState(in context: HeaderContext) -> Base.State {
    base.initialState(in: context)
  }

  /// The base's for a header as large as it is without its stretch.
  public func state(
    continuing layout: HeaderLayout, from state: Base.State?, in context: HeaderContext
  ) -> Base.State {
    base.state(continuing: layout.unstretched, from: state, in: context)
  }

  // MARK: Behavior

  /// The base's, down to the content where that has been pulled away from an open header.
  @inlinable
  public func layout(for state: Base.State, in context: HeaderContext) -> HeaderLayout {
    var layout = base.layout(for: state, in: context)
    guard layout.collapsedFraction == 0, layout.stretch == 0 else { return layout }
    layout.stretch = context.pull(under: layout)
    layout.headerHeight += layout.stretch
    return layout
  }

  /// The base's, where it is seen without its stretch.
  public func parts(of layout: HeaderLayout, for state: Base.State) -> HeaderParts {
    base.parts(of: layout.unstretched, for: state)
  }

  /// Answers as the base does.
  @inlinable
  public func respond(
    to event: ScrollEvent, state: inout Base.State, in context: HeaderContext
  ) -> HeaderReaction {
    guard let visible = context.visibleLayout else {
      return base.respond(to: event, state: &state, in: context)
    }
    var context = context
    context.visibleLayout = unstretched(visible, state, in: context)
    return base.respond(to: event, state: &state, in: context)
  }

  /// What is seen of the base where what is left of a stretch is seen as well: the part down to the
  /// scroll view, where the base's header ends there.
  @usableFromInline
  func unstretched(
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
  /// The same technique, and it stretches when it is pulled.
  public var stretching: StretchingHeader<Self> { StretchingHeader(self) }
}
