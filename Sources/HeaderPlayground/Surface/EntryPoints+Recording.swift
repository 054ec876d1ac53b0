import HeaderCore
import ScrollSimulator

// Gestures and exported texts, as C functions; see EntryPoints.swift.

/// Starts over, and plays the example of `other`'s technique, or its own if that is null.
@_cdecl("playground_demonstrate")
public func playgroundDemonstrate(_ session: SessionPointer?, _ other: SessionPointer?) {
  change(session) { $0.demonstrate(as: opened(other)) }
}

/// Adds a touch from a file or a link to the recording, at `time` milliseconds; or with the phase 4 a swipe to
/// the list with the number `x`, from 1, in `y` milliseconds. Returns 0 for success, 1 for an impossible number
/// or phase, 2 if it is earlier than the previous one, and 3 for a finger that cannot do that now.
@_cdecl("playground_load_touch")
public func playgroundLoadTouch(
  _ session: SessionPointer?, _ time: Double, _ phase: Int32, _ x: Double, _ y: Double
) -> Int32 {
  answer(session) { session throws(TouchRefusal) in
    if phase == 4 {
      guard let page = Int(exactly: x) else { throw .impossibleNumber }
      try session.recording.appendSwipe(to: page, at: time, over: y)
    } else {
      guard let phase: TouchSample.Phase = numbered(phase) else { throw .impossibleNumber }
      try session.recording.append(TouchSample(time: time, phase: phase, x: x, y: y))
    }
  }
}

/// Returns an exported text: 0 the recording as a touch trace, CSV; 1 the rows that `headers simulate --format csv`
/// prints for it; 2 the Swift for UIKit; 3 the Swift for SwiftUI; 4 one row with this header's lower edge at each
/// row of the header recorded elsewhere. Returns null for any other number.
@_cdecl("playground_text")
public func playgroundText(_ session: SessionPointer?, _ kind: Int32) -> TextPointer? {
  guard let session = opened(session) else { return nil }
  return switch kind {
  case 0: cText(session.recording.trace)
  case 1: cText(session.trajectory)
  case 2: cText(session.swift)
  case 3: cText(session.swiftUI)
  case 4: cText(session.seenEdges.text)
  default: nil
  }
}

/// Returns this technique's row of the comparison's table, for the gesture of `other`: its name, and a cell for
/// each column.
@_cdecl("playground_summary")
public func playgroundSummary(
  _ session: SessionPointer?, _ other: SessionPointer?
) -> TextPointer? {
  guard let session = opened(session), let other = opened(other) else { return nil }
  return cText(session.summary(playing: other).text)
}

/// Returns the recording with at most `limit` touches, for a link. The first row has the number of recorded touches
/// and swipes, the number of kept touches, and the largest error of the finger in points. Then follow the kept
/// touches and swipes, none if it cannot be made that short, as ``playgroundLoadTouch(_:_:_:_:_:)`` takes them:
/// time, phase, x and y.
@_cdecl("playground_link")
public func playgroundLink(_ session: SessionPointer?, _ limit: Int32) -> TextPointer? {
  opened(session).flatMap { cText($0.link(limit: Int(limit)).text) }
}

/// Copies the recording of `other`, whose technique may be a different one.
@_cdecl("playground_take_recording")
public func playgroundTakeRecording(_ session: SessionPointer?, _ other: SessionPointer?) {
  guard let other = opened(other) else { return }
  change(session) { $0.takeRecording(of: other) }
}

// MARK: A header that was recorded

/// Adds a row of a header recorded elsewhere: milliseconds, the content offset, the header's edges and the scroll
/// view's top edge, where NaN is unknown, and a phase: 0 rest, 1 tracking, 2 drag, 3 deceleration, 4 programmatic.
/// Other numbers are unknown, and inferred as `headers fit` does. Returns the same as
/// ``playgroundLoadTouch(_:_:_:_:_:)``.
@_cdecl("playground_see")
public func playgroundSee(
  _ session: SessionPointer?, _ time: Double, _ contentOffset: Double,
  _ headerMinY: Double, _ headerMaxY: Double, _ scrollViewMinY: Double, _ phase: Int32
) -> Int32 {
  answer(session) { session throws(TouchRefusal) in
    try session.see(
      at: time, contentOffset: contentOffset, headerMinY: headerMinY, headerMaxY: headerMaxY,
      scrollViewMinY: scrollViewMinY, phase: phase)
  }
}

// MARK: Converting pointers and text

/// Returns the object behind a pointer.
func opened<Object: AnyObject>(
  _ pointer: UnsafeMutableRawPointer?, as type: Object.Type = PlaygroundSession.self
) -> Object? {
  pointer.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
}

/// Returns a copy of `text` as UTF-8 with a zero byte at its end, which the caller frees.
func cText(_ text: String) -> TextPointer? {
  let bytes = TextPointer.allocate(capacity: text.utf8.count + 1)
  for (index, byte) in text.utf8.enumerated() { bytes[index] = byte }
  bytes[text.utf8.count] = 0
  return bytes
}

/// Performs `action` on the session at `pointer`, and updates the numbers that the page draws.
@discardableResult
func change<Result>(
  _ pointer: SessionPointer?, _ action: (PlaygroundSession) -> Result
) -> Result? {
  guard let session = opened(pointer) else { return nil }
  // The page reads them from memory.
  defer { _ = session.frame }
  return action(session)
}

/// Returns 0 after `action` on the session at `pointer`, or the number of its error.
private func answer(
  _ pointer: SessionPointer?, _ action: (PlaygroundSession) throws(TouchRefusal) -> Void
) -> Int32 {
  change(pointer) { session in
    do throws(TouchRefusal) {
      try action(session)
      return 0
    } catch {
      return error.rawValue
    }
  } ?? 0
}

/// Returns the case with the number `number`, from 0.
func numbered<Value: CaseIterable>(_ number: Int32) -> Value? where Value.AllCases == [Value] {
  Value.allCases.indices.contains(Int(number)) ? Value.allCases[Int(number)] : nil
}
