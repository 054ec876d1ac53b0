import HeaderFilm
import HeaderFormats

/// A film that a page reads frame by frame.
final class PlaygroundFilm {
  /// The brightness samples of the next frame, row by row.
  let luma: UnsafeMutableBufferPointer<UInt8>
  var tracker: FilmTracker

  /// A film of frames with `format`.
  init(_ format: FilmFormat) {
    tracker = FilmTracker(format)
    luma = .allocate(capacity: format.columns * format.rows)
    luma.initialize(repeating: 0)
  }

  deinit {
    luma.deallocate()
  }

  /// Adds the frame in ``luma``.
  func add(at time: Double) {
    tracker.add(UnsafeBufferPointer(luma), at: time)
  }

  /// The result, and a row for each frame; see `playground_film_track`.
  var track: PlaygroundRows {
    let track = tracker.track
    var rows = PlaygroundRows()
    let complaint =
      switch track.verdict {
      case .header: ""
      case .still: "Nothing in it scrolls up or down."
      case .unclear: "It does not scroll up and down like a list: it moves sideways, or has cuts."
      case .noHeader: "A list scrolls in it, but the edge above the list does not move."
      case .rotated: "It is wider than high: rotate it first."
      }
    rows.begin(complaint, numbers: [track.format.pointsPerRow, track.rim, track.safeAreaTop])
    for row in track.rows {
      rows.begin(numbers: [row.time, row.contentOffset])
      rows.add(row.headerMaxY.map { DecimalNumber.text($0) } ?? "")
      rows.add(row.isSeen ? 1 : 0)
    }
    return rows
  }
}
