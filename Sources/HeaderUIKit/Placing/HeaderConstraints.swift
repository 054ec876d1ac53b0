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
      let top = header.constraintsAround.first { constraint in
        constraint.otherItem(than: header, attribute: .top).map { $0 !== scrollView } ?? false
      }
      guard let top else { return nil }
      let height = header.constraints.first { constraint in
        constraint.firstItem === header && constraint.firstAttribute == .height
          && constraint.secondItem == nil && constraint.relation == .equal
          && type(of: constraint) == NSLayoutConstraint.self
      }
      self.init(headerHeight: height, headerTop: top)
    }

    /// Whether the app's constraints attach the top of `scrollView`, or of an ancestor, to the bottom of `header`.
    static func hang(_ scrollView: UIScrollView, under header: UIView) -> Bool {
      header.constraintsAround.contains { constraint in
        guard let hanging = constraint.otherItem(than: header, attribute: .bottom) as? UIView else {
          return false
        }
        return scrollView.isDescendant(of: hanging) && !header.isDescendant(of: hanging)
      }
    }
  }

  extension UIView {
    /// The constraints of its ancestors that refer to it.
    fileprivate var constraintsAround: [NSLayoutConstraint] {
      lineage.dropFirst().flatMap(\.constraints)
        .filter { $0.firstItem === self || $0.secondItem === self }
    }
  }

  extension NSLayoutConstraint {
    /// Returns the item that `attribute` of `view` is constrained to; `nil` for other constraints.
    fileprivate func otherItem(
      than view: UIView, attribute: NSLayoutConstraint.Attribute
    ) -> AnyObject? {
      guard relation == .equal else { return nil }
      if firstItem === view, firstAttribute == attribute { return secondItem }
      if secondItem === view, secondAttribute == attribute { return firstItem }
      return nil
    }
  }
#endif
