import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

/// A list with section headers that stick, carousels in rows, and pull to refresh.
struct SectionsScreen: View {
  private let posts = Post.feed(8)

  var body: some View {
    List {
      ForEach(0..<6, id: \.self) { number in
        Section("Section \(number + 1)") {
          ScrollView(.horizontal) {
            HStack { ForEach(posts) { Text($0.author).padding().background(Color.teal) } }
          }
          PostRows(posts: posts)
        }
      }
    }
    .listStyle(.plain)
    .refreshable {}
    .scrollHeader(.condensing(44...200)) {
      Text("Harbour Feed").font(.headline).foregroundColor(.white)
    } background: {
      Color.indigo
    }
  }
}
