#if canImport(SwiftUI)
  import HeaderObservation
  import SwiftUI

  /// Tells where the view is that it lies behind, parts that bars cover included; `nil` once it is gone.
  struct PageFrameReading: View {
    let tell: @MainActor (PageFrame?) -> Void

    init(_ tell: @escaping @MainActor (PageFrame?) -> Void) {
      self.tell = tell
    }

    var body: some View {
      GeometryReader { proxy in
        let frame = PageFrame(proxy)
        Color.clear
          .onAppear { tell(frame) }
          .onChange(of: frame) { tell($0) }
          .onDisappear { tell(nil) }
          .accessibilityHidden(true)
      }
    }
  }

  extension PageFrame {
    @MainActor
    fileprivate init(_ proxy: GeometryProxy) {
      let frame = proxy.frame(in: .global)
      self.init(
        minX: Double(frame.minX), maxX: Double(frame.maxX),
        minY: Double(frame.minY - proxy.safeAreaInsets.top))
    }
  }
#endif
