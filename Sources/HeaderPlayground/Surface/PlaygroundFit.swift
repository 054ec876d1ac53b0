import HeaderBehaviors
import HeaderCore
import HeaderFit

/// The search for the technique of a recorded header, one technique at a time, so that the page stays responsive.
final class PlaygroundFit {
  private let fitter: HeaderFitter
  private var fits: [TechniqueFit] = []

  /// A search for the header of `record`.
  init(_ record: HeaderRecord) {
    fitter = HeaderFitter(record)
  }

  /// Fits the next technique of the catalog; see `playground_fit_next`.
  func next() -> Int {
    let techniques = HeaderCatalog.standard.techniques
    if fits.count < techniques.count, fitter.hasMotion, fitter.headerMoves {
      fits.append(fitter.fit(of: techniques[fits.count]))
    }
    return fits.count
  }

  /// The result; see `playground_fit_result`.
  var result: PlaygroundRows {
    var rows = PlaygroundRows()
    rows.begin("mounting", fitter.mounting.rawValue)
    let ranking = FitRanking(fits)
    for (line, fits) in ranking.lines.enumerated() {
      for fit in fits {
        rows.begin(
          "fit", fit.technique.descriptor.name,
          numbers: [
            Double(line), fit.errors.mean, fit.errors.share, fit.isFit ? 1 : 0, fit.slides ? 1 : 0,
          ] + zip(fit.technique.parameters, fit.values).map { $0.code(of: $1.value) })
      }
    }
    if let best = ranking.best.first {
      for (name, range) in fitter.ranges(of: best) {
        rows.begin("range", name, numbers: [range.lowerBound, range.upperBound])
      }
    } else if let nearest = ranking.lines.first?.first {
      for mismatch in nearest.mismatches.prefix(3) {
        rows.begin(
          "mismatch", mismatch.phase.rawValue,
          numbers: [mismatch.start, mismatch.end, mismatch.seen.maxY, mismatch.fitted.maxY])
      }
    }
    return rows
  }
}
