public import HeaderCore
public import ScrollSimulator

/// A case as it was played: what a law of one's own looks at.
///
/// The rows are those that `headers simulate` prints for the case, in their order.
public struct PlayedCase<Behavior: HeaderBehavior>: Sendable {
  /// The technique with the case's parameters.
  public let behavior: Behavior
  /// The case.
  public let played: ConformanceCase
  /// Every event with its answer, and every frame of an animation.
  public let rows: [SimulationRow]
}
