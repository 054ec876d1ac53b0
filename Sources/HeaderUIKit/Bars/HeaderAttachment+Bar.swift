#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderCore
  import HeaderObservation
  public import HeaderPlatform

  /// A bar at the bottom that leaves and returns with the header.
  ///
  ///     ┌──────────────┐      ┌──────────────┐
  ///     │░░░ header ░░░│      │░ header ░░░░░│
  ///     │ row          │      │ row          │
  ///     │ row          │      │ row          │
  ///     │▒▒▒▒ bar ▒▒▒▒▒│      │ row          │ leaves as a whole, with the safe area below it
  ///     └──────────────┘      └──────────────┘
  extension HeaderAttachment {
    /// Adds `view` as a bar at the bottom, over the lists. `movement` moves it: with the header, or by a technique of
    /// its own.
    ///
    /// ```swift
    /// header.addBar(tools)
    /// header.addBar(tools, moving: .by(EnterAlwaysHeader()))
    /// ```
    ///
    /// Its height is that of its constraints or its frame, and the safe area. Pin its subviews to its layout margins,
    /// which include the safe area and do not change while the bar moves. If it has no superview, it is added to the
    /// view around header and list. It is placed by its frame.
    ///
    /// Each list gets room for the whole bar at its end, once. So no property of a list is written while the bar
    /// moves, and the last row can be scrolled above it. Drags on the bar scroll as those on the header do. The bar
    /// replaces a previous one.
    public func addBar(_ view: UIView, moving movement: FollowingBar.Movement = .withHeader) {
      // `view` may be the previous bar, and is restored first.
      removeBar()
      let bar = BarPresenter(view, in: barContainer, moving: movement, below: presenter.guide)
      presenter.bar = bar
      presenter.guide.setBar(bar.view)
      _ = bar.measure()
      makeBarRoom()
      observed.follow(bar.following)
      for host in hosts { host.noticeGeometry() }
    }

    /// Removes the bar, and restores the view and the lists.
    public func removeBar() {
      guard let bar = presenter.bar else { return }
      presenter.bar = nil
      presenter.guide.setBar(nil)
      observed.follow(nil)
      bar.restore()
      makeBarRoom()
      for host in hosts { host.noticeGeometry() }
    }

    /// A layout guide from the header's lower edge to the bar's upper one, or to the bottom without a bar. Views that
    /// are constrained to it, a notice below the header or a button above the bar, move and are animated with it.
    public var contentGuide: UILayoutGuide {
      presenter.guide.layoutGuide(above: presenter.bar?.view)
    }

    /// The hidden fraction of the bar, 0 to 1, at the end of the animation if one runs; 1 without a bar.
    public var barHiddenFraction: Double {
      presenter.bar?.following.hiddenFraction ?? 1
    }

    /// The superview for a bar: the view around header and list, or a list that is its controller's view.
    var barContainer: UIView {
      let (header, list) = (presenter.placer.header, active.link.view)
      guard header.isDescendant(of: list) else { return header.superview ?? list }
      return list.next is UIViewController ? list : list.superview ?? list
    }

    /// Measures and places the bar again.
    func barGeometryMayHaveChanged(isContentNew: Bool = false) {
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
