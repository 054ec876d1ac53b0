import SwiftUI

/// A message with its author above it.
struct PostRow: View {
  private let post: Post

  init(_ post: Post) {
    self.post = post
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(post.author).font(.headline)
      Text(post.text).foregroundColor(.secondary)
    }
    .padding(.vertical, 4)
  }
}

/// A plain list of a feed.
struct PostFeed: View {
  var count = 60

  var body: some View {
    List { PostRows(posts: Post.feed(count)) }.listStyle(.plain)
  }
}

/// The rows of a feed, for a list or a stack.
struct PostRows: View {
  let posts: [Post]

  var body: some View {
    ForEach(posts) { PostRow($0) }
  }
}
