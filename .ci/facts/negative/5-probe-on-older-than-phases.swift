// needs: ios17-plain
import HeaderSwiftUI
import SwiftUI
struct V: View {
  var body: some View {
    EmptyView().onScrollGeometryChange(for: Double.self) { Double($0.contentOffset.y) } action: { _, _ in }
  }
}
