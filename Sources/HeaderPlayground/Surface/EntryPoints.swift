import HeaderBehaviors
import HeaderCore
import ScrollSimulator

// The functions that a page calls, as C functions: numbers in and numbers out. `playground_open` returns a
// session, which is valid until `playground_close`. Every function does nothing with a null session. Text is
// UTF-8 with a zero byte at its end, and is freed with `playground_free`; `PlaygroundRows` describes its rows and
// cells. Times `now` are the host's, in milliseconds, from a monotonic clock.

/// A session.
public typealias SessionPointer = UnsafeMutableRawPointer

/// Text that has to be freed.
public typealias TextPointer = UnsafeMutablePointer<UInt8>

/// Returns everything that can be chosen and set, in rows; see `PlaygroundRows`.
@_cdecl("playground_catalog")
public func playgroundCatalog() -> TextPointer? {
  cText(PlaygroundRows(.standard).text)
}

/// Frees text.
@_cdecl("playground_free")
public func playgroundFree(_ text: TextPointer?) {
  text?.deallocate()
}

/// Returns a session with the technique at `index` of the catalog; null if there is none.
@_cdecl("playground_open")
public func playgroundOpen(_ index: Int32) -> SessionPointer? {
  let techniques = HeaderCatalog.standard.techniques
  guard techniques.indices.contains(Int(index)),
    let session = try? PlaygroundSession(techniques[Int(index)])
  else { return nil }
  return Unmanaged.passRetained(session).toOpaque()
}

/// Releases what a function named `open` has returned: a session, a search or a film.
@_cdecl("playground_close")
public func playgroundClose(_ object: UnsafeMutableRawPointer?) {
  guard let object else { return }
  Unmanaged<AnyObject>.fromOpaque(object).release()
}

// MARK: Drawing

/// Returns the numbers to draw: as many as the catalog's `frame` names, and then the attributes of each element.
/// The memory is valid until the session is closed, and updated by every call.
@_cdecl("playground_frame")
public func playgroundFrame(_ session: SessionPointer?) -> UnsafeMutablePointer<Double>? {
  opened(session)?.frame.numbers
}

/// Returns the scene on the phone, in rows with SVG. The names of its gradients begin with `phone` and `number`,
/// so that a page can have several phones.
@_cdecl("playground_scene")
public func playgroundScene(_ session: SessionPointer?, _ number: Int32) -> TextPointer? {
  opened(session).flatMap { cText($0.sceneRows(in: "phone\(number)").text) }
}

// MARK: Time

/// Advances to `now`, and returns the number of frames. Call it once per display frame while the frame's
/// `needsFrames` is 1.
@_cdecl("playground_advance")
public func playgroundAdvance(_ session: SessionPointer?, _ now: Double) -> Int32 {
  Int32(change(session) { $0.advance(to: now) } ?? 0)
}

// MARK: What a user does

/// Reports a finger at (`x`, `y`) points from the screen's top left corner at `now`. `phase`: 0 down, 1 move, 2
/// up, 3 cancel; others are ignored.
@_cdecl("playground_touch")
public func playgroundTouch(
  _ session: SessionPointer?, _ phase: Int32, _ x: Double, _ y: Double, _ now: Double
) {
  guard let phase: TouchSample.Phase = numbered(phase) else { return }
  change(session) { $0.touch(phase, x: x, y: y, at: now) }
}

/// Moves the content by `points` for a wheel, a trackpad or a key, positive for a larger offset; with `isGradual`
/// 1 over some frames.
@_cdecl("playground_travel")
public func playgroundTravel(
  _ session: SessionPointer?, _ points: Double, _ isGradual: Int32, _ now: Double
) {
  change(session) { $0.travel(by: points, gradually: isGradual != 0, at: now) }
}

/// Performs an action, some of which have a `value`. Other numbers are ignored.
///
///      0  a tap on the status bar            8  play the recording
///      1  expand, animated                   9  replay the header recorded elsewhere
///      2  collapse, animated                10  remove the recording
///      3  scroll to an offset, animated     11  pause (1) or resume (0)
///      4  pause, and show the next frame    12  continue frames at rest (1), for a phone beside this one
///      5  start over                        13  the speed of all but fingers, 0.01 to 10; 1 is real time
///      6  record the next touches           14  replace the header recorded elsewhere by one without rows; the
///      7  end a recording or a replay           value is its content's height, or NaN if that is unknown
@_cdecl("playground_act")
public func playgroundAct(_ session: SessionPointer?, _ action: Int32, _ value: Double) {
  change(session) { session in
    switch action {
    case 0: session.perform(.scrollToTop)
    case 1: session.perform(.setCollapsed(false, animated: true))
    case 2: session.perform(.setCollapsed(true, animated: true))
    case 3: session.perform(.setContentOffset(value, animated: true))
    case 4: session.step()
    case 5: session.restart()
    case 6: session.record()
    case 7: session.stop()
    case 8: session.replay()
    case 9: session.replaySeen()
    case 10: session.clearRecording()
    case 11: session.setPaused(value != 0)
    case 12: session.isKeptAwake = value != 0
    case 13: if (0.01...10).contains(value) { session.speed = value }
    case 14: session.beginSeen(contentSize: value)
    default: break
    }
  }
}

/// Moves lists side by side with a horizontal finger, to `share` screens from the active one, positive towards the
/// last.
@_cdecl("playground_turn")
public func playgroundTurn(_ session: SessionPointer?, _ share: Double, _ now: Double) {
  change(session) { $0.turn(by: share, at: now) }
}

/// Shows the list at `index`, from 0, after a tab is chosen or a horizontal finger lifts.
@_cdecl("playground_show_page")
public func playgroundShowPage(_ session: SessionPointer?, _ index: Int32, _ now: Double) {
  change(session) { $0.show(page: Int(index), at: now) }
}

// MARK: Tuning

/// Sets the parameter at `index` to the value with `code`: a number, 0 or 1, or the index of a choice. Returns 0
/// for success, 1 if there is no such parameter, 2 if it is out of range, and 3 if it contradicts another
/// parameter.
@_cdecl("playground_set_parameter")
public func playgroundSetParameter(
  _ session: SessionPointer?, _ index: Int32, _ code: Double
) -> Int32 {
  (change(session) { $0.setParameter(Int(index), code: code) } ?? .unknown).rawValue
}

/// Returns the code of the parameter at `index`.
@_cdecl("playground_parameter")
public func playgroundParameter(_ session: SessionPointer?, _ index: Int32) -> Double {
  opened(session)?.parameterCode(Int(index)) ?? 0
}

/// Sets the setting at `index`, like ``playgroundSetParameter(_:_:_:)``.
@_cdecl("playground_set_setting")
public func playgroundSetSetting(
  _ session: SessionPointer?, _ index: Int32, _ code: Double
) -> Int32 {
  (change(session) { $0.setSetting(Int(index), code: code) } ?? .unknown).rawValue
}

/// Returns the code of the setting at `index`.
@_cdecl("playground_setting")
public func playgroundSetting(_ session: SessionPointer?, _ index: Int32) -> Double {
  opened(session)?.settingCode(Int(index)) ?? 0
}
