import HeaderCore
import ScrollPhysics

/// How the content follows a wheel's notch.
///
/// No recording of a wheel was found. The 67 ms are public notes'; that they are covered at constant
/// speed, that a new notch begins them anew, that a release waits for their end, and that a wheel
/// does not pull content past its edges, are modelling choices (grade C).
struct WheelStep {
  /// How long a notch moves the content, in milliseconds.
  static let duration = 67.0

  let from: Double
  let to: Double
  let startTime: Double
  /// When the wheel was let go meanwhile.
  var liftTime: Double?

  /// The translation at `time`.
  func translation(at time: Double) -> Double {
    isOver(at: time) ? to : from + (to - from) * ((time - startTime) / WheelStep.duration)
  }

  func isOver(at time: Double) -> Bool {
    time - startTime >= WheelStep.duration
  }
}

extension SimulatedScrollView {
  /// Begins the step that takes the content to where the wheel is now.
  func beginWheelStep(of drag: Drag) {
    var drag = drag
    drag.step = WheelStep(from: drag.translation, to: drag.pan.translation, startTime: time)
    phase = .dragging(drag)
  }

  func advanceWheelStep(of drag: Drag) {
    guard let step = drag.step else { return }
    moveContent(toTranslation: step.translation(at: time))
    guard step.isOver(at: time), case .dragging(var drag) = phase else { return }
    drag.step = nil
    phase = .dragging(drag)
    if let liftTime = step.liftTime { endDragging(drag, at: liftTime) }
  }

  /// A wheel that was let go in the middle of its step goes to the end of it, at once.
  func completeWheelStep() {
    guard case .dragging(var drag) = phase, var step = drag.step, step.liftTime != nil else {
      return
    }
    step = WheelStep(
      from: step.to, to: step.to, startTime: time - WheelStep.duration, liftTime: step.liftTime)
    drag.step = step
    advanceWheelStep(of: drag)
  }
}
