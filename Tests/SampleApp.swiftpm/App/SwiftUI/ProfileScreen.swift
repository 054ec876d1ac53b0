import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

/// Three pages under one header with tabs: a long list, a short one and an empty one.
struct ProfileScreen: View {
  @State private var tab = "Posts"

  var body: some View {
    TabView(selection: $tab) {
      PostFeed().scrollHeaderPage("Posts")
      PostFeed(count: 4).scrollHeaderPage("Replies")
      ScrollView { Text("Nothing yet").padding() }.scrollHeaderPage("Likes")
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .scrollHeaderPages(.condensing(44...88), selection: $tab) {
      Text("Ines Okafor").font(.headline).headerElement("title", edges: [.top])
        .foregroundColor(.white)
    } background: {
      Color.indigo
    } tabs: {
      HStack {
        ForEach(["Posts", "Replies", "Likes"], id: \.self) { one in
          Button(one) { tab = one }
            .foregroundColor(one == tab ? .primary : .secondary)
            .frame(maxWidth: .infinity)
        }
      }
      .padding(.vertical, 10)
      .background(Color.white)
    }
  }
}
