import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

/// A list with swipe actions and pull to refresh. Buttons collapse and expand its header, scroll to a row, and change the
/// header's height from where it is.
struct FeedScreen: View {
  @State private var posts = Post.feed(60)
  @State private var nextID = 60
  @State private var maximumHeight = 88.0
  @StateObject private var header = HeaderState()

  var body: some View {
    List {
      ForEach(posts) { post in
        PostRow(post)
          .swipeActions {
            Button("Archive") { posts.removeAll { $0.id == post.id } }
          }
      }
    }
    .listStyle(.plain)
    .refreshable { await load() }
    .scrollHeader(.condensing(44...maximumHeight), state: header) {
      ZStack {
        Image(systemName: "sailboat").headerElement("logo", edges: [.bottom])
        Text("Harbour Feed").font(.headline).headerElement("title", edges: [.top])
      }
      .foregroundColor(.white)
    } background: {
      Color.indigo
    }
    .toolbar {
      Text("Harbour Feed").headerEffect(header) { view, layout in
        view.opacity(layout.collapsedFraction).offset(y: 20 * (1 - layout.collapsedFraction))
      }
      Button(header.isCollapsed ? "Open" : "Close") {
        if header.isCollapsed { header.expand() } else { header.collapse() }
      }
      Button("Row 20") { header.scroll(to: 20 * 60) }
      Button("Higher") { maximumHeight = min(maximumHeight + 40, 280) }
      Button("Lower") { maximumHeight = max(maximumHeight - 40, 88) }
    }
  }

  private func load() async {
    posts = Post.feed(10, from: nextID) + posts
    nextID += 10
  }
}
