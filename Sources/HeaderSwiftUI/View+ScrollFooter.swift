#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderObservation
  public import SwiftUI

  extension View {
    /// Places `footer` over the bottom of this view: a bar that leaves and returns with the header in the view, or by
    /// a technique of its own.
    ///
    /// ```swift
    /// List(posts) { PostRow($0) }
    ///   .scrollHeader(.hiding(height: 56)) { AddressField() }
    ///   .scrollFooter { Tools().background(.bar) }
    /// ```
    ///
    /// Apply it after `scrollHeader` or `scrollHeaderPages`. It follows the header that appeared last in the view. It
    /// has its own height, and its background also covers the safe area below it, with which it leaves the screen. Every
    /// list in the view gets room for the whole footer at its end, so the last row can be scrolled above it. This room
    /// never changes while the footer moves, and no body is evaluated. While the app holds the header, the footer is
    /// held too.
    ///
    /// - Parameters:
    ///   - technique: Moves the footer, as if the footer were the list's header. `nil` moves it with the header.
    ///   - footer: The content above the safe area.
    /// - Returns: The view, with the footer over it.
    public func scrollFooter<Footer: View>(
      _ technique: (any HeaderBehavior)? = nil, @ViewBuilder footer: () -> Footer
    ) -> some View {
      modifier(
        ScrollFooterModifier(
          technique: technique.map { AnyTechnique(behavior: $0) }, footer: footer(),
          model: FooterModel(technique)))
    }
  }

  /// A view with a bar over its bottom.
  ///
  ///     │  content   │ ◀ its header finds the model in the environment, and moves the bar
  ///     ├────────────┤
  ///     │▒▒ footer ▒▒│ ◀ overlay, moved
  ///     │▒▒▒▒▒▒▒▒▒▒▒▒│ ◀ the safe area, which moves with it
  ///     └────────────┘
  private struct ScrollFooterModifier<Footer: View>: ViewModifier {
    let technique: AnyTechnique?
    let footer: Footer
    @StateObject var model: FooterModel

    func body(content: Content) -> some View {
      content
        .environment(\.header.footer, model)
        .overlay(alignment: .bottom) { overlay }
        .onValueChange(of: technique) { model.replace(with: $0?.behavior) }
    }

    /// The footer at its own height, over the safe area and a keyboard.
    private var overlay: some View {
      GeometryReader { proxy in
        // Includes a keyboard's part.
        let safeArea = Double(proxy.safeAreaInsets.bottom)
        VStack(spacing: 0) { footer }
          .fixedSize(horizontal: false, vertical: true)
          .reading {
            BottomBar(height: Double($0.size.height), safeAreaBottom: safeArea)
          } report: {
            model.observed.bar = $0
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
          .following(model.footer) { place($0, $1, safeArea: safeArea) }
          .frame(maxHeight: .infinity, alignment: .bottom)
          .ignoresSafeArea(edges: .bottom)
      }
    }

    /// Moves the footer, which is laid out again only if its own height or the safe area changes.
    private func place(_ footer: AnyView, _ layout: HeaderLayout, safeArea: Double) -> some View {
      let bar = BottomBar(height: layout.headerHeight, safeAreaBottom: safeArea)
      let isVisible = layout.collapsedFraction < 1
      return
        footer
        .safeAreaInset(edge: .bottom, spacing: 0) { Spacing(height: safeArea) }
        .frame(height: CGFloat(bar.extent), alignment: .top)
        .allowsHitTesting(isVisible)
        .accessibilityHidden(!isVisible)
        .offset(y: CGFloat(bar.minY(hidden: layout.collapsedFraction, in: bar.extent)))
    }
  }
#endif
