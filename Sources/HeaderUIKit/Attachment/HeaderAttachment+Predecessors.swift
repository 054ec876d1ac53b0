#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

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
