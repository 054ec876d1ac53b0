/// Rows in sections, one below the other.
///
///     ┌──────────────────┐ 0
///     │ tableHeaderView  │
///     ├──────────────────┤
///     │ header, section 0│ stays at the top while its section is seen (plain style)
///     │ rows             │
///     │ …                │
///     └──────────────────┘ contentSize.height
///
/// Cells exist for the rows that are seen. In UIKit `delegate` is declared anew
/// as a ``UITableViewDelegate``; Swift alone cannot, so it is asked whether it is one.
open class UITableView: UIScrollView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    /// Headers stay at the top while their section is seen.
    case plain = 0
    /// Headers scroll with their sections.
    case grouped = 1
  }

  /// The height of what measures itself: see ``estimatedRowHeight``.
  public static let automaticDimension: CGFloat = -1
  /// The height of a row that nothing decides.
  static let defaultRowHeight: CGFloat = 44

  var plan = ListPlan()
  var isReloading = false
  /// The heights of the rows that have been seen, where rows measure themselves.
  var measuredHeights: [IndexPath: CGFloat] = [:]
  var isShowingRows = false
  // A subclass may override the properties and show something else there, so the table itself goes
  // by these.
  var placedHeader: UIView?
  var headerHeight: CGFloat = 0
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]

  /// How sections are set apart.
  open private(set) var style = Style.plain
  /// What it shows. Weak, as in UIKit.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The height of a row that is given no other.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }
  /// The height that rows are taken to have before they are seen. Above 0, each row is asked for its
  /// height when it appears: the table's, or that of the cell, which its constraints
  /// or an override of `systemLayoutSizeFitting` decide. At 0 or below all heights are asked for at
  /// once, and no cell measures itself.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }
  /// A table at `frame`.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// A plain table at `frame`.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A plain table as on being unarchived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// What lies above all sections. Of its frame only the height counts, and only when it is
  /// assigned: one that changes later has to be assigned again.
  open var tableHeaderView: UIView? {
    get { placedHeader }
    set {
      headlessCounts.writes += 1
      replaceHeader(with: newValue)
    }
  }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int { currentPlan.sections.count }

  /// Where the row is, in the content's coordinates.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    rect(currentPlan.row(indexPath))
  }

  /// Where the section's header would be if it did not stay at the top.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(currentPlan.section(section)?.header)
  }

  private func rect(_ span: ListPlan.Span?) -> CGRect {
    span.map { CGRect(x: 0, y: $0.minY, width: bounds.width, height: $0.height) } ?? .zero
  }

  /// The cells that are seen, from the top down.
  open var visibleCells: [UITableViewCell] {
    shownCells.keys.sorted().compactMap { shownCells[$0] }
  }

  /// Asks the data source again, at the next layout. Until then `contentSize` is the old one. Heights
  /// that were measured are forgotten; the offset stays.
  open func reloadData() {
    measuredHeights = [:]
    isReloading = true
    setNeedsLayout()
    if screen.switches.readsContentSizeImmediatelyAfterReload { reloadIfNeeded() }
  }

  /// Asks the data source if it has to, and shows what is to be seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if window == nil { screen.tableLayoutsOutsideWindows += 1 }
    reloadIfNeeded()
    showRows()
  }
}
