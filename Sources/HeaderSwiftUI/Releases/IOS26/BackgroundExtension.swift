#if os(iOS) || os(macOS) || os(visionOS)
  import SwiftUI

  /// Takes what lies behind a header to the screen's sides.
  @MainActor
  enum BackgroundExtension {
    /// `background` beside what covers the sides, and continued under it, if it `extends` and iOS can do
    /// that; else all over.
    static func extend(_ background: some View, _ extends: Bool) -> AnyView {
      if extends, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        return AnyView(background.backgroundExtensionEffect())
      }
      return AnyView(background.ignoresSafeArea(.container, edges: .horizontal))
    }
  }
#endif
