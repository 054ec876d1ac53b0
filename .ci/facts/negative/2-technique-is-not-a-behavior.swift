// needs: macos
// says: argument type 'String' does not conform to expected type 'HeaderBehavior'
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().scrollHeader("twitter-condense") { EmptyView() } } }
