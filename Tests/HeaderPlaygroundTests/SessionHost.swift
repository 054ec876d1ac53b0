import HeaderBehaviors
import ScrollSimulator
import SimulationTestSupport
import Testing

@testable import HeaderPlayground

/// A page without a browser: a display that calls every 16.7 ms, and a user.
final class SessionHost {
  let session: PlaygroundSession
  let recorder = RowRecorder()
  /// The host's clock in milliseconds, which does not start at 0.
  private(set) var now = 81_234.5
  /// Milliseconds between two display frames.
  var interval = 1000.0 / 60

  init(_ name: String, mounting: HeaderMounting = .beside) throws {
    session = try PlaygroundSession(try #require(HeaderCatalog.standard[name]))
    session.observer = recorder
    session.setSetting(setting("mounting"), code: mounting == .overlay ? 1 : 0)
    try #require(session.configuration.mounting == mounting)
  }

  /// The session behind a pointer of the entry points.
  init(_ pointer: UnsafeMutableRawPointer) {
    session = Unmanaged<PlaygroundSession>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Advances by display frames while the session needs them, at most `limit`.
  func settle(limit: Int = 3000) {
    var count = 0
    while session.needsFrames, count < limit {
      frame()
      count += 1
    }
  }

  /// Advances by one display frame.
  func frame() {
    now += interval
    session.advance(to: now)
  }

  /// Advances by display frames for `milliseconds`.
  func wait(_ milliseconds: Double) {
    let end = now + milliseconds
    while now < end { frame() }
  }

  /// Drags from `start` by `distance` points in `milliseconds`, with 120 touches per second, and lifts.
  func drag(from start: Double = 426, by distance: Double, over milliseconds: Double) {
    session.touch(.down, x: 196, y: start, at: now)
    let begin = now
    var seen = now
    var display = now + interval
    while seen < begin + milliseconds {
      seen = min(seen + 1000.0 / 120, begin + milliseconds)
      while display < seen {
        now = display
        session.advance(to: now)
        display += interval
      }
      session.touch(.move, x: 196, y: start + distance * (seen - begin) / milliseconds, at: seen)
    }
    now = max(now, seen)
    session.touch(.up, x: 196, y: start + distance, at: now)
  }

  /// Returns the frame's number with the name `name`.
  func number(_ name: String) -> Double {
    PlaygroundFrame.names.firstIndex(of: name).map { session.frame.numbers[$0] } ?? .nan
  }

  /// Returns the index of the parameter `name`; -1 if there is none.
  func parameter(_ name: String) -> Int {
    session.technique.parameters.firstIndex { $0.name == name } ?? -1
  }

  /// Returns the index of the setting `name`; -1 if there is none.
  func setting(_ name: String) -> Int {
    PlaygroundSetting.all.firstIndex { $0.name == name } ?? -1
  }
}

/// The names of the catalog's techniques.
let techniqueNames = HeaderCatalog.standard.names
