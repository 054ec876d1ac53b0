import HeaderCore

/// One part of a ``StackedHeader``.
public struct StackedPart: Sendable, Equatable {
  /// When a part comes back that has gone.
  public enum Flag: String, Sendable, Equatable, CaseIterable {
    /// It never goes.
    case pinned
    /// On any turn, wherever in the list. It snaps.
    case returns
    /// At the top of the list. It snaps.
    case atTop = "at-top"
    /// At the top of the list, and it stays wherever the content leaves it.
    case withContent = "with-content"
  }

  /// Points where it is whole, 0 to 1000. One without height is none.
  public var height: Double
  /// Points where it is collapsed, 0 to `height`. One that is pinned never is.
  public var minimum: Double
  /// When it comes back.
  public var moves: Flag

  /// A part of `height` points that collapses to `minimum` and comes back as `moves` says.
  public init(height: Double, minimum: Double = 0, moves: Flag) {
    self.height = height
    self.minimum = minimum
    self.moves = moves
  }

  /// A part of `height` points that never goes.
  public static func pinned(_ height: Double) -> StackedPart {
    StackedPart(height: height, moves: .pinned)
  }

  /// A part of `height` points that comes back on any turn.
  public static func returns(_ height: Double, minimum: Double = 0) -> StackedPart {
    StackedPart(height: height, minimum: minimum, moves: .returns)
  }

  /// A part of `height` points that comes back at the top of the list.
  public static func atTop(_ height: Double, minimum: Double = 0) -> StackedPart {
    StackedPart(height: height, minimum: minimum, moves: .atTop)
  }

  /// A part of `height` points that comes back at the top of the list, and stays where content leaves it.
  public static func withContent(_ height: Double, minimum: Double = 0) -> StackedPart {
    StackedPart(height: height, minimum: minimum, moves: .withContent)
  }

  /// Points below which it does not go.
  var lowest: Double { moves == .pinned ? height : min(minimum, height) }

  /// What is seen of it at `height`; its progress is exact at both ends.
  func part(of height: Double) -> HeaderPart {
    let gone = self.height - height
    let progress = gone == 0 ? 0 : height == lowest ? 1 : gone / (self.height - lowest)
    return HeaderPart(height: height, progress: progress)
  }

  /// Its height where it has been seen as `part`, with other parameters: whole and collapsed stay so.
  func height(continuing part: HeaderPart) -> Double {
    if part.progress == 0 { return height }
    return part.progress == 1 ? lowest : clamp(part.height)
  }

  /// `height`, or the nearest one that it may have.
  func clamp(_ height: Double) -> Double { min(max(height, lowest), self.height) }

  /// Where it rests that is left at `height`: at the nearer end, the collapsed one where both are as near.
  func rest(near height: Double) -> Double {
    guard moves == .returns || moves == .atTop else { return height }
    return height - lowest > (self.height - lowest) * 0.5 ? self.height : lowest
  }
}
