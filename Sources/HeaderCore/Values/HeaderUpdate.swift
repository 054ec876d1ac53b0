/// A driver's answer to one event.
public struct HeaderUpdate: Sendable, Equatable {
  /// The new layout of the header and the scroll view.
  public var layout: HeaderLayout
  /// What is asked of the scroll view.
  public var reaction: HeaderReaction
  /// The event that the host reports next, before any other: a `didStop` that follows from this event.
  public var followUp: ScrollEvent?

  /// An answer with the given values.
  @inlinable
  public init(
    layout: HeaderLayout, reaction: HeaderReaction = .none, followUp: ScrollEvent? = nil
  ) {
    self.layout = layout
    self.reaction = reaction
    self.followUp = followUp
  }

  /// Whether the layout, the position and the target are finite.
  var isFinite: Bool { layout.isFinite && reaction.isFinite }
}

extension HeaderContext {
  /// Returns the content's offset under the layout of `update`, after its reaction has moved it.
  package func offset(after update: HeaderUpdate) -> Double {
    var context = self
    context.scroll.bounds = max(0, environment.containerHeight - update.layout.scrollViewMinY)
    return context.applying(update.reaction).scroll.contentOffset
  }
}
