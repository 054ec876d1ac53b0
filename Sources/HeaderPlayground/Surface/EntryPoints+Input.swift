import HeaderCore
import ScrollSimulator

// What a user does, as C functions; see EntryPoints.swift.

/// A finger at (`x`, `y`) points from the screen's top left corner at `now`. `phase`: 0 down, 1 move,
/// 2 up, 3 cancel; others are ignored.
@_expose(wasm, "playground_touch")
@_cdecl("playground_touch")
public func playgroundTouch(
  _ session: UnsafeMutableRawPointer?, _ phase: Int32, _ x: Double, _ y: Double, _ now: Double
) {
  guard let phase = touchPhase(phase) else { return }
  opened(session)?.touch(phase, x: x, y: y, at: now)
}

/// A wheel, a trackpad or a key moves the content by `points`, positive when its offset grows; with
/// `isGradual` 1 spread over some frames.
@_expose(wasm, "playground_travel")
@_cdecl("playground_travel")
public func playgroundTravel(
  _ session: UnsafeMutableRawPointer?, _ points: Double, _ isGradual: Int32, _ now: Double
) {
  opened(session)?.travel(by: points, gradually: isGradual != 0, at: now)
}

/// What an app or the system does: 0 a tap on the status bar, 1 expand, 2 collapse, 3 scroll to the
/// offset `value`, all animated; others are ignored.
@_expose(wasm, "playground_perform")
@_cdecl("playground_perform")
public func playgroundPerform(
  _ session: UnsafeMutableRawPointer?, _ command: Int32, _ value: Double
) {
  let commands: [SimulationCommand] = [
    .scrollToTop, .setCollapsed(false, animated: true), .setCollapsed(true, animated: true),
    .setContentOffset(value, animated: true),
  ]
  guard commands.indices.contains(Int(command)) else { return }
  opened(session)?.perform(commands[Int(command)])
}

/// A sideways finger holds several lists `share` screens from the active one, positive towards the
/// last.
@_expose(wasm, "playground_turn")
@_cdecl("playground_turn")
public func playgroundTurn(
  _ session: UnsafeMutableRawPointer?, _ share: Double, _ now: Double
) {
  opened(session)?.turn(by: share, at: now)
}

/// Shows the list at `index` from 0: a tab is chosen, or a sideways finger lifts.
@_expose(wasm, "playground_show_page")
@_cdecl("playground_show_page")
public func playgroundShowPage(
  _ session: UnsafeMutableRawPointer?, _ index: Int32, _ now: Double
) {
  opened(session)?.show(page: Int(index), at: now)
}

// MARK: Tuning

/// Gives the technique's parameter at `index` the value with the code `code`: a number, 0 or 1, or
/// the position of a choice. Answers 0 done, 1 no such parameter, 2 out of range, 3 contradicts
/// another; ``playgroundRefusal(_:)`` says it in words.
@_expose(wasm, "playground_set_parameter")
@_cdecl("playground_set_parameter")
public func playgroundSetParameter(
  _ session: UnsafeMutableRawPointer?, _ index: Int32, _ code: Double
) -> Int32 {
  let answer = opened(session)?.setParameter(Int(index), code: code) ?? .unknown
  return answer.rawValue
}

/// The code of the parameter at `index`.
@_expose(wasm, "playground_parameter")
@_cdecl("playground_parameter")
public func playgroundParameter(_ session: UnsafeMutableRawPointer?, _ index: Int32) -> Double {
  opened(session)?.parameterCode(Int(index)) ?? 0
}

/// Gives the setting at `index` a value, as ``playgroundSetParameter(_:_:_:)`` does a parameter.
@_expose(wasm, "playground_set_setting")
@_cdecl("playground_set_setting")
public func playgroundSetSetting(
  _ session: UnsafeMutableRawPointer?, _ index: Int32, _ code: Double
) -> Int32 {
  let answer = opened(session)?.setSetting(Int(index), code: code) ?? .unknown
  return answer.rawValue
}

/// The code of the setting at `index`.
@_expose(wasm, "playground_setting")
@_cdecl("playground_setting")
public func playgroundSetting(_ session: UnsafeMutableRawPointer?, _ index: Int32) -> Double {
  opened(session)?.settingCode(Int(index)) ?? 0
}

/// Why the last change was refused; empty when it was not.
@_expose(wasm, "playground_refusal")
@_cdecl("playground_refusal")
public func playgroundRefusal(
  _ session: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<UInt8>? {
  opened(session).flatMap { cText(Array($0.refusal.utf8)) }
}
