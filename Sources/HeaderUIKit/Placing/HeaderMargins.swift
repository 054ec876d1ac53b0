#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// The layout margins of a header in the content: its own and the safe area.
  ///
  /// UIKit would add only the part of the safe area that the header overlaps, which shrinks as the header scrolls
  /// away, so that its content would move inside it. These margins are constant.
  @MainActor
  final class HeaderMargins {
    @WeakView private var header: UIView
    private let original: NSDirectionalEdgeInsets
    private let insetItself: Bool
    private let edges: UIRectEdge

    /// The margins of `header`, which extends under the safe area at `edges`.
    init(_ header: UIView, reachesUnder edges: UIRectEdge) {
      _header = WeakView(header)
      self.edges = edges
      insetItself = header.insetsLayoutMarginsFromSafeArea
      header.insetsLayoutMarginsFromSafeArea = false
      original = header.directionalLayoutMargins
    }

    /// Adds the safe area of `container` to the header's own margins.
    func follow(_ container: UIView) {
      let insets = container.safeAreaInsets
      let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      var margins = original
      if edges.contains(.top) { margins.top += insets.top }
      if edges.contains(.bottom) { margins.bottom += insets.bottom }
      margins.leading += isRightToLeft ? insets.right : insets.left
      margins.trailing += isRightToLeft ? insets.left : insets.right
      header.directionalLayoutMargins = margins
    }

    /// Sets the header's own margins alone.
    func reset() {
      header.directionalLayoutMargins = original
    }

    func restore() {
      reset()
      header.insetsLayoutMarginsFromSafeArea = insetItself
    }
  }
#endif
