import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

/// A list that stays one: swipe a row to archive it, pull the list to load more.
struct FeedScreen: View {
  @State private var posts = Post.feed(60)

  var body: some View {
    List {
      ForEach(posts.indices, id: \.self) { index in
        PostRow(posts[index])
          .swipeActions {
            Button("Archive") { posts.remove(at: index) }
          }
      }
    }
    .listStyle(.plain)
    .refreshable { await load() }
    .scrollHeader(.condensing(44...88)) {
      ZStack {
        Image(systemName: "sailboat").headerElement("logo", edges: [.bottom])
        Text("Harbour Feed").font(.headline).headerElement("title", edges: [.top])
      }
      .foregroundColor(.white)
    } background: {
      Color.indigo
    }
  }

  private func load() async {
    posts = Post.feed(10) + posts
  }
}
