#if os(iOS) || os(macOS) || os(visionOS)
  import SwiftUI

  /// Sets how scroll views blur what goes under their edges.
  @MainActor
  enum EdgeStyling {
    /// `content` with that edge effect, where the release has one.
    static func apply(
      _ style: HeaderEdgeStyle, to content: some View, for edges: Edge.Set
    ) -> AnyView {
      #if !os(visionOS)
        if #available(iOS 26, macOS 26, *) {
          return AnyView(
            content.scrollEdgeEffectStyle(style.effect, for: edges)
              .scrollEdgeEffectHidden(style == .hidden, for: edges))
        }
      #endif
      return AnyView(content)
    }
  }

  #if !os(visionOS)
    @available(iOS 26, macOS 26, *)
    extension HeaderEdgeStyle {
      /// The same, as SwiftUI calls it.
      fileprivate var effect: ScrollEdgeEffectStyle {
        switch self {
        case .automatic, .hidden: .automatic
        case .soft: .soft
        case .hard: .hard
        }
      }
    }
  #endif
#endif
