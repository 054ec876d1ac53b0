#if os(iOS) || os(macOS) || os(visionOS)
  public import SwiftUI

  extension View {
    /// Has this view follow the header of `state`, wherever the view is: a title in a toolbar that appears
    /// as the header goes.
    ///
    /// ```swift
    /// Text("Feed").headerEffect(header) { view, layout in
    ///   view.opacity(layout.collapsedFraction)
    /// }
    /// ```
    ///
    /// With every step `effect` is asked again, and nothing else: neither this view nor the screen around
    /// it is evaluated.
    ///
    /// - Parameters:
    ///   - state: The header's, which a `scrollHeader` was given.
    ///   - effect: What becomes of the view in the layout that is seen.
    public func headerEffect(
      _ state: HeaderState, _ effect: @escaping (HeaderEffect, HeaderLayout) -> HeaderEffect
    ) -> some View {
      modifier(HeaderEffectModifier(publication: state.header, effect: effect))
    }
  }

  /// A view as the effect has it in the layout that is seen.
  private struct HeaderEffectModifier: ViewModifier {
    let publication: HeaderPublication
    let effect: (HeaderEffect, HeaderLayout) -> HeaderEffect

    func body(content: Content) -> some View {
      SeenHeader(publication: publication) { layout in
        let effect = effect(HeaderEffect(), layout)
        content
          .scaleEffect(CGFloat(effect.scale))
          .opacity(effect.opacity)
          .blur(radius: CGFloat(effect.blur))
          .offset(x: CGFloat(effect.x), y: CGFloat(effect.y))
      }
    }
  }
#endif
