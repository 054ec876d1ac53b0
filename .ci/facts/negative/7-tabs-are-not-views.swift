// needs: macos
// says: requires that '[String]' conform to 'View'
import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI
struct V: View {
  @State private var tab = 1
  var body: some View {
    EmptyView().scrollHeaderPages(TwitterCondenseHeader(), selection: $tab) { EmptyView() } tabs: { ["a", "b"] }
  }
}
