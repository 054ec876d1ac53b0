import HeaderCore
import HeaderFormats
import ScrollSimulator
import UIKit

/// A list under a header, and everything that is to be written down while a person touches it. Which list it
/// is, and what is counted of it, is a subclass's.
@MainActor
class CheckBed {
  /// What reaches the technique.
  let log = EventLog()
  /// What has been recorded of the gesture; `nil` between two of them.
  var recording: DeviceRecording?
  private let book: TouchBook

  /// A bed in the view of `controller`.
  init(in controller: UIViewController) {
    book = TouchBook(on: controller.view)
  }

  /// The scroll view that the list is made of.
  var list: UIScrollView? { nil }
  /// Puts up a list whose header is open.
  func renew() {}
  /// Counts anew from here on: everything is in place.
  func beginCounting() {}
  /// Adds what was counted.
  func complete(_ recording: inout DeviceRecording) {}

  /// Puts the content where `prompt` wants it, and begins to write down.
  final func begin(_ prompt: DeviceCheckPrompt) {
    renew()
    guard let list else { return }
    book.follow(list)
    list.scroll(to: prompt.wording.start)
    recording = DeviceRecording(
      prompt: prompt, scale: Double(list.traitCollection.displayScale))
    book.begin()
    log.begin { [book] in book.now }
    beginCounting()
  }

  /// Whether a gesture has been played, and everything has come to rest since.
  final var isFinished: Bool {
    guard recording != nil, let list,
      log.records.contains(where: { $0.kind == .event(.willBeginDragging) })
    else { return false }
    return !book.isTouched && !list.isMoving
  }

  /// Ends the recording and hands it out.
  final func finish() -> DeviceRecording? {
    guard var recording else { return nil }
    self.recording = nil
    recording.records = log.records
    recording.touches = book.all
    complete(&recording)
    return recording
  }
}

extension UIScrollView {
  /// Whether UIKit moves the content, or a finger may.
  var isMoving: Bool { isTracking || isDragging || isDecelerating }

  /// Puts the content where a gesture is to begin.
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
