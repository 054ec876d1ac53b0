import HeaderFilm

// Reading a film, as C functions; see EntryPoints.swift. A film is the result of `playground_film_open`.

/// Returns a film of frames with `columns` by `rows` samples, from `width` by `height` pixels.
@_cdecl("playground_film_open")
public func playgroundFilmOpen(
  _ columns: Int32, _ rows: Int32, _ width: Int32, _ height: Int32
) -> UnsafeMutableRawPointer {
  let format = FilmFormat(
    columns: Int(columns), rows: Int(rows), width: Int(width), height: Int(height))
  return Unmanaged.passRetained(PlaygroundFilm(format)).toOpaque()
}

/// Returns the memory for the samples of the next frame, row by row, from 0 for dark to 255 for bright.
@_cdecl("playground_film_luma")
public func playgroundFilmLuma(_ film: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UInt8>? {
  opened(film, as: PlaygroundFilm.self)?.luma.baseAddress
}

/// Adds the frame at `time`, in milliseconds.
@_cdecl("playground_film_add")
public func playgroundFilmAdd(_ film: UnsafeMutableRawPointer?, _ time: Double) {
  opened(film, as: PlaygroundFilm.self)?.add(at: time)
}

/// Corrects the edge in the frame at `index` to `edge`; NaN removes the correction.
@_cdecl("playground_film_correct")
public func playgroundFilmCorrect(
  _ film: UnsafeMutableRawPointer?, _ index: Int32, _ edge: Double
) {
  opened(film, as: PlaygroundFilm.self)?.tracker
    .correct(edge.isFinite ? edge : nil, inFrame: Int(index))
}

/// Returns a row for the film: the complaint (empty if a header moves), points per sample row, points above the
/// screen, height of the safe area. Then a row for each frame: milliseconds, content offset, the header's lower edge
/// (empty if unknown), and 1 if the frame shows the edge.
@_cdecl("playground_film_track")
public func playgroundFilmTrack(
  _ film: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<UInt8>? {
  opened(film, as: PlaygroundFilm.self).flatMap { cText($0.track.text) }
}
