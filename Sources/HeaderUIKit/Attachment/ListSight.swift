#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderObservation
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Hears when a list may have come into sight, or left it, without coming into a window or leaving
  /// one: a pager around it turns, or it is hidden or shown, or something around it is.
  @MainActor
  final class ListSight {
    private var chain: [ObjectIdentifier] = []
    private var observations: [NSKeyValueObservation] = []

    /// Watches `list` and what is around it, up to what `header` lies in as well; calls `mayHaveChanged`
    /// then. Costs nothing where the views around it are those of last time.
    func watch(
      _ list: UIScrollView, under header: UIView,
      _ mayHaveChanged: @escaping @MainActor () -> Void
    ) {
      var views: [UIView] = []
      var view: UIView? = list
      while let current = view, !header.isDescendant(of: current) || current === list {
        views.append(current)
        view = current.superview
      }
      let chain = views.map { ObjectIdentifier($0) }
      guard chain != self.chain else { return }
      self.chain = chain
      observations = views.map { view in
        view.observe(\.isHidden) { _, _ in MainActor.assumeIsolated { mayHaveChanged() } }
      }
      for case let pager as UIScrollView in views.dropFirst() {
        observations.append(
          pager.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { mayHaveChanged() } })
      }
    }

    func stop() {
      (chain, observations) = ([], [])
    }
  }

  extension UIView {
    /// Whether any of it is on the screen: in a window, not hidden, and within the frames of the scroll
    /// views around it.
    var isInSight: Bool {
      guard window != nil, !isHidden else { return false }
      var ancestor = superview
      while let current = ancestor {
        if current.isHidden { return false }
        if let pager = current as? UIScrollView, !isSeen(in: pager) { return false }
        ancestor = current.superview
      }
      return true
    }

    private func isSeen(in pager: UIScrollView) -> Bool {
      let (page, window) = (convert(bounds, to: pager), pager.bounds)
      return PageFrame.isSeen(
        from: Double(page.minX), to: Double(page.maxX),
        between: Double(window.minX), and: Double(window.maxX))
        && PageFrame.isSeen(
          from: Double(page.minY), to: Double(page.maxY),
          between: Double(window.minY), and: Double(window.maxY))
    }
  }
#endif
