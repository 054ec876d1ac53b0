#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderPlatform

  /// The app's constraints that move a header. Omitted ones are left to the app: a scroll view that is pinned to the
  /// header's bottom edge needs no constraint here.
  ///
  /// Their constants are changed while the header is attached, and restored on detaching.
  @MainActor
  public struct HeaderConstraints {
    /// The header's height.
    public var headerHeight: NSLayoutConstraint?
    /// The header's top edge. Its constant at the time of attaching is the place of the expanded header.
    public var headerTop: NSLayoutConstraint?
    /// The top edge of the scroll view, or of a container view around it.
    public var scrollViewTop: NSLayoutConstraint?

    /// The given constraints.
    public init(
      headerHeight: NSLayoutConstraint? = nil, headerTop: NSLayoutConstraint? = nil,
      scrollViewTop: NSLayoutConstraint? = nil
    ) {
      self.headerHeight = headerHeight
      self.headerTop = headerTop
      self.scrollViewTop = scrollViewTop
    }
  }

  extension HeaderConstraints {
    /// Finds the constraints of the app that place `header`; `nil` if there is none for its top edge.
    init?(laidOutByTheApp header: UIView, over scrollView: UIScrollView) {
      guard !header.translatesAutoresizingMaskIntoConstraints else { return nil }
      let isInList = header.isDescendant(of: scrollView)
      let tops = header.edgesAround.filter { edge in
        edge.attribute == .top && !(isInList && edge.other.item === scrollView)
      }
      // A constraint with another view, a list or a button for example, may place that view.
      let top =
        tops.first { $0.isRelativeToAncestor(of: header) }
        ?? tops.first { $0.other.item !== scrollView } ?? tops.first
      guard let top else { return nil }
      let height = header.constraints.first { constraint in
        constraint.firstItem === header && constraint.firstAttribute == .height
          && constraint.secondItem == nil && constraint.relation == .equal
          && constraint.isOfTheApp
      }
      self.init(headerHeight: height, headerTop: top.constraint)
    }

    /// Whether the app's constraints attach the top of `scrollView`, or of an ancestor, to the bottom of `header`.
    static func isHanging(_ scrollView: UIScrollView, under header: UIView) -> Bool {
      header.edgesAround.contains { edge in
        guard edge.attribute == .bottom, edge.other.attribute == .top,
          let hanging = edge.other.item as? UIView
        else { return false }
        return scrollView.isDescendant(of: hanging) && !header.isDescendant(of: hanging)
      }
    }
  }

  /// An edge of a view that a constraint makes equal to another one.
  private struct ConstrainedEdge {
    let constraint: NSLayoutConstraint
    let attribute: NSLayoutConstraint.Attribute
    let other: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)

    @MainActor func isRelativeToAncestor(of view: UIView) -> Bool {
      let owner = other.item as? UIView ?? (other.item as? UILayoutGuide)?.owningView
      return owner.map(view.isDescendant(of:)) ?? false
    }
  }

  extension NSLayoutConstraint {
    /// Its two items, each with its attribute.
    var ends: [(item: AnyObject?, attribute: Attribute)] {
      [(firstItem, firstAttribute), (secondItem, secondAttribute)]
    }

    /// Whether it refers to a layout guide, such as the safe area.
    var isRelativeToGuide: Bool { ends.contains { $0.item is UILayoutGuide } }

    /// Whether it refers to a guide that does not move with the content of `list`.
    func isRelativeToFrame(of list: UIScrollView) -> Bool {
      ends.contains { $0.item === list.frameLayoutGuide || $0.item === list.safeAreaLayoutGuide }
    }
  }

  extension UIView {
    /// The constraint of the app between its bottom edge and an ancestor; `nil` if there is none.
    var bottomConstraint: NSLayoutConstraint? {
      guard !translatesAutoresizingMaskIntoConstraints else { return nil }
      let edge = edgesAround.first { $0.attribute == .bottom && $0.isRelativeToAncestor(of: self) }
      return edge?.constraint
    }

    /// Its edges in the equalities of its ancestors that refer to it, in either order of items.
    fileprivate var edgesAround: [ConstrainedEdge] {
      lineage.dropFirst().flatMap(\.constraints).filter { $0.relation == .equal }
        .compactMap { constraint in
          let ends = constraint.ends
          guard let own = ends.firstIndex(where: { $0.item === self }) else { return nil }
          return ConstrainedEdge(
            constraint: constraint, attribute: ends[own].attribute, other: ends[1 - own])
        }
    }
  }
#endif
