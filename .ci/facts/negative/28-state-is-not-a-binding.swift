// needs: ios
// says: cannot convert value of type 'Binding<HeaderState>' to expected argument type 'HeaderState'
import HeaderBehaviors
import HeaderSwiftUI
import SwiftUI
struct V: View {
  @State private var header = HeaderState()
  var body: some View {
    EmptyView().scrollHeader(.condensing(60...200), state: $header) { EmptyView() }
  }
}
