import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// One of the gestures that a device check asks for.
enum DeviceCheckPrompt: String, CaseIterable, Sendable {
  /// A finger that drags and holds still before it lifts.
  case slowDrag
  /// A finger that throws the content.
  case quickFlick
  /// A finger that stops content in flight, and lifts.
  case catchInFlight
  /// A finger that pulls the content past its top.
  case pullAtTop
  /// A finger that throws the content against its end.
  case flickIntoEnd
  /// Two fingers on a trackpad.
  case trackpad

  /// Where the content is before the gesture.
  enum Start: Sendable, Equatable {
    /// At the top, the header open.
    case top
    /// Amid the content.
    case middle
    /// Some screens above the end.
    case nearEnd
  }

  /// What it is called on the screen, what a person is asked to do, and where the content is before.
  var wording: (title: String, instruction: String, start: Start) {
    switch self {
    case .slowDrag:
      ("Slow drag", "Drag up slowly by half a screen, hold still for a second, lift.", .top)
    case .quickFlick:
      ("Quick flick", "Flick up once, quickly, and let the list come to rest.", .top)
    case .catchInFlight:
      ("Catch", "Flick up, touch the list while it moves, lift without dragging.", .middle)
    case .pullAtTop:
      ("Pull at the top", "Pull down by half a screen and let go.", .top)
    case .flickIntoEnd:
      ("Flick into the end", "Flick up hard, so that the list bounces at its end.", .nearEnd)
    case .trackpad:
      ("Trackpad", "Scroll with two fingers on a trackpad and let go.", .middle)
    }
  }

  /// What is to move the content.
  var input: PanInput { self == .trackpad ? .trackpad : .finger }

  /// Why `recording` is not what was asked for, `nil` if it is.
  func complaint(about recording: DeviceRecording) -> String? {
    guard !recording.touches.isEmpty else { return "No touch was seen." }
    guard recording.touches.allSatisfy({ $0.input == input }) else {
      return input == .finger ? "Use a finger on the screen." : "Use a trackpad."
    }
    guard recording.events.contains(.willBeginDragging) else { return "Nothing was dragged." }
    let lifts = recording.touches.filter { $0.phase == .up }.count
    let flings = recording.events.filter { $0 == .willBeginDecelerating }.count
    switch self {
    case .slowDrag: return flings == 0 ? nil : "Hold still before you lift."
    case .quickFlick, .trackpad: return flings == 1 ? nil : "Let it fly once."
    case .catchInFlight: return lifts == 2 && flings == 1 ? nil : "Touch it once while it moves."
    case .pullAtTop:
      return recording.reaches { $0.contentOffset < $0.minimumContentOffset }
        ? nil : "Pull further down."
    case .flickIntoEnd:
      return recording.reaches { $0.contentOffset > $0.maximumContentOffset }
        ? nil : "Flick harder, or again from further down."
    }
  }
}
