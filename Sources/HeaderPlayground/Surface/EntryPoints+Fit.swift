// The search for a recorded header, as C functions; see EntryPoints.swift. A fit is the result of
// `playground_fit_open`.

/// Returns a search for the recorded header of `session`.
@_cdecl("playground_fit_open")
public func playgroundFitOpen(_ session: SessionPointer?) -> UnsafeMutableRawPointer? {
  opened(session).map { Unmanaged.passRetained(PlaygroundFit($0.seenHere)).toOpaque() }
}

/// Fits the next technique of the catalog, and returns how many are done; 0 if the header or its content does not
/// move, so that there is nothing to find.
@_cdecl("playground_fit_next")
public func playgroundFitNext(_ fit: UnsafeMutableRawPointer?) -> Int32 {
  Int32(opened(fit, as: PlaygroundFit.self)?.next() ?? 0)
}

/// Returns the result in rows of a kind, a name and numbers:
///
/// - `mounting`: the mounting of the header.
/// - `fit`: a technique, the best first, with its line in the ranking, the mean error in points, the fraction of
///   rows within a point, 1 if it moves like the header, 1 if its top edge moves, and the code of every
///   parameter.
/// - `range`: a parameter of the best technique, with the range that the record allows.
/// - `mismatch`: where the nearest technique differs: the content's phase, start and end in milliseconds, the recorded lower edge, and the fitted one.
@_cdecl("playground_fit_result")
public func playgroundFitResult(_ fit: UnsafeMutableRawPointer?) -> TextPointer? {
  opened(fit, as: PlaygroundFit.self).flatMap { cText($0.result.text) }
}
