#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform

  /// What the system's bars are told of the lists.
  extension HeaderAttachment {
    /// Lets the bars of the controller around the header see the list that moves it, unless the app has
    /// named another one: with several, the system finds the first, or what turns them.
    func tellBars() {
      let controller = presenter.placer.header.controller
      let (list, seen) = (active.link.view, controller?.contentScrollView(for: .top))
      let isOurs = seen.map { seen in
        list.isDescendant(of: seen) || hosts.contains { $0.link.view === seen }
      }
      if seen !== list, isOurs != false { controller?.setContentScrollView(list, for: .all) }
    }

    /// Has bars find a list by themselves again.
    static func stopTellingBars(around header: UIView, of hosts: [HeaderHost]) {
      let controller = header.controller
      let seen = controller?.contentScrollView(for: .top)
      if hosts.contains(where: { $0.link.view === seen }) {
        controller?.setContentScrollView(nil, for: .all)
      }
    }

    /// Takes in how high a collapsed header is.
    func edgeMayHaveChanged() {
      guard presenter.edge.isActive, presenter.run == nil else { return }
      let forwarder = observed.forwarder
      presenter.edge.height = max(0, forwarder.collapsedMaxY(for: active.scroll.reading))
      presenter.edge.place(behind: presenter.placer.header, from: presenter.placer.frameOrigin)
    }
  }

  extension UIView {
    /// The nearest controller around it.
    fileprivate var controller: UIViewController? {
      sequence(first: self as UIResponder) { $0.next }
        .compactMap { $0 as? UIViewController }.first
    }
  }
#endif
