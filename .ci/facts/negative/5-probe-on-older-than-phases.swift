// needs: macos
// says: 'onScrollGeometryChange(for:of:action:)' is only available in macOS 15 or newer
import HeaderSwiftUI
import SwiftUI
struct V: View {
  var body: some View {
    EmptyView().onScrollGeometryChange(for: Double.self) { Double($0.contentOffset.y) } action: { _, _ in }
  }
}
