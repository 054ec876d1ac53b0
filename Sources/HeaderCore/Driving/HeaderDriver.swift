/// Owns a technique and its state, and turns events into updates.
///
/// ```swift
/// let driver = HeaderDriver(TwitterCondenseHeader())
/// place(driver.start(in: context))
/// // for every event the scroll view reports:
/// let update = driver.update(for: event, in: context)
/// ```
///
/// It does what every technique would otherwise have to: it drops animations under reduced motion, and adds
/// `didStop` once after the events that end a user's travel.
///
/// Numbers that are not finite change nothing. An event or a context with one is ignored, and an answer with
/// one is dropped: the last state and the last layout stay.
///
/// - Complexity: O(1) an event, no allocation.
public final class HeaderDriver<Behavior: HeaderBehavior>: HeaderDriving {
  /// The technique and its parameters.
  public var behavior: Behavior { memory.behavior }
  /// The technique's state; `nil` until the first context with finite numbers.
  public var state: Behavior.State? { memory.state }
  /// The last layout answered; ``HeaderLayout/zero`` before the first.
  public var layout: HeaderLayout { memory.layout }

  /// ``answer(_:in:with:)``, compiled for the technique's type where the driver was made. A method of a generic
  /// class that is called through a protocol looks types up at run time.
  @usableFromInline let specializedAnswer:
    (HeaderDriver, ScrollEvent, HeaderContext, inout HeaderUpdate) -> Void

  /// No access lasts while a technique runs, so accesses cannot overlap and are not checked. The check, with
  /// the forwarder's, makes an event a third slower.
  @usableFromInline @exclusivity(unchecked) var memory: Memory

  @usableFromInline
  struct Memory {
    @usableFromInline var behavior: Behavior
    @usableFromInline var state: Behavior.State?
    @usableFromInline var layout = HeaderLayout.zero
    /// Whether the technique was told `didStop`, and no travel since.
    @usableFromInline var hasStopped = false

    @inlinable
    init(_ behavior: Behavior) {
      self.behavior = behavior
    }
  }

  /// A driver for `behavior`, not started. If a parameter of `behavior` is not finite, the driver uses the
  /// technique's default parameters.
  @inlinable
  public init(_ behavior: Behavior) {
    memory = Memory(behavior.hasFiniteParameters ? behavior : Behavior())
    specializedAnswer = { $0.respond(to: $1, in: $2, &$3, isChecked: true) }
  }

  /// The technique's own descriptor.
  public var descriptor: HeaderDescriptor { Behavior.descriptor }

  /// The technique's own traits.
  public var traits: HeaderTraits { behavior.traits }

  /// The value of each of the technique's parameters.
  public var assignments: [HeaderParameterAssignment] { behavior.assignments }

  /// The technique's own choreography.
  public var choreography: HeaderChoreography { behavior.choreography }

  /// Starts over with a header that is visible as `layout`, another technique's for example, or with one that
  /// appears if `layout` is `nil`. If `context` is not finite, the layout stays, and the first event with a
  /// finite context makes the state.
  public func start(continuing layout: HeaderLayout?, in context: HeaderContext) -> HeaderLayout {
    memory.state = nil
    guard context.isFinite, layout?.isFinite != false else { return self.layout }
    let state = layout.map { behavior.state(continuing: $0, from: nil, in: context) }
    return adopt(state ?? behavior.initialState(in: context), in: context)
  }

  /// Replaces the technique by `behavior`, which has other parameters for example, continues with the header
  /// where it is visible, and returns the new layout.
  ///
  /// If `context` is not finite, the layout stays, and the old state, which the new parameters may not allow,
  /// is dropped. A `behavior` with a parameter that is not finite changes nothing.
  @discardableResult
  public func replace(_ behavior: Behavior, in context: HeaderContext) -> HeaderLayout {
    guard behavior.hasFiniteParameters else { return layout }
    memory.behavior = behavior
    guard let state = memory.state, context.isFinite else {
      memory.state = nil
      return layout
    }
    return adopt(
      behavior.state(continuing: context.visibleLayout ?? layout, from: state, in: context),
      in: context)
  }

  /// Changes parameters of the technique, and returns the new layout.
  public func replaceParameters(
    _ assignments: [HeaderParameterAssignment], in context: HeaderContext
  ) throws(HeaderParameterError) -> HeaderLayout {
    var changed = behavior
    try changed.apply(assignments)
    return replace(changed, in: context)
  }

  /// Returns the layout of the current state in `context`.
  public func layout(in context: HeaderContext) -> HeaderLayout {
    guard context.isFinite else { return layout }
    return finite(behavior.layout(for: state ?? behavior.initialState(in: context), in: context))
  }

  /// Returns the layout of the collapsed header, over content of `context` scrolled far down.
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

  /// Returns the parts of the header where it is visible as `layout`. There are none before the first context with
  /// finite numbers, and none if the technique's answer has a number that is not finite.
  public func parts(of layout: HeaderLayout) -> HeaderParts {
    guard let state, layout.isFinite else { return HeaderParts() }
    let parts = behavior.parts(of: layout, for: state)
    return parts.isFinite ? parts : HeaderParts()
  }

  private func adopt(_ state: Behavior.State, in context: HeaderContext) -> HeaderLayout {
    let layout = behavior.layout(for: state, in: context)
    memory.state = layout.isFinite ? state : nil
    memory.layout = finite(layout)
    return memory.layout
  }

  /// Returns `answer` if it is finite, and the last layout otherwise.
  private func finite(_ answer: HeaderLayout) -> HeaderLayout {
    answer.isFinite ? answer : layout
  }

  /// Handles `event` and returns the answer: the new layout, and what is asked of the scroll view.
  @inlinable
  public func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
    var update = HeaderUpdate(layout: .zero)
    respond(to: event, in: context, &update, isChecked: false)
    return update
  }

  /// Handles an `event` with finite numbers, and writes the answer into `update`.
  public func answer(
    _ event: ScrollEvent, in context: HeaderContext, with update: inout HeaderUpdate
  ) {
    specializedAnswer(self, event, context, &update)
  }

  @inlinable
  func respond(
    to event: ScrollEvent, in context: HeaderContext, _ update: inout HeaderUpdate, isChecked: Bool
  ) {
    // `isChecked` says that the caller has found all numbers finite.
    update.followUp = followUp(to: event, in: context)
    switch event {
    case .didStop: memory.hasStopped = true
    case .willBeginDragging, .willBeginDecelerating, .didScroll(.drag), .didScroll(.deceleration):
      memory.hasStopped = false
    default: break
    }
    update.reaction = .none
    update.layout = memory.layout
    guard isChecked || event.isFinite && context.isFinite else { return }
    var state = memory.state ?? memory.behavior.initialState(in: context)
    let reaction = memory.behavior.respond(to: event, state: &state, in: context)
    // Usually nothing is asked of the scroll view, and nothing is copied.
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

  /// Returns `didStop` when the user's travel ends: a finger lifts from resting content, or moving content
  /// comes to rest. A finger that catches the content may go on, and does not end it.
  ///
  /// If a finger stops a deceleration and lifts without a drag, the lift already adds `didStop`. The
  /// `didEndDecelerating` that follows a frame later adds no second one.
  @inlinable
  func followUp(to event: ScrollEvent, in context: HeaderContext) -> ScrollEvent? {
    switch event {
    case .didEndDragging(willDecelerate: false): .didStop
    case .didEndDecelerating where !context.scroll.isTracking && !memory.hasStopped: .didStop
    default: nil
    }
  }
}
