#if os(iOS) || os(macOS) || os(visionOS)
  import SwiftUI

  /// Chooses how a scroll view is read and moved in each release.
  ///
  /// Availability is checked here, in plain functions, and not in view builders.
  @MainActor
  enum ScrollReading {
    /// Whether scroll views can be moved.
    static var canMove: Bool {
      #if canImport(UIKit)
        return true
      #else
        return reportsPhases
      #endif
    }

    /// Whether scroll views report phases.
    static var reportsPhases: Bool {
      if #available(iOS 18, macOS 15, visionOS 2, *) { true } else { false }
    }

    /// Whether room above the content can be made as a bar and a margin.
    static var splitsRoom: Bool {
      if #available(iOS 17, macOS 14, visionOS 1, *) { true } else { false }
    }

    /// Returns `content` with its scroll view read and moved: by phases and geometry from iOS 18 on, and by a probe
    /// before. With UIKit, the probe moves it, so that `scrollPosition` stays the app's.
    static func read(_ content: some View, _ page: PageModel) -> AnyView {
      var content = AnyView(content)
      if page.choosesTarget, #available(iOS 17, macOS 14, visionOS 1, *) {
        content = AnyView(content.scrollTargetBehavior(TechniqueTarget(page: page)))
      }
      #if canImport(UIKit)
        content = AnyView(content.background(ScrollProbe(page: page)))
      #endif
      guard #available(iOS 18, macOS 15, visionOS 2, *) else {
        return content
      }
      #if !canImport(UIKit)
        content = AnyView(content.modifier(PositionWriting(page: page)))
      #endif
      return AnyView(content.readingPhases(of: page))
    }
  }
#endif
