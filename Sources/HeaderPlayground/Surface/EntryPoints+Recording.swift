import HeaderCore
import ScrollSimulator

// Gestures and texts to take away, as C functions; see EntryPoints.swift.

/// Goes back to the beginning and keeps every touch from the next one on, which is at time 0.
@_expose(wasm, "playground_record")
@_cdecl("playground_record")
public func playgroundRecord(_ session: UnsafeMutableRawPointer?) {
  opened(session)?.record()
}

/// Ends a recording or a replay.
@_expose(wasm, "playground_stop")
@_cdecl("playground_stop")
public func playgroundStop(_ session: UnsafeMutableRawPointer?) {
  opened(session)?.stop()
}

/// Goes back to the beginning and plays the recording.
@_expose(wasm, "playground_replay")
@_cdecl("playground_replay")
public func playgroundReplay(_ session: UnsafeMutableRawPointer?) {
  opened(session)?.replay()
}

/// Goes back to the beginning and plays the example of `other`'s technique, or its own if that is null.
@_expose(wasm, "playground_demonstrate")
@_cdecl("playground_demonstrate")
public func playgroundDemonstrate(
  _ session: UnsafeMutableRawPointer?, _ other: UnsafeMutableRawPointer?
) {
  opened(session)?.demonstrate(as: opened(other))
}

/// Forgets the recording.
@_expose(wasm, "playground_clear_recording")
@_cdecl("playground_clear_recording")
public func playgroundClearRecording(_ session: UnsafeMutableRawPointer?) {
  opened(session)?.clearRecording()
}

/// Adds a touch from a file or a link to the recording, `time` milliseconds from its beginning; or with
/// the phase 4 a swipe to the list with the number `x`, 1 being the first, in `y` milliseconds.
/// Answers 0 done, 1 an impossible number or phase, 2 earlier than the one before, 3 a finger that
/// cannot do that now.
@_expose(wasm, "playground_load_touch")
@_cdecl("playground_load_touch")
public func playgroundLoadTouch(
  _ session: UnsafeMutableRawPointer?, _ time: Double, _ phase: Int32, _ x: Double, _ y: Double
) -> Int32 {
  guard let session = opened(session), touchPhase(phase) != nil || phase == 4 else {
    return TouchRefusal.impossibleNumber.rawValue
  }
  do throws(TouchRefusal) {
    guard let phase = touchPhase(phase) else {
      try session.loadSwipe(at: time, page: x, duration: y)
      return 0
    }
    try session.load(TouchSample(time: time, phase: phase, x: x, y: y))
    return 0
  } catch {
    return error.rawValue
  }
}

/// The recording as a touch trace, CSV.
@_expose(wasm, "playground_trace")
@_cdecl("playground_trace")
public func playgroundTrace(
  _ session: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<UInt8>? {
  opened(session).flatMap { cText($0.recording.csv) }
}

/// The rows that `headers simulate --format csv` prints for the recording.
@_expose(wasm, "playground_trajectory")
@_cdecl("playground_trajectory")
public func playgroundTrajectory(
  _ session: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<UInt8>? {
  guard let rows = try? opened(session)?.trajectory() else { return nil }
  return cText(rows)
}

/// The lines of Swift for UIKit.
@_expose(wasm, "playground_swift")
@_cdecl("playground_swift")
public func playgroundSwift(
  _ session: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<UInt8>? {
  opened(session).flatMap { cText($0.swift) }
}

/// The lines of Swift for SwiftUI.
@_expose(wasm, "playground_swiftui")
@_cdecl("playground_swiftui")
public func playgroundSwiftUI(
  _ session: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<UInt8>? {
  opened(session).flatMap { cText($0.swiftUI) }
}

/// The tool's line.
@_expose(wasm, "playground_command")
@_cdecl("playground_command")
public func playgroundCommand(
  _ session: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<UInt8>? {
  opened(session).flatMap { cText($0.command) }
}

/// What the comparison's table says of this technique, for the gesture of `other`; JSON, see
/// ``PlaygroundCatalog`` for the columns.
@_expose(wasm, "playground_summary")
@_cdecl("playground_summary")
public func playgroundSummary(
  _ session: UnsafeMutableRawPointer?, _ other: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<UInt8>? {
  guard let session = opened(session), let other = opened(other) else { return nil }
  return cText(session.summary(playing: other))
}

/// The recording with at most `limit` touches, as a link has it, and what is lost; JSON.
@_expose(wasm, "playground_link")
@_cdecl("playground_link")
public func playgroundLink(
  _ session: UnsafeMutableRawPointer?, _ limit: Int32
) -> UnsafeMutablePointer<UInt8>? {
  opened(session).flatMap { cText($0.link(limit: Int(limit))) }
}

/// Gives `session` the recording of `other`, whose technique may be another.
@_expose(wasm, "playground_take_recording")
@_cdecl("playground_take_recording")
public func playgroundTakeRecording(
  _ session: UnsafeMutableRawPointer?, _ other: UnsafeMutableRawPointer?
) {
  guard let other = opened(other) else { return }
  opened(session)?.takeRecording(of: other)
}

// MARK: Crossing over

/// The session behind a pointer.
func opened(_ session: UnsafeMutableRawPointer?) -> PlaygroundSession? {
  session.map { Unmanaged<PlaygroundSession>.fromOpaque($0).takeUnretainedValue() }
}

/// A copy of `bytes` with a zero byte at its end, for a caller that will give it back.
func cText(_ bytes: [UInt8]) -> UnsafeMutablePointer<UInt8>? {
  let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
  for (index, byte) in bytes.enumerated() { text[index] = byte }
  text[bytes.count] = 0
  return text
}

/// A copy of `text`, in the same way.
func cText(_ text: String) -> UnsafeMutablePointer<UInt8>? { cText(Array(text.utf8)) }

/// The phase with the number `number`.
func touchPhase(_ number: Int32) -> TouchSample.Phase? {
  switch number {
  case 0: .down
  case 1: .move
  case 2: .up
  case 3: .cancel
  default: nil
  }
}
