#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  extension UIView {
    /// Returns the first scroll view that `matches` in a sibling of this view, then in the siblings of its superview, and
    /// so on up to the controller's view: views above that belong to other screens.
    ///
    ///     controller's view ─┬─ branch ─── … ─ this view
    ///                        ├─ sibling ─── list
    ///                        └─ sibling ─── list
    package func nearestScrollView(where matches: (UIScrollView) -> Bool) -> UIScrollView? {
      var branch = self
      while let around = branch.superview {
        for sibling in around.subviews where sibling !== branch {
          if let found = sibling.firstScrollView(where: matches) { return found }
        }
        if around.next is UIViewController { return nil }
        branch = around
      }
      return nil
    }

    /// Returns the view itself or the scroll view inside it that `matches` and is the fewest levels down.
    package func firstScrollView(where matches: (UIScrollView) -> Bool) -> UIScrollView? {
      var level = [self]
      while !level.isEmpty {
        for case let scrollView as UIScrollView in level where matches(scrollView) {
          return scrollView
        }
        level = level.flatMap { $0.subviews }
      }
      return nil
    }
  }
#endif
