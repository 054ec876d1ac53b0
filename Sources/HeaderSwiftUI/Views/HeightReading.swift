#if canImport(SwiftUI)
  import SwiftUI

  /// Tells how high the view is that it lies behind, now and whenever that changes.
  struct HeightReading: View {
    let tell: @MainActor (Double) -> Void

    init(_ tell: @escaping @MainActor (Double) -> Void) {
      self.tell = tell
    }

    var body: some View {
      GeometryReader { proxy in
        let height = Double(proxy.size.height)
        Color.clear
          .onAppear { tell(height) }
          .onChange(of: height) { tell($0) }
      }
    }
  }
#endif
