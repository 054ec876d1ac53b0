import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

/// A cover that stretches when pulled. Its views follow from the header's layout.
struct CoverScreen: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) { PostRows(posts: Post.feed(40)) }
        .padding(.horizontal)
    }
    .scrollHeader(.elastic(height: 200)) { layout in
      VStack(alignment: .leading) {
        Text("Lagoon Trail").font(.title)
        Text("Four days on foot")
      }
      .scaleEffect(1 + layout.stretch / 400, anchor: .bottomLeading)
      .padding()
      .foregroundColor(.white)
      .frame(maxWidth: .infinity, minHeight: 200, alignment: .bottomLeading)
    } background: {
      Color.teal
    }
  }
}
