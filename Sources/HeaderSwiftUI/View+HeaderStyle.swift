#if os(iOS) || os(macOS) || os(visionOS)
  public import SwiftUI

  extension View {
    /// Sets how the content of headers in this view follows them. A header whose height depends on its content is
    /// never compressed.
    ///
    /// ```swift
    /// List(posts) { PostRow($0) }
    ///   .scrollHeader(.condensing(60...200)) { ProfileHeader() }
    ///   .headerStyle(.slide)
    /// ```
    public func headerStyle(_ style: HeaderStyle) -> some View {
      environment(\.header.style, style)
    }

    /// Sets how scroll views in this view blur content under their headers and footers at these edges. It has an
    /// effect from iOS 26 and macOS 26 on, and none on visionOS. The blur ends at the lower edge of the collapsed header
    /// and at the safe area below a footer.
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

    /// Sets whether the backgrounds of headers in this view end beside a sidebar and extend under it mirrored and
    /// blurred. By default, and before iOS 26, they extend from edge to edge.
    public func headerBackgroundExtension(_ isEnabled: Bool = true) -> some View {
      environment(\.header.extendsBackground, isEnabled)
    }
  }

  #if !os(visionOS)
    @available(iOS 26, macOS 26, *)
    extension HeaderEdgeStyle {
      /// The corresponding style of SwiftUI.
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
