#if os(macOS)
  import HeaderObservation
  import ScrollPhysics
  import SwiftUI

  /// Moves a `ScrollView` on request.
  @available(macOS 15, *)
  struct PositionWriting: ViewModifier {
    let page: PageModel
    @State private var position = ScrollPosition()

    func body(content: Content) -> some View {
      content
        .scrollPosition($position)
        .onAppear { [position = $position] in
          // The closure captures only the position.
          page.scroll = { position.go(to: $0) }
        }
    }
  }

  @available(macOS 15, *)
  extension Binding<ScrollPosition> {
    /// Scrolls to the requested offset, which a position counts from the content's top edge.
    @MainActor
    fileprivate func go(to request: ScrollRequest) {
      let y = CGFloat(request.offset + request.insetTop)
      guard let animation = request.animation else { return wrappedValue.scrollTo(y: y) }
      withAnimation(Animation(animation)) { wrappedValue.scrollTo(y: y) }
    }
  }

  extension Animation {
    /// The animation with the same curve and duration.
    fileprivate init(_ animation: HeaderAnimation) {
      let curve = animation.curve
      self = .timingCurve(
        curve.x1, curve.y1, curve.x2, curve.y2, duration: animation.duration)
    }
  }
#endif
