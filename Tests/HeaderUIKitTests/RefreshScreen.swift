#if canImport(HeadlessUIKit)
  /// A way to put a header above a list.
  enum RefreshPlacing: String, CaseIterable, Sendable {
    case frames, constraints, content, tableHeader, tableClass, container

    /// The techniques that are for it.
    var names: [String] {
      switch self {
      case .frames, .constraints, .container:
        HeaderCatalog.standard.names.filter { $0 != "sticky-pull-reveal" }
      case .content, .tableClass: ["elastic-stretch"]
      case .tableHeader: ["sticky-pull-reveal"]
      }
    }
  }

  /// A technique, where its header is put, and whether the table makes room with its own header
  /// view or with an inset.
  struct RefreshCase: CustomTestStringConvertible, Sendable {
    let name: String
    let placing: RefreshPlacing
    let isPlain: Bool

    var testDescription: String { "\(name), \(placing), \(isPlain ? "plain" : "grouped")" }

    static let all = RefreshPlacing.allCases.flatMap { placing in
      placing.names.enumerated().flatMap { index, name in
        // One of many techniques is like the next: every other one in each kind of table.
        [true, false].filter { isBroad || placing.names.count == 1 || $0 == (index % 2 == 0) }
          .map { RefreshCase(name: name, placing: placing, isPlain: $0) }
      }
    }
  }

  /// A list under a header that can be refreshed, and what is seen of it.
  @MainActor
  final class RefreshScreen {
    let stage: Stage
    // Views belong to the stage there is when they are made.
    let control: UIRefreshControl
    let table: UITableView
    let headerView: UIView
    private let rows = Rows(50)
    private(set) var header: HeaderAttachment?

    /// A screen at rest. The control is there before the header, or comes after it; UIKit does what
    /// it is not known to do one way or the other.
    init(_ refreshCase: RefreshCase, controlFirst: Bool = true, otherUIKit: Bool = false) throws {
      var switches = HeadlessSwitches()
      if otherUIKit {
        switches.reportsCutDeceleration = true
        switches.clampsInsetChangesDuringInteraction = true
        switches.roundsAssignedOffsets = true
        switches.readsContentSizeImmediatelyAfterReload = true
        switches.delegateSeesDidEndDeceleratingOnCatch = true
      }
      stage = Stage(safeAreaTop: 47, switches: switches)
      control = UIRefreshControl()
      let height: CGFloat =
        switch refreshCase.name {
        case "elastic-stretch": 200
        case "offscreen-container": 500
        default: 60
        }
      headerView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: height))
      let style: UITableView.Style = refreshCase.isPlain ? .plain : .grouped
      table =
        refreshCase.placing == .tableClass
        ? ElasticHeaderTableView(frame: stage.window.bounds, style: style)
        : UITableView(frame: stage.window.bounds, style: style)
      rows.fill(table)
      if controlFirst { table.refreshControl = control }
      let driver = try #require(HeaderCatalog.standard[refreshCase.name]).makeDriver()
      try show(refreshCase.placing, driver)
      stage.settle()
      table.refreshControl = control
      stage.settle()
    }

    private func show(_ placing: RefreshPlacing, _ driver: any HeaderDriving) throws {
      let controller = UIViewController(nibName: nil, bundle: nil)
      var placement = HeaderPlacement.beside()
      switch placing {
      case .frames: controller.view.addSubview(table)
      case .constraints: placement = .beside(constrain(in: controller.view))
      case .content:
        controller.view.addSubview(table)
        placement = .content
      case .tableHeader:
        controller.view.addSubview(table)
        table.tableHeaderView = headerView
        header = HeaderAttachment(driver: driver, tableHeaderOf: table)
      case .tableClass:
        controller.view.addSubview(table)
        headerView.frame.size.height = 200
        table.tableHeaderView = headerView
      case .container:
        let child = UIViewController(nibName: nil, bundle: nil)
        child.view.addSubview(table)
        let container = HeaderContainerViewController(
          driver: driver, header: headerView, child: child)
        stage.show(container)
        return
      }
      stage.show(controller)
      guard header == nil, placing != .tableClass else { return }
      header = HeaderAttachment(
        driver: driver, header: headerView, scrollView: table, placement: placement)
      header?.scrollsFromHeader = true
    }

    private func constrain(in view: UIView) -> HeaderConstraints {
      for part in [table, headerView] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      let height = headerView.heightAnchor.constraint(equalToConstant: 0)
      let top = headerView.topAnchor.constraint(equalTo: view.topAnchor)
      let tableTop = table.topAnchor.constraint(equalTo: view.topAnchor)
      NSLayoutConstraint.activate([
        height, top, tableTop,
        headerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        headerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      return HeaderConstraints(headerHeight: height, headerTop: top, scrollViewTop: tableTop)
    }

    // MARK: What is seen, in the window

    var headerFrame: CGRect { headerView.convert(headerView.bounds, to: stage.window) }

    var rowsTop: CGFloat {
      table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: stage.window).minY
    }

    /// Where the control is drawn: what moves its bounds moves what is in it.
    var spinner: CGRect {
      let content = CGRect(x: 0, y: 0, width: control.bounds.width, height: 60)
      return control.convert(content, to: stage.window)
    }

    /// Whether nothing covers the control: not the bar, not a row, not the header unless it is
    /// drawn before it.
    var showsSpinner: Bool {
      spinner.minY >= 47 && spinner.maxY <= rowsTop + 0.01
        && (isHeaderBehind || !headerFrame.insetBy(dx: 0, dy: 0.01).intersects(spinner))
    }

    private var isHeaderBehind: Bool {
      guard headerView.superview === table else { return false }
      let order = table.subviews
      let headerIndex = order.firstIndex { $0 === headerView } ?? 0
      return headerIndex < order.firstIndex { $0 === control } ?? 0
    }

    /// Whether the header or the list begins where the other ends.
    var hasGap: Bool { abs(headerFrame.maxY - rowsTop) > 0.01 }

    /// The finger pulls the list down, and stays.
    func pull() throws {
      try stage.begin("drag 400 over 400; hold 200")
    }

    /// It lets go where it is.
    func lift() {
      stage.screen.receive(TouchSample(time: stage.screen.time, phase: .up, x: 196, y: 826))
      stage.settle()
    }

    func scrollToTop() {
      table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
      stage.settle()
    }
  }
#endif
