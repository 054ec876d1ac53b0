#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderCore
  public import HeaderPlatform

  /// Several children under one header, side by side. A horizontal swipe turns to the next one.
  extension HeaderContainerViewController {
    /// A container of `pages` under `header`, which `behavior` moves.
    ///
    /// - Parameters:
    ///   - behavior: The technique and its parameters.
    ///   - header: The header.
    ///   - pages: The children, at least one. Each is loaded when it becomes visible.
    ///   - foot: A tab strip, for example, which becomes the lower edge of the header. Its height is that of its
    ///     constraints or its frame, and it stays visible with the part of the header that the technique keeps. If the
    ///     technique depends on the header's height, the header needs constraints for it.
    public convenience init(
      _ behavior: some HeaderBehavior, header: UIView, pages: [UIViewController],
      foot: UIView? = nil
    ) {
      self.init(driver: HeaderDriver(behavior), header: header, pages: pages, foot: foot)
    }

    /// A container of `pages` under `header`, which `driver`'s technique moves. The other parameters are the same.
    public convenience init(
      driver: any HeaderDriving, header: UIView, pages: [UIViewController], foot: UIView? = nil
    ) {
      self.init(driver: driver, header: header, child: HeaderPager(pages))
      if let foot { header.addFoot(foot) }
    }

    /// The children.
    public var pages: [UIViewController] { pager?.pages ?? child.map { [$0] } ?? [] }

    /// The index of the visible page. It changes at the end of a turn.
    public var selectedIndex: Int { pager?.selectedIndex ?? 0 }

    /// Turns to the page at `index`, scrolling past the pages between if `animated`. The header does not move by that.
    /// Does nothing if there is no such page.
    public func select(_ index: Int, animated: Bool) {
      pager?.select(index, animated: animated)
    }

    /// Called with the horizontal position, in pages, whenever it changes: 0 for the first page, 0.5 for half of the
    /// first and half of the second. Use it for the marker of a tab strip.
    public var onTurn: (@MainActor (_ position: Double) -> Void)? {
      get { pager?.positionDidChange }
      set { pager?.positionDidChange = newValue }
    }

    /// Called with the new ``selectedIndex`` when it changes.
    public var onSelect: (@MainActor (_ index: Int) -> Void)? {
      get { pager?.selectionDidChange }
      set { pager?.selectionDidChange = newValue }
    }

    var pager: HeaderPager? { child as? HeaderPager }
  }

  extension UIView {
    /// Adds `foot` at the lower edge.
    fileprivate func addFoot(_ foot: UIView) {
      let height = foot.frame.height
      foot.translatesAutoresizingMaskIntoConstraints = false
      addSubview(foot)
      NSLayoutConstraint.activate([
        foot.leadingAnchor.constraint(equalTo: leadingAnchor),
        foot.trailingAnchor.constraint(equalTo: trailingAnchor),
        foot.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
      guard height > 0 else { return }
      // The foot's own constraints and content have priority.
      let given = foot.heightAnchor.constraint(equalToConstant: height)
      given.priority = .defaultLow
      given.isActive = true
    }
  }
#endif
