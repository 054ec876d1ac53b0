#if canImport(SwiftUI) && canImport(UIKit)
  import UIKit

  extension UIView {
    /// The first scroll view in the nearest view around this one that has any: up, and sideways.
    var nearestScrollView: UIScrollView? {
      var branch: UIView = self
      while let around = branch.superview {
        for sibling in around.subviews where sibling !== branch {
          if let found = sibling.outermostScrollView(over: self) { return found }
        }
        branch = around
      }
      return nil
    }

    /// The outermost scroll view in this one that lies where `probe` does.
    private func outermostScrollView(over probe: UIView) -> UIScrollView? {
      var level: [UIView] = [self]
      while !level.isEmpty {
        for candidate in level {
          guard let found = candidate as? UIScrollView else { continue }
          let frame = found.convert(found.bounds, to: probe)
          if frame.intersects(probe.bounds) || probe.bounds.isEmpty { return found }
        }
        level = level.flatMap { $0.subviews }
      }
      return nil
    }
  }
#endif
