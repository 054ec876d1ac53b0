/// A driver's answer to one event.
public struct HeaderUpdate: Sendable, Equatable {
  /// Where the header and the scroll view belong now.
  public var layout: HeaderLayout
  /// What is asked of the scroll view besides.
  public var reaction: HeaderReaction
  /// An event that the host delivers next, before any other: the `didStop` that follows from this
  /// one.
  public var followUp: ScrollEvent?

  /// An answer with the given parts.
  @inlinable
  public init(
    layout: HeaderLayout, reaction: HeaderReaction = .none, followUp: ScrollEvent? = nil
  ) {
    self.layout = layout
    self.reaction = reaction
    self.followUp = followUp
  }
}

extension HeaderUpdate {
  /// Whether the layout, and every position and offset asked for, is finite.
  var isFinite: Bool { layout.isFinite && reaction.isFinite }
}

extension HeaderContext {
  /// The offset that content has under the layout of `update`, once its reaction has moved it at
  /// once.
  package func offset(after update: HeaderUpdate) -> Double {
    var context = self
    context.scroll.bounds = max(0, environment.containerHeight - update.layout.scrollViewMinY)
    return context.applying(update.reaction).scroll.contentOffset
  }
}
