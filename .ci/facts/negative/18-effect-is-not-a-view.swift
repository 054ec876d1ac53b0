// needs: ios
// says: cannot convert value of type 'Text' to closure result type 'HeaderEffect'
import HeaderSwiftUI
import SwiftUI
struct V: View {
  let header: HeaderState
  var body: some View { EmptyView().headerEffect(header) { _, _ in Text("Feed") } }
}
