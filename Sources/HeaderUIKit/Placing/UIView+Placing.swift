#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  extension UIView {
    /// Sets the frame if it is another. What sums of offsets are off by is no other frame.
    func place(at frame: CGRect) {
      let current = self.frame
      let change = max(
        abs(current.minX - frame.minX), abs(current.minY - frame.minY),
        abs(current.width - frame.width), abs(current.height - frame.height))
      if change > 1e-9 { self.frame = frame }
    }

    /// Lays out what waits for it, if the view is on a screen: a list that is laid out before has
    /// neither its size nor its safe area.
    func layOutIfShown() {
      if window != nil { layoutIfNeeded() }
    }

    /// Lays out at once, rows included, and lets everything but rows glide to where that has put it, inside
    /// an animation: a row that is made within one would fly in.
    func layOutGliding() {
      let before = viewsOutsideLists.map { (view: $0, frame: $0.frame) }
      UIView.performWithoutAnimation { layOutIfShown() }
      let moved = before.filter { $0.view.frame != $0.frame }
        .map { (view: $0.view, start: $0.frame, end: $0.view.frame) }
      UIView.performWithoutAnimation { for move in moved { move.view.frame = move.start } }
      for move in moved { move.view.frame = move.end }
    }

    /// Everything in it except what scrolls.
    private var viewsOutsideLists: [UIView] {
      subviews.flatMap { [$0] + ($0 is UIScrollView ? [] : $0.viewsOutsideLists) }
    }

    /// The view's own height at `width`: what its constraints lead to, if they do, or else the height
    /// of its frame if it has one, or else what its content takes up. `nil` where there is none of these.
    ///
    /// A picture is as high as its frame says, not as it has pixels.
    func ownHeight(forWidth width: Double, frameHeight: Double) -> Double? {
      if frameHeight > 0, !determinesHeight { return frameHeight }
      guard width > 0 else { return nil }
      let size = systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height > 0 ? Double(size.height) : nil
    }

    /// Whether constraints of the app's say how high the view is. UIKit's own, for the size of a
    /// picture or a text, are of classes of their own.
    private var determinesHeight: Bool {
      constraints.contains { constraint in
        guard type(of: constraint) == NSLayoutConstraint.self else { return false }
        return constraint.isOnHeight(of: self)
      }
    }

    /// Whether it is drawn after `sibling`, which lies in the same view.
    func isInFront(of sibling: UIView) -> Bool {
      let subviews = superview?.subviews ?? []
      guard let index = subviews.firstIndex(where: { $0 === self }),
        let other = subviews.firstIndex(where: { $0 === sibling })
      else { return false }
      return index > other
    }

    /// The view itself and the views around it, from the inside.
    var lineage: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

    /// The view itself or the one around it that lies in `container` directly.
    func branch(in container: UIView) -> UIView? {
      lineage.first { $0.superview === container }
    }

    /// Points of `body`, the view itself or one around it, that are a bar's, an input field's, a keyboard's.
    func gap(in body: UIView) -> Double { Double(body.bounds.height - bounds.height) }
  }

  extension NSLayoutConstraint {
    /// Sets the constant if it is another.
    func place(at constant: Double) {
      if Double(self.constant) != constant { self.constant = constant }
    }

    /// Whether it says something of how high `view` is: a height, or a bottom edge.
    fileprivate func isOnHeight(of view: UIView) -> Bool {
      let vertical: [NSLayoutConstraint.Attribute] = [.height, .bottom]
      return (firstItem === view || isMargins(firstItem, of: view))
        && vertical.contains(firstAttribute)
        || (secondItem === view || isMargins(secondItem, of: view))
          && vertical.contains(secondAttribute)
    }

    private func isMargins(_ item: AnyObject?, of view: UIView) -> Bool {
      (item as? UILayoutGuide)?.owningView === view
    }
  }
#endif
