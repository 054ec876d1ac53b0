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
  /// What every technique is tried with.
  let material: FitMaterial

  /// A fitter for `record`.
  public init(_ record: HeaderRecord) {
    material = FitMaterial(record)
  }

  /// How the header was mounted, as far as the record tells.
  public var mounting: HeaderMounting { material.track.mounting }

  /// What moved the content in each row, as it was recorded or inferred.
  public var phases: [HeaderRecord.Phase] { material.script.phases }

  /// Points by which the record's header trembles while it rests.
  public var noise: Double { material.noise }

  /// Points within which a header counts as where it was seen: one, and three times the noise.
  public var tolerance: Double { material.tolerance }

  /// Milliseconds by which a finger may have lifted earlier or later than the record tells: 0 where it has
  /// phases, or touches.
  public var timeSlack: Double { material.timeSlack }

  /// Whether the content moves, and the header is seen meanwhile.
  public var hasMotion: Bool {
    Extent(material.track.offsets).length > 10
      && material.track.rows.contains { $0.header != nil }
  }

  /// Whether the header moves, on the screen or in size: every technique stands still under some
  /// parameters, so that a header which does not tells nothing.
  public var headerMoves: Bool {
    let sights = material.track.rows.compactMap { $0.header }
    return max(Extent(sights.map { $0.maxY }).length, Extent(sights.compactMap { $0.minY }).length)
      > 2 + 8 * material.noise
  }

  /// The best that `technique` can do, with parameters as round as the record allows.
  ///
  /// - Parameters:
  ///   - technique: one of a catalog.
  ///   - budget: how often the record is played at most.
  public func fit(of technique: HeaderTechnique, budget: Int = 2400) -> TechniqueFit {
    let search = FitSearch(technique, in: material, budget: budget)
    var judge = FitJudge(material)
    if let driver = try? technique.makeDriver(search.best.values) {
      RecordPlayer(material.screen).play(material.script, to: driver, origin: search.best.origin) {
        judge.take($0, $1)
        return true
      }
    }
    return judge.fit(technique, search.best)
  }

  /// From where to where each number among the parameters of `fit` may be, as far as the record can tell;
  /// one that the record tells nothing of is left out.
  public func ranges(of fit: TechniqueFit) -> [(name: String, range: ClosedRange<Double>)] {
    var search = FitSearch(fit, in: material)
    return fit.technique.parameters.compactMap { parameter in
      search.range(of: parameter).map { (parameter.name, $0) }
    }
  }
}

/// Fits of one record, best first.
public struct FitRanking: Sendable {
  /// The techniques of a line would have moved the same. Of those that are as near as the nearest, to a
  /// quarter of a point on average, the one that needs least said comes first.
  public let lines: [[TechniqueFit]]

  /// The ranking of `fits`.
  public init(_ fits: [TechniqueFit]) {
    var lines: [[Int]] = []
    let order = fits.indices.sorted { one, other in
      fits[one].isFit != fits[other].isFit
        ? fits[one].isFit : (fits[one].errors.mean, one) < (fits[other].errors.mean, other)
    }
    for index in order {
      let fit = fits[index]
      let line = lines.firstIndex { line in
        fits[line[0]].isFit == fit.isFit && fits[line[0]].movesLike(fit)
      }
      if let line { lines[line].append(index) } else { lines.append([index]) }
    }
    self.lines = lines.map { line in
      let nearest = fits[line[0]].errors.mean
      func rank(_ index: Int) -> (Int, Int, Int) {
        (fits[index].errors.mean <= nearest + 0.25 ? 0 : 1, fits[index].changes.count, index)
      }
      return line.sorted { rank($0) < rank($1) }.map { fits[$0] }
    }
  }

  /// The techniques that move as the recorded header did; none where no technique does.
  public var best: [TechniqueFit] { lines.first.flatMap { $0[0].isFit ? $0 : nil } ?? [] }
}
