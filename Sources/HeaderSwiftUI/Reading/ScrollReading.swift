#if os(iOS) || os(macOS) || os(visionOS)
  import SwiftUI

  /// Chooses what reads a scroll view, and what moves it.
  ///
  /// The releases are told apart here, in plain functions, and nowhere in a view builder.
  @MainActor
  enum ScrollReading {
    /// Whether scroll views go where they are asked to.
    static var moves: Bool {
      #if canImport(UIKit)
        return true
      #else
        return saysPhases
      #endif
    }

    /// Whether a scroll view says what moves it.
    private static var saysPhases: Bool {
      if #available(iOS 18, macOS 15, visionOS 2, *) { true } else { false }
    }

    /// Whether room above the content can be made as a bar and a margin.
    static var splitsRoom: Bool {
      if #available(iOS 17, macOS 14, visionOS 1, *) { true } else { false }
    }

    /// A scroll view, read and moved: by its phases and geometry from iOS 18 on, before by a probe. Its
    /// `scrollPosition` is the app's where UIKit can move it.
    static func read(_ content: some View, _ page: PageModel) -> AnyView {
      var content = AnyView(content)
      if page.choosesTarget, #available(iOS 17, macOS 14, visionOS 1, *) {
        content = AnyView(content.scrollTargetBehavior(TechniqueTarget(page: page)))
      }
      #if canImport(UIKit)
        content = AnyView(content.background(ScrollProbe(page: page, looks: !saysPhases)))
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
