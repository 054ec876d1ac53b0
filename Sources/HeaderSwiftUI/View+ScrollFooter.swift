#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderObservation
  public import SwiftUI

  extension View {
    /// Lays `footer` over the bottom of this view: a bar that goes and comes with the header in it, or by a
    /// technique of its own.
    ///
    /// ```swift
    /// List(posts) { PostRow($0) }
    ///   .scrollHeader(.hiding(height: 56)) { AddressField() }
    ///   .scrollFooter { Tools().background(.bar) }
    /// ```
    ///
    /// It comes after `scrollHeader` or `scrollHeaderPages`, and belongs to the header that has appeared
    /// last in the view. It is as high as it is by itself, and leaves the screen as a whole, with the safe
    /// area that its background covers. The lists get room for all of it at their end, once: while it moves
    /// neither their bodies nor the footer's are evaluated, and the last row can be seen above it. What holds
    /// the header holds it.
    ///
    /// - Parameters:
    ///   - technique: What moves it: it is told of the list with the footer in the header's place. `nil`, the
    ///     header's collapsed fraction.
    ///   - footer: What it shows above the safe area.
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
  ///     │  content   │ ◀ finds the model in its environment: its header moves the bar
  ///     ├────────────┤
  ///     │▒▒ footer ▒▒│ ◀ overlay, moved
  ///     │▒▒▒▒▒▒▒▒▒▒▒▒│ ◀ the safe area, which goes with it
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

    /// The footer at the bottom, as high as it is by itself, over the safe area and a keyboard.
    private var overlay: some View {
      GeometryReader { proxy in
        // What the system keeps free, a keyboard's part included.
        let safeArea = Double(proxy.safeAreaInsets.bottom)
        footer
          .fixedSize(horizontal: false, vertical: true)
          .reading {
            BottomBar(height: Double($0.size.height), safeAreaBottom: safeArea)
          } tell: {
            model.observed.bar = $0
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
          .modifier(FooterPlacement(publication: model.footer, safeArea: safeArea))
          .frame(maxHeight: .infinity, alignment: .bottom)
          .ignoresSafeArea(edges: .bottom)
      }
    }
  }

  /// Moves a footer. It is laid out anew only where its own height or the safe area changes.
  private struct FooterPlacement: ViewModifier {
    let publication: HeaderPublication
    let safeArea: Double

    func body(content: Content) -> some View {
      SeenHeader(publication: publication) { layout in
        let bar = BottomBar(height: layout.headerHeight, safeAreaBottom: safeArea)
        let isVisible = layout.collapsedFraction < 1
        content
          .safeAreaInset(edge: .bottom, spacing: 0) { Spacing(height: safeArea) }
          .frame(height: CGFloat(bar.extent), alignment: .top)
          .allowsHitTesting(isVisible)
          .accessibilityHidden(!isVisible)
          .offset(y: CGFloat(bar.minY(hidden: layout.collapsedFraction, in: bar.extent)))
      }
    }
  }
#endif
