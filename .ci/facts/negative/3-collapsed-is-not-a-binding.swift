// needs: ios
// says: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI
struct V: View {
  @State private var isCollapsed = false
  var body: some View {
    EmptyView().scrollHeader(TwitterCondenseHeader(), isCollapsed: isCollapsed) { EmptyView() }
  }
}
