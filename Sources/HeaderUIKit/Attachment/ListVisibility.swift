#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// Observes changes that may make a list visible or invisible while its window stays the same: the scrolling of a
  /// pager around it, and `isHidden` of the list and its ancestors.
  @MainActor
  final class ListVisibility {
    private var chain: [ObjectIdentifier] = []
    private var observations: [NSKeyValueObservation] = []

    /// Observes `list` and its ancestors up to the one that contains `header`, and calls `mayHaveChanged`. Does nothing
    /// if these views are already observed.
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
    /// Whether it is in a window, is not hidden, and overlaps the bounds of the scroll views around it.
    var isVisible: Bool {
      window != nil && !isHidden
        && lineage.dropFirst().allSatisfy { ancestor in
          !ancestor.isHidden && (ancestor as? UIScrollView).map { overlaps($0) } ?? true
        }
    }

    private func overlaps(_ pager: UIScrollView) -> Bool {
      // Of two neighboring pages that share an edge, one is visible.
      let overlap = convert(bounds, to: pager).intersection(pager.bounds)
      return overlap.width > 0.5 && overlap.height > 0.5
    }
  }
#endif
