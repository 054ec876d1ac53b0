#if os(iOS) || os(macOS) || os(visionOS)
  public import SwiftUI

  extension View {
    /// Sets how the content of headers in this view follows them. A header that is as high as its content
    /// is never compressed.
    ///
    /// ```swift
    /// List(posts) { PostRow($0) }
    ///   .scrollHeader(.condensing(60...200)) { ProfileHeader() }
    ///   .headerStyle(.slide)
    /// ```
    public func headerStyle(_ style: HeaderStyle) -> some View {
      environment(\.header.style, style)
    }

    /// Sets how scroll views in this view blur what goes under their headers and footers at these edges:
    /// from iOS 26 and macOS 26 on, and nowhere on visionOS. The effect ends at the collapsed header, and
    /// at the safe area below a footer.
    ///
    /// ```swift
    /// List(posts) { PostRow($0) }
    ///   .scrollHeader(.condensing(60...200)) { ProfileHeader() }
    ///   .scrollFooter { Tools().glassEffect() }
    ///   .headerEdgeStyle(.soft)
    /// ```
    public func headerEdgeStyle(
      _ style: HeaderEdgeStyle, for edges: Edge.Set = .vertical
    ) -> some View {
      #if !os(visionOS)
        if #available(iOS 26, macOS 26, *) {
          return AnyView(
            scrollEdgeEffectStyle(style.effect, for: edges)
              .scrollEdgeEffectHidden(style == .hidden, for: edges))
        }
      #endif
      return AnyView(self)
    }

    /// Sets whether backgrounds of headers in this view stay beside what covers the screen's sides, a
    /// sidebar for example, and are continued under it mirrored and blurred. Before iOS 26, and unless
    /// this is set, they go from edge to edge.
    public func headerBackgroundExtension(_ isEnabled: Bool = true) -> some View {
      environment(\.header.extendsBackground, isEnabled)
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
