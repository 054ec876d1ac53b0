#if os(macOS)
  import HeaderObservation
  import ScrollPhysics
  import SwiftUI

  /// Takes a `ScrollView` where it is asked to go.
  @available(macOS 15, *)
  struct PositionWriting: ViewModifier {
    let page: PageModel
    @State private var position = ScrollPosition()

    func body(content: Content) -> some View {
      content
        .scrollPosition($position)
        .onAppear { [position = $position] in
          // The closure keeps the position and nothing else of this view.
          page.move = { request in
            position.go(to: request)
            return true
          }
        }
    }
  }

  @available(macOS 15, *)
  extension Binding<ScrollPosition> {
    /// Offsets are counted from the inset's lower edge here.
    @MainActor
    fileprivate func go(to request: ScrollRequest) {
      let y = CGFloat(request.offset + request.insetTop)
      guard let animation = request.animation else { return wrappedValue.scrollTo(y: y) }
      withAnimation(Animation(animation)) { wrappedValue.scrollTo(y: y) }
    }
  }

  extension Animation {
    /// The same course over the same time.
    fileprivate init(_ animation: HeaderAnimation) {
      let curve = animation.curve
      self = .timingCurve(
        curve.x1, curve.y1, curve.x2, curve.y2, duration: animation.duration)
    }
  }
#endif
