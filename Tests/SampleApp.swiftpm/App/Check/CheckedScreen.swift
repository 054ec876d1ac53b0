import HeaderCore
import HeaderFormats
import ScrollSimulator
import UIKit

/// A list under a header, and the recording of a gesture on it. Subclasses make the list and count its costs.
@MainActor
class CheckedScreen {
  /// The events that reach the technique.
  let log = EventLog()
  /// The recording of the current gesture; `nil` between two gestures.
  var recording: DeviceRecording?
  private let touchRecorder: TouchRecorder

  /// A screen in the view of `controller`.
  init(in controller: UIViewController) {
    touchRecorder = TouchRecorder(on: controller.view)
  }

  /// The list's scroll view.
  var list: UIScrollView? { nil }
  /// Shows a new list with an expanded header.
  func renew() {}
  /// Starts to count costs. The content is in place.
  func beginCounting() {}
  /// Adds the counted costs.
  func complete(_ recording: inout DeviceRecording) {}

  /// Scrolls to where `prompt` begins, and starts to record.
  final func begin(_ prompt: DeviceCheckPrompt) {
    renew()
    guard let list else { return }
    touchRecorder.follow(list)
    list.scroll(to: prompt.wording.start)
    recording = DeviceRecording(
      prompt: prompt, scale: Double(list.traitCollection.displayScale))
    touchRecorder.begin()
    log.begin { [touchRecorder] in touchRecorder.now }
    beginCounting()
  }

  /// Whether a gesture was made, and the content is at rest again. The header may still be animated.
  final var isFinished: Bool {
    guard recording != nil, let list,
      log.records.contains(where: { $0.kind == .event(.willBeginDragging) })
    else { return false }
    return !touchRecorder.isTouched && !list.isMoving
  }

  /// Ends the recording and returns it.
  final func finish() -> DeviceRecording? {
    guard var recording else { return nil }
    self.recording = nil
    recording.records = log.records
    recording.touches = touchRecorder.all
    complete(&recording)
    return recording
  }
}

extension UIScrollView {
  /// Whether a finger or a deceleration may move the content.
  var isMoving: Bool { isTracking || isDragging || isDecelerating }

  /// Scrolls to where a gesture begins.
  fileprivate func scroll(to start: DeviceCheckPrompt.Start) {
    layoutIfNeeded()
    let inset = adjustedContentInset
    let end = contentSize.height + inset.bottom - bounds.height
    var offset = contentOffset
    switch start {
    case .top: offset.y = -inset.top
    case .middle: offset.y = end / 2
    case .nearEnd: offset.y = end - 2 * bounds.height
    }
    setContentOffset(offset, animated: false)
  }
}
