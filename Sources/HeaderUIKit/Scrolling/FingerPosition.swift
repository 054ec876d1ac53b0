import HeaderCore
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

  /// The finger's translation is now `translation`, and the scroll view shows what `metrics` say.
  mutating func move(to translation: Double, in metrics: ScrollMetrics, grid: PixelGrid) {
    let range = metrics.legalRange
    let expected = anchor - translation
    let shown = range.offset(forPosition: expected, dimension: metrics.bounds)
    let pixel = 1 / max(grid.scale, 1)
    guard (shown - metrics.contentOffset).magnitude <= pixel else {
      position = range.position(forOffset: metrics.contentOffset, dimension: metrics.bounds)
      anchor = position + translation
      return
    }
    position =
      range.contains(metrics.contentOffset) ? metrics.contentOffset : grid.rounded(expected)
  }

  /// The content was moved to `offset` under the finger, and the drag goes on from there.
  mutating func correct(to offset: Double, in range: ScrollRange, dimension: Double) {
    let corrected = range.position(forOffset: offset, dimension: dimension)
    anchor += corrected - position
    position = corrected
  }
}
