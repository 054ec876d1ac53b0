import SwiftUI

/// What stands for Releases/IOS18 where there is no iOS 18.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct PhaseReading: ViewModifier {
  let page: PageModel

  func body(content: Content) -> some View { content }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct PositionWriting: ViewModifier {
  let page: PageModel

  func body(content: Content) -> some View { content }
}
