import Foundation
import HeadlessUIKit
import Testing

/// Frames, hierarchies, the safe area, touches and accessibility.
@MainActor
@Suite struct ViewTests {
  @Test("Frame, bounds and center are three views of the same numbers")
  func geometry() {
    _ = makeScreen()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 50, height: 50)
    #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50), "the middle stays")
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds.width == 50)
  }

  @Test("Points are converted through bounds, frames and transforms, and back")
  func conversion() {
    _ = makeScreen()
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin.y = 30
    inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let point = inner.convert(CGPoint.zero, to: root)
    #expect(point == CGPoint(x: 85, y: 55))
    #expect(inner.convert(point, from: root) == .zero)
    #expect(
      inner.convert(inner.bounds, to: outer) == CGRect(x: 75, y: 75, width: 50, height: 50))
  }

  @Test("A view hears of its superview and its window, before and after")
  func hierarchy() {
    final class Listener: UIView {
      var calls: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        calls.append(newSuperview == nil ? "will leave" : "will enter")
      }
      override func didMoveToSuperview() { calls.append("did") }
      override func willMove(toWindow newWindow: UIWindow?) {
        calls.append(newWindow == nil ? "will leave window" : "will enter window")
      }
      override func didMoveToWindow() {
        calls.append(window == nil ? "out of window" : "in window")
      }
    }
    let screen = makeScreen()
    let container = UIView(frame: screen.bounds)
    let view = Listener()
    container.addSubview(view)
    #expect(view.calls == ["will enter", "did"])
    view.calls = []
    screen.show(container)
    #expect(view.calls == ["will enter window", "in window"])
    view.calls = []
    view.removeFromSuperview()
    #expect(view.calls == ["will leave window", "will leave", "out of window", "did"])
  }

  @Test("Subviews are in order, and a view that is put in again is moved")
  func order() {
    _ = makeScreen()
    let container = UIView()
    let views = (0..<3).map { _ in UIView() }
    views.forEach { container.addSubview($0) }
    container.bringSubviewToFront(views[0])
    #expect(container.subviews == [views[1], views[2], views[0]])
    container.sendSubviewToBack(views[2])
    #expect(container.subviews == [views[2], views[1], views[0]])
    container.insertSubview(views[0], at: 0)
    #expect(container.subviews == [views[0], views[2], views[1]])
    container.insertSubview(views[0], aboveSubview: views[2])
    #expect(container.subviews == [views[2], views[0], views[1]])
    #expect(views[0].isDescendant(of: container) && !container.isDescendant(of: views[0]))
  }

  @Test(
    "The safe area is what reaches into the frame, nothing outside a window, and told when it changes"
  )
  func safeArea() {
    final class Listener: UIView {
      var tops: [Double] = []
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        tops.append(Double(safeAreaInsets.top))
      }
    }
    let screen = makeScreen(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let container = UIView(frame: screen.bounds)
    let view = Listener(frame: CGRect(x: 0, y: 40, width: 393, height: 812))
    container.addSubview(view)
    #expect(view.safeAreaInsets == .zero)
    screen.show(container)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 34, right: 0))
    view.frame.origin.y = 0
    container.frame.origin.y = 10
    view.removeFromSuperview()
    #expect(view.tops == [19, 59, 49, 0])
  }

  @Test("A controller adds to the safe area of its view, and hears of it")
  func additionalSafeArea() {
    final class Listener: UIViewController {
      var tops: [Double] = []
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        tops.append(Double(view.safeAreaInsets.top))
      }
    }
    let screen = makeScreen(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    let controller = Listener()
    let inner = UIView(frame: screen.bounds)
    controller.view.addSubview(inner)
    screen.show(controller)
    controller.additionalSafeAreaInsets.top = 88
    #expect(controller.tops == [59, 147])
    #expect(inner.safeAreaInsets.top == 147)
  }

  @Test("Touches reach the frontmost view that takes them")
  func hitTest() {
    _ = makeScreen()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (UIView(frame: container.bounds), UIView(frame: container.bounds))
    container.addSubview(back)
    container.addSubview(front)
    let point = CGPoint(x: 50, y: 50)
    #expect(container.hitTest(point, with: nil) === front)
    front.isHidden = true
    #expect(container.hitTest(point, with: nil) === back)
    (front.isHidden, front.alpha) = (false, 0.005)
    #expect(container.hitTest(point, with: nil) === back)
    (front.alpha, front.isUserInteractionEnabled) = (1, false)
    #expect(container.hitTest(point, with: nil) === back)
    #expect(container.hitTest(CGPoint(x: 150, y: 50), with: nil) == nil)
  }

  @Test("Assistive technology meets elements in the views' order, or in the one that is given")
  func accessibility() {
    _ = makeScreen()
    let container = UIView()
    let (title, button, group) = (UILabel(), UIButton(), UIView())
    let inner = UILabel()
    group.addSubview(inner)
    for view in [title, button, group] { container.addSubview(view) }
    #expect(HeadlessAccessibility.order(in: container) == [title, button, inner])
    container.accessibilityElements = [group, title]
    #expect(HeadlessAccessibility.order(in: container) == [inner, title])
    group.isAccessibilityElement = true
    title.isHidden = true
    #expect(HeadlessAccessibility.order(in: container) == [group])
  }

  @Test("The user's settings are the screen's, and a change of them is announced")
  func settings() {
    let screen = makeScreen()
    var names: [String] = []
    let center = NotificationCenter.default
    let observers = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIContentSizeCategory.didChangeNotification,
    ].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    #expect(!UIAccessibility.isReduceMotionEnabled)
    screen.isReduceMotionEnabled = true
    screen.isVoiceOverRunning = true
    screen.preferredContentSizeCategory = .extraLarge
    observers.forEach { center.removeObserver($0) }
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isVoiceOverRunning)
    #expect(
      names == [
        UIAccessibility.reduceMotionStatusDidChangeNotification.rawValue,
        UIContentSizeCategory.didChangeNotification.rawValue,
      ])
  }
}
