import EnterAlways
import HeaderSwiftUI
import SwiftUI

@available(iOS 26, *)
struct GlassScreen: View {
  let posts: [Post]
  @State private var header = HeaderState()

  var body: some View {
    List(posts) { PostRow($0) }
      .scrollHeader(.enterAlways(height: 56), state: header) {
        Button("Top") { header.scroll(to: 0) }.padding().glassEffect()
      }
      .headerEdgeStyle(.soft, for: .top)
  }
}
