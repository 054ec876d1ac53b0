public import HeaderCore

/// Finds out which technique, with which parameters, moves a header as it was recorded.
///
/// ```swift
/// let fitter = HeaderFitter(record)
/// let fits = HeaderCatalog.standard.techniques.map { fitter.fit(of: $0) }
/// let ranking = FitRanking(fits)
/// if let best = ranking.lines.first?.first, best.isFit { print(best.technique.descriptor.name, best.changes) }
/// ```
///
/// Every technique hears what it would have heard when the record was made, and its header is compared with
/// what was seen. Sizes are taken from the record, thresholds and times found by a bounded search that
/// is the same every time. A technique's declared parameters are all that is known of it, so that one of
/// an app's own is fitted as well.
///
/// - Complexity: O(*n*) for a record of *n* rows.
public struct HeaderFitter: Sendable {
  /// The record as any technique hears of it.
  let motion: RecordMotion
  /// The moments of the script's beginning that tell something: most parameters are found there, and most
  /// techniques shown to be others.
  let sketch: RecordScript
  let levels: RecordLevels
  /// Milliseconds by which a finger may have lifted earlier or later than the record tells: 0 where it has
  /// phases, or touches.
  public let timeSlack: Double

  /// A fitter for `record`.
  public init(_ record: HeaderRecord) {
    motion = RecordMotion(record)
    timeSlack = record.rows.contains { $0.phase == nil } && record.fingers.isEmpty ? 50 : 0
    levels = RecordLevels(motion)
    sketch = motion.script.sketch(way: levels.largest - levels.smallest)
  }

  /// How the header was mounted, as far as the record tells.
  public var mounting: HeaderMounting { motion.track.mounting }

  /// What moved the content in each row, as it was recorded or inferred.
  public var phases: [HeaderRecord.Phase] { motion.script.phases }

  /// Points by which the record's header trembles while it rests.
  public var noise: Double { motion.noise }

  /// Points within which a header counts as where it was seen: one, and three times the noise.
  public var tolerance: Double { 1 + 3 * noise }

  /// Whether the content moves, and the header is seen meanwhile.
  public var hasMotion: Bool {
    Extent(motion.track.offsets).length > 10
      && motion.track.rows.contains { $0.header != nil }
  }

  /// Whether the header moves, on the screen or in size: every technique stands still under some
  /// parameters, so that a header which does not tells nothing.
  public var headerMoves: Bool {
    let sights = motion.track.rows.compactMap { $0.header }
    return max(Extent(sights.map { $0.maxY }).length, Extent(sights.compactMap { $0.minY }).length)
      > 2 + 8 * noise
  }

  /// The best that `technique` can do, with parameters as round as the record allows.
  ///
  /// - Parameters:
  ///   - technique: one of a catalog.
  ///   - budget: how often the record is played at most.
  public func fit(of technique: HeaderTechnique, budget: Int = 2400) -> TechniqueFit {
    let search = FitSearch(technique, in: self, budget: budget)
    var judge = FitJudge(self)
    if let driver = try? technique.makeDriver(search.best.values) {
      motion.player.play(motion.script, to: driver, origin: search.best.origin) {
        judge.take($0, $1)
        return true
      }
    }
    return judge.fit(technique, search.best)
  }

  /// From where to where each number among the parameters of `fit` may be, as far as the record can tell;
  /// one that the record tells nothing of is left out.
  public func ranges(of fit: TechniqueFit) -> [(name: String, range: ClosedRange<Double>)] {
    var search = FitSearch(fit, in: self)
    return fit.technique.parameters.compactMap { parameter in
      search.range(of: parameter).map { (parameter.name, $0) }
    }
  }
}
