/// Rows in sections.
///
///     ┌──────────────────┐ 0
///     │ tableHeaderView  │
///     ├──────────────────┤
///     │ header, section 0│ stays at the top while its section is visible (plain style)
///     │ rows             │
///     │ …                │
///     └──────────────────┘ contentSize.height
///
/// Only visible rows have cells. UIKit redeclares `delegate` as a ``UITableViewDelegate``. Swift alone cannot, so
/// the table casts it.
open class UITableView: UIScrollView {
  /// The style of section headers.
  public enum Style: Int, Sendable {
    /// Headers stay at the top while their section is visible.
    case plain = 0
    /// Headers scroll with their sections.
    case grouped = 1
  }

  /// The height of a row that measures itself: see ``estimatedRowHeight``.
  public static let automaticDimension: CGFloat = -1
  /// The height of a row without any other height.
  static let defaultRowHeight: CGFloat = 44

  var plan = ListPlan()
  var isReloading = false
  /// The heights of measured rows.
  var measuredHeights: [IndexPath: CGFloat] = [:]
  /// The table's own ``tableHeaderView``, which a subclass may override, and its height.
  var placedHeader: UIView?
  var headerHeight: CGFloat = 0
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]

  /// The style of section headers.
  open private(set) var style = Style.plain
  /// The data source.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The height of a row.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }
  /// The height of rows that were not visible yet. Above 0, a row is measured when it becomes visible: by its
  /// constraints, or by an override of `systemLayoutSizeFitting`. Otherwise no cell is measured.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }

  /// A table view with the given frame and style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// A plain table view with the given frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// The double has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The view above all sections. Of its frame, only the height at the time of the assignment counts.
  open var tableHeaderView: UIView? {
    get { placedHeader }
    set {
      headlessCounts.writes += 1
      replaceHeader(with: newValue)
    }
  }

  /// The view behind the rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      backgroundView.place(at: bounds)
    }
  }

  // MARK: Rows

  /// The number of sections.
  open var numberOfSections: Int { currentPlan.sections.count }

  /// The frame of a row, in the content's coordinates.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    rect(currentPlan.row(indexPath))
  }

  /// The frame of a section's header, not pinned.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(currentPlan.sections[section].header)
  }

  private func rect(_ span: ListPlan.Span) -> CGRect {
    CGRect(x: 0, y: span.minY, width: bounds.width, height: span.height)
  }

  /// The cells of visible rows, from the top down.
  open var visibleCells: [UITableViewCell] {
    shownCells.keys.sorted().compactMap { shownCells[$0] }
  }

  /// Reads the data source again at the next layout. Until then `contentSize` stays the same. Measured heights are
  /// discarded; the offset stays.
  open func reloadData() {
    measuredHeights = [:]
    isReloading = true
    setNeedsLayout()
    if screen.switches.readsContentSizeImmediatelyAfterReload { reloadIfNeeded() }
  }

  /// Reloads if necessary, and updates the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if window == nil { screen.tableLayoutsOutsideWindows += 1 }
    reloadIfNeeded()
    showRows()
  }
}
