import HeaderFit
import HeaderRecording
import Testing

@Suite struct ScrollFrameTests {
  private func frame(
    _ time: Double, _ offset: Double, height: Double = 88,
    _ change: (inout ScrollFrame) -> Void = { _ in }
  ) -> ScrollFrame {
    var frame = ScrollFrame(
      time: time, contentOffset: offset, header: HeaderSight(minY: 0, height: height),
      scrollViewMinY: height)
    change(&frame)
    return frame
  }

  @Test("The phase of a row follows from the scroll view's properties")
  func phases() {
    var record = HeaderRecord(rows: [])
    let frames = [
      frame(10, 0),
      frame(10.016, 0) { $0.isTracking = true },
      frame(10.033, 7) { ($0.isTracking, $0.isDragging) = (true, true) },
      frame(10.05, 12) { $0.isDecelerating = true },
      frame(10.066, 12),
      frame(10.083, 3),
    ]
    for frame in frames { record.append(frame, since: 10) }
    #expect(
      record.rows.map { $0.phase }
        == [.rest, .tracking, .drag, .deceleration, .rest, .programmatic])
    #expect(record.rows.map { $0.time.rounded() } == [0, 16, 33, 50, 66, 83])
  }

  @Test("Frames that are not finite or out of order are ignored")
  func refused() {
    var record = HeaderRecord(rows: [])
    for frame in [frame(1, 0), frame(2, .nan), frame(0.5, 0), frame(.infinity, 0)] {
      record.append(frame, since: 1)
    }
    #expect(record.rows.count == 1)
  }
}
