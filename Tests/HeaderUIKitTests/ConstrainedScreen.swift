#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// A header and a table view laid out by the app's own constraints, from the top of the view.
  final class ConstrainedScreen: UIViewController, HeaderScreen {
    let headerView = UIView(frame: .zero)
    let tableView = UITableView(frame: .zero, style: .plain)
    let rows = Rows(50)
    var header: HeaderAttachment?
    private(set) lazy var headerHeight = headerView.heightAnchor.constraint(equalToConstant: 120)
    private(set) lazy var headerTop = headerView.topAnchor.constraint(
      equalTo: view.topAnchor, constant: 0)
    private(set) lazy var tableTop = tableView.topAnchor.constraint(
      equalTo: view.topAnchor, constant: 100)
    private(set) lazy var tableBottom = tableView.bottomAnchor.constraint(
      equalTo: view.bottomAnchor)

    var constraints: HeaderConstraints {
      HeaderConstraints(headerHeight: headerHeight, headerTop: headerTop, scrollViewTop: tableTop)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      rows.fill(tableView)
      for part in [tableView, headerView] { view.addWide(part) }
      NSLayoutConstraint.activate([headerHeight, headerTop, tableTop, tableBottom])
    }
  }

  extension Stage {
    /// Shows such a screen, whose header and table are that far below the top.
    func showConstrained(headerTop: CGFloat = 0, tableTop: CGFloat = 0) -> ConstrainedScreen {
      let screen = ConstrainedScreen()
      show(screen)
      (screen.headerTop.constant, screen.tableTop.constant) = (headerTop, tableTop)
      settle()
      return screen
    }
  }
#endif
