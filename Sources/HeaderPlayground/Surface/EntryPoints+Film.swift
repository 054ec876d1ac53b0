import HeaderFilm

// A film that is read, as C functions; see EntryPoints.swift. A film is what `playground_film_open` gives.

/// A film of frames with `columns` times `rows` samples, `width` by `height` pixels, and `points` wide; 0
/// takes the width for a telephone's.
@_cdecl("playground_film_open")
public func playgroundFilmOpen(
  _ columns: Int32, _ rows: Int32, _ width: Int32, _ height: Int32, _ points: Double
) -> UnsafeMutableRawPointer {
  let format = FilmFormat(
    columns: Int(columns), rows: Int(rows), width: Int(width), height: Int(height),
    pointWidth: points > 0 ? points : nil)
  return Unmanaged.passRetained(PlaygroundFilm(format)).toOpaque()
}

/// Lets a film go.
@_cdecl("playground_film_close")
public func playgroundFilmClose(_ film: UnsafeMutableRawPointer?) {
  guard let film else { return }
  Unmanaged<PlaygroundFilm>.fromOpaque(film).release()
}

/// Where the samples of the next frame are written, row by row, 0 dark to 255 bright.
@_cdecl("playground_film_luma")
public func playgroundFilmLuma(_ film: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UInt8>? {
  opened(film: film)?.luma.baseAddress
}

/// Takes in the frame at `time`, in milliseconds.
@_cdecl("playground_film_add")
public func playgroundFilmAdd(_ film: UnsafeMutableRawPointer?, _ time: Double) {
  opened(film: film)?.add(at: time)
}

/// Says that the edge is at `edge` in the frame at `index`; what is no number takes it back.
@_cdecl("playground_film_correct")
public func playgroundFilmCorrect(
  _ film: UnsafeMutableRawPointer?, _ index: Int32, _ edge: Double
) {
  opened(film: film)?.correct(edge.isFinite ? edge : nil, inFrame: Int(index))
}

/// A row: the complaint, empty where a header moves; frames, points per row, points above the screen, and
/// points of status bar.
@_cdecl("playground_film_about")
public func playgroundFilmAbout(
  _ film: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<UInt8>? {
  opened(film: film).flatMap { cText($0.about.text) }
}

/// Four numbers for each frame: milliseconds, content offset, the edge, and 1 where it is seen. They stay in
/// their place until the next call.
@_cdecl("playground_film_rows")
public func playgroundFilmRows(_ film: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Double>? {
  opened(film: film)?.rows()
}

private func opened(film: UnsafeMutableRawPointer?) -> PlaygroundFilm? {
  film.map { Unmanaged<PlaygroundFilm>.fromOpaque($0).takeUnretainedValue() }
}
