import HeaderSwiftUI
import SwiftUI
import TwitterCondense

struct FeedScreen: View {
  let posts: [Post]

  var body: some View {
    List(posts) { PostRow($0) }
      .scrollHeader(.condensing(60...200)) {
        ProfileHeader()
      } background: {
        Color.indigo
      }
  }
}
