#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  public import HeaderPlatform

  /// How a header and its scroll view share their place.
  ///
  ///     overlay                  beside                   content
  ///     ┌──────────────┐         ┌──────────────┐         ┌──────────────┐
  ///     │░░░ header ░░░│         │░░░ header ░░░│         │ ░░ header ░░ │ scrolls with
  ///     │┄┄┄┄┄┄┄┄┄┄┄┄┄┄│         ├──────────────┤ moves   │ row          │ the rows
  ///     │ row          │         │ row          │         │ row          │
  ///     └──────────────┘         └──────────────┘         └──────────────┘
  @MainActor
  public enum HeaderPlacement {
    /// What fits the screen: ``beside(_:)`` where the app's own constraints hang the scroll view
    /// under the header, or where section headers pin; ``overlay(_:)`` everywhere else.
    case automatic
    /// The header lies over the top of the scroll view, which keeps its frame. It makes room with the
    /// content inset, once, and while the content moves nothing of the scroll view's is written.
    ///
    /// Without constraints the header is moved by those that the app has laid it out with, its height
    /// and its top edge, or else by its frame. A header that lies nowhere yet is added to the view
    /// around the scroll view, or to the scroll view itself where there is none, as in a table view
    /// controller.
    case overlay(HeaderConstraints? = nil)
    /// The scroll view begins below the header, and is resized as that moves: the documents' way.
    ///
    /// Without constraints the two get frames that fill the container they lie in.
    case beside(HeaderConstraints? = nil)
    /// Inside the scroll view, behind its rows: a finger on the header scrolls as well. For headers
    /// that are the first part of the content, elastic ones above all.
    case content
  }

  extension HeaderPlacement {
    /// Where `header` lies.
    func location(
      of header: UIView, over scrollView: UIScrollView, traits: HeaderTraits
    ) -> HeaderPlacer.Location {
      switch self {
      case .automatic:
        HeaderConstraints.hang(scrollView, under: header)
          || belongsBeside(header, scrollView, traits) ? .beside : .over
      case .overlay: .over
      case .beside: .beside
      case .content: .behindRows
      }
    }

    /// The constraints that are given.
    var constraints: HeaderConstraints? {
      switch self {
      case .overlay(let constraints), .beside(let constraints): constraints
      case .automatic, .content: nil
      }
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

  /// Who makes the room above the content that a header lies over.
  @MainActor
  public enum HeaderRoom {
    /// The adapter: with an empty header view in a plain table view that has none, and with the
    /// content inset in any other scroll view.
    case automatic
    /// The content itself. The closure is called with the points that the content has to leave free
    /// at its top, 0 or more; the scroll view is laid out when it returns.
    ///
    /// For a collection view whose section headers pin: they stop at the content inset, and so below
    /// a header that has long gone, unless there is none.
    case content(@MainActor (_ points: CGFloat) -> Void)
  }

  /// Where a list's refresh control is seen under a header that lies over the list.
  ///
  ///     below                    above
  ///     ┌──────────────┐
  ///     │░░░ header ░░░│               ◌
  ///     └──────────────┘         ┌──────────────┐ goes down with
  ///           ◌                  │░░░ header ░░░│ the pull, and stays
  ///      rows                    └──────────────┘ while it refreshes
  ///                               rows
  public enum HeaderRefreshPlacement: Sendable {
    /// ``below`` where the control is on the screen there, ``above`` under a header that is too high.
    case automatic
    /// Between header and rows. The header stays where it is.
    case below
    /// At the top of the screen, below the bars. The header goes down with the rows, and lets go of
    /// what it has under the bars. It goes back once the list is out of sight.
    case above
  }
#endif
