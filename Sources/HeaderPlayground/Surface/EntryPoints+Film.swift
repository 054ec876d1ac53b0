import HeaderFilm

// A film that is read, as C functions; see EntryPoints.swift. A film is what `playground_film_open` gives.

/// A film of frames with `columns` times `rows` samples, `width` by `height` pixels.
@_cdecl("playground_film_open")
public func playgroundFilmOpen(
  _ columns: Int32, _ rows: Int32, _ width: Int32, _ height: Int32
) -> UnsafeMutableRawPointer {
  let format = FilmFormat(
    columns: Int(columns), rows: Int(rows), width: Int(width), height: Int(height))
  return Unmanaged.passRetained(PlaygroundFilm(format)).toOpaque()
}

/// Where the samples of the next frame are written, row by row, 0 dark to 255 bright.
@_cdecl("playground_film_luma")
public func playgroundFilmLuma(_ film: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UInt8>? {
  opened(film, as: PlaygroundFilm.self)?.luma.baseAddress
}

/// Takes in the frame at `time`, in milliseconds.
@_cdecl("playground_film_add")
public func playgroundFilmAdd(_ film: UnsafeMutableRawPointer?, _ time: Double) {
  opened(film, as: PlaygroundFilm.self)?.add(at: time)
}

/// Says that the edge is at `edge` in the frame at `index`; what is no number takes it back.
@_cdecl("playground_film_correct")
public func playgroundFilmCorrect(
  _ film: UnsafeMutableRawPointer?, _ index: Int32, _ edge: Double
) {
  opened(film, as: PlaygroundFilm.self)?.correct(edge.isFinite ? edge : nil, inFrame: Int(index))
}

/// A row with the complaint, empty where a header moves, points per row of samples, points above the screen, and
/// points of status bar; then a row for each frame: milliseconds, content offset, the edge, empty where it is
/// not known, and 1 where it is seen.
@_cdecl("playground_film_track")
public func playgroundFilmTrack(
  _ film: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<UInt8>? {
  opened(film, as: PlaygroundFilm.self).flatMap { cText($0.track.text) }
}
