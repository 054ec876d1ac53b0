#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// How a header and its scroll view share the screen.
  ///
  ///     overlay                  beside                   content
  ///     ┌──────────────┐         ┌──────────────┐         ┌──────────────┐
  ///     │░░░ header ░░░│         │░░░ header ░░░│         │ ░░ header ░░ │ scrolls with
  ///     │┄┄┄┄┄┄┄┄┄┄┄┄┄┄│         ├──────────────┤ moves   │ row          │ the rows
  ///     │ row          │         │ row          │         │ row          │
  ///     └──────────────┘         └──────────────┘         └──────────────┘
  @MainActor
  public enum HeaderPlacement {
    /// ``beside(_:)`` if the app's constraints attach the scroll view to the bottom of the header, or if section
    /// headers pin and the scroll view has no constraints of the app; otherwise ``overlay(_:)``.
    case automatic
    /// The header lies over the top of the scroll view, which keeps its frame. The content inset makes room for it,
    /// once. No property of the scroll view is written while the content moves.
    ///
    /// Without constraints here, the header is moved by the app's constraints for its height and its top edge, or by
    /// its frame if there are none. A header without a superview is added to that of the scroll view, or to the scroll
    /// view itself if that is its controller's view.
    case overlay(HeaderConstraints? = nil)
    /// The scroll view begins below the header, and is resized as the header moves, as in the documents.
    ///
    /// Without constraints here, both get frames that fill the header's superview. A header without one is added to
    /// that of the scroll view.
    case beside(HeaderConstraints? = nil)
    /// The header lies inside the scroll view, behind its rows, and a drag on it scrolls. For headers that are the
    /// first part of the content, such as elastic ones.
    case content
  }

  extension HeaderPlacement {
    /// Returns where `header` lies.
    func location(
      of header: UIView, over scrollView: UIScrollView, traits: HeaderTraits
    ) -> HeaderPlacer.Location {
      if header === (scrollView as? UITableView)?.spacerView { return .tableHeader }
      return switch self {
      case .automatic:
        HeaderConstraints.isHanging(scrollView, under: header)
          || belongsBeside(header, scrollView, traits) ? .beside : .over
      case .overlay: .over
      case .beside: .beside
      case .content: .behindRows
      }
    }

    /// The given constraints.
    var constraints: HeaderConstraints? {
      switch self {
      case .overlay(let constraints), .beside(let constraints): constraints
      case .automatic, .content: nil
      }
    }

    /// Whether ``automatic`` means ``beside(_:)`` because section headers would pin below the header's room. They may
    /// appear after the header was attached.
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
    /// Whether section headers pin at the content inset.
    ///
    /// With the header's room in the inset, they would pin below that even after the header is gone.
    var pinsSectionHeaders: Bool {
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
