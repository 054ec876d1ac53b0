/// Owns a technique and its state, and turns events into updates.
///
/// ```swift
/// let driver = HeaderDriver(TwitterCondenseHeader())
/// place(driver.start(in: context))
/// // for every event the scroll view reports:
/// let update = driver.update(for: event, in: context)
/// ```
///
/// It adds what every technique would otherwise have to: animations become immediate under reduced
/// motion, and `didStop` follows once from the two events that end a user's travel. An update costs
/// O(1) and allocates nothing.
///
/// It takes no number that is not finite, from either side. An event or a context with one changes
/// nothing, and an answer with one is not taken: the last state and the last layout stand.
public final class HeaderDriver<Behavior: HeaderBehavior>: HeaderDriving {
  /// The technique and its parameters.
  public var behavior: Behavior { memory.behavior }
  /// What the technique remembers; `nil` until the first context with finite numbers.
  public var state: Behavior.State? { memory.state }
  /// The last layout answered; ``HeaderLayout/zero`` before the first.
  public var layout: HeaderLayout { memory.layout }

  /// What ``update(for:in:)`` does, as it was compiled where the technique's type was known: a method
  /// of a generic class that is called through a protocol looks types up as it goes.
  @usableFromInline let take: (HeaderDriver, ScrollEvent, HeaderContext, inout HeaderUpdate) -> Void

  /// Read and written whole: no access lasts while a technique runs, so no two can overlap, and the
  /// check that they do not is left out. With it and the forwarder's two, an event through the
  /// forwarder takes about a third longer.
  @usableFromInline @exclusivity(unchecked) var memory: Memory

  @usableFromInline
  struct Memory {
    @usableFromInline var behavior: Behavior
    @usableFromInline var state: Behavior.State?
    @usableFromInline var layout = HeaderLayout.zero
    /// Whether the technique has heard `didStop`, and of no travel since.
    @usableFromInline var hasStopped = false

    @inlinable
    init(_ behavior: Behavior) {
      self.behavior = behavior
    }
  }

  /// A driver for `behavior`, not started. Where a parameter of `behavior` is not finite, it is one
  /// for the technique as its document has it.
  @inlinable
  public init(_ behavior: Behavior) {
    memory = Memory(behavior.hasFiniteParameters ? behavior : Behavior())
    take = { $0.respond(to: $1, in: $2, &$3, isChecked: true) }
  }

  /// The technique's own descriptor.
  public var descriptor: HeaderDescriptor { Behavior.descriptor }

  /// The technique's own traits.
  public var traits: HeaderTraits { behavior.traits }

  /// The value of each of the technique's parameters.
  public var assignments: [HeaderParameterAssignment] { behavior.assignments }

  /// The technique's own choreography.
  public var choreography: HeaderChoreography { behavior.choreography }

  /// Forgets the state, if any, and goes on with a header that is seen as `layout`, another
  /// technique's for example; without one it is as on appearing. In a context that is not finite the layout
  /// stays as it is, and the state is made at the first event that has a finite one.
  public func start(continuing layout: HeaderLayout?, in context: HeaderContext) -> HeaderLayout {
    memory.state = nil
    guard context.isFinite, layout?.isFinite != false else { return self.layout }
    let state = layout.map { behavior.state(continuing: $0, from: nil, in: context) }
    return takeOver(state ?? behavior.initialState(in: context), in: context)
  }

  /// Puts `behavior` in the technique's place, with other parameters for example, and continues with
  /// the header where it is seen; returns the new layout. In a context that is not finite the layout
  /// stays as it is, and the old state, which the new parameters may not allow, is forgotten. A
  /// `behavior` with a parameter that is not finite changes nothing.
  @discardableResult
  public func replace(_ behavior: Behavior, in context: HeaderContext) -> HeaderLayout {
    guard behavior.hasFiniteParameters else { return layout }
    memory.behavior = behavior
    guard let state = memory.state, context.isFinite else {
      memory.state = nil
      return layout
    }
    return takeOver(
      behavior.state(continuing: context.visibleLayout ?? layout, from: state, in: context),
      in: context)
  }

  /// The same technique with `assignments` made on top of the parameters it has.
  public func replaceParameters(
    _ assignments: [HeaderParameterAssignment], in context: HeaderContext
  ) throws(HeaderParameterError) -> HeaderLayout {
    var changed = behavior
    try changed.apply(assignments)
    return replace(changed, in: context)
  }

  /// What the present state means in `context`.
  public func layout(in context: HeaderContext) -> HeaderLayout {
    guard context.isFinite else { return layout }
    return finite(behavior.layout(for: state ?? behavior.initialState(in: context), in: context))
  }

  /// What the technique makes of a collapsed header, far down in the content of `context`.
  public func collapsedLayout(in context: HeaderContext) -> HeaderLayout {
    guard context.isFinite else { return layout }
    var context = context
    context.scroll.contentOffset = max(context.scroll.contentOffset, 0) + 1e6
    context.scroll.position = context.scroll.contentOffset
    var collapsed = layout
    collapsed.collapsedFraction = 1
    let state = behavior.state(continuing: collapsed, from: state, in: context)
    return finite(behavior.layout(for: state, in: context))
  }

  /// What the header is made of where it is seen as `layout`; nothing before the first event, and where
  /// the technique's answer has a number that is not finite.
  public func parts(of layout: HeaderLayout) -> HeaderParts {
    guard let state, layout.isFinite else { return HeaderParts() }
    let parts = behavior.parts(of: layout, for: state)
    return parts.isFinite ? parts : HeaderParts()
  }

  private func takeOver(_ state: Behavior.State, in context: HeaderContext) -> HeaderLayout {
    let layout = behavior.layout(for: state, in: context)
    memory.state = layout.isFinite ? state : nil
    memory.layout = finite(layout)
    return memory.layout
  }

  /// `answer` if it is finite, the last layout otherwise.
  private func finite(_ answer: HeaderLayout) -> HeaderLayout {
    answer.isFinite ? answer : layout
  }

  /// Takes in `event` and returns the answer: the new layout, and what is asked of the scroll view.
  @inlinable
  public func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
    var update = HeaderUpdate(layout: .zero)
    respond(to: event, in: context, &update, isChecked: false)
    return update
  }

  /// The same for finite numbers, written into `update`.
  public func answer(
    _ event: ScrollEvent, in context: HeaderContext, with update: inout HeaderUpdate
  ) {
    take(self, event, context, &update)
  }

  @inlinable
  func respond(
    to event: ScrollEvent, in context: HeaderContext, _ update: inout HeaderUpdate, isChecked: Bool
  ) {
    update.followUp = followUp(to: event, in: context)
    memory.hasStopped = memory.hasStopped && !event.isTravel || event.isStop
    update.reaction = .none
    update.layout = memory.layout
    guard isChecked || event.isFinite && context.isFinite else { return }
    var state = memory.state ?? memory.behavior.initialState(in: context)
    let reaction = memory.behavior.respond(to: event, state: &state, in: context)
    // Nearly always nothing is asked; then nothing is copied.
    let layout: HeaderLayout
    if reaction.position == nil, reaction.animation == nil, reaction.targetContentOffset == nil {
      layout = memory.behavior.layout(for: state, in: context)
      guard layout.isFinite else { return }
    } else {
      var reaction = reaction
      if context.environment.prefersReducedMotion { reaction.animation = nil }
      layout = memory.behavior.layout(for: state, in: context.applying(reaction))
      guard layout.isFinite, reaction.isFinite else { return }
      update.reaction = reaction
    }
    memory.state = state
    memory.layout = layout
    update.layout = layout
  }

  /// The user's travel ends when a finger lifts from resting content or when moving content comes
  /// to rest; not when a finger catches it, for the finger may go on.
  ///
  /// A finger that only stopped a deceleration ends it when it lifts. The end of that deceleration
  /// is reported a frame later, and is no second one.
  @inlinable
  func followUp(to event: ScrollEvent, in context: HeaderContext) -> ScrollEvent? {
    if case .didEndDragging(willDecelerate: false) = event { return .didStop }
    if case .didEndDecelerating = event, !context.scroll.isTracking, !memory.hasStopped {
      return .didStop
    }
    return nil
  }
}

extension ScrollEvent {
  /// Whether it is `didStop`.
  @inlinable
  var isStop: Bool {
    if case .didStop = self { true } else { false }
  }

  /// Whether the user's travel goes on, or begins anew.
  @inlinable
  var isTravel: Bool {
    switch self {
    case .didScroll(let cause): cause.isUserTravel
    case .willBeginDragging, .willBeginDecelerating: true
    case .willEndDragging, .didEndDragging, .didEndDecelerating, .didEndScrollingAnimation,
      .didScrollToTop, .didStop, .geometryDidChange, .contentReplaced, .setFraction:
      false
    }
  }
}
