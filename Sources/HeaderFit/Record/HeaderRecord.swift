public import HeaderCore

/// The recorded movement of a header and its list.
///
/// ```swift
/// var record = HeaderRecord(rows: [
///   HeaderRecord.Row(time: 0, contentOffset: 0, header: HeaderSight(minY: 0, height: 88)),
///   HeaderRecord.Row(time: 16.7, contentOffset: 7, header: HeaderSight(minY: 0, height: 81)),
/// ])
/// record.safeAreaTop = 59
/// ```
///
/// Any header can be recorded, of this package or not. Rows may have any rate, and some may be missing.
public struct HeaderRecord: Sendable, Equatable {
  /// What moved the content since the previous row.
  public enum Phase: String, Sendable, Equatable, CaseIterable {
    /// The content rests.
    case rest
    /// A finger is down, and does not drag.
    case tracking
    /// A finger drags the content.
    case drag
    /// The content decelerates or bounces after a finger lifted.
    case deceleration
    /// The app, or a tap on the status bar, scrolls the content.
    case programmatic
  }

  /// The state at one moment.
  public struct Row: Sendable, Equatable {
    /// Milliseconds since the start of the record. They do not decrease.
    public var time: Double
    /// The scroll view's content offset, in points. The origin is unknown in a film; the search finds it.
    public var contentOffset: Double
    /// The header as it is on the screen, also during an animation; `nil` if it is not known.
    public var header: HeaderSight?
    /// The scroll view's top edge in the container; `nil` if it is not known.
    public var scrollViewMinY: Double?
    /// The kind of motion; `nil` if it is not known.
    public var phase: Phase?

    /// A row at `time`, in milliseconds.
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

  /// The rows, in the order of time.
  public var rows: [Row]
  /// The mounting of the header; `nil` if it has to be inferred.
  public var mounting: HeaderMounting?
  /// Height from the container's top to the scroll view's bottom, in points.
  public var containerHeight = 852.0
  /// Height of the safe area at the container's top, in points.
  public var safeAreaTop = 0.0
  /// Height of the content; `nil` if it is not known.
  public var contentSize: Double?
  /// The times at which a finger was down, in the rows' milliseconds and in order, if touches were recorded;
  /// otherwise empty. The last range is infinite if the finger stayed down. Missing phases are inferred with them.
  public var fingers: [ClosedRange<Double>] = []
  /// Whether offsets are the scroll view's own. Otherwise the search tries different origins.
  public var hasKnownOrigin = false

  /// A record of `rows` on a screen without a safe area, 852 points high.
  public init(rows: [Row]) {
    self.rows = rows
  }
}

/// The place of a header, in container coordinates.
public struct HeaderSight: Sendable, Equatable {
  /// The top edge; `nil` if only the lower edge is known.
  public var minY: Double?
  /// The lower edge.
  public var maxY: Double

  /// A header of which only the lower edge is known.
  public init(maxY: Double) {
    self.maxY = maxY
  }

  /// A header from `minY`, `height` points high.
  public init(minY: Double, height: Double) {
    self.minY = minY
    maxY = minY + height
  }

  /// The header of `layout`.
  public init(_ layout: HeaderLayout) {
    self.init(minY: layout.headerMinY, height: layout.headerHeight)
  }

  /// The height; `nil` if only the lower edge is known.
  public var height: Double? { minY.map { maxY - $0 } }

  /// Returns the cost of the distance from `layout` in the search. Beyond 40 points it hardly increases.
  func cost(of layout: HeaderLayout) -> Double {
    let error = distance(to: HeaderSight(layout))
    return min(error, 40 + error / 100)
  }

  /// Returns the largest distance between the known edges of the two headers, in points.
  func distance(to other: HeaderSight) -> Double {
    let foot = (other.maxY - maxY).magnitude
    guard let minY, let otherMinY = other.minY else { return foot }
    return max(foot, (otherMinY - minY).magnitude)
  }
}
