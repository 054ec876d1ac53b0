public import HeaderFit

/// The state of a scroll view and a header in one display frame.
///
/// All lengths are in points, all places in the coordinates of their common ancestor.
public struct ScrollFrame: Sendable, Equatable {
  /// The time in seconds, on any clock.
  public var time: Double
  /// `contentOffset.y`.
  public var contentOffset: Double
  /// The header's edges.
  public var header: HeaderSight
  /// The scroll view's top edge.
  public var scrollViewMinY: Double
  /// `isTracking`: a finger is down.
  public var isTracking = false
  /// `isDragging`: the finger has moved the content.
  public var isDragging = false
  /// `isDecelerating`: the content decelerates after the finger lifted.
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

  /// Returns the phase of the content in this frame. `offset` is the content offset of the previous frame; `nil` if
  /// there is none.
  func phase(after offset: Double?) -> HeaderRecord.Phase {
    if isTracking { return isDragging ? .drag : .tracking }
    if isDecelerating { return .deceleration }
    return contentOffset != offset ?? contentOffset ? .programmatic : .rest
  }
}

extension HeaderRecord {
  /// Appends `frame` as a row, with the time since `start`. A frame that is not finite, or earlier than the last
  /// row, is ignored.
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
