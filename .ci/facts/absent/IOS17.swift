import SwiftUI

/// What stands for Releases/IOS17 where there is no iOS 17.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct TargetReading: ViewModifier {
  let page: PageModel

  func body(content: Content) -> some View { content }
}
