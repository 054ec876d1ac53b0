// What the guides take for granted of an app.
import SwiftUI

struct Post: Identifiable {
  var id: Int
  var title: String
}

struct PostRow: View {
  let post: Post

  init(_ post: Post) { self.post = post }

  var body: some View { Text(post.title) }
}

struct ProfileHeader: View {
  var body: some View { Text("Profile") }
}

func load() async {}

struct TabStrip: View {
  let titles: [String]
  @Binding var selection: String

  var body: some View {
    HStack { ForEach(titles, id: \.self) { title in Button(title) { selection = title } } }
  }
}
