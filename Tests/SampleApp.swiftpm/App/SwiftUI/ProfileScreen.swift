import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

/// Three lists under one header, with tabs below it: a long one, a short one and an empty one.
struct ProfileScreen: View {
  @State private var tab = Tab.posts

  enum Tab: String, CaseIterable, Identifiable {
    case posts = "Posts"
    case replies = "Replies"
    case likes = "Likes"

    var id: Tab { self }
  }

  var body: some View {
    TabView(selection: $tab) {
      PostFeed().scrollHeaderPage(Tab.posts)
      PostFeed(count: 4).scrollHeaderPage(Tab.replies)
      ScrollView { Text("Nothing yet").padding() }.scrollHeaderPage(Tab.likes)
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .scrollHeaderPages(.condensing(44...88), selection: $tab) {
      Text("Ines Okafor").font(.headline).headerElement("title", edges: [.top])
        .foregroundColor(.white)
    } background: {
      Color.indigo
    } tabs: {
      HStack {
        ForEach(Tab.allCases) { one in
          Button(one.rawValue) { tab = one }
            .foregroundColor(one == tab ? .primary : .secondary)
            .frame(maxWidth: .infinity)
        }
      }
      .padding(.vertical, 10)
      .background(Color.white)
    }
  }
}
