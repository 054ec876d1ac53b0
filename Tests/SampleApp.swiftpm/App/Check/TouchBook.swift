import ScrollSimulator
import UIKit

/// Writes down the touches on a view, and the clock that they share with what else is recorded.
@MainActor
final class TouchBook {
  private(set) var touches: [TouchSample] = []
  /// Fingers that are down.
  private(set) var fingers = 0
  private let touchLog = TouchLogRecognizer(target: nil, action: nil)
  private var trackpad: IndirectTouchLog?
  /// Milliseconds of the system's clock at which the recording began; `nil` until its first line.
  private var origin: Double?

  /// Touches on `container`.
  init(on container: UIView) {
    container.addGestureRecognizer(touchLog)
    touchLog.cancelsTouchesInView = false
    touchLog.onTouch = { [weak self] in self?.saw($0) }
  }

  /// Follows the pan of `scrollView`, which a trackpad has without a finger.
  func follow(_ scrollView: UIScrollView) {
    scrollView.panGestureRecognizer.removeTarget(self, action: #selector(panDidChange))
    scrollView.panGestureRecognizer.addTarget(self, action: #selector(panDidChange))
  }

  /// Begins anew.
  func begin() {
    (touches, fingers, trackpad, origin) = ([], 0, nil, nil)
  }

  /// Everything since it began: a trackpad's where no finger was seen.
  var all: [TouchSample] { touches.isEmpty ? trackpad?.touches ?? [] : touches }

  /// Milliseconds since the recording's first line, which touches are counted from as well.
  var now: Double {
    let time = CACurrentMediaTime() * 1000
    let start = origin ?? time
    origin = start
    return time - start
  }

  private func saw(_ touch: TouchSample) {
    if touch.phase == .down { fingers += 1 }
    if touch.phase == .up || touch.phase == .cancel { fingers -= 1 }
    var touch = touch
    touch.time -= origin ?? touch.time
    touches.append(touch)
  }

  /// Without a finger it is a trackpad that pans.
  @objc private func panDidChange(_ pan: UIPanGestureRecognizer) {
    guard pan.numberOfTouches == 0, fingers == 0, touches.isEmpty, let view = pan.view else {
      return
    }
    let time = now
    let translation = Double(pan.translation(in: view.superview).y)
    switch pan.state {
    case .began:
      let bounds = view.bounds
      var log = trackpad ?? IndirectTouchLog(x: Double(bounds.midX), y: Double(bounds.height) / 2)
      log.began(translation: translation, at: time, frame: 1000 / 120)
      trackpad = log
    case .changed: trackpad?.changed(translation: translation, at: time)
    case .ended, .cancelled: trackpad?.ended(at: time)
    default: break
    }
  }
}
