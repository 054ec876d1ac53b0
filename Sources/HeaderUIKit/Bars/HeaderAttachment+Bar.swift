#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderCore
  import HeaderObservation
  public import HeaderPlatform

  /// A bar at the bottom that goes and comes with the header.
  ///
  ///     ┌──────────────┐      ┌──────────────┐
  ///     │░░░ header ░░░│      │░ header ░░░░░│
  ///     │ row          │      │ row          │
  ///     │ row          │      │ row          │
  ///     │▒▒▒▒ bar ▒▒▒▒▒│      │ row          │ leaves as a whole, with the safe area below it
  ///     └──────────────┘      └──────────────┘
  extension HeaderAttachment {
    /// Lets `view` lie at the bottom, over the lists, and go and come as `movement` says: with the header,
    /// or by a technique of its own.
    ///
    /// ```swift
    /// header.addBar(tools)
    /// header.addBar(tools, moving: .by(EnterAlwaysHeader()))
    /// ```
    ///
    /// The bar is as high as its constraints or its frame, and the safe area. Pin what is in it to its
    /// layout margins: those hold the safe area and stay. It is added to the view around header and list
    /// unless it lies in one, and placed by its frame. Each list gets room for the whole bar at its end,
    /// once: while the bar moves nothing of a list is written, and the last row can be seen above it. A
    /// finger on it scrolls as one on the header does. A bar that was there before gives way.
    public func addBar(_ view: UIView, moving movement: FollowingBar.Movement = .withHeader) {
      let bar = BarPresenter(view, in: barContainer, moving: movement, below: presenter.guide)
      removeBar()
      presenter.bar = bar
      presenter.guide.end(above: bar.view)
      _ = bar.measure()
      makeBarRoom()
      observed.follow(bar.following)
      for host in hosts { host.noticeGeometry() }
    }

    /// Takes the bar away; view and lists get back what they had.
    public func removeBar() {
      guard let bar = presenter.bar else { return }
      presenter.bar = nil
      presenter.guide.end(above: nil)
      observed.follow(nil)
      bar.restore()
      makeBarRoom()
      for host in hosts { host.noticeGeometry() }
    }

    /// The rectangle between the header's lower edge and the bar's upper one, or the bottom without a bar,
    /// for constraints: a notice below the header, a button above the bar. What hangs on it goes along,
    /// animations included.
    public var contentGuide: UILayoutGuide {
      presenter.guide.rectangle(above: presenter.bar?.view)
    }

    /// How much of the bar is hidden: 0 none of it, 1 all of it, or no bar. Where it is going, if an
    /// animation runs.
    public var barHiddenFraction: Double { presenter.bar?.hiddenFraction ?? 1 }

    /// What a bar lies in: the view around header and list, or a list that is its controller's own view.
    var barContainer: UIView {
      let (header, list) = (presenter.placer.header, active.link.view)
      guard header.isDescendant(of: list) else { return header.superview ?? list }
      return list.next is UIViewController ? list : list.superview ?? list
    }

    /// The bar may have another size, or another place.
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
    /// Leaves room for the whole bar at the end of the list.
    func makeBarRoom() {
      let room = presenter.bar?.room(in: link.view, besides: link.systemInsetBottom) ?? 0
      if room != link.barRoom { scroll.writing { link.makeBarRoom(room) } }
    }
  }

  extension FollowingBar.Movement {
    /// `behavior` of the bar's own: it is told of the list with the bar in the header's place.
    public static func by(_ behavior: some HeaderBehavior) -> FollowingBar.Movement {
      .by(HeaderDriver(behavior) as any HeaderDriving)
    }
  }
#endif
