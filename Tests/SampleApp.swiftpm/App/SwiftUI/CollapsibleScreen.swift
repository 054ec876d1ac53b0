import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

/// A header that a button collapses and opens, and a title in the bar that appears as it goes.
struct CollapsibleScreen: View {
  @StateObject private var header = HeaderState()

  var body: some View {
    PostFeed()
      .scrollHeader(.hiding(height: 88), state: header) {
        SearchHeader()
      } background: {
        Color.blue
      }
      .toolbar {
        Text("Search").headerEffect(header) { view, layout in
          view.opacity(layout.collapsedFraction).offset(y: 20 * (1 - layout.collapsedFraction))
        }
        Button(header.isCollapsed ? "Show search" : "Hide search") {
          if header.isCollapsed { header.expand() } else { header.collapse() }
        }
        Button("Row 20") { header.scroll(to: 20 * 60) }
      }
  }
}

/// A field to search in.
private struct SearchHeader: View {
  @State private var text = ""

  var body: some View {
    TextField("Search in all posts", text: $text)
      .textFieldStyle(.roundedBorder)
      .headerElement("search-bar", edges: [.leading, .bottom, .trailing])
  }
}
