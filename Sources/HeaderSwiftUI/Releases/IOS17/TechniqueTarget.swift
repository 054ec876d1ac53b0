#if os(iOS) || os(macOS) || os(visionOS)
  import Foundation
  import SwiftUI

  /// Lets a technique choose the end of a fling.
  ///
  /// SwiftUI does not document the thread of the call. The end stays the same on other threads than the main one, and
  /// for a scroll view inside the page that scrolls sideways.
  @available(iOS 17, macOS 14, visionOS 1, *)
  struct TechniqueTarget: ScrollTargetBehavior {
    let page: PageModel

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      guard Thread.isMainThread, context.axes.contains(.vertical) else { return }
      let (page, velocity, y) = (page, Double(context.velocity.dy), Double(target.rect.origin.y))
      let answer = MainActor.assumeIsolated { page.target(velocity: velocity, target: y) }
      if let answer { target.rect.origin.y = CGFloat(answer) }
    }
  }
#endif
