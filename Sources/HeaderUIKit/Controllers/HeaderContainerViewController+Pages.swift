#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderCore
  public import HeaderPlatform

  /// Several children under one header, side by side; a finger that goes sideways turns from one to the
  /// next.
  extension HeaderContainerViewController {
    /// A container of `pages` under `header`, which moves as `behavior` has it.
    ///
    /// - Parameters:
    ///   - behavior: The technique and its parameters.
    ///   - header: The header.
    ///   - pages: The children, from the first; one at least. Each is loaded when it comes into sight.
    ///   - foot: A strip of tabs, for example: it becomes the lower edge of the header, as high as its
    ///     constraints or its frame, and stays in sight with as much of the header as the technique
    ///     leaves there. A header that a technique asks for its height needs constraints that say it.
    public convenience init(
      _ behavior: some HeaderBehavior, header: UIView, pages: [UIViewController],
      foot: UIView? = nil
    ) {
      self.init(driver: HeaderDriver(behavior), header: header, pages: pages, foot: foot)
    }

    /// A container of `pages` under `header`, which moves as `driver`'s technique has it; the rest is as
    /// with a behavior.
    public convenience init(
      driver: any HeaderDriving, header: UIView, pages: [UIViewController], foot: UIView? = nil
    ) {
      self.init(driver: driver, header: header, child: HeaderPager(pages))
      if let foot { header.addFoot(foot) }
    }

    /// The children that are turned between; the only one in a container of one.
    public var pages: [UIViewController] { pager?.pages ?? child.map { [$0] } ?? [] }

    /// The index of the page that is in sight; of the one before while two are.
    public var selectedIndex: Int { pager?.selectedIndex ?? 0 }

    /// Turns to the page at `index`, past those between if `animated`. The header does not move by it. An
    /// index that no page has does nothing.
    public func select(_ index: Int, animated: Bool) {
      pager?.select(index, animated: animated)
    }

    /// Called whenever the pages move sideways, with the page that is seen: 0 for the first, 0.5 for the
    /// first and the second half each. What marks a tab follows it.
    public var onTurn: (@MainActor (_ position: Double) -> Void)? {
      get { pager?.positionDidChange }
      set { pager?.positionDidChange = newValue }
    }

    /// Called when another page alone is in sight, with its index.
    public var onSelect: (@MainActor (_ index: Int) -> Void)? {
      get { pager?.selectionDidChange }
      set { pager?.selectionDidChange = newValue }
    }

    var pager: HeaderPager? { child as? HeaderPager }

    /// Puts the list of `page` under the header as well.
    func add(_ page: UIViewController) {
      guard let attachment, let list = page.scrollViewForHeader else { return }
      attachment.add(list)
      if let contained = page as? any ScrollViewContained { contained.scrollDelegate = attachment }
    }
  }

  extension UIView {
    /// Makes `foot` its lower edge.
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
      // Gives way to a height that the foot's own constraints or its content ask for.
      let given = foot.heightAnchor.constraint(equalToConstant: height)
      given.priority = .defaultLow
      given.isActive = true
    }
  }
#endif
