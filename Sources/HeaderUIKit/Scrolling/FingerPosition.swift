import ScrollPhysics

/// Where a dragging finger has put the content, counted without edges.
///
/// A scroll view shows a pull beyond an edge shortened by the rubber band, and on whole pixels. The
/// pan gesture's translation still has the whole of it, counted from where the drag begins:
///
///     position = anchor - translation
///
/// The two are compared at every event: where they disagree by more than a pixel, somebody else has
/// moved the content, and the anchor is taken from the offset again.
struct FingerPosition {
  private var anchor: Double
  /// The position at the last event.
  private(set) var position: Double

  /// The finger begins to drag content that is at `position` as long as nothing of its translation
  /// has been followed. The slop, and what was travelled before the system let the pan begin, are not
  /// part of a translation.
  init(position: Double) {
    self.position = position
    anchor = position
  }

  /// The finger's translation is now `translation`, and the scroll view, `dimension` points high,
  /// shows the content at `offset` in `range`.
  mutating func move(
    to translation: Double, shown offset: Double, in range: ScrollRange, dimension: Double,
    grid: PixelGrid
  ) {
    let expected = anchor - translation
    let expectedOffset = range.offset(forPosition: expected, dimension: dimension)
    let pixel = 1 / max(grid.scale, 1)
    guard (expectedOffset - offset).magnitude <= pixel else {
      position = range.position(forOffset: offset, dimension: dimension)
      anchor = position + translation
      return
    }
    position = range.contains(offset) ? offset : grid.rounded(expected)
  }

  /// The content was moved to `position` under the finger, and the drag goes on from there.
  mutating func shift(to position: Double) {
    anchor += position - self.position
    self.position = position
  }
}
