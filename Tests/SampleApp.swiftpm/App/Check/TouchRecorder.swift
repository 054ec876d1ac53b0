import ScrollSimulator
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Records the touches on a view, and has the clock of the recording. It recognizes no gesture, and prevents no other
/// recognizer.
final class TouchRecorder: UIGestureRecognizer {
  private var samples: [TouchSample] = []
  private var trackpad: IndirectTouchLog?
  /// The finger that is recorded.
  private weak var followed: UITouch?
  /// The start of the recording in milliseconds of the system's clock.
  private var origin = 0.0

  /// Records touches on `container`.
  init(on container: UIView) {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    container.addGestureRecognizer(self)
  }

  /// Follows the pan of `scrollView`, for a trackpad, which has no touches.
  func follow(_ scrollView: UIScrollView) {
    scrollView.panGestureRecognizer.removeTarget(self, action: #selector(panDidChange))
    scrollView.panGestureRecognizer.addTarget(self, action: #selector(panDidChange))
  }

  /// Starts a new recording.
  func begin() {
    (samples, followed, trackpad) = ([], nil, nil)
    origin = CACurrentMediaTime() * 1000
  }

  /// Whether a finger is down.
  var isTouched: Bool { followed != nil }

  /// All touches of the recording; a trackpad's if there was no finger.
  var all: [TouchSample] { samples.isEmpty ? trackpad?.touches ?? [] : samples }

  /// Milliseconds since the recording began, as in the touches.
  var now: Double { CACurrentMediaTime() * 1000 - origin }

  // MARK: Fingers

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard followed == nil, let touch = touches.first else { return }
    followed = touch
    write(.down, touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    write(.move, touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    write(.up, touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    write(.cancel, touches)
  }

  private func write(_ phase: TouchSample.Phase, _ touches: Set<UITouch>) {
    guard let touch = followed, touches.contains(touch) else { return }
    let point = touch.location(in: view)
    samples.append(
      TouchSample(
        time: touch.timestamp * 1000 - origin, phase: phase, x: Double(point.x), y: Double(point.y))
    )
    guard phase == .up || phase == .cancel else { return }
    followed = nil
    state = .failed
  }

  // MARK: Trackpads

  /// A pan without touches is a trackpad's.
  @objc private func panDidChange(_ pan: UIPanGestureRecognizer) {
    guard pan.numberOfTouches == 0, samples.isEmpty, let view = pan.view else { return }
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
