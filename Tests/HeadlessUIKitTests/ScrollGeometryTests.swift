import HeadlessUIKit
import ScrollSimulator
import Testing

/// What sizes, insets and the safe area do to the content.
@MainActor
@Suite final class ScrollGeometryTests {
  private lazy var stage = ScrollStage()
  private var screen: HeadlessScreen { stage.screen }
  private var view: UIScrollView { stage.view }
  private var log: DelegateLog { stage.log }

  @Test("At rest, content that a change leaves outside its range is brought back, and told once")
  func clampsAtRest() {
    view.contentOffset.y = 1148
    log.clear()
    view.contentSize.height = 1500
    #expect(stage.offsets == [648])
    view.frame.size.height = 900
    #expect(stage.offsets == [648, 600])
    view.contentInset.bottom = 20
    #expect(view.contentOffset.y == 600, "more room moves nothing")
    view.contentInset.top = 88
    #expect(view.contentOffset.y == 600)
  }

  @Test("A smaller frame near the end tells of a scroll from inside layout, and of an animation")
  func clampsInsideLayout() throws {
    let screen = makeScreen()
    let container = UIView(frame: screen.bounds)
    let (list, log) = makeScrollView(on: screen)
    list.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(list)
    let top = list.topAnchor.constraint(equalTo: container.topAnchor, constant: 88)
    NSLayoutConstraint.activate([
      top, list.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    screen.show(container)
    list.contentOffset.y = list.contentSize.height - list.bounds.height
    log.clear()
    var duration: Double?
    log.answer = { _, _ in duration = UIView.inheritedAnimationDuration }
    UIView.animate(withDuration: 0.2) {
      top.constant = 44
      container.layoutIfNeeded()
    }
    #expect(log.count("didScroll") == 1)
    #expect(duration == 0.2)
    #expect(list.contentOffset.y == 1192)
  }

  @Test(
    "During interaction an inset change waits for the bounce, or clamps at once: a switch",
    arguments: [false, true])
  func insetChangeDuringDeceleration(clamps: Bool) throws {
    screen.switches.clampsInsetChangesDuringInteraction = clamps
    var offsets: [Double] = []
    log.answer = { name, view in
      guard name == "willBeginDecelerating" else { return }
      view.contentInset.top = -60
      offsets.append(view.contentOffset.y)
    }
    try screen.play(script: "drag 100 over 250; hold 200; lift")
    #expect(offsets.first.map { clamps ? $0 == 60 : $0 < 0 } == true)
    #expect(view.contentOffset.y == 60, "either way it ends in the new range")
  }

  @Test("Content at the very top stays there when the safe area changes, other when it grows")
  func pinsTop() {
    screen.safeAreaInsets.top = 20
    #expect(view.contentOffset.y == -20)
    view.contentOffset.y = 200
    screen.safeAreaInsets.top = 59
    #expect(view.contentOffset.y == 200)
    view.contentOffset.y = -20
    view.isScrollEnabled = false
    screen.safeAreaInsets.top = 59
    #expect(view.contentOffset.y == -20, "not where scrolling is off")
  }

  @Test(
    "A controller's safe area that shrinks at rest takes content along that is under its edge",
    arguments: [(300.0, 352.0), (-65, -65), (-116, -64)])
  func safeAreaShrinks(offset: Double, moved: Double) {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 116
    let (list, log) = makeScrollView(on: screen)
    controller.view.addSubview(list)
    screen.show(controller)
    list.contentOffset.y = offset
    log.clear()
    controller.additionalSafeAreaInsets.top = 64
    #expect(Double(list.contentOffset.y) == moved)
    #expect(log.count("didScroll") == (moved == offset ? 0 : 1))
  }

  @Test("Under a finger and in a flight it moves nothing")
  func safeAreaShrinksInMotion() throws {
    screen.safeAreaInsets.top = 240
    view.contentOffset.y = 300
    screen.receive(TouchSample(time: screen.time, phase: .down, x: 196, y: 400))
    screen.safeAreaInsets.top = 230
    #expect(view.contentOffset.y == 300)
    screen.receive(TouchSample(time: screen.time, phase: .up, x: 196, y: 400))
    log.clear()
    try screen.play(script: "drag -150 over 200; lift; wait 50; safe-area 20", on: view)
    let steps = zip(stage.offsets, stage.offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.count > 20 && steps.allSatisfy { 0 < $0 && $0 < 60 }, "210 points less")
  }

  @Test("The adjusted inset is the app's and what the behaviour lets in of the safe area")
  func adjustment() {
    screen.safeAreaInsets = UIEdgeInsets(top: 59, left: 10, bottom: 34, right: 10)
    view.contentInset.top = 5
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 64, left: 10, bottom: 34, right: 10))
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    view.alwaysBounceVertical = false
    view.contentSize.height = 100
    #expect(view.adjustedContentInset.top == 5, "it does not scroll")
    view.contentSize.height = 3000
    #expect(view.adjustedContentInset.top == 64)
  }

  @Test("A change of the adjusted inset is told to the view and to its delegate, at once")
  func adjustmentIsTold() {
    final class Listener: UIScrollView {
      var insets: [Double] = []
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        insets.append(adjustedContentInset.top)
      }
    }
    let listener = Listener(frame: screen.bounds)
    listener.alwaysBounceVertical = true
    listener.delegate = log
    screen.show(listener)
    log.clear()
    screen.safeAreaInsets.top = 47
    listener.contentInset.top = 3
    listener.contentInset.top = 3
    #expect(listener.insets == [47, 50])
    #expect(log.count("didChangeAdjustedContentInset") == 2)
  }

  @Test("A refresh control that refreshes is 60 points of adjusted inset, and does not scroll")
  func refreshControl() {
    view.addSubview(UIView())
    let control = UIRefreshControl()
    view.refreshControl = control
    #expect(view.subviews.first === control)
    control.beginRefreshing()
    #expect(view.adjustedContentInset.top == 60)
    #expect(view.contentInset.top == 0)
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = -60
    view.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
    control.endRefreshing()
    #expect(view.adjustedContentInset.top == 0)
    #expect(view.contentOffset.y == 0)
  }

  @Test("Content that fits, and does not bounce, leaves the finger to what it lies in")
  func nestedViews() throws {
    let inner = UIScrollView(frame: screen.bounds)
    view.addSubview(inner)
    try screen.play(script: "drag -100 over 200; hold 200; lift")
    #expect(view.contentOffset.y == 90)
    inner.contentSize = CGSize(width: 393, height: 3000)
    try screen.play(script: "drag -100 over 200; hold 200; lift")
    #expect(view.contentOffset.y == 90)
    #expect(inner.contentOffset.y == 90)
  }

  @Test("A pan recogniser put on another view scrolls from there")
  func movedRecognizer() throws {
    let container = UIView(frame: screen.bounds)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    screen.show(container)
    container.addSubview(view)
    container.addSubview(header)
    try screen.play(script: "drag -100 over 200; hold 200; lift")
    #expect(view.contentOffset.y == 0, "the header is in front")
    header.addGestureRecognizer(view.panGestureRecognizer)
    #expect(view.gestureRecognizers?.isEmpty == true)
    #expect(view.panGestureRecognizer.view === header)
    try screen.play(script: "drag -100 over 200; hold 200; lift")
    #expect(view.contentOffset.y == 90)
  }
}
