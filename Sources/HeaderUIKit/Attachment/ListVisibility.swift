#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// Hears when a list may have come into sight, or left it, without coming into a window or leaving
  /// one: a pager around it turns, or it is hidden or shown, or something around it is.
  @MainActor
  final class ListVisibility {
    private var chain: [ObjectIdentifier] = []
    private var observations: [NSKeyValueObservation] = []

    /// Watches `list` and the views around it that `header` does not lie in; calls `mayHaveChanged` when one
    /// of them is hidden, shown or turned. Costs nothing where they are those of last time.
    func watch(
      _ list: UIScrollView, under header: UIView,
      _ mayHaveChanged: @escaping @MainActor () -> Void
    ) {
      let views = Array(list.lineage.prefix { $0 === list || !header.isDescendant(of: $0) })
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
    var isVisible: Bool {
      window != nil && !isHidden
        && lineage.dropFirst().allSatisfy { ancestor in
          !ancestor.isHidden && (ancestor as? UIScrollView).map { isSeen(in: $0) } ?? true
        }
    }

    private func isSeen(in pager: UIScrollView) -> Bool {
      // Pages that touch at an edge are neighbours, of which one is seen.
      let (page, window) = (convert(bounds, to: pager), pager.bounds)
      return min(page.maxX, window.maxX) - max(page.minX, window.minX) > 0.5
        && min(page.maxY, window.maxY) - max(page.minY, window.minY) > 0.5
    }
  }
#endif
