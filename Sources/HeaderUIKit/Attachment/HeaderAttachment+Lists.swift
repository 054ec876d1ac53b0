#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  public import HeaderPlatform

  /// The lists under a header: one, or the pages of a pager.
  ///
  /// A list is aligned with the header before it becomes visible, and while it is visible. A list becomes active when
  /// a finger begins to drag it, when it is the only visible one, or through ``activate(_:)``.
  extension HeaderAttachment {
    /// The host of the list that moves the header.
    var active: HeaderHost { hosts.first { $0.scroll === observed.active } ?? hosts[0] }

    // MARK: Pages

    /// Adds a list under the header, which stays where it is.
    ///
    /// The list is aligned with the header when it becomes visible, and keeps its reader's place as far as the
    /// header allows. It moves the header once a finger drags it or it is the only visible list. It is held
    /// weakly, and may be in a pager, in a page view controller, or not on the screen yet. A header that is the
    /// first part of a list's content belongs to that list alone.
    public func add(_ scrollView: UIScrollView) {
      add(scrollView, forwardsDelegate: hosts[0].forwardsDelegate)
    }

    /// Adds a list whose delegate is replaced as `forwardsDelegate` says.
    func add(_ scrollView: UIScrollView, forwardsDelegate: Bool?) {
      guard isAttached else { return }
      HeaderAttachment.endPredecessors(on: scrollView, except: self)
      removeGone()
      guard self.host(of: scrollView) == nil else { return }
      let host = HeaderHost(scrollView, of: self, forwardsDelegate: forwardsDelegate)
      hosts.append(host)
      host.observe()
      observed.update(host.snapshot, of: host.scroll)
      presenter.placer.isShared = true
      host.observeGeometry()
      updateVisibility()
    }

    /// Removes a list, and restores it. The only list cannot be removed.
    public func remove(_ scrollView: UIScrollView) {
      guard isAttached, hosts.count > 1,
        let index = hosts.firstIndex(where: { $0.link.view === scrollView })
      else { return }
      remove(index)
    }

    /// Lets a list that was added move the header. This does not move the header.
    public func activate(_ scrollView: UIScrollView) {
      guard isAttached, let host = self.host(of: scrollView) else { return }
      observed.activate(host.scroll, at: CACurrentMediaTime())
    }

    /// The list that moves the header.
    public var activeScrollView: UIScrollView { active.link.view }

    /// Lets the header and everything around it follow the active list, which changed.
    func activeListDidChange() {
      let list = active.link.view
      presenter.placer.follow(list)
      presenter.edgeEffect.follow(list)
      updateContentScrollView()
      animateRefreshDisplacement()
      updateTouches()
      onActiveListChange?(list)
    }

    /// Whether a list has a refresh control, for which the header may move down with the content.
    var hasRefreshControl: Bool { hosts.contains { $0.link.hasRefreshControl } }

    /// Moves the header as far down as the visible lists are pulled, because other lists are visible. It is animated,
    /// unless the user prefers reduced motion.
    private func animateRefreshDisplacement() {
      guard hasRefreshControl else { return presenter.placeHeader() }
      UIView.animate(
        withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : 0.25, delay: 0,
        options: [.allowUserInteraction], animations: { self.presenter.placeHeader() })
    }

    private func remove(_ index: Int) {
      let host = hosts.remove(at: index)
      observed.remove(host.scroll)
      host.detach()
      presenter.placer.restore(host.link.view)
    }

    /// Removes lists that no longer exist.
    private func removeGone() {
      for index in hosts.indices.reversed() where hosts.count > 1 && hosts[index].link.isGone {
        remove(index)
      }
    }

    // MARK: Visible lists

    /// Aligns the list of `host` after it came onto the screen, or after its size or insets changed. It may become
    /// visible without a further callback.
    func align(_ host: HeaderHost) {
      guard isAttached, host.link.view.window != nil else { return }
      observed.align(host.scroll)
    }

    /// Aligns the visible lists. If the active one is not visible, another one becomes active.
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
        if observed.show(visible.map(\.scroll)) { animateRefreshDisplacement() }
        presenter.followWithPages()
      }
      updateTouches()
    }

    // MARK: Section headers

    /// Moves the header beside the list of `host`, or changes how its room is made, if the list now has section headers
    /// that would pin below the room. Waits until the content rests, and returns whether it still waits.
    private func adaptToSectionHeaders(in host: HeaderHost) -> Bool {
      let (list, header) = (host.link.view, presenter.placer.header)
      guard list.window != nil else { return false }
      guard host.isAtRest, presenter.run == nil else { return true }
      if hosts.count == 1, presenter.placer.mounting == .overlay,
        placement?.belongsBeside(header, list, driver.traits) == true
      {
        moveBeside(host)
      } else {
        host.scroll.writing { host.makeTopRoom(host.link.topRoom, seekingSections: true) }
      }
      return false
    }

    /// Moves the header beside the list. Header and content stay where they are on the screen.
    private func moveBeside(_ host: HeaderHost) {
      let link = host.link
      host.scroll.writing {
        let position = host.scroll.contentOffset + presenter.layout.scrollViewMinY
        link.remove()
        presenter.placer = presenter.placer.movedBeside() ?? presenter.placer
        link.move(to: position)
      }
      presenter.placer.prepare()
      observed.mount(presenter.placer.mounting, at: CACurrentMediaTime())
      host.observeGeometry()
    }

    // MARK: Touches

    /// Lets drags on the header scroll the active list, if ``scrollsFromHeader`` is set.
    func updateTouches() {
      guard isAttached else { return }
      presenter.touches.follow(active.link.view, under: presenter.placer.header)
      if presenter.touches.isWaiting { active.watchTurns() }
    }

    /// Performs what waits for a finger to lift, or for the content of `host` to rest. Returns whether anything
    /// still waits.
    func keepWaiting(for host: HeaderHost) -> Bool {
      if presenter.touches.isWaiting { updateTouches() }
      let waitsForRest = adaptToSectionHeaders(in: host)
      return presenter.touches.isWaiting || waitsForRest
    }
  }

  // An app may make a new attachment before it releases the last one.
  extension HeaderAttachment {
    /// Ends the attachments that `header` and `scrollView` have, before a new one begins.
    static func endPredecessors(of header: UIView, on scrollView: UIScrollView) {
      for host in hosts(around: header) where host.placer.header === header {
        host.attachment?.detach()
      }
      endPredecessors(on: scrollView)
    }

    /// Ends the attachments of `scrollView`, except `attachment`, before it gets a new header.
    static func endPredecessors(
      on scrollView: UIScrollView, except attachment: HeaderAttachment? = nil
    ) {
      // A table view that stretches its own header continues to do so.
      let stretching = (scrollView as? ElasticHeaderTableView)?.attachment
      for host in hosts(around: scrollView) where host.link.view === scrollView {
        guard let other = host.attachment, other !== stretching, other !== attachment
        else { continue }
        // Without its only list, the attachment ends.
        if other.hosts.count > 1 { other.remove(host.link.view) } else { other.detach() }
      }
    }

    /// The hosts that observe `view` or one of its ancestors.
    private static func hosts(around view: UIView) -> [HeaderHost] {
      view.lineage.flatMap(\.subviews).compactMap { ($0 as? GeometryObserverView)?.host }
    }
  }
#endif
