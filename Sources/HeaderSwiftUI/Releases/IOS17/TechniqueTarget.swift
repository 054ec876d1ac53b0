#if os(iOS) || os(macOS) || os(visionOS)
  import Foundation
  import SwiftUI

  /// The end of a fling, as a technique has it.
  ///
  /// SwiftUI does not say on which thread it asks. Elsewhere than on the main one, flings end where
  /// they would by themselves.
  @available(iOS 17, macOS 14, visionOS 1, *)
  struct TechniqueTarget: ScrollTargetBehavior {
    let page: PageModel

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      guard Thread.isMainThread else { return }
      let offset = Double(target.rect.origin.y)
      // Points per second here, and per millisecond where UIKit's names are used.
      let velocity = Double(context.velocity.dy) / 1000
      let page = page
      let answer = MainActor.assumeIsolated { page.target(velocity: velocity, target: offset) }
      if let answer { target.rect.origin.y = CGFloat(answer) }
    }
  }
#endif
