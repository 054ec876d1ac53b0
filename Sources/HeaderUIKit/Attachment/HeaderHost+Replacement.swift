#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension HeaderHost {
    /// Goes on with `driver`'s technique, from where the header is seen.
    func replace(with driver: any HeaderDriving) {
      guard isAttached else { return }
      observer.look()
      forwarder.replace(with: driver, in: self)
      presenter.rebind(to: driver.choreography, safeAreaTop: coveredTop)
    }

    /// Goes on beside the list instead of over it, where header and content are seen.
    func moveBeside() {
      let header = placer.header
      let position = observer.offset + presenter.layout.scrollViewMinY
      observer.writing {
        link.remove()
        link.prefersSpacer = true
        presenter.replacePlacer {
          HeaderPlacement.beside().placer(
            of: header, and: link.view, traits: forwarder.driver.traits)
        }
        link.move(to: position)
      }
      placer.prepare()
      forwarder.mount(placer.mounting, in: self)
      listen()
    }

    /// Ends the attachment that moves `header` at this moment, and that of `scrollView`, before
    /// another begins. An app makes its next attachment before it lets go of the last.
    static func endPredecessors(of header: UIView, on scrollView: UIScrollView) {
      for host in hosts(around: header) where host.placer.header === header {
        host.lists?.detach()
      }
      for host in hosts(around: scrollView)
      where host.link.view === scrollView && host.isExclusive {
        host.lists?.leave(host)
      }
    }

    /// Ends whatever else `scrollView` is under, before it gets under the header of `lists`.
    static func endPredecessors(on scrollView: UIScrollView, besides lists: HeaderLists) {
      for host in hosts(around: scrollView)
      where host.link.view === scrollView && host.isExclusive && host.lists !== lists {
        host.lists?.leave(host)
      }
    }

    /// Those that observe `view` or lies around it.
    private static func hosts(around view: UIView) -> [HeaderHost] {
      var hosts: [HeaderHost] = []
      var container: UIView? = view
      while let current = container {
        hosts += current.subviews.compactMap { ($0 as? GeometryObserverView)?.host }
        container = current.superview
      }
      return hosts
    }
  }
#endif
