import EnterAlways
import HeaderSwiftUI
import SwiftUI

struct BrowserScreen: View {
  let posts: [Post]

  var body: some View {
    List(posts) { PostRow($0) }
      .scrollHeader(.enterAlways(height: 56)) { ProfileHeader() }
      .scrollFooter {
        HStack { Button("Back") {} }.padding().frame(maxWidth: .infinity).background(Color.indigo)
      }
  }
}
