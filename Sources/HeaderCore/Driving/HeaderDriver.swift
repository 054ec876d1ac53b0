/// A driver whose technique is not known at compile time, as a catalog hands it out.
///
/// Class-bound, so that passing it around copies a reference and never a boxed value.
public protocol HeaderDriving: AnyObject {
  /// How the technique introduces itself.
  var descriptor: HeaderDescriptor { get }
  /// The value of every parameter, in the order of their declaration.
  var assignments: [HeaderParameterAssignment] { get }
  /// What moves inside the header, with the parameters as they are.
  var choreography: HeaderChoreography { get }
  /// The last layout answered.
  var layout: HeaderLayout { get }

  /// Starts over and gives the layout on appearing.
  func start(in context: HeaderContext) -> HeaderLayout

  /// Takes in `event` and writes the answer over `update`, whatever was in it.
  ///
  /// This is what a driver implements; ``update(for:in:)`` is how it is asked. An answer is large,
  /// and one that is written in place is not copied on its way out of a type that is not known.
  func answer(_ event: ScrollEvent, in context: HeaderContext, into update: inout HeaderUpdate)
}

extension HeaderDriving {
  /// Takes in `event` and answers it.
  @inlinable @inline(always)
  public func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
    var update = HeaderUpdate(layout: .zero)
    answer(event, in: context, into: &update)
    return update
  }
}

/// Owns a technique and its state, and turns events into updates.
///
/// ```swift
/// let driver = HeaderDriver(TwitterCondenseHeader())
/// place(driver.start(in: context))
/// // for every event the scroll view reports:
/// let update = driver.update(for: event, in: context)
/// ```
///
/// It adds what every technique would otherwise have to: metrics that are not finite are ignored,
/// animations become immediate under reduced motion, and `didStop` follows once from the two events
/// that end a user's travel. An update costs O(1) and allocates nothing.
public final class HeaderDriver<Behavior: HeaderBehavior>: HeaderDriving {
  /// The technique and its parameters.
  public let behavior: Behavior
  /// What the technique remembers; `nil` until the first context with finite numbers.
  @inlinable
  public var state: Behavior.State? { memory.state }
  /// The last layout answered; ``HeaderLayout/zero`` before the first.
  @inlinable
  public var layout: HeaderLayout { memory.layout }

  /// Read and written without calling anybody meanwhile: no access lasts while a technique or a host
  /// runs, so no two can overlap, and the check that they do not is left out.
  @usableFromInline @exclusivity(unchecked) var memory = Memory(state: nil, layout: .zero)

  @usableFromInline
  struct Memory {
    @usableFromInline var state: Behavior.State?
    @usableFromInline var layout: HeaderLayout
    /// Whether the technique has heard `didStop`, and of no travel since.
    @usableFromInline var hasStopped: Bool

    @inlinable
    init(state: Behavior.State?, layout: HeaderLayout, hasStopped: Bool = false) {
      self.state = state
      self.layout = layout
      self.hasStopped = hasStopped
    }
  }

  /// A driver for `behavior`, not started.
  @inlinable
  public init(_ behavior: Behavior) {
    self.behavior = behavior
  }

  /// The technique's own descriptor.
  @inlinable
  public var descriptor: HeaderDescriptor { Behavior.descriptor }

  /// The value of each of the technique's parameters.
  public var assignments: [HeaderParameterAssignment] { behavior.assignments }

  /// The technique's own choreography.
  @inlinable
  public var choreography: HeaderChoreography { behavior.choreography }

  /// Forgets the state, if any, and gives the layout on appearing. In a context that is not finite
  /// the layout stays as it is and the state is made at the first event that has a finite one.
  @inlinable
  public func start(in context: HeaderContext) -> HeaderLayout {
    var started = Memory(state: nil, layout: memory.layout)
    if context.isFinite {
      let initial = behavior.initialState(in: context)
      started = Memory(state: initial, layout: behavior.layout(for: initial, in: context))
    }
    memory = started
    return started.layout
  }

  /// Takes in `event`. In a context that is not finite nothing happens, and the last layout stands.
  @inlinable @inline(always)
  public func update(for event: ScrollEvent, in context: HeaderContext) -> HeaderUpdate {
    let hasStopped = memory.hasStopped
    guard context.isFinite else {
      memory.hasStopped = hasStopped && !event.isTravel || event == .didStop
      return HeaderUpdate(
        layout: memory.layout, followUp: followUp(to: event, in: context, hasStopped: hasStopped))
    }
    var state = memory.state ?? behavior.initialState(in: context)
    var reaction = behavior.respond(to: event, state: &state, in: context)
    if context.environment.prefersReducedMotion { reaction.animation = nil }
    let layout = behavior.layout(for: state, in: context.applying(reaction))
    memory = Memory(
      state: state, layout: layout,
      hasStopped: hasStopped && !event.isTravel || event == .didStop)
    return HeaderUpdate(
      layout: layout, reaction: reaction,
      followUp: followUp(to: event, in: context, hasStopped: hasStopped))
  }

  /// Takes in `event` and writes what ``update(for:in:)`` gives over `update`.
  @inlinable @inline(always)
  public func answer(
    _ event: ScrollEvent, in context: HeaderContext, into update: inout HeaderUpdate
  ) {
    update = self.update(for: event, in: context)
  }

  /// The user's travel ends when a finger lifts from resting content or when moving content comes
  /// to rest; not when a finger catches it, for the finger may go on.
  ///
  /// A finger that only stopped a deceleration ends it when it lifts. The end of that deceleration
  /// is reported a frame later, and is no second one.
  @inlinable @inline(always)
  func followUp(
    to event: ScrollEvent, in context: HeaderContext, hasStopped: Bool
  ) -> ScrollEvent? {
    if case .didEndDragging(willDecelerate: false) = event { return .didStop }
    if case .didEndDecelerating = event, !context.scroll.isTracking, !hasStopped {
      return .didStop
    }
    return nil
  }
}

extension ScrollEvent {
  /// Whether the user's travel goes on, or begins anew.
  @inlinable
  var isTravel: Bool {
    switch self {
    case .didScroll(let cause): cause.isUserTravel
    case .willBeginDragging, .willBeginDecelerating: true
    case .willEndDragging, .didEndDragging, .didEndDecelerating, .didEndScrollingAnimation,
      .didScrollToTop, .didStop, .geometryDidChange, .setCollapsed:
      false
    }
  }
}
