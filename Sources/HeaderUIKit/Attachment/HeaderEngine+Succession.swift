#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension HeaderEngine {
    /// Ends whoever moves `header` at this moment, or forwards the delegate of `scrollView`, before
    /// somebody else does. An app makes its next attachment before it lets go of the last.
    static func endPredecessors(of header: UIView, on scrollView: UIScrollView) {
      for engine in engines(around: header) where engine.placer.header === header {
        engine.detach()
      }
      for engine in engines(around: scrollView)
      where engine.link.view === scrollView && engine.proxy != nil {
        engine.detach()
      }
    }

    /// Those whose container is `view` or lies around it.
    private static func engines(around view: UIView) -> [HeaderEngine] {
      var engines: [HeaderEngine] = []
      var container: UIView? = view
      while let current = container {
        engines += current.subviews.compactMap { ($0 as? ContainerProbe)?.engine }
        container = current.superview
      }
      return engines
    }
  }
#endif
