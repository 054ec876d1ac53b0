public import HeaderCore

/// What was seen of a header while its list scrolled.
///
/// ```swift
/// var record = HeaderRecord(rows: [
///   HeaderRecord.Row(time: 0, contentOffset: 0, header: HeaderSight(minY: 0, height: 88)),
///   HeaderRecord.Row(time: 16.7, contentOffset: 7, header: HeaderSight(minY: 0, height: 81)),
/// ])
/// record.safeAreaTop = 59
/// ```
///
/// Any header will do, of this package or not. Rows come at any rate, and some may be missing.
public struct HeaderRecord: Sendable, Equatable {
  /// What moved the content up to a row.
  public enum Phase: String, Sendable, Equatable, CaseIterable {
    /// Nothing.
    case rest
    /// A finger is down and drags nothing.
    case tracking
    /// A finger drags the content.
    case drag
    /// The content moves on after a finger has let go of it, an edge's bounce included.
    case deceleration
    /// The app moves the content, or a tap on the status bar does.
    case programmatic
  }

  /// One moment.
  public struct Row: Sendable, Equatable {
    /// Milliseconds since the record began, not less than in the row before.
    public var time: Double
    /// The scroll view's own content offset, in points. Where the record begins to count is not known
    /// of a film; a search finds it.
    public var contentOffset: Double
    /// The header, with an animation's intermediate places; `nil` where it was not seen.
    public var header: HeaderSight?
    /// Top edge of the scroll view in the container; `nil` where it is not known.
    public var scrollViewMinY: Double?
    /// What moved the content; `nil` where it is not known.
    public var phase: Phase?

    /// The moment `time` with what was seen.
    public init(
      time: Double, contentOffset: Double, header: HeaderSight?, scrollViewMinY: Double? = nil,
      phase: Phase? = nil
    ) {
      self.time = time
      self.contentOffset = contentOffset
      self.header = header
      self.scrollViewMinY = scrollViewMinY
      self.phase = phase
    }
  }

  /// What was seen, in the order of time.
  public var rows: [Row]
  /// How the header was mounted; `nil` lets the rows tell.
  public var mounting: HeaderMounting?
  /// Points from the container's top to the scroll view's bottom.
  public var containerHeight = 852.0
  /// Points at the container's top that bars cover.
  public var safeAreaTop = 0.0
  /// Height of the content; `nil` where it is not known.
  public var contentSize: Double?
  /// When a finger was down, in the rows' milliseconds and in order, where touches were recorded as well;
  /// empty where nothing is known of them. Phases that rows leave out are inferred with it.
  public var fingers: [ClosedRange<Double>] = []
  /// Whether offsets are counted from the content's own top, as a scroll view's are. Without it the
  /// search tries other origins as well.
  public var hasKnownOrigin = false

  /// A record of `rows` on a screen without bars, 852 points high.
  public init(rows: [Row]) {
    self.rows = rows
  }
}

/// Where a header was seen, in container coordinates.
public struct HeaderSight: Sendable, Equatable {
  /// Top edge; `nil` where only the lower edge was seen.
  public var minY: Double?
  /// Bottom edge.
  public var maxY: Double

  /// A header whose lower edge is at `maxY`, and of which nothing else is known.
  public init(maxY: Double) {
    self.maxY = maxY
  }

  /// A header of `height` points whose top edge is at `minY`.
  public init(minY: Double, height: Double) {
    self.minY = minY
    maxY = minY + height
  }

  /// The header of `layout`.
  public init(_ layout: HeaderLayout) {
    self.init(minY: layout.headerMinY, height: layout.headerHeight)
  }

  /// Height; `nil` where only the lower edge was seen.
  public var height: Double? { minY.map { maxY - $0 } }

  /// What its distance from `layout` counts for where the nearest header is sought: above 40 points hardly
  /// more.
  func cost(of layout: HeaderLayout) -> Double {
    let error = distance(to: HeaderSight(layout))
    return min(error, 40 + error / 100)
  }

  /// Points between the edges of two headers, of which both are known: the larger of the differences.
  func distance(to other: HeaderSight) -> Double {
    let foot = (other.maxY - maxY).magnitude
    guard let minY, let otherMinY = other.minY else { return foot }
    return max(foot, (otherMinY - minY).magnitude)
  }
}
