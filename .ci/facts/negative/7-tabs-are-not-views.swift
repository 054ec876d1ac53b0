// needs: macos
// says: requires that '[String]' conform to 'View'
import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI
struct V: View {
  var body: some View {
    EmptyView().scrollHeaderPages(TwitterCondenseHeader(), selection: 1) { EmptyView() } tabs: { ["a", "b"] }
  }
}
