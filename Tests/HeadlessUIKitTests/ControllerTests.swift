import HeadlessUIKit
import Testing

/// What controllers hear, and in which order.
@MainActor
@Suite struct ControllerTests {
  /// Writes down what it hears.
  private final class Witness: UIViewController {
    let name: String
    let note: (String) -> Void
    var forwards = true

    init(_ name: String, note: @escaping (String) -> Void) {
      self.name = name
      self.note = note
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func viewDidLoad() { note("\(name) didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("\(name) willAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      note("\(name) isAppearing\(view.window == nil ? " nowhere" : "")")
    }
    override func viewDidAppear(_ animated: Bool) { note("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("\(name) didDisappear") }
    override func viewDidLayoutSubviews() { note("\(name) didLayout") }
    override func willMove(toParent parent: UIViewController?) {
      note("\(name) willMove\(parent == nil ? " out" : "")")
    }
    override func didMove(toParent parent: UIViewController?) {
      note("\(name) didMove\(parent == nil ? " out" : "")")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("\(name) willTransition")
      coordinator.animate(alongsideTransition: { [note, name] _ in note("\(name) alongside") }) {
        [note, name] _ in note("\(name) after")
      }
    }
  }

  /// Collects the notes of several witnesses.
  @MainActor
  private final class Notes {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test("A controller loads, appears in its window, lays out and has appeared")
  func appearing() {
    let screen = makeScreen()
    let notes = Notes()
    let root = Witness("root") { notes.lines.append($0) }
    #expect(root.viewIfLoaded == nil)
    let window = screen.show(root)
    #expect(
      notes.take() == [
        "root didLoad", "root willAppear", "root isAppearing", "root didLayout",
        "root didAppear",
      ])
    #expect(root.view.frame == screen.bounds)
    window.rootViewController = nil
    #expect(notes.take() == ["root willDisappear", "root didDisappear"])
    #expect(root.view.window == nil)
  }

  @Test("A child whose view comes in appears by itself, one that is there goes along")
  func containment() {
    let screen = makeScreen()
    let notes = Notes()
    let root = Witness("root") { notes.lines.append($0) }
    let child = Witness("child") { notes.lines.append($0) }
    let window = screen.show(root)
    _ = notes.take()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(
      notes.take() == [
        "child willMove", "child didLoad", "child willAppear", "child isAppearing",
        "child didAppear", "child didMove",
      ])
    #expect(child.parent === root && root.children == [child])
    #expect(child.next === root.view)
    window.rootViewController = nil
    window.rootViewController = root
    let both = notes.take().filter { !$0.hasSuffix("didLayout") }
    #expect(
      both == [
        "root willDisappear", "child willDisappear", "root didDisappear", "child didDisappear",
        "root willAppear", "child willAppear", "root isAppearing", "child isAppearing",
        "root didAppear", "child didAppear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      notes.take() == [
        "child willMove out", "child willDisappear", "child didDisappear", "child didMove out",
      ])
  }

  @Test("A container that forwards by hand says itself when a child appears")
  func forwardingByHand() {
    let screen = makeScreen()
    let notes = Notes()
    let root = Witness("root") { _ in }
    let child = Witness("child") { notes.lines.append($0) }
    root.forwards = false
    screen.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(notes.take() == ["child willMove", "child didLoad"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(notes.take() == ["child willAppear", "child isAppearing", "child didAppear"])
  }

  @Test("A new size is told before it is there, with a coordinator to join")
  func transition() {
    let screen = makeScreen()
    let notes = Notes()
    let root = Witness("root") { notes.lines.append($0) }
    let window = screen.show(root)
    _ = notes.take()
    screen.resize(to: CGSize(width: 852, height: 393))
    #expect(
      notes.take() == ["root willTransition", "root didLayout", "root alongside", "root after"])
    #expect(root.view.frame.size == CGSize(width: 852, height: 393))
    #expect(window.bounds.width == 852)
  }

  @Test("A navigation bar is 44 points of safe area under the status bar, and lets insets in")
  func navigation() {
    let screen = makeScreen(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let list = UIViewController()
    let scrollView = UIScrollView(frame: screen.bounds)
    list.view.addSubview(scrollView)
    let navigation = UINavigationController(rootViewController: list)
    screen.show(navigation)
    #expect(list.navigationController === navigation)
    #expect(list.view.safeAreaInsets.top == 103)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(scrollView.adjustedContentInset.top == 103, "automatic, though it does not scroll")
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(list.view.safeAreaInsets.top == 59)
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    #expect(list.view.window == nil && next.view.window != nil)
    #expect(navigation.popViewController(animated: false) === next)
    #expect(list.view.window != nil)
  }

  @Test("Only a navigated controller's content scroll view is let in without scrolling")
  func contentScrollView() {
    let screen = makeScreen(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    let list = UIViewController()
    let (first, second) = (UIScrollView(frame: screen.bounds), UIScrollView(frame: screen.bounds))
    list.view.addSubview(first)
    list.view.addSubview(second)
    screen.show(UINavigationController(rootViewController: list))
    #expect(list.contentScrollView(for: .top) === first)
    #expect(second.adjustedContentInset.top == 0)
    list.setContentScrollView(second, for: .top)
    #expect(list.contentScrollView(for: .top) === second)
    #expect(second.adjustedContentInset.top == 103)
  }
}
