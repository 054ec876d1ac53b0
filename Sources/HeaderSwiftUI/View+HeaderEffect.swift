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
    ///   - effect: Returns its first argument, this view, with modifiers for the layout on the screen.
    public func headerEffect<Effect: View>(
      _ state: HeaderState, @ViewBuilder _ effect: @escaping (AnyView, HeaderLayout) -> Effect
    ) -> some View {
      following(state.header, effect)
    }

    /// Applies `effect` for the layout of a header or a footer on the screen, at every step and in every frame of an
    /// animation.
    func following<Effect: View>(
      _ publication: HeaderPublication,
      @ViewBuilder _ effect: @escaping (AnyView, HeaderLayout) -> Effect
    ) -> some View {
      modifier(HeaderFollower(publication: publication, effect: effect))
    }
  }

  private struct HeaderFollower<Effect: View>: ViewModifier {
    @ObservedObject var publication: HeaderPublication
    let effect: (AnyView, HeaderLayout) -> Effect

    func body(content: Content) -> some View {
      let (shown, view) = (publication.value.shown, AnyView(content))
      return TimelineView(.animation(minimumInterval: nil, paused: shown.run == nil)) { frame in
        // The frame's time, on the clock of the animation.
        let time = HeaderModel.time + frame.date.timeIntervalSinceNow
        effect(view, shown.layout(at: time))
      }
    }
  }
#endif
