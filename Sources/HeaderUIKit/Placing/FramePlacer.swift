#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// Header and scroll view one below the other, by frames: they share the height of one container.
  @MainActor
  final class FramePlacer: HeaderPlacer {
    @WeakView var header: UIView
    @WeakView var container: UIView
    @WeakView private var scrollView: UIScrollView
    private let original: (frame: CGRect, usesAutoresizing: Bool)
    /// Every body there has been, as it was found.
    private var bodies: [(body: WeakView<UIView>, frame: CGRect, usesAutoresizing: Bool)] = []
    private let addedHeader: Bool
    /// Whether the app has other lists in the container as well, and moves them sideways.
    private var isShared = false

    /// `nil` where there is no view that both lie in.
    init?(header: UIView, scrollView: UIScrollView) {
      guard let container = header.superview ?? scrollView.superview,
        let body = scrollView.branch(in: container)
      else { return nil }
      _header = WeakView(header)
      _container = WeakView(container)
      _scrollView = WeakView(scrollView)
      original = (header.frame, header.translatesAutoresizingMaskIntoConstraints)
      addedHeader = header.superview == nil
      if addedHeader { container.addSubview(header) }
      header.translatesAutoresizingMaskIntoConstraints = true
      take(body)
    }

    private func take(_ body: UIView) {
      guard !bodies.contains(where: { $0.body.wrappedValue === body }) else { return }
      bodies.append(
        (WeakView(body), body.frame, body.translatesAutoresizingMaskIntoConstraints))
      body.translatesAutoresizingMaskIntoConstraints = true
    }

    var mounting: HeaderMounting { .beside }
    var frameHeight: Double { Double(original.frame.height) }
    var coversRefreshControl: Bool { header.isInFront(of: body) }
    var containerHeight: Double { Double(container.bounds.height) - scrollView.gap(in: body) }
    /// The scroll view, or the view around it that lies in the container.
    private var body: UIView { scrollView.branch(in: container) ?? scrollView }

    func place(_ layout: HeaderLayout) {
      header.place(
        at: CGRect(
          x: 0, y: layout.headerMinY, width: Double(container.bounds.width),
          height: layout.headerHeight))
      place(body, under: layout)
      // The scroll view follows a body of another size, so that the gap stays the same.
      if body !== scrollView { body.layOutIfShown() }
    }

    private func place(_ body: UIView, under layout: HeaderLayout) {
      let (x, width) =
        isShared ? (body.frame.minX, body.frame.width) : (0, container.bounds.width)
      body.place(
        at: CGRect(
          x: Double(x), y: layout.scrollViewMinY, width: Double(width),
          height: max(0, Double(container.bounds.height) - layout.scrollViewMinY)))
    }

    func beShared() {
      isShared = true
    }

    func follow(_ scrollView: UIScrollView) {
      guard let body = scrollView.branch(in: container) else { return }
      take(body)
      _scrollView = WeakView(scrollView)
    }

    func align(_ scrollView: UIScrollView, with layout: HeaderLayout) {
      guard let other = scrollView.branch(in: container) else { return }
      take(other)
      place(other, under: layout)
    }

    func restore() {
      if addedHeader { header.removeFromSuperview() }
      header.place(at: original.frame)
      header.translatesAutoresizingMaskIntoConstraints = original.usesAutoresizing
      for index in bodies.indices { giveBack(index) }
    }

    func giveBack(_ scrollView: UIScrollView) {
      let body = scrollView.branch(in: container)
      guard let index = bodies.firstIndex(where: { $0.body.wrappedValue === body }) else { return }
      giveBack(index)
      bodies.remove(at: index)
    }

    private func giveBack(_ index: Int) {
      let (body, original, usedAutoresizing) = bodies[index]
      let view = body.wrappedValue
      var frame = original
      if isShared { frame.origin.x = view.frame.minX }
      view.place(at: frame)
      view.translatesAutoresizingMaskIntoConstraints = usedAutoresizing
    }
  }
#endif
