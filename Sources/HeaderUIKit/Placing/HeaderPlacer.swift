#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Puts a header and a scroll view where a layout has them, one way or another.
  @MainActor
  protocol HeaderPlacer: AnyObject {
    /// The header.
    var header: UIView { get }
    /// Whether the header lies over the scroll view or beside it.
    var mounting: HeaderMounting { get }
    /// What the layout's numbers are measured in. Its size and its safe area count.
    var container: UIView { get }
    /// Points from the container's top down to the layout's zero.
    var origin: Double { get }
    /// Points from the layout's zero down to the scroll view's bottom, less what stands above the
    /// scroll view besides the header.
    var containerHeight: Double { get }
    /// Whether the header may lie over the top of the scroll view, so that an indicator there would
    /// be hidden.
    var coversIndicator: Bool { get }
    /// Whether it would hide a refresh control as well, because it is drawn after the scroll view.
    var coversRefreshControl: Bool { get }
    /// Whether the header has to be placed at every scroll, because it lies in the content.
    var followsContent: Bool { get }

    /// Whether it can go down over the scroll view, so that a refresh control is seen above it.
    var allowsDisplacement: Bool { get }
    /// Whether the header is the first part of the content, and what is above it above both.
    var isContent: Bool { get }

    /// Takes in that sizes may have changed, before the layout is asked for.
    func prepare()
    /// Puts the header and the scroll view where `layout` has them. Writes only what differs.
    func place(_ layout: HeaderLayout)
    /// The height of the frame that the app gave the header; 0 where it gave none.
    var frameHeight: Double { get }
    /// The header's own height at `width`, `nil` where it has none.
    func fittingHeight(forWidth width: Double) -> Double?
    /// The layout's zero in the coordinates that the header's frame is in.
    var frameOrigin: Double { get }
    /// The header is over another list from now on.
    func follow(_ scrollView: UIScrollView)
    /// Other lists get under the header as well, which may move sideways: it goes across the view that
    /// it lies in from now on.
    func beShared()
    /// Another list than the one that the header is over begins where it would under `layout`.
    func align(_ scrollView: UIScrollView, with layout: HeaderLayout)
    /// The list is under the header no more, and gets back what it had.
    func giveBack(_ scrollView: UIScrollView)
    /// Leaves everything as it was found.
    func restore()
  }

  extension HeaderPlacer {
    var origin: Double { 0 }
    var coversIndicator: Bool { true }
    var followsContent: Bool { false }
    var isContent: Bool { false }
    var allowsDisplacement: Bool { false }
    var frameOrigin: Double { origin }
    var frameHeight: Double { 0 }
    func prepare() {}
    func follow(_ scrollView: UIScrollView) {}
    func beShared() {}
    func align(_ scrollView: UIScrollView, with layout: HeaderLayout) {}
    func giveBack(_ scrollView: UIScrollView) {}

    func fittingHeight(forWidth width: Double) -> Double? {
      header.ownHeight(forWidth: width, frameHeight: frameHeight > 0 ? frameHeight : nil)
    }

    /// Points of safe area below the layout's zero.
    var safeAreaTop: Double { max(0, Double(container.safeAreaInsets.top) - origin) }
  }
#endif
