import Foundation
import HeadlessUIKit
import ScrollPhysics
import Testing

/// What animations set, what they show, and when they end.
@MainActor
@Suite struct ViewAnimationTests {
  private func makeView() -> (screen: HeadlessScreen, view: UIView) {
    let screen = makeScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.show(view)
    return (screen, view)
  }

  private func shownHeight(_ view: UIView) -> Double? {
    view.layer.presentation().map { Double($0.frame.size.height) }
  }

  @Test("The model changes at once, the screen on the curve, and the end is told on its frame")
  func animate() {
    let (screen, view) = makeView()
    var ends: [Double] = []
    UIView.animate(withDuration: 0.2) {
      view.frame.size.height = 50
    } completion: { _ in
      ends.append(screen.time)
    }
    #expect(view.frame.height == 50)
    #expect(shownHeight(view) == 100)
    screen.advance(frames: 6)
    let share = TimingCurve.easeInOut.value(at: 100.0 / 200)
    #expect(shownHeight(view) == 100 + (50 - 100) * share)
    screen.settle()
    #expect(shownHeight(view) == 50)
    #expect(ends == [200])
  }

  @Test("A duration of nothing is no animation, and its completion does not wait")
  func noDuration() {
    let (_, view) = makeView()
    var isOver = false
    UIView.animate(withDuration: 0, delay: 0, options: []) {
      view.alpha = 0.5
      #expect(UIView.inheritedAnimationDuration == 0)
    } completion: { _ in
      isOver = true
    }
    #expect(isOver)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }

  @Test("Inside an animation one knows its duration, and can step out of it")
  func scopes() {
    let (screen, view) = makeView()
    UIView.animate(withDuration: 0.3) {
      #expect(UIView.inheritedAnimationDuration == 0.3)
      UIView.performWithoutAnimation {
        #expect(UIView.inheritedAnimationDuration == 0)
        view.alpha = 0
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    #expect(view.layer.presentation()?.opacity == 0)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 0.3) { view.frame.size.height = 10 }
    #expect(shownHeight(view) == 10)
    #expect(!UIView.areAnimationsEnabled)
    screen.settle()
  }

  @Test("A layout inside an animation is animated")
  func layout() {
    let screen = makeScreen()
    let container = UIView(frame: screen.bounds)
    let header = UIView()
    header.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(header)
    let height = header.heightAnchor.constraint(equalToConstant: 88)
    height.isActive = true
    screen.show(container)
    UIView.animate(withDuration: 0.2) {
      height.constant = 44
      container.layoutIfNeeded()
    }
    screen.advance(frames: 6)
    #expect(header.frame.height == 44)
    #expect(shownHeight(header).map { 44 < $0 && $0 < 88 } == true)
  }

  @Test("Touches pass by a view that is animated, unless they are let in")
  func touches() {
    let (screen, view) = makeView()
    let point = CGPoint(x: 50, y: 10)
    UIView.animate(withDuration: 0.2) { view.frame.size.height = 50 }
    #expect(view.window?.hitTest(point, with: nil) === view.window)
    screen.settle()
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) {
      view.frame.size.height = 60
    }
    #expect(view.window?.hitTest(point, with: nil) === view)
  }

  @Test("A second animation begins where the first is seen")
  func interrupted() throws {
    let (screen, view) = makeView()
    UIView.animate(withDuration: 0.2) { view.frame.size.height = 0 }
    screen.advance(frames: 5)
    let seen = try #require(shownHeight(view))
    UIView.animate(withDuration: 0.2) { view.frame.size.height = 100 }
    #expect(shownHeight(view) == seen)
    screen.advance(frames: 1)
    view.frame.size.height = 30
    #expect(shownHeight(view) == 30, "a change outside of any is seen at once")
  }

  @Test("An animator along control points shows the curve that the core has")
  func cubic() {
    let (screen, view) = makeView()
    let animator = UIViewPropertyAnimator(
      duration: 0.25,
      timingParameters: UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1)))
    animator.addAnimations { view.frame.size.height = 0 }
    #expect(view.frame.height == 100, "nothing yet")
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    screen.advance(frames: 6)
    #expect(Double(animator.fractionComplete) == 0.4)
    #expect(shownHeight(view) == 100 + (0 - 100) * TimingCurve.easeIn.value(at: 0.4))
  }

  @Test("Stopped for good, the model is what is seen, and no completion comes")
  func stopped() throws {
    let (screen, view) = makeView()
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
      view.frame.size.height = 0
    }
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    screen.advance(frames: 3)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(view.frame.height == 75)
    screen.settle()
    #expect(ends == 0)
  }

  @Test(
    "Stopped to be finished, it ends where it is told",
    arguments: [
      (UIViewAnimatingPosition.end, 0.0), (.start, 100), (.current, 75),
    ])
  func finished(position: UIViewAnimatingPosition, height: Double) {
    let (screen, view) = makeView()
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
      view.frame.size.height = 0
    }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    screen.advance(frames: 3)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: position)
    #expect(ends == [position])
    #expect(Double(view.frame.height) == height)
    #expect(animator.state == .inactive)
  }

  @Test("Held, it stands still and goes where it is put; let go, it goes on, or back")
  func scrubbed() {
    let (screen, view) = makeView()
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) {
      view.frame.size.height = 0
    }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.25
    screen.advance(frames: 20)
    #expect(shownHeight(view) == 75)
    #expect(animator.state == .active && !animator.isRunning)
    animator.isReversed = true
    animator.startAnimation()
    screen.settle()
    #expect(ends == [.start])
    #expect(view.frame.height == 100)
  }

  @Test("A spring begins and ends exactly, and swings only below a damping of 1")
  func springs() {
    let (screen, view) = makeView()
    var heights: [Double] = []
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
    ) {
      view.frame.size.height = 0
    }
    for _ in 0..<31 {
      heights.append(shownHeight(view) ?? .nan)
      screen.advance()
    }
    #expect(heights.first == 100)
    #expect(heights.last == 0)
    #expect(heights.contains { $0 < -10 })
  }

  @Test("Displays call back at the end of a frame, and a call for the next one is the next one's")
  func display() {
    let screen = makeScreen()
    var times: [Double] = []
    func again() {
      HeadlessDisplay.onNextFrame {
        times.append(CACurrentMediaTime())
        if times.count < 3 { again() }
      }
    }
    again()
    screen.settle()
    #expect(times.map { ($0 * 60).rounded() } == [0, 1, 2])
  }
}
