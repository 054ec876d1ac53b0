#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  extension UIView {
    /// Sets the frame if it differs by more than rounding errors, and returns whether it does.
    @discardableResult
    func place(at frame: CGRect) -> Bool {
      let current = self.frame
      let change = max(
        abs(current.minX - frame.minX), abs(current.minY - frame.minY),
        abs(current.width - frame.width), abs(current.height - frame.height))
      guard change > 1e-9 else { return false }
      self.frame = frame
      return true
    }

    /// Performs pending layout if the view is in a window. A list that is laid out before that has neither its size
    /// nor its safe area.
    func layOutIfShown() {
      if window != nil { layoutIfNeeded() }
    }

    /// Lays out at once without animation, and then animates the moved views outside lists to their new frames. Cells
    /// that are created inside an animation would otherwise fly in.
    func layOutGliding() {
      let before = viewsOutsideLists.map { (view: $0, place: $0.place) }
      UIView.performWithoutAnimation { layOutIfShown() }
      let moved = before.filter { $0.view.place != $0.place }
        .map { (view: $0.view, start: $0.place, end: $0.view.place) }
      UIView.performWithoutAnimation { for move in moved { move.view.place = move.start } }
      for move in moved { move.view.place = move.end }
    }

    /// Its center and its size. Unlike the frame, they do not depend on the transform.
    private var place: CGRect {
      get { CGRect(origin: center, size: bounds.size) }
      set { (center, bounds.size) = (newValue.origin, newValue.size) }
    }

    /// All descendants except those of scroll views.
    private var viewsOutsideLists: [UIView] {
      subviews.flatMap { [$0] + ($0 is UIScrollView ? [] : $0.viewsOutsideLists) }
    }

    /// Returns the view's own height at `width`: by its constraints if they determine it, otherwise `frameHeight` if
    /// it is not 0, otherwise by its content; `nil` if there is none.
    ///
    /// So an image view with a frame is not measured by its image.
    func ownHeight(forWidth width: Double, frameHeight: Double) -> Double? {
      if frameHeight > 0, !determinesHeight { return frameHeight }
      guard width > 0 else { return nil }
      let size = systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height > 0 ? Double(size.height) : nil
    }

    /// Whether constraints of the app determine the height.
    var determinesHeight: Bool {
      constraints.filter(\.isOfTheApp).flatMap(\.ends).contains { item, attribute in
        (attribute == .height || attribute == .bottom)
          && (item === self || (item as? UILayoutGuide)?.owningView === self)
      }
    }

    /// Whether it is drawn after `sibling`, which has the same superview.
    func isInFront(of sibling: UIView) -> Bool {
      let subviews = superview?.subviews ?? []
      guard let index = subviews.firstIndex(where: { $0 === self }),
        let other = subviews.firstIndex(where: { $0 === sibling })
      else { return false }
      return index > other
    }

    /// The view and its ancestors, in that order.
    var lineage: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

    /// Returns the view or its ancestor whose superview is `container`.
    func branch(in container: UIView) -> UIView? {
      lineage.first { $0.superview === container }
    }

    /// Returns the points of its ancestor `body` that it does not fill: of an input bar, for example.
    func gap(in body: UIView) -> Double { Double(body.bounds.height - bounds.height) }
  }

  extension NSLayoutConstraint {
    /// Whether the app made it. UIKit's own, for the content size of an image or a text, are of private subclasses.
    var isOfTheApp: Bool { type(of: self) == NSLayoutConstraint.self }

    /// Sets the constant if it changes, and returns whether it does.
    @discardableResult
    func place(at constant: Double) -> Bool {
      guard Double(self.constant) != constant else { return false }
      self.constant = constant
      return true
    }
  }
#endif
