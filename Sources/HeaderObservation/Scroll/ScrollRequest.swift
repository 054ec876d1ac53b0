package import HeaderCore

/// A request to move the content.
package struct ScrollRequest: Sendable, Equatable {
  /// The move, in the scroll view's own offsets.
  package var move: HeaderEffects.ContentMove
  /// The top inset at that offset. `offset + insetTop` is 0 when the content rests at its top.
  package var insetTop: Double

  /// The content offset in the end.
  package var offset: Double { move.end }
  /// The animation; `nil` for at once.
  package var animation: HeaderAnimation? {
    if case .scroll(_, let animation) = move { animation } else { nil }
  }
}

/// The result of a request.
package enum RequestResult: Sendable, Equatable {
  /// The request is done, or its animation has begun. Later readings show its state.
  case done
  /// The request will be done. It is assumed to be done until a reading shows otherwise.
  case later
  /// The request cannot be done now, or at all.
  case impossible
}
