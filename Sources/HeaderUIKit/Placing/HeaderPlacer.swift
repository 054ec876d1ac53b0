#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// Puts a header and a scroll view where a layout has them: by the constants of constraints that the
  /// app made, or by frames.
  ///
  /// What is the same points of the screen counts: a header over a list may lie in any view, the list
  /// included.
  @MainActor
  final class HeaderPlacer {
    /// Where the header lies.
    enum Location {
      /// Over the top of the scroll view, of which nothing is written.
      case over
      /// In the scroll view's content behind the rows, so that a finger on it scrolls as well.
      case behindRows
      /// In a table view that lays it out as its `tableHeaderView`: only its height is set. For
      /// techniques whose header is the first part of the content and moves with it.
      case tableHeader
      /// In one view with the scroll view, or with a view around that, which begins below the header.
      case beside
    }

    let location: Location
    @WeakView private var list: UIScrollView
    /// Beside the list, what it and the header lie in.
    @WeakView private var around: UIView
    private let placed: PlacedView
    private let margins: HeaderMargins?
    /// Beside the header, everything there has been: a scroll view, or the view around it.
    private var bodies: [PlacedView] = []
    /// Beside the list, points from the container's top down to the layout's zero.
    private var zero = 0.0
    /// Whether other lists get under the header as well, which may move sideways: it goes across the view
    /// that it lies in.
    var isShared = false
    /// Whether the header is drawn in front of what a list inserts: cells and section headers come at any
    /// time, layouts included.
    private let isRaised: Bool
    private static let front: CGFloat = 1

    /// `header` at `location`, moved by `constraints` or those that the app has laid it out with, or else
    /// by its frame. `nil` where it has to lie in one view with `list` and does not.
    init?(
      _ header: UIView, _ location: Location, _ list: UIScrollView,
      by constraints: HeaderConstraints? = nil
    ) {
      let found = constraints ?? location.constraints(of: header, over: list)
      let superview = found == nil || location == .over ? list.superview : nil
      let around = header.superview ?? superview
      let body = around.flatMap { list.branch(in: $0) }
      if location == .beside, body == nil { return nil }
      if location == .behindRows { header.removeFromSuperview() }
      self.location = location
      _list = WeakView(list)
      _around = WeakView(around ?? list)
      placed = PlacedView(
        header, in: location == .behindRows ? list : around ?? list,
        by: location == .tableHeader ? (nil, nil) : found.map { ($0.headerTop, $0.headerHeight) },
        addsHeight: location == .over && constraints == nil)
      margins =
        location == .beside
        ? nil : HeaderMargins(header, reachesUnder: location == .tableHeader ? [] : .top)
      isRaised = location == .over && header.isDescendant(of: list)
      if isRaised { header.layer.zPosition += Self.front }
      if location == .beside, let body {
        bodies = [PlacedView(body, by: found.map { ($0.scrollViewTop, nil) })]
      }
      // First among the subviews: rows cover it, and assistive technology meets it first.
      if location == .behindRows { list.insertSubview(header, at: 0) }
    }

    /// The header.
    var header: UIView { placed.view }
    /// Whether the header lies over the scroll view or beside it.
    var mounting: HeaderMounting { location == .beside ? .beside : .overlay }
    /// Whether the header would hide a refresh control, because it is drawn after the scroll view.
    var coversRefreshControl: Bool {
      location == .over || location == .beside && header.isInFront(of: body)
    }
    /// Whether the header can go down over the scroll view, so that a refresh control is seen above it.
    var allowsDisplacement: Bool { location == .over }
    /// Whether the header has to be placed at every scroll, because it lies in the content.
    var followsContent: Bool {
      (location == .over || location == .behindRows) && header.isDescendant(of: list)
    }
    /// Whether the header is the first part of the content, and what is above it above both.
    var isContent: Bool { location == .tableHeader }

    // MARK: Measuring

    /// What the layout's numbers are measured in over `list`. Its size and its safe area count.
    func container(of list: UIScrollView) -> UIView { location == .beside ? around : list }

    /// That, over the list of the moment.
    var container: UIView { container(of: list) }

    /// Points of safe area below the layout's zero.
    func safeAreaTop(of list: UIScrollView) -> Double {
      max(0, Double(container(of: list).safeAreaInsets.top) - zero)
    }

    /// Points from the layout's zero down to the bottom of `list`, less what stands above a list beside
    /// the header besides that.
    func containerHeight(of list: UIScrollView) -> Double {
      guard location == .beside else { return Double(list.bounds.height) }
      let bottom = placed.isConstrained ? body.frame.maxY : around.bounds.height
      return Double(bottom) - zero - self.list.gap(in: body)
    }

    /// The layout's zero in the coordinates that the header's frame is in.
    var frameOrigin: Double { location == .beside ? zero : Double(listOrigin.y) }

    /// The scroll view's top left corner where the header lies.
    private var listOrigin: CGPoint { list.convert(list.bounds.origin, to: header.superview) }

    /// What is placed below a header beside it.
    private var body: UIView {
      placed.isConstrained ? bodies[0].view : list.branch(in: around) ?? list
    }

    /// Takes in that sizes may have changed, before the layout is asked for: lays out, to see where
    /// constants have put the views and so what they are measured from.
    func prepare() {
      margins?.follow(list)
      guard placed.isConstrained, location != .tableHeader else { return }
      header.superview?.layOutIfShown()
      for body in bodies { body.measure() }
      let top = placed.measure()
      if location == .beside { zero = top }
    }

    /// The header's own height at `width`, `nil` where it has none.
    func fittingHeight(forWidth width: Double) -> Double? {
      placed.fittingHeight(
        forWidth: width, frameCounts: location != .beside || !placed.isConstrained)
    }

    // MARK: Placing

    /// Puts the header and the scroll view where `layout` has them. Writes only what differs.
    func place(_ layout: HeaderLayout) {
      guard location != .tableHeader else { return setTableHeaderHeight(layout.headerHeight) }
      keepDepth(layout)
      placed.place(
        from: frameOrigin + layout.headerMinY, height: layout.headerHeight, across: sides)
      if location == .beside { place(body, under: layout) }
      if placed.isConstrained, UIView.inheritedAnimationDuration > 0 {
        header.superview?.layOutGliding()
      } else if location == .beside, placed.isConstrained || body !== list {
        // The scroll view follows a body of another size, so that the gap stays the same.
        (placed.isConstrained ? around : body).layOutIfShown()
      }
    }

    private var sides: (minX: Double, width: Double) {
      // Pages are swiped from side to side, and the header is not.
      guard
        location != .beside,
        followsContent || !isShared && header.superview === list.superview
      else { return (0, Double(header.superview?.bounds.width ?? 0)) }
      return (location == .behindRows ? 0 : Double(listOrigin.x), Double(list.bounds.width))
    }

    private func place(_ body: UIView, under layout: HeaderLayout) {
      let minY = zero + layout.scrollViewMinY
      let sides = isShared ? (body.frame.minX, body.frame.width) : (0, around.bounds.width)
      placed(body).place(
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

    /// Keeps the header in front of what a list inserts, or behind what comes later.
    private func keepDepth(_ layout: HeaderLayout) {
      guard followsContent else { return }
      if location == .over {
        // Drawn in front it is anyway; fingers go by the order of the subviews.
        if header.superview?.subviews.last !== header {
          header.superview?.bringSubviewToFront(header)
        }
      } else if layout.stretch > 0, let control = list.refreshControl,
        header.isInFront(of: control)
      {
        // UIKit puts a control that is assigned later behind all other subviews.
        list.insertSubview(header, at: 0)
      }
    }

    // MARK: Pages

    /// The view that the header has in common with `list`, and moves below it by its frame.
    private func movedBody(of list: UIScrollView) -> UIView? {
      location == .beside && !placed.isConstrained ? list.branch(in: around) : nil
    }

    /// The header is over another list from now on.
    func follow(_ list: UIScrollView) {
      if let body = movedBody(of: list) { _ = placed(body) } else if location != .over { return }
      _list = WeakView(list)
    }

    /// A list that the header is over, or is about to be, begins where it would under `layout`.
    func align(_ list: UIScrollView, with layout: HeaderLayout) {
      if let body = movedBody(of: list) { place(body, under: layout) }
    }

    /// The list is under the header no more, and gets back what it had.
    func giveBack(_ list: UIScrollView) {
      let body = movedBody(of: list)
      guard let index = bodies.firstIndex(where: { $0.view === body }) else { return }
      bodies.remove(at: index).restore(keepsSide: isShared)
    }

    /// Leaves everything as it was found.
    func restore() {
      margins?.restore()
      if isRaised { header.layer.zPosition -= Self.front }
      if location == .tableHeader { setTableHeaderHeight(placed.frameHeight) }
      placed.restore()
      for body in bodies { body.restore(keepsSide: isShared) }
    }
  }

  extension HeaderPlacer.Location {
    /// The constraints with which the app has laid out `header` here.
    @MainActor
    fileprivate func constraints(
      of header: UIView, over list: UIScrollView
    ) -> HeaderConstraints? {
      switch self {
      case .over: HeaderConstraints(laidOutByTheApp: header, over: list)
      case .beside where HeaderConstraints.hang(list, under: header):
        HeaderConstraints(laidOutByTheApp: header, over: list)
      case .beside, .behindRows, .tableHeader: nil
      }
    }
  }
#endif
