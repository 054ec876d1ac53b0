#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// Puts a header and a scroll view where a layout has them, one way or another.
  @MainActor
  protocol HeaderPlacer: AnyObject {
    /// The header.
    var header: UIView { get }
    /// Whether the header lies over the scroll view or beside it.
    var mounting: HeaderMounting { get }
    /// What the layout's numbers are measured in. Its size and its safe area count.
    var container: UIView { get }
    /// Beside the header, points from the layout's zero down to the scroll view's bottom, less what stands
    /// above the scroll view besides the header.
    var containerHeight: Double { get }
    /// Beside the header, points of safe area below the layout's zero.
    var safeAreaTop: Double { get }
    /// Whether the header would hide a refresh control, because it is drawn after the scroll view.
    var coversRefreshControl: Bool { get }
    /// Whether the header has to be placed at every scroll, because it lies in the content.
    var followsContent: Bool { get }
    /// Whether the header is the first part of the content, and what is above it above both.
    var isContent: Bool { get }

    /// Takes in that sizes may have changed, before the layout is asked for.
    func prepare()
    /// Puts the header and the scroll view where `layout` has them. Writes only what differs.
    func place(_ layout: HeaderLayout)
    /// The header's own height at `width`, `nil` where it has none.
    func fittingHeight(forWidth width: Double) -> Double?
    /// The layout's zero in the coordinates that the header's frame is in.
    var frameOrigin: Double { get }
    /// The header is over another list from now on.
    func follow(_ scrollView: UIScrollView)
    /// Other lists get under the header as well, which may move sideways: it goes across the view that
    /// it lies in from now on.
    func beShared()
    /// A list that the header is over, or is about to be, begins where it would under `layout`.
    func align(_ scrollView: UIScrollView, with layout: HeaderLayout)
    /// The list is under the header no more, and gets back what it had.
    func giveBack(_ scrollView: UIScrollView)
    /// Leaves everything as it was found.
    func restore()
  }

  extension HeaderPlacer {
    var containerHeight: Double { Double(container.bounds.height) }
    var safeAreaTop: Double { Double(container.safeAreaInsets.top) }
    var coversRefreshControl: Bool { false }
    var followsContent: Bool { false }
    var isContent: Bool { false }
    func follow(_ scrollView: UIScrollView) {}
    func beShared() {}
    func align(_ scrollView: UIScrollView, with layout: HeaderLayout) {}
    func giveBack(_ scrollView: UIScrollView) {}

    /// Whether the header can go down over the scroll view, so that a refresh control is seen above it.
    var allowsDisplacement: Bool { mounting == .overlay && coversRefreshControl }
  }

  /// A view of the app's, which nothing here keeps alive: the view that owns an attachment may be
  /// the one that it is about, or the one around it.
  ///
  /// One that has gone is answered for by an empty view, so that giving everything back needs no
  /// care.
  @MainActor
  @propertyWrapper
  struct WeakView<View: UIView> {
    private weak var view: View?
    private let empty: @MainActor () -> View

    init(_ view: View, orEmpty empty: @escaping @MainActor () -> View) {
      self.view = view
      self.empty = empty
    }

    /// Whether the view has gone.
    var isGone: Bool { view == nil }

    var wrappedValue: View { view ?? empty() }
  }

  extension WeakView where View == UIView {
    init(_ view: UIView) {
      self.init(view, orEmpty: { UIView() })
    }
  }

  extension WeakView where View == UIScrollView {
    init(_ view: UIScrollView) {
      self.init(view, orEmpty: { UIScrollView() })
    }
  }
#endif
