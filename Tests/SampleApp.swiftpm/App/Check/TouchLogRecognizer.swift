import ScrollSimulator
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Sees every touch on a view and recognises nothing, so that it is in no other's way.
final class TouchLogRecognizer: UIGestureRecognizer {
  /// Called with each change of the one finger that counts, and its time in milliseconds on the
  /// system's clock.
  var onTouch: ((TouchSample) -> Void)?
  private weak var followed: UITouch?

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard followed == nil, let touch = touches.first else { return }
    followed = touch
    report(.down, touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for touch in touches where touch === followed { report(.move, touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    finish(.up, touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    finish(.cancel, touches)
  }

  private func finish(_ phase: TouchSample.Phase, _ touches: Set<UITouch>) {
    for touch in touches where touch === followed {
      report(phase, touch)
      followed = nil
      state = .failed
    }
  }

  private func report(_ phase: TouchSample.Phase, _ touch: UITouch) {
    let point = touch.location(in: view)
    onTouch?(
      TouchSample(
        time: touch.timestamp * 1000, phase: phase, x: Double(point.x), y: Double(point.y)))
  }
}
