import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

/// A bar over the list. A drag that begins on the bar scrolls, and its button still gets taps.
struct BarScreen: View {
  @State private var count = 0

  var body: some View {
    PostFeed()
      .scrollHeader(.enterAlways(height: 56)) {
        ZStack {
          Text(count == 0 ? "Inbox" : "Inbox, \(count) written")
            .headerElement("title", edges: [.leading, .bottom])
            .allowsHitTesting(false)
          Button("Write") { count += 1 }
            .headerElement("action", edges: [.trailing, .bottom])
        }
        .foregroundColor(.white)
      } background: {
        Color.indigo
      }
  }
}
