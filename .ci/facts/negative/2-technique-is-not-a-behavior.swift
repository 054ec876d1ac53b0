// needs: ios15-plain
import HeaderSwiftUI
import SwiftUI
struct V: View { var body: some View { EmptyView().scrollHeader("twitter-condense") { EmptyView() } } }
