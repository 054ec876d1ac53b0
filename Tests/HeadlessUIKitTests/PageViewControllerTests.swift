import HeadlessUIKit
import ScrollSimulator
import Testing

/// Pages that a finger turns sideways, each with a list that it scrolls.
@MainActor
@Suite struct PageViewControllerTests {
  /// A page with a list of 2000 points.
  private final class Page: UIViewController {
    let number: Int
    let list = UIScrollView()
    var appearances: [String] = []

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      list.frame = screenBounds
      list.alwaysBounceVertical = true
      list.contentSize = CGSize(width: 393, height: 2000)
      view = list
    }

    private var screenBounds: CGRect { HeadlessScreen.current.bounds }

    override func viewWillAppear(_ animated: Bool) { appearances.append("will") }
    override func viewDidAppear(_ animated: Bool) { appearances.append("did") }
    override func viewWillDisappear(_ animated: Bool) { appearances.append("willNot") }
    override func viewDidDisappear(_ animated: Bool) { appearances.append("didNot") }
  }

  /// Three pages, and what is heard of them.
  @MainActor
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { Page($0) }
    var heard: [String] = []

    private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
      guard let page = controller as? Page else { return nil }
      let index = page.number + offset
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      heard.append("to \((pendingViewControllers.first as? Page)?.number ?? -1)")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      heard.append(completed ? "turned" : "stayed")
    }
  }

  private func open(at page: Int = 0) -> (Book, HeadlessScreen, UIPageViewController) {
    let screen = makeScreen()
    let book = Book()
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
    screen.show(controller)
    return (book, screen, controller)
  }

  /// A finger that goes `width` points sideways in `duration` milliseconds, and `height` down.
  private func swipe(
    _ screen: HeadlessScreen, by width: Double, over duration: Double, down height: Double = 0
  ) {
    let steps = Int(duration * 60 / 1000)
    var samples = [TouchSample(time: 0, phase: .down, x: 200, y: 400)]
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      samples.append(
        TouchSample(
          time: Double(step) * 1000 / 60, phase: .move, x: 200 + share * width,
          y: 400 + share * height))
    }
    samples.append(
      TouchSample(
        time: Double(steps + 1) * 1000 / 60, phase: .up, x: 200 + width, y: 400 + height))
    screen.play(touches: samples)
  }

  @Test("A swipe turns the page, and both pages hear of it as it goes")
  func turning() throws {
    let (book, screen, controller) = open()
    #expect(book.pages[0].appearances == ["will", "did"])
    swipe(screen, by: -250, over: 200)
    #expect(controller.viewControllers?.first === book.pages[1])
    #expect(book.heard == ["to 1", "turned"])
    #expect(book.pages[0].appearances == ["will", "did", "willNot", "didNot"])
    #expect(book.pages[1].appearances == ["will", "did"])
    #expect(book.pages[0].view.superview == nil)
    #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(book.pages[0].list.contentOffset.y == 0)
  }

  @Test("A page that is let go before its middle comes back, and one flicked goes on")
  func releasing() {
    let (book, screen, controller) = open(at: 1)
    swipe(screen, by: 120, over: 2000)
    #expect(controller.viewControllers?.first === book.pages[1])
    #expect(book.heard == ["to 0", "stayed"])
    #expect(book.pages[0].appearances == ["will", "willNot", "didNot"])
    #expect(book.pages[1].appearances.last == "did")
    swipe(screen, by: 120, over: 100)
    #expect(controller.viewControllers?.first === book.pages[0])
  }

  @Test("There is nothing beyond the last page")
  func lastPage() {
    let (book, screen, controller) = open(at: 2)
    swipe(screen, by: -250, over: 200)
    #expect(controller.viewControllers?.first === book.pages[2])
    #expect(book.heard.isEmpty)
  }

  @Test(
    "A finger that goes down scrolls the list, and turns no page; sideways, the other way round")
  func direction() throws {
    let (book, screen, controller) = open()
    swipe(screen, by: -40, over: 400, down: -250)
    #expect(book.pages[0].list.contentOffset.y > 200)
    #expect(book.heard.isEmpty)
    let offset = book.pages[0].list.contentOffset.y
    swipe(screen, by: -300, over: 400, down: -60)
    #expect(book.pages[0].list.contentOffset.y == offset)
    #expect(controller.viewControllers?.first === book.pages[1])
  }

  @Test("Both pages are on the screen while the finger is between them")
  func between() throws {
    let (book, screen, controller) = open()
    screen.receive(TouchSample(time: 0, phase: .down, x: 300, y: 400))
    for step in 1...10 {
      screen.receive(
        TouchSample(time: screen.time, phase: .move, x: 300 - Double(step) * 20, y: 400))
      screen.advance()
    }
    #expect(book.pages[1].view.window != nil)
    #expect(controller.viewControllers?.first === book.pages[0], "until it is turned")
    let left = book.pages[1].view.convert(CGPoint.zero, to: nil).x
    #expect(0 < left && left < 393)
    screen.receive(TouchSample(time: screen.time, phase: .up, x: 100, y: 400))
    #expect(screen.settle())
    #expect(book.heard.first == "to 1")
  }

  @Test("The app turns a page without telling the delegate", arguments: [false, true])
  func programmatic(isAnimated: Bool) {
    let (book, screen, controller) = open()
    var isDone = false
    controller.setViewControllers(
      [book.pages[2]], direction: .forward, animated: isAnimated
    ) { isDone = $0 }
    screen.settle()
    #expect(isDone)
    #expect(controller.viewControllers?.first === book.pages[2])
    #expect(book.heard.isEmpty)
    #expect(book.pages[2].appearances == ["will", "did"])
    #expect(book.pages[0].appearances.last == "didNot")
  }

  @Test("A paging scroll view of the app's own stops at its pages, and says so to its delegate")
  func ownPages() {
    let screen = makeScreen()
    let (view, log) = makeScrollView(on: screen)
    view.contentSize = CGSize(width: 393 * 4, height: 852)
    view.isPagingEnabled = true
    screen.show(view)
    log.clear()
    swipe(screen, by: -200, over: 150)
    #expect(view.contentOffset == CGPoint(x: 393, y: 0))
    #expect(log.names.first == "willBeginDragging")
    #expect(log.names.last == "didEndDecelerating")
    view.setContentOffset(CGPoint(x: 786, y: 0), animated: true)
    screen.settle()
    #expect(view.contentOffset.x == 786)
    view.contentOffset.x = 393
    swipe(screen, by: 300, over: 150)
    #expect(view.contentOffset.x == 0)
  }
}
