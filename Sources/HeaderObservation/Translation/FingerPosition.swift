import ScrollPhysics

/// Where a dragging finger has put the content, counted without edges.
///
/// A scroll view shows a pull beyond an edge shortened by the rubber band, and on whole pixels. The
/// pan gesture's translation still has the whole of it, counted from where the drag begins:
///
///     position = anchor - translation
package struct FingerPosition: Equatable {
  private var anchor: Double
  /// The position at the last event.
  package private(set) var position: Double

  /// The finger begins to drag content that is at `position` as long as nothing of its translation
  /// has been followed. The slop, and what was travelled before the system let the pan begin, are not
  /// part of a translation.
  package init(position: Double) {
    self.position = position
    anchor = position
  }

  /// By how much content that is shown at `offset` is elsewhere than the finger has put it: 0 within
  /// a pixel.
  package func displacement(
    of offset: Double, at translation: Double, in viewport: ScrollViewport
  ) -> Double {
    let displacement = offset - viewport.offset(of: anchor - translation)
    return displacement.magnitude <= viewport.pixel ? 0 : displacement
  }

  /// The finger's translation is now `translation`, and the content is shown at `offset`. Where the
  /// two disagree by more than a pixel, the anchor is taken from the offset again.
  package mutating func move(
    to translation: Double, shown offset: Double, in viewport: ScrollViewport
  ) {
    guard displacement(of: offset, at: translation, in: viewport) == 0 else {
      position = viewport.position(of: offset)
      anchor = position + translation
      return
    }
    position =
      viewport.range.contains(offset) ? offset : viewport.grid.rounded(anchor - translation)
  }

  /// The content was moved to `position` under the finger, and the drag goes on from there.
  package mutating func shift(to position: Double) {
    anchor += position - self.position
    self.position = position
  }
}
