// needs: ios16-uikit
import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI
struct V: View {
  @State private var isCollapsed = false
  var body: some View {
    EmptyView().scrollHeader(TwitterCondenseHeader(), isCollapsed: isCollapsed) { EmptyView() }
  }
}
