package import HeaderCore

/// Moves the content of a scroll view.
///
///     UIKit      performs a request at once, and reads the scroll view again
///     SwiftUI    publishes a request; the next update shows its result
///
/// It decides nothing. For each request it returns whether it is done, will be done later, or is impossible.
package protocol ScrollPerformer: AnyObject {
  /// Moves the content.
  func move(_ request: ScrollRequest) -> Performance
  /// Makes `points` of room below the content.
  func makeBottomRoom(_ points: Double)
  /// Its access to the views; `nil` if it only publishes values that the views show later.
  var views: (any ViewPerformer)? { get }
}

extension ScrollPerformer {
  package var views: (any ViewPerformer)? { nil }
}

/// Writes to a scroll view and to the header over it at once, and reads their state.
package protocol ViewPerformer: AnyObject {
  /// Shows the header as `effects` describe it, in answer to `event`, which is `nil` on appearing. `isNew` is whether
  /// its layout changed. Returns whether that may have changed the scroll view.
  func show(_ effects: HeaderEffects, isNew: Bool, answering event: ScrollEvent?) -> Bool
  /// Makes `points` of room above the content, which stays where it is on the screen.
  func makeRoom(_ points: Double)
  /// Places the scroll view, which is inactive, under the header of `effects`.
  func align(_ effects: HeaderEffects)

  /// The scroll view's state at this moment.
  var snapshot: ScrollSnapshot { get }
  /// The refresh control's state at this moment; `nil` without one.
  var refresh: RefreshControlState? { get }
  /// The offset on the screen of content that is animated with the header; `nil` if none is.
  var carriedOffset: Double? { get }
  /// The progress of the header's animation, read from the screen; `nil` without one.
  var progress: Double? { get }
  /// Reports each turn of the run loop until the content rests.
  func keepLooking()
}

/// The result of a request.
package enum Performance: Sendable, Equatable {
  /// The request is done, or its animation has begun. Later readings show its state.
  case done
  /// The request will be done. It is assumed to be done until a reading shows otherwise.
  case later
  /// The request cannot be done now, or at all.
  case impossible
}

/// A scroll view's state at one moment.
package struct ScrollSnapshot: Sendable {
  /// The offset, and what moves the content.
  package var sample: ScrollSample
  /// The sizes and insets.
  package var geometry: ObservedGeometry

  package init(sample: ScrollSample, geometry: ObservedGeometry) {
    self.sample = sample
    self.geometry = geometry
  }
}

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
  /// The content's motion at the time of the request.
  package var motion: HostMotion

  /// The animation; `nil` for at once.
  package var animation: HeaderAnimation? {
    if case .scroll(let animation) = way { animation } else { nil }
  }
}
