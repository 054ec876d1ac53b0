#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// Header and scroll view one below the other: by the constants of constraints that the app made, or by
  /// frames that share the height of one container.
  @MainActor
  final class BesidePlacer: HeaderPlacer {
    @WeakView var container: UIView
    @WeakView private var scrollView: UIScrollView
    private let constraints: HeaderConstraints?
    private let placed: PlacedView
    /// Every body there has been: a scroll view, or the view around it that lies in the container.
    private var bodies: [PlacedView] = []
    /// Points from the container's top down to the layout's zero.
    private var origin = 0.0
    /// Whether the app has other lists in the container as well, and moves them sideways.
    private var isShared = false

    /// `nil` where there is no view that both lie in; with constraints the header has to.
    init?(header: UIView, scrollView: UIScrollView, constraints: HeaderConstraints?) {
      let around = header.superview ?? (constraints == nil ? scrollView.superview : nil)
      guard let around, let body = scrollView.branch(in: around) else { return nil }
      _container = WeakView(around)
      _scrollView = WeakView(scrollView)
      self.constraints = constraints
      placed = PlacedView(
        header, in: around, by: constraints.map { ($0.headerTop, $0.headerHeight) })
      _ = placed(body)
    }

    private func placed(_ body: UIView) -> PlacedView {
      if let known = bodies.first(where: { $0.view === body }) { return known }
      let placed = PlacedView(body, by: constraints.map { ($0.scrollViewTop, nil) })
      bodies.append(placed)
      return placed
    }

    var header: UIView { placed.view }
    var mounting: HeaderMounting { .beside }
    var coversRefreshControl: Bool { header.isInFront(of: body) }
    var frameOrigin: Double { origin }
    var safeAreaTop: Double { max(0, Double(container.safeAreaInsets.top) - origin) }
    var containerHeight: Double {
      let bottom = constraints == nil ? container.bounds.height : body.frame.maxY
      return Double(bottom) - origin - scrollView.gap(in: body)
    }
    private var body: UIView {
      constraints == nil ? scrollView.branch(in: container) ?? scrollView : bodies[0].view
    }

    /// Lays out, to see where the constants have put the views and so what they are measured from.
    func prepare() {
      guard constraints != nil else { return }
      container.layOutIfShown()
      for body in bodies { body.measure() }
      origin = placed.measure()
    }

    func fittingHeight(forWidth width: Double) -> Double? {
      placed.fittingHeight(forWidth: width, frameCounts: constraints == nil)
    }

    func place(_ layout: HeaderLayout) {
      placed.place(
        from: origin + layout.headerMinY, height: layout.headerHeight,
        across: (0, Double(container.bounds.width)))
      place(body, under: layout)
      if constraints == nil {
        // The scroll view follows a body of another size, so that the gap stays the same.
        if body !== scrollView { body.layOutIfShown() }
      } else if UIView.inheritedAnimationDuration > 0 {
        container.layOutGliding()
      } else {
        container.layOutIfShown()
      }
    }

    private func place(_ body: UIView, under layout: HeaderLayout) {
      let minY = origin + layout.scrollViewMinY
      let sides =
        isShared ? (body.frame.minX, body.frame.width) : (0, container.bounds.width)
      placed(body).place(
        from: minY, height: max(0, Double(container.bounds.height) - minY),
        across: (Double(sides.0), Double(sides.1)))
    }

    // MARK: Pages

    func beShared() {
      isShared = true
    }

    func follow(_ scrollView: UIScrollView) {
      guard constraints == nil, let body = scrollView.branch(in: container) else { return }
      _ = placed(body)
      _scrollView = WeakView(scrollView)
    }

    func align(_ scrollView: UIScrollView, with layout: HeaderLayout) {
      guard constraints == nil, let body = scrollView.branch(in: container) else { return }
      place(body, under: layout)
    }

    func giveBack(_ scrollView: UIScrollView) {
      let body = scrollView.branch(in: container)
      guard let index = bodies.firstIndex(where: { $0.view === body }) else { return }
      bodies.remove(at: index).restore(keepsSide: isShared)
    }

    func restore() {
      placed.restore()
      for body in bodies { body.restore(keepsSide: isShared) }
    }
  }
#endif
