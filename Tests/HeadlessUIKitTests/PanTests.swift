import HeadlessUIKit
import ScrollPhysics
import Testing

/// What a scroll view's pan recogniser says and when, for fingers, trackpads and wheels.
@MainActor
@Suite final class PanTests {
  private lazy var stage = ScrollStage()
  private var screen: HeadlessScreen { stage.screen }
  private var view: UIScrollView { stage.view }
  private var log: DelegateLog { stage.log }

  /// What delegate and targets hear, in order.
  @MainActor
  private final class Notes {
    var lines: [String] = []

    /// The lines, runs of equal ones made one.
    var distinct: [String] {
      lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
  }

  private func record(_ notes: Notes) {
    log.answer = { name, view in
      notes.lines.append("\(name) \(view.panGestureRecognizer.state)")
    }
    view.panGestureRecognizer.headlessAddTarget(notes) { pan in
      notes.lines.append("target \(pan.state)")
    }
  }

  @Test("The state is another before the delegate hears, and targets hear after it")
  func order() throws {
    let notes = Notes()
    record(notes)
    try screen.play(script: "drag -60 over 200; hold 200; lift")
    #expect(
      notes.lines.prefix(5) == [
        "willBeginDragging began", "didScroll began", "target began", "didScroll changed",
        "target changed",
      ])
    #expect(
      notes.lines.suffix(3) == [
        "willEndDragging ended", "didEndDragging(false) ended", "target ended",
      ])
    #expect(view.panGestureRecognizer.state == .possible, "ready for the next finger")
  }

  @Test(
    "A finger that moves content at its end nowhere is told to targets, and not to the delegate")
  func atTheEnd() throws {
    view.bounces = false
    let notes = Notes()
    record(notes)
    try screen.play(script: "drag 60 over 200; hold 200; lift")
    #expect(log.count("didScroll") == 0)
    #expect(notes.lines.filter { $0 == "target changed" }.count > 5)
  }

  @Test("A tap tells targets nothing, on moving content as well")
  func tap() throws {
    let notes = Notes()
    view.panGestureRecognizer.headlessAddTarget(notes) { pan in
      notes.lines.append("\(pan.state)")
    }
    try screen.play(script: "hold 200; lift")
    #expect(notes.lines.isEmpty)
    try screen.play(script: "drag -300 over 250; lift; wait 200")
    notes.lines = []
    view.contentOffset.y = 0
    try screen.play(script: "drag -300 over 250; lift; wait 100; hold 40; lift")
    #expect(notes.distinct == ["began", "changed", "ended"], "of the drag alone")
  }

  @Test("A touch that is taken away cancels the gesture")
  func cancelled() throws {
    let notes = Notes()
    view.panGestureRecognizer.headlessAddTarget(notes) { pan in
      notes.lines.append("\(pan.state)")
    }
    log.answer = { _, view in
      if view.contentOffset.y > 20 { view.panGestureRecognizer.isEnabled = false }
    }
    try screen.play(script: "drag -90 over 250; hold 100; lift")
    #expect(notes.distinct == ["began", "changed", "cancelled"])
  }

  @Test("A target that is gone, or was removed, hears nothing")
  func removedTargets() throws {
    let notes = Notes()
    var gone: Notes? = Notes()
    let pan = view.panGestureRecognizer
    pan.headlessAddTarget(notes) { _ in notes.lines.append("removed") }
    pan.headlessAddTarget(try #require(gone)) { _ in notes.lines.append("gone") }
    gone = nil
    pan.headlessRemoveTarget(notes)
    try screen.play(script: "drag -60 over 200; lift")
    #expect(notes.lines.isEmpty)
  }

  @Test("The state is observed, on the recogniser and by way of the scroll view")
  func observedState() throws {
    let notes = Notes()
    let observations = [
      view.panGestureRecognizer.observe(\.state) { pan, _ in
        MainActor.assumeIsolated { notes.lines.append("pan \(pan.state)") }
      },
      view.observe(\.panGestureRecognizer.state) { view, _ in
        MainActor.assumeIsolated {
          notes.lines.append("view \(view.panGestureRecognizer.state)")
        }
      },
    ]
    log.answer = { name, _ in if name == "willBeginDragging" { notes.lines.append(name) } }
    try screen.play(script: "drag -60 over 200; hold 200; lift")
    #expect(
      notes.lines == [
        "pan began", "view began", "willBeginDragging", "pan changed", "view changed", "pan ended",
        "view ended", "pan possible", "view possible",
      ])
    #expect(observations.count == 2)
  }

  @Test(
    "Observers of the offset hear before the delegate, or after it: a switch",
    arguments: [false, true])
  func observedOffset(isDelegateFirst: Bool) {
    let notes = Notes()
    screen.switches.tellsDelegateBeforeObservers = isDelegateFirst
    log.answer = { name, _ in notes.lines.append(name) }
    let observation = view.observe(\.contentOffset) { _, _ in
      MainActor.assumeIsolated { notes.lines.append("observer") }
    }
    view.contentOffset.y = 10
    #expect(
      notes.lines == (isDelegateFirst ? ["didScroll", "observer"] : ["observer", "didScroll"]))
    observation.invalidate()
  }

  @Test(
    "A trackpad drags and flings without a touch; whether that is tracking is a switch",
    arguments: [false, true])
  func trackpad(isTracking: Bool) {
    screen.switches.tracksIndirectScrolling = isTracking
    var tracked: Set<Bool> = []
    var touches: Set<Int> = []
    log.answer = { _, view in
      guard view.isDragging else { return }
      tracked.insert(view.isTracking)
      touches.insert(view.panGestureRecognizer.numberOfTouches)
    }
    let notes = Notes()
    view.panGestureRecognizer.headlessAddTarget(notes) { pan in
      let translation = (pan as? UIPanGestureRecognizer)?.translation(in: nil).y ?? 0
      notes.lines.append("\(pan.state) \(translation)")
    }
    screen.scroll(by: -200, over: 200)
    #expect(tracked == [isTracking])
    #expect(touches == [0])
    #expect(notes.lines.first?.hasPrefix("began") == true)
    #expect(notes.lines.last == "ended -190.0")
    #expect(log.names.contains("willBeginDecelerating"))
    #expect(view.contentOffset.y > 190)
  }

  @Test("A wheel's notch moves content in a step, without a fling and not past its end")
  func wheel() {
    screen.scroll(by: -60, over: 0, with: .wheel)
    #expect(abs(view.contentOffset.y - 60) < 0.34)
    #expect(log.count("willBeginDecelerating") == 0)
    screen.scroll(by: 200, over: 0, with: .wheel)
    #expect(view.contentOffset.y == 0)
  }

  @Test("Scrolling without touching is for recognisers that allow the device")
  func allowedDevices() {
    view.panGestureRecognizer.allowedScrollTypesMask = .discrete
    screen.scroll(by: -200, over: 200)
    #expect(view.contentOffset.y == 0)
    screen.scroll(by: -60, over: 0, with: .wheel)
    #expect(view.contentOffset.y > 0)
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
  }

  @Test(
    "A finger on the container that the recogniser was put on drags; tracking is a switch",
    arguments: [false, true])
  func container(isTracking: Bool) throws {
    let screen = makeScreen()
    screen.switches.tracksFingersBesideScrollView = isTracking
    let container = UIView(frame: screen.bounds)
    let (list, log) = makeScrollView(on: screen)
    list.frame = CGRect(x: 0, y: 500, width: 393, height: 352)
    container.addSubview(list)
    container.addGestureRecognizer(list.panGestureRecognizer)
    screen.show(container)
    var tracked: Set<Bool> = []
    log.answer = { _, view in if view.isDragging { tracked.insert(view.isTracking) } }
    // The finger lands in the middle of the screen, above the list.
    try screen.play(script: "drag -60 over 200; hold 200; lift")
    #expect(tracked == [isTracking])
    #expect(list.contentOffset.y == 50)
  }
}
