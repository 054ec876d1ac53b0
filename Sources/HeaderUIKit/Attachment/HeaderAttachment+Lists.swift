#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  public import HeaderPlatform

  /// The lists under one header: one, or the pages of a pager.
  ///
  /// A list that comes into sight is aligned with the header before it is seen, and while it is seen; a
  /// hidden one is left alone. A finger that begins to drag a list makes it the active one, and so does
  /// the end of a swipe that leaves no other in sight.
  extension HeaderAttachment {
    /// The host of the list that moves the header.
    var active: HeaderHost { hosts.first { $0.scroll === observed.active } ?? hosts[0] }

    // MARK: Pages

    /// Puts another list under the header, which goes on where it is. The list is aligned with it when
    /// it comes into sight, keeps its reader's place wherever the header lets it, and moves the header
    /// once a finger drags it or it is the only one in sight. It is held weakly, and may be in a pager,
    /// in a page view controller, or not on the screen yet. A header that is the first part of a list's
    /// content is that list's alone.
    public func add(_ scrollView: UIScrollView) {
      HeaderAttachment.endPredecessors(on: scrollView, besides: self)
      removeGone()
      guard !hosts.contains(where: { $0.link.view === scrollView }) else { return }
      let host = HeaderHost(
        ScrollViewLink(scrollView), observed.addPage(), of: self,
        forwardsDelegate: hosts[0].proxy != nil)
      hosts.append(host)
      host.attach()
      host.makeBarRoom()
      if let snapshot = host.snapshot { observed.update(snapshot, of: host.scroll) }
      presenter.placer.isShared = true
      host.listen()
      updateVisibility()
    }

    /// Takes a list from under the header; it gets back what it had. The only one stays.
    public func remove(_ scrollView: UIScrollView) {
      guard hosts.count > 1, let index = hosts.firstIndex(where: { $0.link.view === scrollView })
      else { return }
      remove(index)
    }

    /// Lets a list that has been added move the header from now on. The header does not move by it.
    public func activate(_ scrollView: UIScrollView) {
      guard let host = hosts.first(where: { $0.link.view === scrollView }) else { return }
      // The one before may have been taken off the screen.
      presenter.placer.follow(scrollView)
      observed.activate(host.scroll, at: host.link.time)
      activeMayHaveChanged()
    }

    /// The list that moves the header.
    public var activeScrollView: UIScrollView { active.link.view }

    /// Whether the header follows the list of `host`: it has been told of it, if it is another one.
    func isFollowing(_ host: HeaderHost) -> Bool { followed === host.link.view }

    /// Lets the header and its fingers follow the active list: another one, if a finger began to drag
    /// that.
    func activeMayHaveChanged() {
      let list = active.link.view
      guard list !== followed else { return }
      followed = list
      presenter.placer.follow(list)
      presenter.edge.follow(list)
      tellBars()
      active.displaceForRefresh(isAnimated: true)
      updateTouches()
      onActiveListChange?(list)
    }

    private func remove(_ index: Int) {
      let host = hosts.remove(at: index)
      observed.remove(host.scroll)
      activeMayHaveChanged()
      host.detach()
      presenter.placer.giveBack(host.link.view)
    }

    /// Lists that the app has let go of.
    private func removeGone() {
      for index in hosts.indices.reversed() where hosts.count > 1 && hosts[index].link.isGone {
        remove(index)
      }
    }

    // MARK: What is seen

    /// Aligns the list of `host`, which has come onto the screen or has another size or other insets, and
    /// may be put into sight without a word.
    func align(_ host: HeaderHost) {
      guard isAttached, host.link.view.window != nil else { return }
      observed.align(host.scroll)
    }

    /// Aligns the lists that are seen. Once the one that moves the header is out of sight, another does.
    func updateVisibility() {
      guard isAttached else { return }
      removeGone()
      if hosts.count > 1 {
        for host in hosts {
          host.visibility.watch(host.link.view, under: presenter.placer.header) { [weak self] in
            self?.updateVisibility()
          }
        }
        let visible = hosts.filter { $0.link.view.isVisible }
        // The active one may have been taken off the screen.
        if let first = visible.first, !visible.contains(where: { $0 === active }) {
          presenter.placer.follow(first.link.view)
        }
        if observed.show(visible.map(\.scroll)) {
          activeMayHaveChanged()
          active.displaceForRefresh(isAnimated: true)
        }
        followAnimationIfNeeded()
      }
      updateTouches()
    }

    /// Keeps the lists in sight under a header that is being animated, whatever moves it, frame by
    /// frame.
    func followAnimationIfNeeded() {
      guard hosts.count > 1 else { return }
      presenter.run?.follow { [weak self] in
        guard let self, observed.visible.count > 1 else { return }
        presenter.isAhead = true
        observed.alignVisible()
        presenter.isAhead = false
      }
    }

    // MARK: Section headers

    /// Sees, once the content of `host` is at rest, whether section headers have come: goes on beside the
    /// list where they would stop half-way down, or leaves room for the header above them. Gives whether
    /// that has to wait.
    private func makeWayForSections(in host: HeaderHost) -> Bool {
      let (list, header) = (host.link.view, presenter.placer.header)
      guard host.link.mayHaveSections, list.window != nil else { return false }
      guard host.isAtRest, presenter.run == nil else { return true }
      host.link.mayHaveSections = false
      if hosts.count == 1, presenter.placer.mounting == .overlay,
        placement?.belongsBeside(header, list, driver.traits) == true
      {
        moveBeside(host)
      } else {
        host.scroll.writing { host.makeTopRoom(host.link.topRoom, seekingSections: true) }
      }
      return false
    }

    /// Goes on beside the list instead of over it, where header and content are seen.
    private func moveBeside(_ host: HeaderHost) {
      let (header, link) = (presenter.placer.header, host.link)
      host.scroll.writing {
        let position = host.scroll.contentOffset + presenter.layout.scrollViewMinY
        link.remove()
        presenter.placer.restore()
        presenter.placer = HeaderPlacer(header, .beside, link.view) ?? presenter.placer
        link.move(to: position)
      }
      presenter.placer.prepare()
      observed.mount(presenter.placer.mounting, at: link.time)
      host.listen()
    }

    // MARK: Touches

    /// Has fingers on the header scroll the active list, if the app wants them to.
    func updateTouches() {
      presenter.touches.follow(active.link.view, under: presenter.placer.header)
      if presenter.touches.isWaiting { active.watchTurns() }
    }

    /// Does what had to wait for a finger to lift, or for the content of `host` to come to rest. Gives
    /// whether anything still waits.
    func goOnWaiting(for host: HeaderHost) -> Bool {
      if presenter.touches.isWaiting { updateTouches() }
      let waitsForRest = makeWayForSections(in: host)
      return presenter.touches.isWaiting || waitsForRest
    }
  }

  // An app makes its next attachment before it lets go of the last.
  extension HeaderAttachment {
    /// Ends the attachment that moves `header` at this moment, and that of `scrollView`, before
    /// another begins.
    static func endPredecessors(of header: UIView, on scrollView: UIScrollView) {
      for host in hosts(around: header) where host.placer.header === header {
        host.attachment?.detach()
      }
      endPredecessors(on: scrollView)
    }

    /// Ends whatever `scrollView` is under, `attachment` excepted, before it gets under another header.
    static func endPredecessors(
      on scrollView: UIScrollView, besides attachment: HeaderAttachment? = nil
    ) {
      // A table view that stretches its own header goes on doing so.
      let stretching = (scrollView as? ElasticHeaderTableView)?.attachment
      for host in hosts(around: scrollView) where host.link.view === scrollView {
        guard let other = host.attachment, other !== stretching, other !== attachment
        else { continue }
        // The only list takes the attachment's end with it.
        if other.hosts.count > 1 { other.remove(host.link.view) } else { other.detach() }
      }
    }

    /// The hosts that observe `view` or a view around it.
    private static func hosts(around view: UIView) -> [HeaderHost] {
      view.lineage.flatMap(\.subviews).compactMap { ($0 as? GeometryObserverView)?.host }
    }
  }
#endif
