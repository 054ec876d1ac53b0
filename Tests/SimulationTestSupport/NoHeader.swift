public import HeaderCore

/// A scroll view with no header at all.
public struct NoHeader: HeaderBehavior {
  /// Nothing to remember.
  public struct State: Sendable, Equatable {}

  /// `none`.
  public static let descriptor = HeaderDescriptor(
    name: "none", title: "None", summary: "There is no header.", kind: .positionDriven,
    document: "none")
  /// Nothing to tune.
  public static var parameters: [HeaderParameter<NoHeader>] { [] }

  /// No header.
  public init() {}

  /// The only state.
  public func initialState(in context: HeaderContext) -> State { State() }
  /// Nothing anywhere.
  public func layout(for state: State, in context: HeaderContext) -> HeaderLayout { .zero }
  /// Nothing is asked.
  public func respond(
    to event: ScrollEvent, state: inout State, in context: HeaderContext
  ) -> HeaderReaction { .none }
}
