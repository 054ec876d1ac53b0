#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// A list that gives way to a keyboard, or to whatever else stands below it: complaint 17.
  @Suite(.ownScreen) @MainActor final class KeyboardTests {
    private let stage = Stage(safeAreaTop: 47)

    /// A child whose list ends above what stands below it.
    @MainActor
    private final class Chat: UIViewController {
      let tableView = UITableView(frame: .zero, style: .plain)
      let rows: Rows
      private(set) lazy var bottom = tableView.bottomAnchor.constraint(
        equalTo: view.bottomAnchor, constant: -300)

      init(_ rows: Rows) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) {
        nil
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        rows.fill(tableView)
        view.addWide(tableView)
        NSLayoutConstraint.activate([
          tableView.topAnchor.constraint(equalTo: view.topAnchor, constant: 30), bottom,
        ])
      }
    }

    private func show(_ child: Chat, under name: String) throws -> HeaderAttachment {
      let container = HeaderContainerViewController(
        driver: try makeDriver(name),
        header: UIView(frame: .zero), child: child)
      stage.show(container)
      return try #require(container.attachment)
    }

    @Test(
      "17: Above a keyboard, near its end, the list and the header move as far as the finger",
      .enabled(if: Stage.hasFingers),
      arguments: ["twitter-condense", "facebook-hide"])
    func nearTheEnd(name: String) throws {
      let child = Chat(Rows(50))
      let header = try show(child, under: name)
      let table = child.tableView
      header.setCollapsed(true, animated: false)
      stage.settle()
      let end = table.contentSize.height - table.bounds.height
      table.setContentOffset(CGPoint(x: 0, y: end - 20), animated: false)
      stage.settle()
      let start = (offset: table.contentOffset.y, height: header.layout.headerHeight)
      #if !canImport(UIKit)
        try stage.begin("drag 40 over 200; hold 100")
      #endif
      let grown = header.layout.headerHeight - start.height
      let moved = Double(start.offset - table.contentOffset.y)
      #expect((grown - 30).magnitude < 0.5)
      #expect((moved - 30).magnitude < 0.5)
    }

    @Test(
      "17: A header opens when the keyboard goes and the content fits, and closes when it comes")
    func keyboardGoesAndComes() throws {
      let child = Chat(Rows(17))
      let header = try show(child, under: "twitter-condense")
      header.setCollapsed(true, animated: false)
      stage.settle()
      #expect(header.layout.collapsedFraction == 1)
      child.bottom.constant = 0
      stage.settle()
      #expect(header.layout.collapsedFraction == 0)
      header.setCollapsed(true, animated: false)
      #expect(header.layout.collapsedFraction == 0)
      child.bottom.constant = -300
      stage.settle()
      #expect(header.layout.collapsedFraction == 1)
    }
  }
#endif
