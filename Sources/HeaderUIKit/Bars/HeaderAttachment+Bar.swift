#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderCore
  import HeaderObservation
  public import HeaderPlatform

  /// A bar at the bottom of the screen that leaves and returns as the list scrolls.
  ///
  ///     ┌──────────────┐      ┌──────────────┐
  ///     │░░░ header ░░░│      │░ header ░░░░░│
  ///     │ row          │      │ row          │
  ///     │ row          │      │ row          │
  ///     │▒▒▒▒ bar ▒▒▒▒▒│      │ row          │ leaves as a whole, with the safe area below it
  ///     └──────────────┘      └──────────────┘
  extension HeaderAttachment {
    /// Adds `view` as a bar at the bottom of the screen, in front of the lists. It replaces a previous bar.
    ///
    /// ```swift
    /// header.addBar(tools)  // leaves and returns with the header
    /// header.addBar(tools, moving: .by(EnterAlwaysHeader()))  // by a technique of its own
    /// ```
    ///
    /// A bar that the app's constraints hold at the bottom edge or the safe area of a view around it moves by that
    /// constraint's constant. Any other bar gets a frame: as wide as its superview, and as high as its constraints (or
    /// else its original frame) require, plus the safe area. Without a superview it is added to the view around header
    /// and list. Pin its subviews to its layout margins: these include the safe area that it covers, and stay the same
    /// while the bar moves.
    ///
    /// Each list gets room at its end for the whole bar, so that the last row can be scrolled above it. The room stays
    /// while the bar moves, so that no property of a list is written then. A drag on the bar scrolls the list if
    /// ``scrollsFromHeader`` is set.
    public func addBar(_ view: UIView, moving movement: FollowingBar.Movement = .withHeader) {
      guard isAttached else { return }
      // `view` may be the previous bar, and is restored first.
      removeBar()
      setBar(BarPresenter(view, in: barContainer, moving: movement, below: presenter.guide))
    }

    /// Removes the bar, and restores the view and the lists.
    public func removeBar() {
      if presenter.bar != nil { setBar(nil) }
    }

    private func setBar(_ bar: BarPresenter?) {
      let previous = presenter.bar
      presenter.bar = bar
      presenter.guide.end(above: bar?.view)
      _ = bar?.measure()
      makeBarRoom()
      observed.follow(bar?.observed, at: CACurrentMediaTime())
      previous?.restore()
      for host in hosts { host.reportGeometry() }
    }

    /// The space between the header and the bar, or the bottom of the screen without a bar. A view that is constrained
    /// to its edges, such as a notice below the header or a button above the bar, follows them, also in animations.
    public var contentGuide: UILayoutGuide {
      presenter.guide.begin(under: presenter.placer.header, above: presenter.bar?.view)
      return presenter.guide
    }

    /// The hidden fraction of the bar, 0 to 1, at the end of the animation if one runs; 1 without a bar.
    public var barHiddenFraction: Double {
      presenter.bar?.observed.shown.layout.collapsedFraction ?? 1
    }

    /// The superview of a bar that has none: the view around header and list, or the list if it is its controller's
    /// view.
    var barContainer: UIView {
      let (header, list) = (presenter.placer.header, active.link.view)
      guard header.isDescendant(of: list) else { return header.superview ?? list }
      return list.next is UIViewController ? list : list.superview ?? list
    }

    /// Places the bar after the geometry may have changed, and measures it again if it did, or if `isContentNew`.
    func updateBar(isContentNew: Bool = false) {
      guard let bar = presenter.bar else { return }
      if bar.measure(isContentNew: isContentNew) { makeBarRoom() }
      bar.place()
    }

    private func makeBarRoom() {
      for host in hosts { host.makeBarRoom() }
    }
  }

  extension HeaderHost {
    /// Makes room for the whole bar at the end of the list.
    func makeBarRoom() {
      let room = presenter.bar?.room(in: link.view, besides: link.systemInsetBottom) ?? 0
      if room != link.barRoom { scroll.writing { link.makeBarRoom(room) } }
    }
  }

  extension FollowingBar.Movement {
    /// Moves the bar by `behavior`, which gets the list's events as if the bar were its header.
    public static func by(_ behavior: some HeaderBehavior) -> FollowingBar.Movement {
      .by(HeaderDriver(behavior) as any HeaderDriving)
    }
  }
#endif
