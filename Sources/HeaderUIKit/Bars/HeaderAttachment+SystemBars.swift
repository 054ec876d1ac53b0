#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform

  /// The content scroll view of the system's bars.
  extension HeaderAttachment {
    /// Sets the active list as the controller's content scroll view, unless the app set another one. Of several
    /// lists, the system would use the first one or the pager.
    func updateContentScrollView() {
      let controller = presenter.placer.header.controller
      let (list, seen) = (active.link.view, controller?.contentScrollView(for: .top))
      let isOurs = seen.map { seen in
        list.isDescendant(of: seen) || hosts.contains { $0.link.view === seen }
      }
      if seen !== list, isOurs != false { controller?.setContentScrollView(list, for: .all) }
    }

    /// Removes the content scroll view, if it is one of the lists.
    static func resetContentScrollView(around header: UIView, of hosts: [HeaderHost]) {
      let controller = header.controller
      let seen = controller?.contentScrollView(for: .top)
      if hosts.contains(where: { $0.link.view === seen }) {
        controller?.setContentScrollView(nil, for: .all)
      }
    }

    /// Updates the edge effect's height, that of the collapsed header.
    func updateEdgeEffect() {
      guard presenter.edgeEffect.isActive, presenter.run == nil else { return }
      let (effect, placer) = (presenter.edgeEffect, presenter.placer)
      effect.height = max(0, observed.forwarder.collapsedMaxY(for: active.scroll.reading))
      effect.place(behind: placer.header, from: placer.frameOrigin)
    }
  }

  extension UIView {
    /// The nearest controller in its responder chain.
    fileprivate var controller: UIViewController? {
      sequence(first: self as UIResponder) { $0.next }
        .compactMap { $0 as? UIViewController }.first
    }
  }
#endif
