// needs: ios
// says: cannot convert value 'tab' of type 'String' to expected type 'Binding<String>'
import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI
struct V: View {
  @State private var tab = "posts"
  var body: some View {
    EmptyView().scrollHeaderPages(.condensing(44...88), selection: tab) { EmptyView() }
  }
}
