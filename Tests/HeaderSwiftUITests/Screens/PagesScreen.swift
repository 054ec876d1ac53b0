import FacebookHide
import HeaderSwiftUI
import SwiftUI

struct PagesScreen: View {
  let posts: [String: [Post]]
  @State private var tab = "Posts"
  private let titles = ["Posts", "Replies", "Likes"]

  var body: some View {
    TabView(selection: $tab) {
      ForEach(titles, id: \.self) { title in
        List(posts[title] ?? []) { PostRow($0) }.scrollHeaderPage(title)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .scrollHeaderPages(.hiding(height: 160), selection: $tab) { layout in
      ProfileHeader().opacity(1 - layout.collapsedFraction)
    } tabs: {
      TabStrip(titles: titles, selection: $tab)
    }
  }
}
