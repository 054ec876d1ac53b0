/// One way a header moves with its scroll view.
///
/// A technique is a value with parameters, and three pure functions. A host, which may be UIKit, a
/// test, a terminal or a browser, supplies metrics and applies the numbers that come back:
///
///     state    = initialState(in: context)                       once
///     reaction = respond(to: event, state: &state, in: context)  for every event
///     layout   = layout(for: state, in: context)                 after every event
///
/// Where a reaction moves the content at once, the layout is asked for with the content moved.
///
/// A technique reads no clock, keeps no reference and performs no effect; the same calls give the
/// same answers on every platform. It must be total: any finite context gets a finite layout,
/// whatever the sizes in it.
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
  /// What has to be remembered from one event to the next; nothing unless a technique says so.
  associatedtype State: Sendable, Equatable = NoState

  /// How the technique introduces itself.
  static var descriptor: HeaderDescriptor { get }
  /// What can be tuned. Declared once; flags, help, validation and sliders come from it.
  static var parameters: [HeaderParameter<Self>] { get }

  /// The technique as its document has it.
  init()

  /// What moves the header, where it may rest, and whether it lies in the content.
  var traits: HeaderTraits { get }

  /// What moves inside the header.
  var choreography: HeaderChoreography { get }

  /// The state on appearing.
  func initialState(in context: HeaderContext) -> State

  /// The state that takes over a header that is seen as `layout`: from another technique, or from
  /// this one with other parameters, which then hands over its `state`. Whatever it is, it has to be
  /// one that these parameters allow.
  func state(
    continuing layout: HeaderLayout, from state: State?, in context: HeaderContext
  ) -> State

  /// The layout that `state` means in `context`.
  func layout(for state: State, in context: HeaderContext) -> HeaderLayout

  /// What the header is made of, top to bottom, in `state` and where it is seen as `layout`: the state's
  /// own, or one on the way to it while an animation runs. None unless a technique says so.
  ///
  /// A technique whose parts follow from the header's own numbers reads them off `layout`. One that moves
  /// them independently remembers in its state where an animation has begun.
  func parts(of layout: HeaderLayout, for state: State) -> HeaderParts

  /// Takes in `event` and says what is asked of the scroll view.
  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction
}

extension HeaderBehavior {
  /// The state on appearing: right where the state says nothing of where the header is.
  public func state(
    continuing layout: HeaderLayout, from state: State?, in context: HeaderContext
  ) -> State {
    initialState(in: context)
  }

  /// No parts.
  public func parts(of layout: HeaderLayout, for state: State) -> HeaderParts { HeaderParts() }

  /// Nothing moves inside the header.
  public var choreography: HeaderChoreography { HeaderChoreography(elements: []) }
}

/// The state of a technique that remembers nothing: its layout follows from where the content is.
public struct NoState: Sendable, Equatable {
  /// The only state.
  @inlinable
  public init() {}
}

extension HeaderBehavior where State == NoState {
  /// The only state.
  @inlinable
  public func initialState(in context: HeaderContext) -> NoState { NoState() }
}
