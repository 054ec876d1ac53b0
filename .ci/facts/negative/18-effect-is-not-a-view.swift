// needs: ios
// says: requires that 'Int' conform to 'View'
import HeaderSwiftUI
import SwiftUI
struct V: View {
  let header: HeaderState
  var body: some View { EmptyView().headerEffect(header) { _, _ in 1 } }
}
