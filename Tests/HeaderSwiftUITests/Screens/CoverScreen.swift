import ElasticStretch
import HeaderSwiftUI
import SwiftUI

struct CoverScreen: View {
  let posts: [Post]

  var body: some View {
    ScrollView { LazyVStack { ForEach(posts) { PostRow($0) } } }
      .scrollHeader(.elastic(height: 240)) {
        Text("Lagoon Trail").font(.title).frame(height: 240, alignment: .bottomLeading)
      } background: {
        Image("cover").resizable().scaledToFill()
      }
  }
}
