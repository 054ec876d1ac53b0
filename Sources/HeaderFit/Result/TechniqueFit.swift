public import HeaderCore

/// How well one technique reproduces a record, with the parameters that do it best.
public struct TechniqueFit: Sendable {
  /// The technique.
  public let technique: HeaderTechnique
  /// The value of every parameter.
  public let values: [HeaderParameterAssignment]
  /// Where the record's offsets are counted from, as it was found.
  let origin: FitOrigin
  /// The header that the technique shows in each row; `nil` where the record does not say where the
  /// header was.
  public let sights: [HeaderSight?]
  /// Whether its top edge moves, also where the record has the lower edge alone.
  public let slides: Bool
  /// By how much it differs from what was seen.
  public let errors: FitErrors
  /// Where it differs, the longest first.
  public let mismatches: [FitMismatch]
  /// Whether the record says when a finger lifted: an animation begins a little earlier or later otherwise.
  let isTimed: Bool
  /// Milliseconds from the first row to the last.
  let duration: Double
  /// The sum of the errors as the search counts it, in points.
  let cost: Double

  /// The parameters that differ from their defaults: all that the technique has to be told.
  public var changes: [HeaderParameterAssignment] {
    values.filter { value in
      technique.parameters.contains { $0.name == value.name && $0.defaultValue != value.value }
    }
  }

  /// Whether the technique moves as the recorded header did: rows that it does not explain are few, also
  /// among those in which the header moves, and lie apart.
  public var isFit: Bool {
    errors.explainedShare >= 0.95 && (errors.movingShare >= 0.85 || errors.mean <= 0.1)
      && mismatches.reduce(0) { sum, mismatch in
        let isOther = mismatch.length > FitMismatch.longest && mismatch.error > (isTimed ? 4 : 12)
        return sum + (isOther ? mismatch.length : 0)
      } <= 0.005 * duration
  }

  /// Whether both would have looked the same in this record: within a point, but for a few rows.
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

/// By how much a fitted header differs from the recorded one, in points.
public struct FitErrors: Sendable, Equatable {
  /// The largest of all rows.
  public var largest = 0.0
  /// The mean of all rows.
  public var mean = 0.0
  /// The share of rows within a point, 0 to 1.
  public var share = 1.0
  /// The share of rows within ``HeaderFitter/tolerance`` of where the header was, or where it was at most
  /// ``HeaderFitter/timeSlack`` before or after, 0 to 1.
  public var explainedShare = 1.0
  /// The same of the rows in which one of the two headers moves.
  public var movingShare = 1.0
}

/// A while in which a fitted header is elsewhere than the recorded one.
public struct FitMismatch: Sendable, Equatable {
  /// Milliseconds since the record began.
  public var start: Double
  /// Milliseconds since the record began.
  public var end: Double
  /// Where the difference is largest: what was seen there, and what the technique shows.
  public var seen: HeaderSight
  /// What the technique shows there.
  public var fitted: HeaderSight
  /// Points between the two there.
  public var error: Double { seen.distance(to: fitted) }
  /// What moved the content there.
  public var phase: HeaderRecord.Phase
  /// Points that the content had moved by before the fitted header moved, and then the recorded one did;
  /// `nil` where both began together. Positive where the recorded one is late.
  public var delay: Double?

  /// The record's row in which it begins.
  let row: Int

  /// Milliseconds from its start to its end.
  var length: Double { end - start }

  /// Milliseconds up to which it may be a frame that was missed.
  static let longest = 150.0
}
