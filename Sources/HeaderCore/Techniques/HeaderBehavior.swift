/// A technique: how a header moves with its scroll view.
///
/// A technique is a value with parameters and three pure functions. A host, such as UIKit, a test, a terminal
/// or a browser, supplies the metrics and applies the layouts:
///
///     state    = initialState(in: context)                       once
///     reaction = respond(to: event, state: &state, in: context)  for every event
///     layout   = layout(for: state, in: context)                 after every event
///
/// If a reaction moves the content at once, `layout(for:in:)` is called with the content moved.
///
/// A technique reads no clock, keeps no references and has no side effects. The same calls return the same
/// results on every platform. Every finite context must get a finite layout, whatever the sizes in it.
///
/// ```swift
/// struct PinnedHeader: HeaderBehavior {
///   static let descriptor = HeaderDescriptor(
///     name: "pinned", title: "Pinned", summary: "The header never moves.",
///     document: "none")
///   static var parameters: [HeaderParameter<Self>] { [] }
///   var traits: HeaderTraits { HeaderTraits(movedBy: .position) }
///   func layout(for state: NoState, in context: HeaderContext) -> HeaderLayout {
///     HeaderLayout(headerMinY: 0, headerHeight: 44, scrollViewMinY: 44)
///   }
///   func respond(
///     to event: ScrollEvent, state: inout NoState, in context: HeaderContext
///   ) -> HeaderReaction { .none }
/// }
/// ```
public protocol HeaderBehavior: Sendable, Equatable {
  /// What the technique remembers from one event to the next. The default is nothing.
  associatedtype State: Sendable, Equatable = NoState

  /// The technique's name and texts.
  static var descriptor: HeaderDescriptor { get }
  /// The technique's parameters. Flags, help, validation and sliders follow from them.
  static var parameters: [HeaderParameter<Self>] { get }

  /// The technique with its default parameters.
  init()

  /// What moves the header, where it may rest, and whether it lies in the content.
  var traits: HeaderTraits { get }

  /// How the elements inside the header move. The default is none.
  var choreography: HeaderChoreography { get }

  /// Returns the state on appearing.
  func initialState(in context: HeaderContext) -> State

  /// Returns the state for a header that is visible as `layout`. The header comes from another technique,
  /// or from this one with other parameters and the given `state`. The result must be valid with the
  /// current parameters. The default is the state on appearing.
  func state(
    continuing layout: HeaderLayout, from state: State?, in context: HeaderContext
  ) -> State

  /// Returns the layout of `state` in `context`.
  func layout(for state: State, in context: HeaderContext) -> HeaderLayout

  /// Returns the parts of the header, top to bottom, where it is visible as `layout`: the layout of
  /// `state`, or one on the way to it while an animation runs. The default is none.
  ///
  /// A technique whose parts follow from the header's numbers derives them from `layout`. A technique that
  /// moves them independently remembers in its state where an animation began.
  func parts(of layout: HeaderLayout, for state: State) -> HeaderParts

  /// Handles `event`, and returns what the technique asks of the scroll view.
  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction
}

extension HeaderBehavior {
  /// Returns the state on appearing, which is right if the state does not determine where the header is.
  public func state(
    continuing layout: HeaderLayout, from state: State?, in context: HeaderContext
  ) -> State {
    initialState(in: context)
  }

  /// Returns no parts.
  public func parts(of layout: HeaderLayout, for state: State) -> HeaderParts { HeaderParts() }

  /// No elements.
  public var choreography: HeaderChoreography { HeaderChoreography(elements: []) }
}

/// The state of a technique that remembers nothing, because its layout follows from the content's position.
public struct NoState: Sendable, Equatable {
  /// The only state.
  @inlinable
  public init() {}
}

extension HeaderBehavior where State == NoState {
  /// Returns the only state.
  @inlinable
  public func initialState(in context: HeaderContext) -> NoState { NoState() }
}
