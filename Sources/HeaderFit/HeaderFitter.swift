public import HeaderCore

/// Finds the technique and the parameters that move a header as it was recorded.
///
/// ```swift
/// let fitter = HeaderFitter(record)
/// let fits = HeaderCatalog.standard.techniques.map { fitter.fit(of: $0) }
/// let ranking = FitRanking(fits)
/// if let best = ranking.lines.first?.first, best.isFit { print(best.technique.descriptor.name, best.changes) }
/// ```
///
/// Every technique gets the events that it would have got during the recording, and its header is compared with
/// the recorded one. Sizes are taken from the record. Thresholds and times are found by a bounded, deterministic
/// search. The search uses only a technique's declared parameters, so that it also fits techniques of an app.
///
/// - Complexity: O(*n*) for a record of *n* rows.
public struct HeaderFitter: Sendable {
  /// The record as events for any technique.
  let motion: RecordMotion
  /// The significant moments of the script's beginning, on which most parameters are found and most techniques
  /// are excluded.
  let sketch: RecordScript
  let levels: RecordLevels
  /// Milliseconds by which a finger may have lifted earlier or later than in the record: 0 if it has phases or
  /// touches.
  public let timeSlack: Double

  /// A fitter for `record`.
  public init(_ record: HeaderRecord) {
    motion = RecordMotion(record)
    timeSlack = record.rows.contains { $0.phase == nil } && record.fingers.isEmpty ? 50 : 0
    levels = RecordLevels(motion)
    sketch = motion.script.sketch(way: levels.largest - levels.smallest)
  }

  /// The mounting of the header, recorded or inferred.
  public var mounting: HeaderMounting { motion.track.mounting }

  /// The phase of each row, recorded or inferred.
  public var phases: [HeaderRecord.Phase] { motion.script.phases }

  /// The noise of the recorded header at rest, in points.
  public var noise: Double { motion.noise }

  /// The distance within which two headers count as equal, in points: one, and three times the noise.
  public var tolerance: Double { 1 + 3 * noise }

  /// Whether the content moves.
  public var hasMotion: Bool { Extent(motion.track.offsets).length > 10 }

  /// Whether the header is seen to move or to change its size. A record of a header that does not says nothing,
  /// because every technique stands still with some parameters.
  public var headerMoves: Bool {
    let sights = motion.track.rows.compactMap { $0.header }
    return max(Extent(sights.map { $0.maxY }).length, Extent(sights.compactMap { $0.minY }).length)
      > 2 + 8 * noise
  }

  /// Returns the best fit of `technique`, with parameters as round as the record allows.
  ///
  /// - Parameters:
  ///   - technique: A technique, from a catalog for example.
  ///   - budget: The most times that the record is played.
  public func fit(of technique: HeaderTechnique, budget: Int = 2400) -> TechniqueFit {
    let search = FitSearch(technique, in: self, budget: budget)
    var layouts = [HeaderLayout?](repeating: nil, count: motion.track.rows.count)
    if let driver = try? technique.makeDriver(search.best.values) {
      let origin = search.best.origin
      motion.makePlayer().play(motion.script, to: driver, origin: origin) { step, layout in
        if step.sight != nil { layouts[step.row] = layout }
        return true
      }
    }
    return FitJudge(self, layouts).fit(technique, search.best)
  }

  /// Returns the range of each number among the parameters of `fit` within which the record is reproduced equally
  /// well. A number that has no influence is left out.
  public func ranges(of fit: TechniqueFit) -> [(name: String, range: ClosedRange<Double>)] {
    var search = FitSearch(fit, in: self)
    return fit.technique.parameters.compactMap { parameter in
      search.range(of: parameter).map { (parameter.name, $0) }
    }
  }
}
