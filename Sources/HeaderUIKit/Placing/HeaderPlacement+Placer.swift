#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension HeaderPlacement {
    /// What puts `header` and `scrollView` where this says. `nil` where the two have to lie in one
    /// view and do not.
    func placer(
      of header: UIView, and scrollView: UIScrollView, traits: HeaderTraits
    ) -> (any HeaderPlacer)? {
      switch self {
      case .automatic:
        return chosen(for: header, scrollView, traits)
          .placer(of: header, and: scrollView, traits: traits)
      case .overlay(let constraints):
        return OverlayPlacer(header: header, scrollView: scrollView, constraints: constraints)
      case .beside(let constraints?):
        return ConstraintPlacer(header: header, scrollView: scrollView, constraints: constraints)
      case .beside(nil):
        let constraints = HeaderConstraints(laidOutByTheApp: header, over: scrollView)
        if let constraints, HeaderConstraints.hang(scrollView, under: header) {
          return ConstraintPlacer(header: header, scrollView: scrollView, constraints: constraints)
        }
        return FramePlacer(header: header, scrollView: scrollView)
      case .content:
        return ContentPlacer(header: header, scrollView: scrollView)
      }
    }

    /// The placement that ``automatic`` stands for.
    private func chosen(
      for header: UIView, _ scrollView: UIScrollView, _ traits: HeaderTraits
    ) -> HeaderPlacement {
      if HeaderConstraints.hang(scrollView, under: header) { return .beside() }
      return belongsBeside(header, scrollView, traits) ? .beside() : .overlay()
    }

    /// Whether ``automatic`` is beside the list: section headers would stop half-way down the screen,
    /// and nothing stands in the way. They may come later than the header.
    func belongsBeside(
      _ header: UIView, _ scrollView: UIScrollView, _ traits: HeaderTraits
    ) -> Bool {
      guard case .automatic = self, !traits.liesInContent, scrollView.pinsSectionHeaders else {
        return false
      }
      let body = (header.superview ?? scrollView.superview).flatMap { scrollView.branch(in: $0) }
      return body?.translatesAutoresizingMaskIntoConstraints ?? false
    }
  }

  extension UIScrollView {
    /// Whether section headers stop at the inset while the content goes on under them.
    ///
    /// They would stop where the room for the header ends, half-way down the screen with the header
    /// long gone.
    fileprivate var pinsSectionHeaders: Bool {
      if let tableView = self as? UITableView {
        guard tableView.style == .plain else { return false }
        return (0..<tableView.numberOfSections).contains { section in
          tableView.rectForHeader(inSection: section).height > 0
        }
      }
      let layout = (self as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
      return layout?.sectionHeadersPinToVisibleBounds ?? false
    }
  }
#endif
