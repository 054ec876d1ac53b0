public import HeaderFit

/// What a scroll view and a header say of themselves in one display frame.
///
/// All lengths are in points, all places in the coordinates of the view that contains both.
public struct ScrollFrame: Sendable, Equatable {
  /// Seconds on any clock.
  public var time: Double
  /// `contentOffset.y`.
  public var contentOffset: Double
  /// The header's frame as it is shown: top edge and height.
  public var header: HeaderSight
  /// Top edge of the scroll view.
  public var scrollViewMinY: Double
  /// `isTracking`: a finger is down.
  public var isTracking = false
  /// `isDragging`: it has moved the content.
  public var isDragging = false
  /// `isDecelerating`: the content moves on after the finger has lifted.
  public var isDecelerating = false

  /// A frame at rest.
  public init(
    time: Double, contentOffset: Double, header: HeaderSight, scrollViewMinY: Double
  ) {
    self.time = time
    self.contentOffset = contentOffset
    self.header = header
    self.scrollViewMinY = scrollViewMinY
  }

  /// What moved the content up to this frame, which was at `offset` in the frame before.
  func phase(after offset: Double?) -> HeaderRecord.Phase {
    if isTracking { return isDragging ? .drag : .tracking }
    if isDecelerating { return .deceleration }
    return contentOffset != offset ?? contentOffset ? .programmatic : .rest
  }
}

extension HeaderRecord {
  /// Adds `frame` as a row, its time counted from `start`; one that is not finite, or earlier than the
  /// row before, is left out.
  public mutating func append(_ frame: ScrollFrame, since start: Double) {
    let time = (frame.time - start) * 1000
    let numbers = [
      time, frame.contentOffset, frame.header.minY ?? 0, frame.header.maxY, frame.scrollViewMinY,
    ]
    guard numbers.allSatisfy({ $0.isFinite }), time >= rows.last?.time ?? 0 else { return }
    rows.append(
      Row(
        time: time, contentOffset: frame.contentOffset, header: frame.header,
        scrollViewMinY: frame.scrollViewMinY, phase: frame.phase(after: rows.last?.contentOffset)))
  }
}
