#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  // An app makes its next attachment before it lets go of the last.
  extension HeaderLists {
    /// Ends the attachment that moves `header` at this moment, and that of `scrollView`, before
    /// another begins.
    static func endPredecessors(of header: UIView, on scrollView: UIScrollView) {
      for host in hosts(around: header) where host.placer.header === header {
        host.lists?.detach()
      }
      endPredecessors(on: scrollView)
    }

    /// Ends whatever `scrollView` is under, `lists` excepted, before it gets under another header.
    static func endPredecessors(on scrollView: UIScrollView, besides lists: HeaderLists? = nil) {
      // A table view that stretches its own header goes on doing so.
      let stretching = (scrollView as? ElasticHeaderTableView)?.attachment?.lists
      for host in hosts(around: scrollView) where host.link.view === scrollView {
        guard let other = host.lists, other !== stretching, other !== lists else { continue }
        other.leave(host)
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
