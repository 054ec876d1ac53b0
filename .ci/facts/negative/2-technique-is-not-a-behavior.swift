// needs: macos
// says: requires that 'String' conform to 'HeaderBehavior'
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().scrollHeader("twitter-condense") { EmptyView() } } }
