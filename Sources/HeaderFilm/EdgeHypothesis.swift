/// One answer to where the content begins in the first frame, and what follows from it.
///
/// A header that goes along with the content looks like content. So each line of the first frame is taken for
/// the header's edge, and the one with which the whole film agrees best is right.
struct EdgeHypothesis {
  private(set) var map: ContentMap
  private(set) var path: EdgePath
  /// Whether a frame has shown where the edge is.
  private(set) var isSeen = false
  /// What speaks for it.
  private var support: Float = 0
  private let margin: Int

  /// The header ends at `edge` in `frame`; an edge further up than `highest` is not seen.
  init(
    _ frame: RowProfiles, edge: Double, isLine: Bool, highest: Double, foot: Int,
    format: FilmFormat
  ) {
    map = ContentMap(capacity: max(6 * format.rows, 64))
    path = EdgePath(pointsPerRow: format.pointsPerRow, highest: highest)
    margin = format.rowCount(12)
    map.write(
      frame, rows: min(Int(edge.rounded(.up)), foot)..<foot, offset: 0, tolerance: 255)
    // Most headers end in the upper half, and few films show a screen without one.
    path.begin(
      at: edge,
      cost: (isLine ? 0 : 3) + Float(edge > highest ? edge * format.pointsPerRow * 0.03 : 12))
  }

  /// What speaks against it so far.
  var cost: Float { path.cost - support }

  /// Nothing has changed.
  mutating func hold() {
    isSeen = false
    path.hold()
  }

  /// Takes in a frame whose content has moved down by `step` rows and is at `offset`. `other` shows it
  /// elsewhere; without one the frame tells nothing but lines.
  mutating func add(
    _ frame: RowProfiles, foot: Int, offset: Double, step: Double, lines: [Double],
    other: RowProfiles?, before: RowProfiles, carried: (Double) -> Float
  ) {
    let evidence = EdgeEvidence(
      frame, end: other == nil ? 0 : foot, offset: offset, map: map, other: other ?? before,
      before: before)
    isSeen = evidence.header > 6 && evidence.content > 6
    if isSeen { support += 0.15 }
    path.add(
      step: step, lines: lines,
      bounds: [Double(evidence.likeliest.first), Double(evidence.likeliest.last)],
      cost: { evidence.cost(at: $0) / 8 }, carried: carried)
    let top = min(Int(path.lowest) + margin, foot)
    map.write(frame, rows: top..<foot, offset: offset, tolerance: 12)
  }
}
