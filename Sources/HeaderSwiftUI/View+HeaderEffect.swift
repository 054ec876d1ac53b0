#if os(iOS) || os(macOS) || os(visionOS)
  public import SwiftUI

  extension View {
    /// Lets this view follow the header of `state` from anywhere: a title in a toolbar, for example, that appears as
    /// the header collapses.
    ///
    /// ```swift
    /// Text("Feed").headerEffect(header) { view, layout in
    ///   view.opacity(layout.collapsedFraction)
    /// }
    /// ```
    ///
    /// At every step only `effect` is called. Neither this view's body nor the screen's is evaluated.
    ///
    /// - Parameters:
    ///   - state: The state that was passed to `scrollHeader`.
    ///   - effect: Returns the effect for the layout on the screen.
    public func headerEffect(
      _ state: HeaderState, _ effect: @escaping (HeaderEffect, HeaderLayout) -> HeaderEffect
    ) -> some View {
      modifier(HeaderEffectModifier(publication: state.header, effect: effect))
    }
  }

  /// Applies the effect for the layout on the screen.
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
