import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// A gesture that the device check asks for.
enum DeviceCheckPrompt: String, CaseIterable, Sendable {
  /// A finger that drags and holds still before it lifts.
  case slowDrag
  /// A finger that flings the content.
  case quickFlick
  /// A finger that stops decelerating content, and lifts.
  case catchInFlight
  /// A finger that pulls the content past its top.
  case pullAtTop
  /// A finger that flings the content into its end.
  case flickIntoEnd
  /// Two fingers on a trackpad.
  case trackpad

  /// Where the content is before the gesture.
  enum Start: Sendable, Equatable {
    /// At the top, with the header expanded.
    case top
    /// In the middle of the content.
    case middle
    /// Two screens above the end.
    case nearEnd
  }

  /// Its title, its instruction, and where the content is before.
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

  /// What moves the content.
  var input: PanInput { self == .trackpad ? .trackpad : .finger }

  /// Returns why `recording` is not the requested gesture; `nil` if it is.
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
