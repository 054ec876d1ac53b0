package import HeaderCore

/// What writes to the views of one scroll view and of the header over it, and reads what they say.
///
///     UIKit      does what is asked at once, and reads the scroll view again
///     SwiftUI    publishes it; what becomes of it, the next update shows
///
/// It decides nothing: of each request it says whether it is done, will be, or cannot be.
package protocol ScrollPerformer: AnyObject {
  /// Shows the header as `effects` have it, in answer to `event`; `nil` on appearing. Returns whether that
  /// may have changed anything of the scroll view.
  func show(_ effects: HeaderEffects, answering event: ScrollEvent?) -> Bool
  /// Makes `points` of room above the content. The content stays where it is seen.
  func makeRoom(_ points: Double) -> Performance
  /// Makes `points` of room below the content.
  func makeBottomRoom(_ points: Double)
  /// Brings the content where `request` says.
  func move(_ request: ScrollRequest) -> Performance
  /// Puts the scroll view, which does not move the header, under the header of `effects`.
  func align(_ effects: HeaderEffects)

  /// What the scroll view says at this moment; `nil` where that is known only once it is told.
  var sight: ScrollSight? { get }
  /// The scroll view's refresh control at this moment; `nil` without one, and where none is seen.
  var refresh: RefreshSight? { get }
  /// Where content that goes along with an animation of the header's is drawn at this moment; `nil`
  /// where none does.
  var carriedOffset: Double? { get }
  /// How far the header's animation has got, read off the screen; `nil` where the clock says it.
  var progress: Double? { get }
  /// Something moves the content: asks to be told of what becomes of that.
  func keepLooking()
}

extension ScrollPerformer {
  package func show(_ effects: HeaderEffects, answering event: ScrollEvent?) -> Bool { false }
  package func makeRoom(_ points: Double) -> Performance { .later }
  package func align(_ effects: HeaderEffects) {}
  package var sight: ScrollSight? { nil }
  package var refresh: RefreshSight? { nil }
  package var carriedOffset: Double? { nil }
  package var progress: Double? { nil }
  package func keepLooking() {}
}

/// What becomes of a request.
package enum Performance: Sendable, Equatable {
  /// It is done, or has begun: what the scroll view says from now on is what it is.
  case done
  /// It is on its way: it is taken to be done until the scroll view says something else.
  case later
  /// It cannot be, at this moment or ever.
  case impossible
}

/// What a scroll view says at one moment.
package struct ScrollSight: Sendable {
  /// What moves its content.
  package var sample: ScrollSample
  /// How large everything is.
  package var geometry: ObservedGeometry

  package init(sample: ScrollSample, geometry: ObservedGeometry) {
    self.sample = sample
    self.geometry = geometry
  }
}

/// Where the content is to go.
package struct ScrollRequest: Sendable, Equatable {
  /// How it goes there.
  package enum Way: Sendable, Equatable {
    /// At once; a drag or a deceleration goes on from there.
    case put
    /// At once, and whatever moves it ends.
    case stop
    /// With an animation, and whatever moves it ends.
    case scroll(HeaderAnimation)
  }

  /// The content offset.
  package var offset: Double
  /// What lies above the content there: `offset` counted from the content's own top edge is
  /// `offset + insetTop`.
  package var insetTop: Double
  /// How it goes there.
  package var way: Way
  /// What moves it at this moment.
  package var motion: HostMotion

  /// The animation with which it goes there; `nil` at once.
  package var animation: HeaderAnimation? {
    if case .scroll(let animation) = way { animation } else { nil }
  }
}
