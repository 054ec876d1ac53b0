import ScrollPhysics

/// Where a dragging finger has put the content, without the rubber band.
///
/// A scroll view shows a pull beyond an edge shortened by the rubber band, and on whole pixels. The pan
/// gesture's translation has the full distance from where the drag began:
///
///     position = anchor - translation
package struct FingerPosition: Equatable {
  private var anchor: Double
  /// The position at the last event.
  package private(set) var position: Double

  /// A finger that begins to drag content at `position`, with a translation of 0. The translation does not
  /// contain the travel before the pan began.
  package init(position: Double) {
    self.position = position
    anchor = position
  }

  /// Returns how far content shown at `offset` is from where the finger has put it; 0 within a pixel.
  package func displacement(
    of offset: Double, at translation: Double, in viewport: ScrollViewport
  ) -> Double {
    let displacement = offset - viewport.offset(of: anchor - translation)
    return displacement.magnitude <= viewport.pixel ? 0 : displacement
  }

  /// Updates the position to the finger's `translation`. If the shown `offset` differs by more than a pixel, the
  /// drag is anchored at the offset instead.
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

  /// Continues the drag from `position`, to which the content was moved under the finger.
  package mutating func shift(to position: Double) {
    anchor += position - self.position
    self.position = position
  }
}
