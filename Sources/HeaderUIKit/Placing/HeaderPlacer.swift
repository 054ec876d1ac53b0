#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// Places a header and a scroll view for a layout, by the constants of the app's constraints or by frames.
  ///
  /// It converts between coordinates: a header over a list may lie in any view, also in the list itself.
  @MainActor
  final class HeaderPlacer {
    /// Where the header lies.
    enum Location {
      /// Over the top of the scroll view, which is not written to.
      case over
      /// In the scroll view's content behind the rows, so that a drag on it scrolls.
      case behindRows
      /// In a table view, as its `tableHeaderView`. Only its height is set.
      case tableHeader
      /// In the superview of the scroll view or of its ancestor. That view begins below the header.
      case beside
    }

    let location: Location
    @WeakView private var list: UIScrollView
    private let placed: PlacedView
    /// Whether the header lies in the list, and its constraint keeps it in place while the content scrolls.
    private let isPinned: Bool
    /// For `beside`, every view placed below the header so far: a scroll view, or an ancestor of it.
    private var bodies: [PlacedView] = []
    /// Whether there are several lists, which may move sideways. The header then has the width of its superview.
    var isShared = false
    /// The views that UIKit keeps in front of every other view of a list: scroll indicators.
    private var keptInFront: [WeakView<UIView>] = []

    /// Places `header` at `location` by `constraints`, by the app's constraints, or by its frame. `nil` if header and
    /// `list` must have a common ancestor and do not.
    init?(
      _ header: UIView, _ location: Location, _ list: UIScrollView,
      by constraints: HeaderConstraints? = nil
    ) {
      // The app's constraints move a header over a list, or beside a list that they attach to it.
      let isLaidOut =
        location == .over
        || location == .beside && HeaderConstraints.isHanging(list, under: header)
      let found =
        constraints
        ?? (isLaidOut ? HeaderConstraints(laidOutByTheApp: header, over: list) : nil)
      let superview = found == nil || location == .over ? list.superview : nil
      let around = header.superview ?? superview
      let body = around.flatMap { list.branch(in: $0) }
      if location == .beside, body == nil { return nil }
      if location == .behindRows { header.removeFromSuperview() }
      self.location = location
      _list = WeakView(list)
      placed = PlacedView(
        header, in: location == .behindRows ? list : around ?? list,
        by: location == .tableHeader ? (nil, nil) : found.map { ($0.headerTop, $0.headerHeight) },
        addsHeight: location == .over && constraints == nil,
        reachingUnder: location == .beside ? nil : location == .tableHeader ? [] : .top)
      let isInList = location == .over && header.isDescendant(of: list)
      if isInList { placed.raise() }
      isPinned = isInList && found?.headerTop?.isRelativeToFrame(of: list) ?? false
      if location == .beside, let body {
        bodies = [PlacedView(body, by: found.map { ($0.scrollViewTop, nil) })]
      }
      if location == .behindRows { list.insertBehindRows(header) }
    }

    /// The header.
    var header: UIView { placed.view }
    /// For `beside`, the view that contains header and list.
    private var around: UIView { header.superview ?? list }
    /// Whether the header lies over the scroll view or beside it.
    var mounting: HeaderMounting { location == .beside ? .beside : .overlay }
    /// Whether the header hides a refresh control, because it is drawn after the scroll view.
    var coversRefreshControl: Bool {
      location == .over || location == .beside && header.isInFront(of: body)
    }
    /// Whether the header can move down over the scroll view to show a refresh control above it.
    var allowsDisplacement: Bool { location == .over }
    /// Whether the header has to be placed at every scroll, because it lies in the content.
    var followsContent: Bool {
      (location == .over || location == .behindRows) && header.isDescendant(of: list)
    }
    /// Whether the header is the first part of the content.
    var isContent: Bool { location == .tableHeader }

    // MARK: Measuring

    /// Returns the view whose size, safe area and coordinates the layout uses over `list`.
    func container(of list: UIScrollView) -> UIView { location == .beside ? around : list }

    /// Returns the height of the safe area below the layout's origin, in points.
    func safeAreaTop(of list: UIScrollView) -> Double {
      max(0, Double(container(of: list).safeAreaInsets.top) - originMinY)
    }

    /// The view and the height for the current list.
    var container: UIView { container(of: list) }
    var safeAreaTop: Double { safeAreaTop(of: list) }

    /// Returns the height from the layout's origin to the bottom of `list`, without other views that the list's
    /// ancestor contains.
    func containerHeight(of list: UIScrollView) -> Double {
      guard location == .beside else { return Double(list.bounds.height) }
      let bottom = placed.isConstrained ? body.frame.maxY : around.bounds.height
      return Double(bottom) - originMinY - self.list.gap(in: body)
    }

    /// For `beside`, the layout's origin below the container's top, in points.
    private var originMinY: Double { location == .beside ? placed.originalMinY : 0 }

    /// The layout's origin in the coordinates of the header's frame.
    var frameOrigin: Double { location == .beside ? originMinY : Double(listOrigin.y) }

    /// The part of ``frameOrigin`` that the app's constraint follows.
    private var pinnedOrigin: Double { isPinned ? frameOrigin : 0 }

    /// The scroll view's origin in the coordinates of the header's superview.
    private var listOrigin: CGPoint { list.convert(list.bounds.origin, to: header.superview) }

    /// For `beside`, the view that is placed below the header.
    private var body: UIView {
      placed.isConstrained ? bodies[0].view : list.branch(in: around) ?? list
    }

    /// Updates the reference points after sizes may have changed: lays out, and reads where the constraints put the
    /// views.
    func prepare() {
      placed.margins?.follow(list)
      guard placed.isConstrained, location != .tableHeader else { return }
      header.superview?.layOutIfShown()
      for body in bodies { body.measure() }
      placed.measure(from: pinnedOrigin)
    }

    /// Returns the header's own height at `width`; `nil` if it has none.
    func fittingHeight(forWidth width: Double) -> Double? {
      placed.fittingHeight(
        forWidth: width, frameCounts: location != .beside || !placed.isConstrained)
    }

    // MARK: Placing

    /// Places the header and the scroll view for `layout`. Writes only what changes.
    func place(_ layout: HeaderLayout) {
      guard location != .tableHeader else { return setTableHeaderHeight(layout.headerHeight) }
      keepSubviewOrder(layout)
      var isChanged = placed.place(
        from: frameOrigin - pinnedOrigin + layout.headerMinY, height: layout.headerHeight,
        across: sides)
      if location == .beside, place(body, under: layout) { isChanged = true }
      let isAnimated = UIView.inheritedAnimationDuration > 0
      // A layout that is pending for another reason is not animated with the header.
      if isAnimated && !isChanged { return }
      if placed.isConstrained, isAnimated {
        header.superview?.layOutGliding()
      } else if location == .beside, placed.isConstrained || body !== list {
        // Lays the scroll view out in the resized view around it.
        (placed.isConstrained ? around : body).layOutIfShown()
      }
    }

    private var sides: (minX: Double, width: Double) {
      // Pages move sideways, the header does not.
      guard
        location != .beside,
        followsContent || !isShared && header.superview === list.superview
      else { return (0, Double(header.superview?.bounds.width ?? 0)) }
      return (location == .behindRows ? 0 : Double(listOrigin.x), Double(list.bounds.width))
    }

    @discardableResult
    private func place(_ body: UIView, under layout: HeaderLayout) -> Bool {
      let minY = originMinY + layout.scrollViewMinY
      let sides = isShared ? (body.frame.minX, body.frame.width) : (0, around.bounds.width)
      return placed(body).place(
        from: minY, height: max(0, Double(around.bounds.height) - minY),
        across: (Double(sides.0), Double(sides.1)))
    }

    private func placed(_ body: UIView) -> PlacedView {
      if let known = bodies.first(where: { $0.view === body }) { return known }
      let placed = PlacedView(body)
      bodies.append(placed)
      return placed
    }

    private func setTableHeaderHeight(_ height: Double) {
      guard let table = list as? UITableView, table.tableHeaderView === header,
        Double(header.frame.height) != height
      else { return }
      header.frame.size.height = height
      // A table view reads the height only when the view is assigned.
      table.tableHeaderView = header
    }

    /// Keeps the header in front of inserted cells, or behind a refresh control.
    private func keepSubviewOrder(_ layout: HeaderLayout) {
      guard followsContent else { return }
      if location == .over {
        // The layer's depth only affects drawing; hit-testing uses the order of subviews.
        guard let container = header.superview,
          container.subviews.last(where: { !isKeptInFront($0) }) !== header
        else { return }
        container.bringSubviewToFront(header)
        keptInFront = container.subviews.reversed().prefix { $0 !== header }.map { WeakView($0) }
      } else if layout.stretch > 0, let control = list.refreshControl,
        header.isInFront(of: control), list.background.map(control.isInFront) ?? true
      {
        // UIKit inserts a control that is assigned later behind all subviews. Behind a background it is not seen.
        list.insertBehindRows(header)
      }
    }

    private func isKeptInFront(_ view: UIView) -> Bool {
      keptInFront.contains { $0.wrappedValue === view }
    }

    // MARK: Pages

    /// Returns the view with `list` that is moved below the header by its frame.
    private func movedBody(of list: UIScrollView) -> UIView? {
      location == .beside && !placed.isConstrained ? list.branch(in: around) : nil
    }

    /// Makes `list` the current list.
    func follow(_ list: UIScrollView) {
      if let body = movedBody(of: list) { _ = placed(body) } else if location != .over { return }
      _list = WeakView(list)
    }

    /// Places a list that is not current below the header in `layout`.
    func align(_ list: UIScrollView, with layout: HeaderLayout) {
      if let body = movedBody(of: list) { place(body, under: layout) }
    }

    /// Restores a list that was removed.
    func restore(_ list: UIScrollView) {
      let body = movedBody(of: list)
      guard let index = bodies.firstIndex(where: { $0.view === body }) else { return }
      bodies.remove(at: index).restore(keepsSide: isShared)
    }

    /// Restores everything, and returns a placer that puts the header beside the list; `nil` if they lie in no common
    /// view. A header that was added to a view stays there.
    func movedBeside() -> HeaderPlacer? {
      restore(keepsSuperview: true)
      let placer = HeaderPlacer(header, .beside, list)
      placer?.placed.addedTo = placed.addedTo
      return placer
    }

    /// Restores everything. With `keepsSuperview` a header that was added to a view stays there.
    func restore(keepsSuperview: Bool = false) {
      if location == .tableHeader { setTableHeaderHeight(placed.frameHeight) }
      placed.restore(keepsSuperview: keepsSuperview)
      for body in bodies { body.restore(keepsSide: isShared) }
    }
  }

  extension UIScrollView {
    /// The view behind the rows of a table or a collection, if it has one.
    fileprivate var background: UIView? {
      let view =
        (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
      return view?.superview === self ? view : nil
    }

    /// Inserts `view` behind the rows. They cover it, and assistive technology reads it first.
    fileprivate func insertBehindRows(_ view: UIView) {
      guard let background else { return insertSubview(view, at: 0) }
      insertSubview(view, aboveSubview: background)
    }
  }
#endif
