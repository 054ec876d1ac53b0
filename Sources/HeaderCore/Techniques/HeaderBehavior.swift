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
///   struct State: Sendable, Equatable {}
///   static let descriptor = HeaderDescriptor(
///     name: "pinned", title: "Pinned", summary: "The header never moves.",
///     kind: .positionDriven, document: "none")
///   static var parameters: [HeaderParameter<Self>] { [] }
///   func initialState(in context: HeaderContext) -> State { State() }
///   func layout(for state: State, in context: HeaderContext) -> HeaderLayout {
///     HeaderLayout(headerMinY: 0, headerHeight: 44, scrollViewMinY: 44)
///   }
///   func respond(
///     to event: ScrollEvent, state: inout State, in context: HeaderContext
///   ) -> HeaderReaction { .none }
/// }
/// ```
public protocol HeaderBehavior: Sendable, Equatable {
  /// What has to be remembered from one event to the next; empty for a position-driven technique.
  associatedtype State: Sendable, Equatable

  /// How the technique introduces itself.
  static var descriptor: HeaderDescriptor { get }
  /// What can be tuned. Declared once; flags, help, validation and sliders come from it.
  static var parameters: [HeaderParameter<Self>] { get }

  /// The technique as its document has it.
  @inlinable
  init()

  /// Checks what no single parameter's range can: minimum <= maximum, for example.
  @inlinable
  func validate() throws(HeaderParameterError)

  /// What moves inside the header.
  var choreography: HeaderChoreography { get }

  /// The state on appearing.
  func initialState(in context: HeaderContext) -> State

  /// The layout that `state` means in `context`.
  func layout(for state: State, in context: HeaderContext) -> HeaderLayout

  /// Takes in `event` and says what is asked of the scroll view.
  @inlinable
  func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction
}

extension HeaderBehavior {
  /// Accepts every combination of values that are each in range.
  @inlinable
  public func validate() throws(HeaderParameterError) {}

  /// Nothing moves inside the header.
  @inlinable
  public var choreography: HeaderChoreography { HeaderChoreography(elements: []) }
}
