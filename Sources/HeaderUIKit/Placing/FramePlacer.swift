#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Header and scroll view one below the other, by frames: they share the height of one container.
  @MainActor
  final class FramePlacer: HeaderPlacer {
    @WeakView var header: UIView
    @WeakView var container: UIView
    /// The scroll view, or the view around it that lies in the container.
    @WeakView private var body: UIView
    private let gap: ScrollViewGap
    private let original: (header: CGRect, body: CGRect)
    private let usedAutoresizing: (header: Bool, body: Bool)
    private let addedHeader: Bool

    /// `nil` where there is no view that both lie in.
    init?(header: UIView, scrollView: UIScrollView) {
      guard let container = header.superview ?? scrollView.superview,
        let body = scrollView.branch(in: container)
      else { return nil }
      _header = WeakView(header)
      _container = WeakView(container)
      _body = WeakView(body)
      gap = ScrollViewGap(between: scrollView, and: body)
      original = (header.frame, body.frame)
      usedAutoresizing = (
        header.translatesAutoresizingMaskIntoConstraints,
        body.translatesAutoresizingMaskIntoConstraints
      )
      addedHeader = header.superview == nil
      if addedHeader { container.addSubview(header) }
      header.translatesAutoresizingMaskIntoConstraints = true
      body.translatesAutoresizingMaskIntoConstraints = true
    }

    var mounting: HeaderMounting { .beside }
    var frameHeight: Double { Double(original.header.height) }
    var coversRefreshControl: Bool { header.isInFront(of: body) }
    var containerHeight: Double { Double(container.bounds.height) - gap.height }

    func place(_ layout: HeaderLayout) {
      let width = container.bounds.width
      header.place(
        at: CGRect(x: 0, y: layout.headerMinY, width: Double(width), height: layout.headerHeight))
      let height = max(0, Double(container.bounds.height) - layout.scrollViewMinY)
      body.place(at: CGRect(x: 0, y: layout.scrollViewMinY, width: Double(width), height: height))
      gap.layOut()
    }

    func restore() {
      if addedHeader { header.removeFromSuperview() }
      header.place(at: original.header)
      body.place(at: original.body)
      header.translatesAutoresizingMaskIntoConstraints = usedAutoresizing.header
      body.translatesAutoresizingMaskIntoConstraints = usedAutoresizing.body
    }
  }
#endif
