import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI

/// A header whose height is set while it is shown: it goes over to it from where it is.
struct TunedScreen: View {
  @State private var maximumHeight = 128.0

  var body: some View {
    PostFeed()
      .scrollHeader(.condensing(44...maximumHeight)) {
        Text("Night Library").font(.headline).foregroundColor(.white)
      } background: {
        Color.teal
      }
      .toolbar {
        Button("Higher") { maximumHeight = min(maximumHeight + 40, 280) }
        Button("Lower") { maximumHeight = max(maximumHeight - 40, 88) }
      }
  }
}
