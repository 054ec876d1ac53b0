#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// A table's content: rows of one height, in sections with or without headers.
  final class Rows: NSObject, UITableViewDataSource {
    var counts: [Int]

    init(_ counts: Int...) {
      self.counts = counts
    }

    /// Becomes the content of `tableView`, 40 points a row.
    func fill(_ tableView: UITableView) {
      tableView.rowHeight = 40
      tableView.estimatedRowHeight = 0
      tableView.dataSource = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// A table of 50 rows, which keeps them.
  final class FilledTable: UITableView {
    private let rows = Rows(50)

    init(_ style: UITableView.Style = .plain) {
      super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: style)
      rows.fill(self)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A list of rows that say how high they are only when they appear.
  final class SelfSizingRows: NSObject, UITableViewDataSource {
    private final class Cell: UITableViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        CGSize(width: targetSize.width, height: 116)
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      Cell(style: .default, reuseIdentifier: nil)
    }

    /// A table of these rows, each 80 points estimated and 116 measured.
    func makeTable() -> UITableView {
      let table = UITableView(frame: .zero, style: .plain)
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 80
      table.dataSource = self
      return table
    }
  }

  /// A delegate with section headers, 28 points high unless a test says otherwise.
  final class Sections: NSObject, UITableViewDelegate {
    var height: CGFloat
    /// The first section's header, once the table has asked for it.
    private(set) weak var first: UIView?

    init(_ height: CGFloat = 28) {
      self.height = height
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      height
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UIView(frame: .zero)
      if section == 0 { first = view }
      return view
    }
  }

  /// A screen as an article has it: a header, and a table of 40 points a row.
  final class FeedController: UIViewController, HeaderScreen {
    let headerView = UIView(frame: .zero)
    let tableView: UITableView
    let rows: Rows
    var header: HeaderAttachment?

    init(rows: Rows = Rows(50), style: UITableView.Style = .plain) {
      self.rows = rows
      tableView = UITableView(frame: .zero, style: style)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      rows.fill(tableView)
      tableView.frame = view.bounds
      view.addSubview(tableView)
    }
  }

  /// A table view controller that says when it scrolls, and keeps what it heard of its appearance.
  class ListController: UITableViewController {
    let rows: Rows
    var onScroll: ((UIScrollView) -> Void)?
    private(set) var appearances: [String] = []

    init(rows: Rows) {
      self.rows = rows
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      rows.fill(tableView)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appearances.append("will")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances.append("did")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      appearances.append("didNot")
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      onScroll?(scrollView)
    }
  }

  /// A controller that makes its list in its first layout.
  @MainActor
  final class LayoutChild: UIViewController {
    var list = FilledTable()

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if list.superview == nil { view.addSubview(list) }
    }
  }

  /// A controller that keeps its table's delegate, and forwards the scrolling.
  final class ReportingList: ListController, ScrollViewContained {
    weak var scrollDelegate: (any ScrollViewContainingDelegate)?

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrollDelegate?.scrollViewDidScroll(scrollView)
    }
  }

  extension Stage {
    /// Shows a feed of 50 rows, whose table has `delegate`.
    func showFeed(
      style: UITableView.Style = .plain, delegate: (any UITableViewDelegate)? = nil
    ) -> FeedController {
      let feed = FeedController(style: style)
      show(feed)
      feed.tableView.delegate = delegate
      settle()
      return feed
    }

    /// Shows a list that is its controller's view, with `rows` under a header of `technique`.
    func showList(
      _ rows: Rows = Rows(50), under technique: some HeaderBehavior
    ) -> (table: UITableView, cover: UIView, header: HeaderAttachment) {
      let (controller, cover) = (ListController(rows: rows), UIView(frame: .zero))
      controller.loadViewIfNeeded()
      let table: UITableView = controller.tableView
      let header = HeaderAttachment(technique, header: cover, scrollView: table)
      show(controller)
      return (table, cover, header)
    }

    /// Shows such a feed under a header of `technique`, and lets it come to rest.
    func showFeed(
      under technique: some HeaderBehavior, style: UITableView.Style = .plain,
      delegate: (any UITableViewDelegate)? = nil, placement: HeaderPlacement = .automatic,
      forwardsDelegate: Bool? = nil
    ) -> (feed: FeedController, header: HeaderAttachment) {
      let feed = showFeed(style: style, delegate: delegate)
      let header = attach(
        technique, to: feed, placement: placement, forwardsDelegate: forwardsDelegate)
      return (feed, header)
    }

    /// Attaches a technique to header and list of `screen`, and lets them come to rest.
    @discardableResult
    func attach(
      _ technique: some HeaderBehavior, to screen: some HeaderScreen,
      placement: HeaderPlacement = .automatic, forwardsDelegate: Bool? = nil
    ) -> HeaderAttachment {
      defer { settle() }
      return screen.attach(
        technique, placement: placement, forwardsDelegate: forwardsDelegate)
    }
  }

  extension UITableView {
    /// Where the first row is seen, in the window.
    var rowsTop: CGFloat {
      convert(rectForRow(at: IndexPath(row: 0, section: 0)), to: window).minY
    }
  }

  extension UIView {
    /// Where it is seen, in the window.
    var frameOnScreen: CGRect { convert(bounds, to: window) }

    /// Where an animation shows it at this moment, in its superview; without a window at no place.
    var animatedFrame: CGRect { layer.presentation()?.frame ?? .null }

    /// Adds `part`, which constraints lay out from now on: from side to side, at the same `edges` as
    /// this view, and with `height` if that is given.
    func addWide(
      _ part: UIView, at edges: [KeyPath<UIView, NSLayoutYAxisAnchor>] = [],
      height: CGFloat? = nil
    ) {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
      let vertical = edges.map { part[keyPath: $0].constraint(equalTo: self[keyPath: $0]) }
      NSLayoutConstraint.activate(
        vertical + [
          part.leadingAnchor.constraint(equalTo: leadingAnchor),
          part.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
      if let height { part.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    /// Is laid out by constraints from now on, from edge to edge of `guide`.
    func fill(_ guide: UILayoutGuide) {
      translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: guide.topAnchor),
        bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }

    /// Adds a label that says how high this view has to be.
    @discardableResult
    func addLabel(_ text: String) -> UILabel {
      let label = UILabel(frame: .zero)
      label.numberOfLines = 0
      label.text = text
      addWide(label, at: [\.topAnchor, \.bottomAnchor])
      return label
    }
  }
#endif
