#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// What the lists have to do with bars: ours at the bottom, and the system's.
  extension HeaderLists {
    /// What a bar lies in: the view around header and list, or a list that is its controller's own view.
    var barContainer: UIView {
      let (header, list) = (presenter.placer.header, active.link.view)
      guard header.isDescendant(of: list) else { return header.superview ?? list }
      return list.next is UIViewController ? list : list.superview ?? list
    }

    /// Lets `bar` follow, in place of the one before.
    func add(_ bar: BarPresenter) {
      removeBar()
      presenter.bar = bar
      presenter.guide.end(above: bar.view)
      _ = bar.measure()
      makeBarRoom()
      observed.follow(bar.following)
      for host in hosts { host.noticeGeometry() }
    }

    /// Takes the bar away.
    func removeBar() {
      guard let bar = presenter.bar else { return }
      presenter.bar = nil
      presenter.guide.end(above: nil)
      observed.follow(nil)
      bar.restore()
      makeBarRoom()
      for host in hosts { host.noticeGeometry() }
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

    // MARK: The system's

    /// Lets the bars of the controller around the header see the list that moves it, unless the app has
    /// named another one: with several, the system finds the first, or what turns them.
    func tellBars() {
      var responder: UIResponder? = presenter.placer.header
      while let current = responder, !(current is UIViewController) { responder = current.next }
      guard let controller = responder as? UIViewController else { return }
      let (list, seen) = (active.link.view, controller.contentScrollView(for: .top))
      let isOurs = seen.map { seen in
        list.isDescendant(of: seen) || hosts.contains { $0.link.view === seen }
      }
      guard seen !== list, isOurs != false else { return }
      controller.setContentScrollView(list, for: .all)
      toldController = controller
    }

    /// Has bars find a list by themselves again.
    func stopTellingBars() {
      let seen = toldController?.contentScrollView(for: .top)
      if hosts.contains(where: { $0.link.view === seen }) {
        toldController?.setContentScrollView(nil, for: .all)
      }
      toldController = nil
    }

    /// Takes in how high a collapsed header is.
    func edgeMayHaveChanged() {
      guard presenter.edge.isActive, presenter.run == nil else { return }
      let forwarder = observed.forwarder
      presenter.edge.height = max(0, forwarder.collapsedMaxY(for: active.scroll.reading))
      presenter.edge.place(behind: presenter.placer.header, from: presenter.placer.frameOrigin)
    }
  }

  extension HeaderHost {
    /// Leaves room for the whole bar at the end of the list.
    func makeBarRoom() {
      let room = presenter.bar?.room(in: link.view, besides: link.systemInsetBottom) ?? 0
      if room != link.barRoom { scroll.writing { link.makeBarRoom(room) } }
    }
  }
#endif
