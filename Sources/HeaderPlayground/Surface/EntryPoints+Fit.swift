// The search for a header that was recorded, as C functions; see EntryPoints.swift. A fit is what
// `playground_fit_open` gives.

/// A search for the header that was recorded elsewhere and added to `session`.
@_cdecl("playground_fit_open")
public func playgroundFitOpen(_ session: SessionPointer?) -> UnsafeMutableRawPointer? {
  opened(session).map { Unmanaged.passRetained(PlaygroundFit($0.seenHere)).toOpaque() }
}

/// Fits the next technique of the catalog, and gives how many are done; 0 where the header or its content
/// does not move, so that there is nothing to find.
@_cdecl("playground_fit_next")
public func playgroundFitNext(_ fit: UnsafeMutableRawPointer?) -> Int32 {
  Int32(opened(fit, as: PlaygroundFit.self)?.next() ?? 0)
}

/// What was found, in rows of a kind, a name and numbers:
///
/// - `mounting`, how the header was mounted.
/// - `fit`, a technique, the best first: its line in the ranking, the mean error in points, the share of rows
///   within a point, 1 where it moves as the header did, 1 where its top edge moves, and the code of every
///   parameter.
/// - `range`, a parameter of the best: from where to where the record lets it be.
/// - `mismatch`, what moved the content: milliseconds from where to where the nearest differs, the lower edge
///   that was seen there, and the fitted one.
@_cdecl("playground_fit_result")
public func playgroundFitResult(_ fit: UnsafeMutableRawPointer?) -> TextPointer? {
  opened(fit, as: PlaygroundFit.self).flatMap { cText($0.result.text) }
}
