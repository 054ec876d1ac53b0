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

    /// Whether the header is the first part of the content, and what is above it above both.
    var isContent: Bool { get }

    /// Takes in that sizes may have changed, before the layout is asked for.
    func prepare()
    /// Puts the header and the scroll view where `layout` has them. Writes only what differs.
    func place(_ layout: HeaderLayout)
    /// The height the header's content asks for at `width`, `nil` where it asks for none.
    func fittingHeight(forWidth width: Double) -> Double?
    /// The layout's zero in the coordinates that the header's frame is in.
    var frameOrigin: Double { get }
    /// Leaves everything as it was found.
    func restore()
  }

  extension HeaderPlacer {
    var origin: Double { 0 }
    var coversIndicator: Bool { true }
    var followsContent: Bool { false }
    var isContent: Bool { false }
    var frameOrigin: Double { origin }
    func prepare() {}

    func fittingHeight(forWidth width: Double) -> Double? {
      header.fittingHeight(forWidth: width)
    }

    /// Points of safe area below the layout's zero.
    var safeAreaTop: Double { max(0, Double(container.safeAreaInsets.top) - origin) }
  }

  extension UIView {
    /// Sets the frame if it is another.
    func place(at frame: CGRect) {
      if self.frame != frame { self.frame = frame }
    }

    /// The height that the view's constraints ask for at `width`, `nil` where they ask for none.
    func fittingHeight(forWidth width: Double) -> Double? {
      guard width > 0 else { return nil }
      let size = systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height > 0 ? Double(size.height) : nil
    }

    /// Whether it is drawn after `sibling`, which lies in the same view.
    func isInFront(of sibling: UIView) -> Bool {
      let subviews = superview?.subviews ?? []
      guard let index = subviews.firstIndex(where: { $0 === self }),
        let other = subviews.firstIndex(where: { $0 === sibling })
      else { return false }
      return index > other
    }

    /// The view itself or the one around it that lies in `container` directly.
    func branch(in container: UIView) -> UIView? {
      var view = self
      while let superview = view.superview {
        if superview === container { return view }
        view = superview
      }
      return nil
    }
  }

  extension NSLayoutConstraint {
    /// Sets the constant if it is another.
    func place(at constant: Double) {
      if Double(self.constant) != constant { self.constant = constant }
    }
  }
#endif
