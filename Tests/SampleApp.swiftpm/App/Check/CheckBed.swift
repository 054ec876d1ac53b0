import UIKit

/// A list under a header, and everything that is to be written down while a person touches it.
@MainActor
protocol CheckBed: AnyObject {
  /// Puts the content where `prompt` wants it, and begins to write down.
  func begin(_ prompt: DeviceCheckPrompt)
  /// Whether a gesture has been played, and everything has come to rest since.
  var isFinished: Bool { get }
  /// Ends the recording and hands it out.
  func finish() -> DeviceRecording?
}

extension UIScrollView {
  /// Whether UIKit moves the content, or a finger may.
  var isMoving: Bool { isTracking || isDragging || isDecelerating }

  /// Puts the content where a gesture is to begin.
  func scroll(to start: DeviceCheckPrompt.Start) {
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
