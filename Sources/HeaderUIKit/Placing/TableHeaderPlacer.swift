#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Leaves the header where it is, at the top of a table view as its `tableHeaderView`, and sees to
  /// its height.
  ///
  /// For techniques whose header is the first part of the content and moves with it.
  @MainActor
  final class TableHeaderPlacer: HeaderPlacer {
    @WeakView var header: UIView
    @WeakView private var tableView: UITableView
    let frameHeight: Double
    private let margins: HeaderMargins

    /// `header` is the `tableHeaderView` of `tableView`.
    init(_ tableView: UITableView, header: UIView) {
      _header = WeakView(header)
      _tableView = WeakView(tableView)
      frameHeight = Double(header.frame.height)
      margins = HeaderMargins(header, reachesUnderBars: false)
    }

    var mounting: HeaderMounting { .overlay }
    var container: UIView { tableView }
    var containerHeight: Double { Double(tableView.bounds.height) }
    var coversIndicator: Bool { false }
    var coversRefreshControl: Bool { false }
    var isContent: Bool { true }
    var frameOrigin: Double { Double(tableView.contentOffset.y) }

    func prepare() {
      margins.follow(tableView)
    }

    func place(_ layout: HeaderLayout) {
      setHeight(layout.headerHeight)
    }

    func restore() {
      setHeight(frameHeight)
      margins.restore()
    }

    private func setHeight(_ height: Double) {
      guard tableView.tableHeaderView === header, Double(header.frame.height) != height else {
        return
      }
      header.frame.size.height = height
      // A table view reads the height only when the view is assigned.
      tableView.tableHeaderView = header
    }
  }
#endif
