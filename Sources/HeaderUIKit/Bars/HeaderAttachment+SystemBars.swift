#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderObservation
  import HeaderPlatform

  /// The content scroll view of the system's bars.
  extension HeaderAttachment {
    /// Sets the active list as the controller's content scroll view, unless the app set another one. Of several
    /// lists, the system would use the first one or the pager.
    func updateContentScrollView() {
      let controller = presenter.controllerAround
      let (list, seen) = (active.link.view, controller?.contentScrollView(for: .top))
      let isOurs = seen.map { seen in
        list.isDescendant(of: seen) || hosts.contains { $0.link.view === seen }
      }
      guard let controller, seen !== list, isOurs != false else { return }
      controller.setContentScrollView(list, for: .all)
      presenter.contentScrollView = list
    }

    /// Updates the edge effect's height, that of the collapsed header.
    func updateEdgeEffect() {
      guard presenter.edgeEffect.isActive, presenter.run == nil else { return }
      let (effect, placer) = (presenter.edgeEffect, presenter.placer)
      let collapsed = observed.forwarder.collapsedLayout(for: active.scroll.reading)
      effect.height = max(0, collapsed.headerMaxY)
      effect.place(behind: placer.header, from: placer.frameOrigin)
    }
  }

  extension HeaderPresenter {
    /// The nearest controller around the header, which may be the view of a controller of its own.
    fileprivate var controllerAround: UIViewController? {
      sequence(first: placer.header.superview as UIResponder?) { $0?.next }
        .compactMap { $0 as? UIViewController }.first
    }

    /// Takes the content scroll view back, if it still is the list that was set.
    func resetContentScrollView() {
      guard let contentScrollView, let controller = controllerAround,
        controller.contentScrollView(for: .top) === contentScrollView
      else { return }
      controller.setContentScrollView(nil, for: .all)
    }
  }
#endif
