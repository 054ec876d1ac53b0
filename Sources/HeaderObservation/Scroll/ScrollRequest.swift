package import HeaderCore

/// A request to move the content.
package struct ScrollRequest: Sendable, Equatable {
  /// How the content moves.
  package enum Way: Sendable, Equatable {
    /// At once; a drag or a deceleration continues from there.
    case put
    /// At once, and the current motion ends.
    case stop
    /// Animated, and the current motion ends.
    case scroll(HeaderAnimation)
  }

  /// The content offset.
  package var offset: Double
  /// The top inset at that offset. `offset + insetTop` is 0 when the content rests at its top.
  package var insetTop: Double
  /// How the content moves.
  package var way: Way

  /// The animation; `nil` for at once.
  package var animation: HeaderAnimation? {
    if case .scroll(let animation) = way { animation } else { nil }
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
