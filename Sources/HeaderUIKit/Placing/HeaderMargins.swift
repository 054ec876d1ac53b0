#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// The layout margins of a header in the content: its own and the safe area.
  ///
  /// UIKit would add only the part of the safe area that the header overlaps, which shrinks as the header scrolls
  /// away, so that its content would move inside it. These margins are constant.
  @MainActor
  final class HeaderMargins {
    @WeakView private var header: UIView
    private var shares = (
      top: InsetShare(), leading: InsetShare(), bottom: InsetShare(), trailing: InsetShare()
    )
    private let insetItself: Bool
    private let edges: UIRectEdge

    /// The margins of `header`, which extends under the safe area at `edges`.
    init(_ header: UIView, reachesUnder edges: UIRectEdge) {
      _header = WeakView(header)
      self.edges = edges
      insetItself = header.insetsLayoutMarginsFromSafeArea
      header.insetsLayoutMarginsFromSafeArea = false
    }

    /// Adds the safe area of `container` to the header's own margins.
    func follow(_ container: UIView) {
      let insets = container.safeAreaInsets
      let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      add(
        top: edges.contains(.top) ? insets.top : 0,
        leading: isRightToLeft ? insets.right : insets.left,
        bottom: edges.contains(.bottom) ? insets.bottom : 0,
        trailing: isRightToLeft ? insets.left : insets.right)
    }

    /// Sets the header's own margins alone.
    func reset() {
      add(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    private func add(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
      var margins = header.directionalLayoutMargins
      margins.top = shares.top.change(to: top, in: margins.top)
      margins.leading = shares.leading.change(to: leading, in: margins.leading)
      margins.bottom = shares.bottom.change(to: bottom, in: margins.bottom)
      margins.trailing = shares.trailing.change(to: trailing, in: margins.trailing)
      header.directionalLayoutMargins = margins
    }

    func restore() {
      reset()
      header.insetsLayoutMarginsFromSafeArea = insetItself
    }
  }
#endif
