import HeaderBehaviors
import HeaderCore
import ScrollSimulator

// The surface that a page calls, as C functions: numbers in and numbers out. A session is what
// `playground_open` gives; it is good until `playground_close`, and every function does nothing with a
// null one. Text comes as UTF-8 with a zero byte at its end, and is given back to `playground_free`; the
// page takes rows of cells apart as `PlaygroundRows` has put them together. Times `now` are the host's,
// in milliseconds, from a clock that does not go backwards.

/// A session.
public typealias SessionPointer = UnsafeMutableRawPointer

/// Text that is given back.
public typealias TextPointer = UnsafeMutablePointer<UInt8>

/// Everything there is to choose and to set, in rows; see `PlaygroundRows`.
@_cdecl("playground_catalog")
public func playgroundCatalog() -> TextPointer? {
  cText(PlaygroundRows(.standard).text)
}

/// Gives text back.
@_cdecl("playground_free")
public func playgroundFree(_ text: TextPointer?) {
  text?.deallocate()
}

/// A session with the technique at `index` of the catalog; null where there is none.
@_cdecl("playground_open")
public func playgroundOpen(_ index: Int32) -> SessionPointer? {
  let techniques = HeaderCatalog.standard.techniques
  guard techniques.indices.contains(Int(index)),
    let session = try? PlaygroundSession(techniques[Int(index)])
  else { return nil }
  return Unmanaged.passRetained(session).toOpaque()
}

/// Lets a session, a search or a film go.
@_cdecl("playground_close")
public func playgroundClose(_ object: UnsafeMutableRawPointer?) {
  guard let object else { return }
  Unmanaged<AnyObject>.fromOpaque(object).release()
}

// MARK: Drawing

/// The numbers to draw, as many as the catalog's `frame` names and then the attributes of each element.
/// They stay in their place until the session is closed, and are new after every call.
@_cdecl("playground_frame")
public func playgroundFrame(_ session: SessionPointer?) -> UnsafeMutablePointer<Double>? {
  opened(session)?.frame.numbers
}

/// The small app that is drawn on the phone, in rows with SVG in them. The names of its gradients begin
/// with `phone` and `number`, so that several phones are on one page.
@_cdecl("playground_scene")
public func playgroundScene(_ session: SessionPointer?, _ number: Int32) -> TextPointer? {
  opened(session).flatMap { cText($0.sceneRows(in: "phone\(number)").text) }
}

// MARK: Time

/// Goes on to `now`, and gives the number of frames that were due. Called once per display frame
/// while the frame's `needsFrames` is 1.
@_cdecl("playground_advance")
public func playgroundAdvance(_ session: SessionPointer?, _ now: Double) -> Int32 {
  Int32(opened(session)?.advance(to: now) ?? 0)
}

/// How fast what moves by itself goes: 1 in real time, 0.25 four times slower. Others than 0.01 to 10
/// are ignored.
@_cdecl("playground_set_speed")
public func playgroundSetSpeed(_ session: SessionPointer?, _ speed: Double) {
  guard (0.01...10).contains(speed) else { return }
  opened(session)?.speed = speed
}

/// Makes time stand still (1) or go on (0).
@_cdecl("playground_set_paused")
public func playgroundSetPaused(_ session: SessionPointer?, _ isPaused: Int32) {
  opened(session)?.setPaused(isPaused != 0)
}

/// Whether frames go on at rest (1), for a phone beside this one that moves.
@_cdecl("playground_keep_awake")
public func playgroundKeepAwake(_ session: SessionPointer?, _ isKeptAwake: Int32) {
  opened(session)?.isKeptAwake = isKeptAwake != 0
}

/// Makes time stand still, and shows the next frame.
@_cdecl("playground_step")
public func playgroundStep(_ session: SessionPointer?) {
  opened(session)?.step()
}

/// Goes back to the beginning.
@_cdecl("playground_restart")
public func playgroundRestart(_ session: SessionPointer?) {
  opened(session)?.restart()
}

// MARK: What a user does

/// A finger at (`x`, `y`) points from the screen's top left corner at `now`. `phase`: 0 down, 1 move,
/// 2 up, 3 cancel; others are ignored.
@_cdecl("playground_touch")
public func playgroundTouch(
  _ session: SessionPointer?, _ phase: Int32, _ x: Double, _ y: Double, _ now: Double
) {
  guard let phase: TouchSample.Phase = numbered(phase) else { return }
  opened(session)?.touch(phase, x: x, y: y, at: now)
}

/// A wheel, a trackpad or a key moves the content by `points`, positive when its offset grows; with
/// `isGradual` 1 spread over some frames.
@_cdecl("playground_travel")
public func playgroundTravel(
  _ session: SessionPointer?, _ points: Double, _ isGradual: Int32, _ now: Double
) {
  opened(session)?.travel(by: points, gradually: isGradual != 0, at: now)
}

/// What an app or the system does: 0 a tap on the status bar, 1 expand, 2 collapse, 3 scroll to the
/// offset `value`, all animated; others are ignored.
@_cdecl("playground_perform")
public func playgroundPerform(_ session: SessionPointer?, _ command: Int32, _ value: Double) {
  let commands: [SimulationCommand] = [
    .scrollToTop, .setCollapsed(false, animated: true), .setCollapsed(true, animated: true),
    .setContentOffset(value, animated: true),
  ]
  guard commands.indices.contains(Int(command)) else { return }
  opened(session)?.perform(commands[Int(command)])
}

/// A sideways finger holds several lists `share` screens from the active one, positive towards the
/// last.
@_cdecl("playground_turn")
public func playgroundTurn(_ session: SessionPointer?, _ share: Double, _ now: Double) {
  opened(session)?.turn(by: share, at: now)
}

/// Shows the list at `index` from 0: a tab is chosen, or a sideways finger lifts.
@_cdecl("playground_show_page")
public func playgroundShowPage(_ session: SessionPointer?, _ index: Int32, _ now: Double) {
  opened(session)?.show(page: Int(index), at: now)
}

// MARK: Tuning

/// Gives the technique's parameter at `index` the value with the code `code`: a number, 0 or 1, or
/// the position of a choice. Answers 0 done, 1 no such parameter, 2 out of range, 3 contradicts
/// another.
@_cdecl("playground_set_parameter")
public func playgroundSetParameter(
  _ session: SessionPointer?, _ index: Int32, _ code: Double
) -> Int32 {
  (opened(session)?.setParameter(Int(index), code: code) ?? .unknown).rawValue
}

/// The code of the parameter at `index`.
@_cdecl("playground_parameter")
public func playgroundParameter(_ session: SessionPointer?, _ index: Int32) -> Double {
  opened(session)?.parameterCode(Int(index)) ?? 0
}

/// Gives the setting at `index` a value, as ``playgroundSetParameter(_:_:_:)`` does a parameter.
@_cdecl("playground_set_setting")
public func playgroundSetSetting(
  _ session: SessionPointer?, _ index: Int32, _ code: Double
) -> Int32 {
  (opened(session)?.setSetting(Int(index), code: code) ?? .unknown).rawValue
}

/// The code of the setting at `index`.
@_cdecl("playground_setting")
public func playgroundSetting(_ session: SessionPointer?, _ index: Int32) -> Double {
  opened(session)?.settingCode(Int(index)) ?? 0
}
