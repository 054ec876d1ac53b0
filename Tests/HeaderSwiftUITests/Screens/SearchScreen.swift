import HeaderSwiftUI
import OffscreenContainer
import SwiftUI

@available(iOS 16, *)
struct SearchScreen: View {
  let posts: [Post]
  @State private var query = ""
  @StateObject private var header = HeaderState()

  var body: some View {
    NavigationStack {
      List(posts) { PostRow($0) }
        .refreshable { await load() }
        .scrollHeader(.slidingOffscreen(100...320), state: header) {
          ProfileHeader().frame(height: 320)
        }
        .searchable(text: $query)
        .toolbar {
          ToolbarItem(placement: .principal) {
            Text("Ines Okafor").headerEffect(header) { $0.opacity($1.collapsedFraction) }
          }
        }
    }
  }
}
