import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

/// A list with section headers that stick, pull to refresh, and a carousel in each section: the first keeps the margins
/// that it inherits from the list, the others have their own.
struct SectionsScreen: View {
  private let posts = Post.feed(8)

  var body: some View {
    List {
      ForEach(0..<6, id: \.self) { number in
        Section("Section \(number + 1)") {
          carousel(inherits: number == 0)
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

  private func carousel(inherits: Bool) -> AnyView {
    let carousel = ScrollView(.horizontal) {
      HStack { ForEach(posts) { Text($0.author).padding().background(Color.teal) } }
    }
    guard !inherits, #available(iOS 17, *) else { return AnyView(carousel) }
    return AnyView(carousel.contentMargins(.vertical, 0, for: .scrollContent))
  }
}
