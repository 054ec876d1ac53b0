import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

/// A header that a button collapses and opens, and that says how it has come to rest.
struct CollapsibleScreen: View {
  @State private var isCollapsed = false

  var body: some View {
    List { PostRows(posts: Post.feed(60)) }
      .listStyle(.plain)
      .scrollHeader(FacebookHideHeader(), isCollapsed: $isCollapsed) { SearchHeader() }
      .toolbar {
        Button(isCollapsed ? "Show search" : "Hide search") { isCollapsed.toggle() }
      }
  }
}

/// A field to search in.
private struct SearchHeader: View {
  @State private var text = ""

  var body: some View {
    ZStack {
      Color.blue.ignoresSafeArea()
      TextField("Search in all posts", text: $text)
        .textFieldStyle(.roundedBorder)
        .headerElement("search-bar", edges: [.leading, .bottom, .trailing])
    }
  }
}
