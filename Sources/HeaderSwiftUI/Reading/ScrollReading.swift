#if os(iOS) || os(macOS) || os(visionOS)
  import SwiftUI

  /// Chooses what reads a scroll view, and what moves it: its phases and geometry from iOS 18 on, a probe
  /// before.
  ///
  /// The releases are told apart here, in plain functions, and nowhere in a view builder.
  @MainActor
  enum ScrollReading {
    /// Whether scroll views go where they are asked to.
    static var moves: Bool {
      #if canImport(UIKit)
        return true
      #else
        if #available(macOS 15, *) { return true } else { return false }
      #endif
    }

    /// Whether room above the content can be made as a bar and a margin.
    static var splitsRoom: Bool {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) { true } else { false }
    }

    /// The content, with `points` more at an edge of it.
    static func margin(_ content: some View, _ edge: Edge.Set, _ points: Double) -> AnyView {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
        return AnyView(content.contentMargins(edge, CGFloat(max(0, points)), for: .scrollContent))
      }
      return AnyView(content)
    }

    /// A scroll view, read and moved. Its `scrollPosition` is the app's where UIKit can move it.
    static func read(_ content: some View, _ page: PageModel) -> AnyView {
      let content = targeted(content, page)
      #if canImport(UIKit)
        return observed(content.background(ScrollMover(page: page)), page)
      #else
        return observed(positioned(content, page), page)
      #endif
    }

    private static func observed(_ content: some View, _ page: PageModel) -> AnyView {
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
        return AnyView(content.modifier(PhaseReading(page: page)))
      }
      #if canImport(UIKit)
        return AnyView(content.background(ScrollProbe(page: page)))
      #else
        return AnyView(content)
      #endif
    }

    /// The content, taken where it is asked to be.
    private static func positioned(_ content: some View, _ page: PageModel) -> AnyView {
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
        return AnyView(content.modifier(PositionWriting(page: page)))
      }
      return AnyView(content)
    }

    /// The content, with a technique that chooses where flings end asked for that.
    private static func targeted(_ content: some View, _ page: PageModel) -> AnyView {
      guard page.choosesTarget else { return AnyView(content) }
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
        return AnyView(content.modifier(TargetReading(page: page)))
      }
      return AnyView(content)
    }
  }
#endif
