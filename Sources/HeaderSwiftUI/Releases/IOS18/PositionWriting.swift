#if os(iOS) || os(macOS) || os(visionOS)
  import HeaderCore
  import HeaderObservation
  import ScrollPhysics
  import SwiftUI

  /// Takes a `ScrollView` where it is asked to go.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  struct PositionWriting: ViewModifier {
    @ObservedObject private var requests: RequestPublisher
    @State private var position = ScrollPosition()

    init(page: PageModel) {
      requests = page.requests
    }

    func body(content: Content) -> some View {
      content
        .scrollPosition($position)
        .onChange(of: requests.latest) { _, latest in
          if let latest { go(to: latest.request) }
        }
    }

    /// Offsets are counted from the inset's lower edge here.
    private func go(to request: ScrollRequest) {
      let y = CGFloat(request.offset + request.insetTop)
      guard let animation = request.animation else { return position.scrollTo(y: y) }
      withAnimation(Animation(animation)) { position.scrollTo(y: y) }
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
