public import HeaderCore

/// The parameters with which a technique reproduces a record best, and how well.
public struct TechniqueFit: Sendable {
  /// The technique.
  public let technique: HeaderTechnique
  /// The best candidate that the search found.
  let candidate: FitCandidate
  /// The technique's header in each row; `nil` if the record has no header there.
  public let sights: [HeaderSight?]
  /// Whether the header's top edge moves, also if the record has only the lower edge.
  public let slides: Bool
  /// The differences from the record.
  public let errors: FitErrors
  /// The periods in which the headers differ, the longest first.
  public let mismatches: [FitMismatch]
  /// Whether the technique moves like the recorded header: only a few separate rows differ, also among those in
  /// which the header moves.
  public let isFit: Bool

  /// The value of every parameter.
  public var values: [HeaderParameterAssignment] { candidate.values }

  /// The parameters that differ from their defaults.
  public var changes: [HeaderParameterAssignment] {
    values.filter { value in
      technique.parameters.contains { $0.name == value.name && $0.defaultValue != value.value }
    }
  }

  /// Returns whether both would have looked the same in this record: within a point, except for a few rows.
  public func movesLike(_ other: TechniqueFit) -> Bool {
    var (count, near) = (0, 0)
    for (one, two) in zip(sights, other.sights) {
      guard let one, let two else { continue }
      count += 1
      if one.distance(to: two) <= 1 { near += 1 }
    }
    return Double(near) >= 0.985 * Double(count)
  }
}

/// The differences between a fitted and a recorded header, in points.
public struct FitErrors: Sendable, Equatable {
  /// The largest error of all rows.
  public var largest = 0.0
  /// The mean error of all rows.
  public var mean = 0.0
  /// The fraction of rows within a point, 0 to 1.
  public var share = 1.0
  /// The fraction of rows, 0 to 1, within ``HeaderFitter/tolerance`` of the recorded header, or of where it was
  /// at most ``HeaderFitter/timeSlack`` earlier or later.
  public var explainedShare = 1.0
  /// The same fraction of the rows in which one of the headers moves.
  public var movingShare = 1.0
}

/// A period in which a fitted header differs from the recorded one.
public struct FitMismatch: Sendable, Equatable {
  /// Milliseconds since the record began.
  public var start: Double
  /// Milliseconds since the record began.
  public var end: Double
  /// The recorded header where the difference is largest.
  public var seen: HeaderSight
  /// The fitted header there.
  public var fitted: HeaderSight
  /// The distance between the two, in points.
  public var error: Double { seen.distance(to: fitted) }
  /// The content's phase there.
  public var phase: HeaderRecord.Phase
  /// How much further the content moved before the recorded header moved than before the fitted one did, in
  /// points; negative if the recorded one was earlier, `nil` if both began together.
  public var delay: Double?

  /// The record's row at the start.
  let row: Int

  /// The duration in milliseconds.
  var length: Double { end - start }
}
