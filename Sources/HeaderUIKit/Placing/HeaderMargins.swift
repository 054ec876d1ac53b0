#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// The layout margins of a header in the content: its own, and the safe area's.
  ///
  /// UIKit would add the part of the safe area that the header overlaps at the moment, and take it
  /// away again while it scrolls off, so that its content would slide within it. Here the margins
  /// stay.
  @MainActor
  final class HeaderMargins {
    @WeakView private var header: UIView
    private let original: NSDirectionalEdgeInsets
    private let insetItself: Bool
    private let reachesUnderBars: Bool

    /// The margins of `header`, which rests below the bars unless it `reachesUnderBars`.
    init(_ header: UIView, reachesUnderBars: Bool) {
      _header = WeakView(header)
      self.reachesUnderBars = reachesUnderBars
      insetItself = header.insetsLayoutMarginsFromSafeArea
      header.insetsLayoutMarginsFromSafeArea = false
      original = header.directionalLayoutMargins
    }

    /// Adds the safe area of `container` to the header's own margins.
    func follow(_ container: UIView) {
      let insets = container.safeAreaInsets
      let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      var margins = original
      if reachesUnderBars { margins.top += insets.top }
      margins.leading += isRightToLeft ? insets.right : insets.left
      margins.trailing += isRightToLeft ? insets.left : insets.right
      header.directionalLayoutMargins = margins
    }

    func restore() {
      header.directionalLayoutMargins = original
      header.insetsLayoutMarginsFromSafeArea = insetItself
    }
  }
#endif
