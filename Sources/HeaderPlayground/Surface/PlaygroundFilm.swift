import HeaderFilm

/// A film that a page reads, frame by frame, and what is made of it.
final class PlaygroundFilm {
  /// Samples of the frame that comes next, row by row.
  let luma: UnsafeMutableBufferPointer<UInt8>
  /// Numbers of each row of the track; see `playground_film_rows`.
  static let stride = 4
  private var tracker: FilmTracker { didSet { found = nil } }
  private var found: FilmTrack?
  private var numbers: UnsafeMutableBufferPointer<Double>?

  /// A film of frames that measure `format`.
  init(_ format: FilmFormat) {
    tracker = FilmTracker(format)
    luma = .allocate(capacity: format.columns * format.rows)
    luma.initialize(repeating: 0)
  }

  deinit {
    luma.deallocate()
    numbers?.deallocate()
  }

  /// Takes in the frame that ``luma`` has.
  func add(at time: Double) {
    tracker.add(UnsafeBufferPointer(luma), at: time)
  }

  /// See `FilmTracker.correct(_:inFrame:)`.
  func correct(_ edge: Double?, inFrame index: Int) {
    tracker.correct(edge, inFrame: index)
  }

  /// The track, which is found once for each correction.
  private var track: FilmTrack {
    if let found { return found }
    let track = tracker.track
    found = track
    return track
  }

  /// What was found in short, and how many rows there are.
  var about: PlaygroundRows {
    let track = track
    var rows = PlaygroundRows()
    let complaint =
      switch track.verdict {
      case .header: ""
      case .still: "Nothing in it scrolls up or down."
      case .unclear: "It does not scroll up and down as a list does: it goes sideways, or is cut."
      case .noHeader: "A list scrolls in it, and the line above the list does not move."
      case .rotated: "It is wider than high: turn it first."
      }
    rows.begin(complaint)
    for number in [
      Double(track.rows.count), track.format.pointsPerRow, track.rim, track.safeAreaTop,
    ] {
      rows.add(number)
    }
    return rows
  }

  /// The rows of the track.
  func rows() -> UnsafeMutablePointer<Double>? {
    let track = track
    numbers?.deallocate()
    let all = UnsafeMutableBufferPointer<Double>.allocate(
      capacity: max(1, track.rows.count * PlaygroundFilm.stride))
    all.initialize(repeating: .nan)
    for (index, row) in track.rows.enumerated() {
      let start = index * PlaygroundFilm.stride
      (all[start], all[start + 1]) = (row.time, row.contentOffset)
      if let edge = row.headerMaxY { all[start + 2] = edge }
      all[start + 3] = row.isSeen ? 1 : 0
    }
    numbers = all
    return all.baseAddress
  }
}
