#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// Leaves the header where it is, at the top of a table view as its `tableHeaderView`, and sees to
  /// its height.
  ///
  /// For techniques whose header is the first part of the content and moves with it.
  @MainActor
  final class TableHeaderPlacer: HeaderPlacer {
    @WeakView var header: UIView
    private weak var tableView: UITableView?
    private let frameHeight: Double
    private let margins: HeaderMargins

    /// `header` is the `tableHeaderView` of `tableView`.
    init(_ tableView: UITableView, header: UIView) {
      _header = WeakView(header)
      self.tableView = tableView
      frameHeight = Double(header.frame.height)
      margins = HeaderMargins(header, reachesUnder: [])
    }

    var mounting: HeaderMounting { .overlay }
    var container: UIView { tableView ?? header }
    var isContent: Bool { true }
    var frameOrigin: Double { Double(tableView?.contentOffset.y ?? 0) }

    func prepare() {
      margins.follow(container)
    }

    func fittingHeight(forWidth width: Double) -> Double? {
      header.ownHeight(forWidth: width, frameHeight: frameHeight)
    }

    func place(_ layout: HeaderLayout) {
      setHeight(layout.headerHeight)
    }

    func restore() {
      setHeight(frameHeight)
      margins.restore()
    }

    private func setHeight(_ height: Double) {
      guard let tableView, tableView.tableHeaderView === header,
        Double(header.frame.height) != height
      else { return }
      header.frame.size.height = height
      // A table view reads the height only when the view is assigned.
      tableView.tableHeaderView = header
    }
  }
#endif
